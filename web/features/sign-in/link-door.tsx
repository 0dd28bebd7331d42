// Redeems a login link: posts its token once, goes home, or says what to do instead.

import type { Session } from '#shared/model/company.ts';
import { ApiError } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useSigningIn } from '#web/door/use-signing-in.ts';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';
import { isLinkOver, useOpenedLink } from './use-opened-link.ts';

type Props = {
  title: string;
  /** Why such a link no longer works. */
  over: string;
  ask: string;
  redeem: (token: string) => Promise<Session>;
  self: () => Promise<Session>;
};

export function LinkDoor({ title, over, ask, redeem, self }: Props) {
  const t = useTexts('sign-in');
  const shell = useTexts('shell');
  const { enter, words } = useSigningIn();
  const { opened, again } = useOpenedLink(async (token) => {
    try {
      await enter(await redeem(token));
      return undefined;
    } catch (refused) {
      // The first try may have worked although its answer was lost. It may also be somebody else who is in on this
      // device: so they are named, and nobody goes on as another by opening a link.
      const present = await self().catch(() => undefined);
      if (present) return { refused, present };
      throw refused;
    }
  });
  const refused =
    opened.state === 'refused' ? opened.error : opened.state === 'found' ? opened.found?.refused : undefined;
  const present = opened.state === 'found' ? opened.found?.present : undefined;
  const isLost = refused instanceof ApiError && refused.status === 0;
  // Only a judged link may be called a bad one: without an answer, or with a server's fault, it may work next time.
  const isOver = isLinkOver(refused);
  return (
    <DoorFrame title={title}>
      <div className={styles.form}>
        {opened.state === 'waiting' && <p role="status">{t('link.working')}</p>}
        {opened.state === 'missing' && (
          <ErrorAlert heading={t('link.failedTitle')}>{t('link.missing')}</ErrorAlert>
        )}
        {refused !== undefined && (
          <ErrorAlert
            heading={isOver && t('link.failedTitle')}
            actions={!isOver && <Button onClick={again}>{shell('tryAgain')}</Button>}
          >
            {isOver ? `${over} ${ask}` : words.say(refused)}
            {isLost && ` ${t('link.lost')}`}
          </ErrorAlert>
        )}
        {present && <Present session={present} goOn={() => void enter(present)} />}
      </div>
    </DoorFrame>
  );
}

function Present({ session, goOn }: { readonly session: Session; readonly goOn: () => void }) {
  const t = useTexts('sign-in');
  const { name, company } = session;
  const whole = company && company.name !== name ? `${name}, ${company.name}` : name;
  return (
    <Notice
      actions={
        <Button variant="primary" onClick={goOn}>
          {t('link.goOn', { name })}
        </Button>
      }
    >
      {t('link.present', { name: whole })}
    </Notice>
  );
}
