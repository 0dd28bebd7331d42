// Lines above the clock that few see: a closed account, a phone whose clock is wrong, what a scanned poster led to.

import { useEffect, useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import { fromWire } from '#shared/time/instant.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { AlertAction, Notice } from '#web/ui/display/alert.tsx';
import type { useOwnWork } from './own/own-work.ts';
import type { Clock } from './use-clock.ts';
import { useWords } from './use-words.ts';

type Props = {
  /** How far this phone's clock is from the server's. */
  readonly minutes: number;
  readonly work: Pick<ReturnType<typeof useOwnWork>, 'open' | 'projects' | 'isPending'>;
  readonly start: {
    /** The project of the poster that was scanned. */
    readonly scanned: string | undefined;
    /** What is chosen for the next clock-in. */
    readonly project: ProjectChoice | undefined;
  };
  readonly clock: Clock;
};

export function Notices(props: Props) {
  const { work, start, minutes } = props;
  const t = useTexts('phone');
  const isDisabled = useSignedIn().disabled ?? false;
  return (
    <>
      {isDisabled && <Closed />}
      {minutes > 0 && <Notice>{t('skew', { minutes })}</Notice>}
      {!isDisabled && !work.isPending && start.scanned !== undefined && (
        <Scanned {...props} scanned={start.scanned} />
      )}
    </>
  );
}

/** Why nothing can be changed: the company's account is deleted or disabled, or this employee is deactivated. */
function Closed() {
  useReadmitted();
  const t = useTexts('phone');
  const { zone, day } = useWords();
  const { deletion, company_disabled: isCompanyDisabled } = useSignedIn();
  const leavesAt = deletion && fromWire(deletion.ends);
  if (leavesAt !== undefined) return <Notice>{t('leaving', { day: day(dayOf(zone, leavesAt)) })}</Notice>;
  return <Notice>{t(isCompanyDisabled ? 'companyDisabled' : 'disabled')}</Notice>;
}

const askedMilliseconds = 60_000;

/** Renews the session of a deactivated employee every minute, so that an open page notices the reactivation. */
function useReadmitted(): void {
  const { renew } = useSession();
  useEffect(() => {
    const ask = () => {
      renew().catch((error: unknown) => console.warn('The session could not be renewed', error));
    };
    const onShow = () => void (document.visibilityState === 'visible' && ask());
    const timer = setInterval(ask, askedMilliseconds);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [renew]);
}

/** A poster of a site that cannot be chosen, or of another site than the one where the person works now. */
function Scanned({ scanned, work, start, clock }: Props & { readonly scanned: string }) {
  const { open, projects } = work;
  const t = useTexts('own-hours');
  // The poster is about the entry that ran when it was scanned; a later one has been chosen otherwise.
  const [first] = useState(open?.id);
  const [isLeft, setLeft] = useState(false);
  const site = projects.find(({ id }) => id === scanned);
  if (isLeft || open?.id !== first) return null;
  if (!site) {
    if (!open && start.project !== undefined) return null;
    return <Notice>{t('scanned.notHere')}</Notice>;
  }
  if (!open || open.project.id === scanned) return null;
  return (
    <Notice
      actions={
        <>
          <AlertAction
            label={t('scanned.switch', { to: site.name })}
            run={() => {
              setLeft(true);
              void clock.switchTo(site, open);
            }}
          />
          <AlertAction label={t('scanned.stay')} run={() => setLeft(true)} />
        </>
      }
    >
      {t('scanned.elsewhere', { from: open.project.name, to: site.name })}
    </Notice>
  );
}
