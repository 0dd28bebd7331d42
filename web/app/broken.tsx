// What stands where a screen broke: that it did, and a way to try again.

import type { FallbackProps } from 'react-error-boundary';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { askAgain } from '#web/ui/page/lazy-again.tsx';

export function Broken({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts('error');
  const word = useTexts('shell');
  const tryAgain = () => {
    askAgain();
    resetErrorBoundary();
  };
  return (
    <EmptyState
      heading={t('heading')}
      action={
        <Button variant="primary" onClick={tryAgain}>
          {word('retry')}
        </Button>
      }
    >
      {t('unknown')}
    </EmptyState>
  );
}
