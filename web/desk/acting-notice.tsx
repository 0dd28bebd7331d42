// What stands above every screen of a company while an administrator of ours is logged in as it, and the way back.

import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useTellRefusal } from '#web/words/tell-refusal.ts';

export function ActingNotice() {
  const t = useTexts('shell');
  const tellRefusal = useTellRefusal();
  const { signOut } = useSession();
  const { acting_for: name, name: company } = useSignedIn();
  const back = async (): Promise<void> => {
    try {
      await signOut();
    } catch (error) {
      tellRefusal(error);
    }
  };
  if (name === undefined) return null;
  return (
    <Notice
      heading={t('acting.title', { company })}
      actions={
        <Button size="s" onClick={() => void back()}>
          {t('acting.back')}
        </Button>
      }
    >
      {t('acting.text', { name })}
    </Notice>
  );
}
