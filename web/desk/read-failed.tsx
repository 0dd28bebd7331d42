// A list that could not be read: why, and the button to try again; nothing is said of what it may hold.

import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';

type Props = {
  readonly error: unknown;
  /** In place of what the error itself says. */
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
