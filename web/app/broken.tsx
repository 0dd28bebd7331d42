// What stands where a screen broke: that it did, and a way to try again.

import type { FallbackProps } from 'react-error-boundary';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

export function Broken({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts('error');
  const word = useTexts('shell');
  return (
    <EmptyState
      heading={t('heading')}
      action={
        <Button variant="primary" onClick={resetErrorBoundary}>
          {word('retry')}
        </Button>
      }
    >
      {t('unknown')}
    </EmptyState>
  );
}
