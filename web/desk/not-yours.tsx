// Stands in place of a page that the person's role does not include: says so, and leads to one that it does.

import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { placeHref } from './desk-places.ts';

export function NotYours() {
  const t = useTexts('not-yours');
  return (
    <EmptyState
      heading={t('heading')}
      action={<ButtonLink href={placeHref('overview')}>{t('go')}</ButtonLink>}
    />
  );
}
