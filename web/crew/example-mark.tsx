// The mark after a name of the example crew.

import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';

export function ExampleMark({ of }: { of: { readonly example?: boolean | undefined } }) {
  const t = useTexts('shell');
  if (!of.example) return null;
  return (
    <>
      {' '}
      <Badge>{t('exampleMark')}</Badge>
    </>
  );
}
