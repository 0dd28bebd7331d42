// Stands in place of a page that the person's role does not include: says so, and leads to one that it does.

import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { placeHref } from './desk-places.ts';

/** `title`: the page's name, where nothing else on it says it. */
export function NotYours({ title }: { readonly title?: string }) {
  const t = useTexts('not-yours');
  return (
    <>
      {title !== undefined && <PageHead title={title} />}
      <EmptyState
        heading={t('heading')}
        action={<ButtonLink href={placeHref('overview')}>{t('go')}</ButtonLink>}
      />
    </>
  );
}
