// The shared time clock: the names, one person's page, the result of the press, then the names again.

import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { productName } from '#shared/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { LanguageSwitch } from '#web/door/language-switch.tsx';
import { useServerNow, useSecondsBehind } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Logo } from '#web/ui/display/logo.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import styles from './kiosk.module.css';
import { useKioskTime } from './kiosk-time.ts';
import { NamesView } from './names-view.tsx';
import { PersonView } from './person/person-view.tsx';
import { type Result, ResultView } from './person/result-view.tsx';
import { useKiosk } from './use-kiosk.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { Queue } from './press/presses.ts';

const LeaveDialog = lateDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

const clockSeconds = 5;
type View =
  | { readonly of: 'names'; readonly last?: string }
  | { readonly of: 'person'; readonly id: string }
  | { readonly of: 'result'; readonly result: Result };

export function Screen() {
  const t = useTexts('kiosk');
  const { say } = useErrorWords();
  const time = useKioskTime();
  const kiosk = useKiosk();
  const [view, setView] = useState<View>({ of: 'names' });
  const [isLeaving, setLeaving] = useState(false);
  const person = view.of === 'person' ? kiosk.people.find(({ id }) => id === view.id) : undefined;
  const minutesOff = Math.round(Math.abs(useSecondsBehind()) / 60);
  const { leavesAt } = kiosk;
  const closed =
    leavesAt === undefined ? t('disabled') : t('leaving', { day: time.dayText(time.dayAt(leavesAt)) });
  const isNetwork = kiosk.error instanceof ApiError && kiosk.error.status === 0;
  return (
    <main id="content" className={styles.page}>
      <Head companyName={kiosk.companyName} isAlone={view.of === 'names'} />
      <h1 className="visually-hidden">{t('title')}</h1>
      <p className="visually-hidden" role="status">
        {view.of === 'result' && spokenOf(view.result, (key) => t(`result.${key}`))}
      </p>
      {minutesOff > 0 && <Notice>{t('clockOff', { count: minutesOff })}</Notice>}
      {kiosk.isDisabled && <Notice>{closed}</Notice>}
      {(kiosk.isCut || isNetwork) && (
        <Notice icon={<IconCloudOff size={22} stroke={1.75} aria-hidden="true" />} heading={t('cut.title')}>
          {t('cut.text')}
        </Notice>
      )}
      {kiosk.error && !isNetwork && <ErrorAlert>{say(kiosk.error)}</ErrorAlert>}
      {view.of === 'result' ? (
        <ResultView result={view.result} onOver={() => setView({ of: 'names' })} />
      ) : person ? (
        <PersonView
          key={person.id}
          kiosk={kiosk}
          person={person}
          onBack={() => setView({ of: 'names', last: person.id })}
          onResult={(result) => setView({ of: 'result', result })}
        />
      ) : (
        <NamesView
          people={kiosk.people}
          isPending={kiosk.isPending}
          last={view.of === 'names' ? view.last : undefined}
          onChoose={(id) => setView({ of: 'person', id })}
        />
      )}
      {view.of !== 'result' && !person && (
        <KioskFoot queue={kiosk.queue} asksToken={kiosk.asksToken} onLeave={() => setLeaving(true)} />
      )}
      {isLeaving && <LeaveDialog companyName={kiosk.companyName} onClose={() => setLeaving(false)} />}
    </main>
  );
}

const spokenOf = (
  { press, workLog }: Result,
  word: (key: Result['press']['kind'] | 'kept') => string,
): string =>
  [
    press.person.name,
    word(press.kind),
    workLog?.project.name ?? ('project' in press ? press.project.name : ''),
    workLog ? '' : word('kept'),
  ]
    .filter(Boolean)
    .join('. ');

/** The language switch shows only beside the names (`isAlone`): it reloads the page, and typed words would be lost. */
function Head({ companyName, isAlone }: { companyName: string; isAlone: boolean }) {
  const time = useKioskTime();
  const now = useServerNow(clockSeconds);
  return (
    <header className={styles.head}>
      <div>
        <Logo name={productName} />
        <p className={styles.company}>{companyName}</p>
      </div>
      {isAlone && (
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
      )}
      <p className={styles.clock}>
        <span className={styles.time}>{time.clockAt(now)}</span>
        <span className={styles.date}>{time.titleOf(time.dayAt(now))}</span>
      </p>
    </header>
  );
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The foot of the time clock: unsent presses, a hint about the 4-letter password, and the way out, which asks for the password. */
function KioskFoot(props: { queue: Queue; asksToken: boolean; onLeave: () => void }) {
  const t = useTexts('kiosk');
  const { presses } = props.queue;
  const refused = presses.filter((press) => press.refusal).length;
  const waiting = presses.length - refused;
  return (
    <footer className={styles.foot}>
      <p className={styles.sent} role="status">
        {presses.length === 0 && (
          <span>
            <IconCircleCheck {...icon} /> {t('allSent')}
          </span>
        )}
        {waiting > 0 && (
          <span>
            <IconCloudOff {...icon} /> {t('unsent', { count: waiting })}
          </span>
        )}
        {refused > 0 && (
          <span className={styles.refused}>
            <IconAlertTriangle {...icon} /> {t('undecided', { count: refused })}
          </span>
        )}
      </p>
      {props.asksToken && (
        <p className={styles.hint}>
          <IconLock {...icon} />
          {t('hintToken')}
        </p>
      )}
      <Button variant="quiet" onClick={props.onLeave}>
        {t('leave.open')}
      </Button>
    </footer>
  );
}
