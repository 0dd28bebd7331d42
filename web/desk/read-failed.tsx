// Replaces a list that could not be read: the reason, and a button that tries again.

import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';

type Props = {
  readonly error: unknown;
  /** A text to show instead of the error's own. */
  readonly said?: string | undefined;
  readonly isTrying: boolean;
  readonly onTry: () => unknown;
};

export function ReadFailed({ error, said, isTrying, onTry }: Props) {
  const t = useTexts('shell');
  const words = useErrorWords();
  return (
    <ErrorAlert
      actions={
        <Button size="s" loading={isTrying} onClick={() => void onTry()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {said ?? words.say(error)}
    </ErrorAlert>
  );
}
