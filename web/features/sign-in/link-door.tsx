// Redeems a login link: first asks the server who is logged in, then posts the token once and opens the home screen.

import { useRef } from 'react';
import { sessions } from '#shared/api/session.ts';
import type { Session } from '#shared/model/company/company.ts';
import { ApiError, call } from '#web/api/client.ts';
import { CookiesRefused, useSigningIn } from '#web/door/use-signing-in.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';
import { isJudged } from './use-link-token.ts';
import { isLinkOver, useOpenedLink } from './use-opened-link.ts';

type Props = {
  title: string;
  /** The sentence for a link that no longer works. */
  over: string;
  ask: string;
  redeem: (token: string) => Promise<Session>;
};

/** The session of this browser's cookie, as the server sees it: the page's own memory may have been cleared. */
async function whoIsIn(): Promise<Session | undefined> {
  try {
    return await call(sessions.endpoints.self, {});
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined;
    throw error;
  }
}

/** Somebody is logged in and has not decided: the token stays in the address for a reload. */
const isUndecided = (found: object | undefined): boolean => found !== undefined;

/** The link as the server judges it, and who is logged in here already. */
function useJudgedLink(redeem: Props['redeem']) {
  const { enter } = useSigningIn();
  const isWanted = useRef(false);
  const { opened, again } = useOpenedLink(async (token, drop) => {
    // People share phones: a link does not replace another person's session without asking.
    const before = isWanted.current ? undefined : await whoIsIn();
    if (before) return { present: before };
    isWanted.current = true;
    try {
      const session = await redeem(token);
      drop();
      await enter(session);
      return undefined;
    } catch (refused) {
      if (refused instanceof CookiesRefused) throw refused;
      if (isJudged(refused)) drop();
      // An earlier try may have logged in although its reply was lost, or somebody else is logged in here. The page
      // names that person, so that the visitor does not continue as somebody else unawares.
      const present = await whoIsIn().catch(() => undefined);
      if (present) return { refused, present };
      throw refused;
    }
  }, isUndecided);
  const refused =
    opened.state === 'refused' ? opened.error : opened.state === 'found' ? opened.found?.refused : undefined;
  const present = opened.state === 'found' ? opened.found?.present : undefined;
  /** Opens the link although somebody is logged in. */
  const openAnyway = (): void => {
    isWanted.current = true;
    again();
  };
  return { state: opened.state, refused, present, again, openAnyway };
}

export function LinkDoor({ title, over, ask, redeem }: Props) {
  const t = useTexts('sign-in');
  const shell = useTexts('shell');
  const { enter, words } = useSigningIn();
  const { state, refused, present, again, openAnyway } = useJudgedLink(redeem);
  const isLost = refused instanceof ApiError && refused.status === 0;
  // Only the server's verdict makes a link a bad one: after a network or server fault it may still work.
  const isOver = isLinkOver(refused);
  return (
    <DoorFrame title={title}>
      <div className={styles.form}>
        {state === 'waiting' && <p role="status">{t('link.working')}</p>}
        {state === 'missing' && <ErrorAlert heading={t('link.failedTitle')}>{t('link.missing')}</ErrorAlert>}
        {refused !== undefined && (
          <ErrorAlert
            heading={isOver && t('link.failedTitle')}
            actions={!isOver && <Button onClick={again}>{shell('tryAgain')}</Button>}
          >
            {isOver
              ? `${over} ${ask}`
              : refused instanceof CookiesRefused
                ? t('cookiesRefused')
                : words.say(refused)}
            {isLost && ` ${t('link.lost')}`}
          </ErrorAlert>
        )}
        {present && (
          <Present
            session={present}
            goOn={() => void enter(present)}
            useLink={refused === undefined ? openAnyway : undefined}
          />
        )}
      </div>
    </DoorFrame>
  );
}

type PresentProps = {
  readonly session: Session;
  readonly goOn: () => void;
  /** Undefined once the link was tried. */
  readonly useLink: (() => void) | undefined;
};

function Present({ session, goOn, useLink }: PresentProps) {
  const t = useTexts('sign-in');
  const { name, company } = session;
  const whole = company && company.name !== name ? `${name}, ${company.name}` : name;
  return (
    <Notice
      actions={
        <>
          <Button variant="primary" onClick={goOn}>
            {t('link.goOn', { name })}
          </Button>
          {useLink && <Button onClick={useLink}>{t('link.useLink')}</Button>}
        </>
      }
    >
      {t('link.present', { name: whole })}
      {useLink && ` ${t('link.ends')}`}
    </Notice>
  );
}
