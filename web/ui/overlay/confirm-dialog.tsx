// Owns the dialog of a confirmation: question, consequence, 'no' before 'yes'.
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from './dialog.tsx';
import type { OpenQuestion } from './question.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

type Props = { readonly question: OpenQuestion /** The same as no. */; readonly onClose: () => void };

export function ConfirmDialog({ question, onClose }: Props) {
  const texts = useUiTexts();
  const { heading, message, yes, no = texts.cancel, danger, noFirst = danger, answer } = question;
  return (
    <Dialog
      open
      question
      size="s"
      title={heading}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus={noFirst || undefined} onClick={onClose}>
            {no}
          </Button>
          <Button
            variant={danger ? 'danger-filled' : 'primary'}
            data-autofocus={!noFirst || undefined}
            onClick={() => answer(true)}
          >
            {yes}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
