// The session-expired modal; its confirm logs out and leads back to the log-in of the same kind.

import { useSession } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useGo } from '#web/door/go.ts';
import { loginOf } from './login-of.ts';

export function SessionOver() {
  const { known, isOver, signOut } = useSession();
  const go = useGo();
  const t = useTexts('shell');
  if (!isOver || known.state !== 'in') return null;
  const confirm = async () => {
    await signOut();
    go(loginOf(known.session.role, known.session.acting_for !== undefined));
  };
  const leave = () => void confirm();
  return (
    <Dialog
      stays
      open
      onClose={leave}
      title={t('sessionOver.title')}
      foot={
        <Button variant="primary" onClick={leave}>
          {t('sessionOver.confirm')}
        </Button>
      }
    >
      <p>{t('sessionOver.text')}</p>
    </Dialog>
  );
}
