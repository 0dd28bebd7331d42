// Lines above the clock that few see: a phone whose clock is wrong, and what a scanned poster led to.

import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { scannedCompany } from '#web/door/scanned-site.ts';
import { useTexts } from '#web/text.ts';
import { AlertAction, Notice } from '#web/ui/display/alert.tsx';
import type { Clock } from './use-clock.ts';

type Props = {
  /** How far this phone's clock is from the server's. */
  readonly minutes: number;
  /** The project of the poster; undefined where none was scanned, or while the projects are being read. */
  readonly scanned: string | undefined;
  readonly open: WorkLog | undefined;
  readonly projects: readonly ProjectChoice[];
  /** A project is chosen for the next clock-in. */
  readonly isChosen: boolean;
  readonly clock: Clock;
};

export function Notices(props: Props) {
  const { scanned, minutes } = props;
  const t = useTexts('phone');
  return (
    <>
      {minutes > 0 && <Notice>{t('skew', { minutes })}</Notice>}
      {scanned !== undefined && <Scanned {...props} scanned={scanned} />}
    </>
  );
}

/** A poster of a site that cannot be chosen, or of another site than the one where the person works now. */
function Scanned({ scanned, open, projects, isChosen, clock }: Props & { readonly scanned: string }) {
  const t = useTexts('own-hours');
  const own = useSignedIn().company?.name;
  const [of] = useState(scannedCompany);
  // The poster is about the entry that ran when it was scanned; a later one has been chosen otherwise.
  const [first] = useState(open?.id);
  const [isLeft, setLeft] = useState(false);
  const site = projects.find(({ id }) => id === scanned);
  if (isLeft || open?.id !== first) return null;
  if (!site) {
    if (!open && isChosen) return null;
    const isOthers = of !== undefined && own !== undefined && of !== own;
    return <Notice>{isOthers ? t('scanned.ofOthers', { company: of }) : t('scanned.closed')}</Notice>;
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
