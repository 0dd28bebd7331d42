// The record of mailed reports: when, to whom, how often opened. Links can be revoked, a failed report sent again.

import { monthlyReports } from '#shared/api/monthly-report.ts';
import type { ReportRunOnWire } from '#shared/model/monthly-report.ts';
import { ApiError, isErrorCode } from '#web/api/client.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { StillRow } from '#web/ui/table/row-group.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { monthTitle } from '#web/words/day-words.ts';
import { useAttempt } from '#web/words/attempt.ts';
import styles from './monthly-report.module.css';

const shown = 6;
const refetchSeconds = 5;

type Props = {
  readonly mayWrite: boolean;
  readonly isOn: boolean;
  readonly again: ((month: string) => Promise<void>) | undefined;
};

export function MonthlyReportRecord({ mayWrite, isOn, again }: Props) {
  const t = useTexts('mailed-report');
  const first = useRead(monthlyReports.endpoints.list, {}, {});
  const isMaking = first.data?.runs.some(({ state }) => state === 'making') ?? false;
  // The list is read again on a timer only while files are being made.
  useRead(
    monthlyReports.endpoints.list,
    {},
    { enabled: isMaking, refetchSeconds: isMaking ? refetchSeconds : 0 },
  );
  const { data, error } = first;
  if (error) return <ErrorAlert>{t('recordFailed')}</ErrorAlert>;
  if (!data || (data.runs.length === 0 && !isOn)) return null;
  if (data.runs.length === 0) return <StillRow label={t('record')} detail={t('recordNone')} />;
  return (
    <div className={styles.record}>
      <h3 className={styles.head}>{t('record')}</h3>
      <ul>
        {data.runs.slice(0, shown).map((run) => (
          <Run
            key={run.id}
            run={run}
            unsubscribed={data.unsubscribed}
            mayWrite={mayWrite}
            again={again && (() => again(run.month))}
          />
        ))}
      </ul>
    </div>
  );
}

type RunProps = {
  readonly run: ReportRunOnWire;
  readonly unsubscribed: readonly string[];
  readonly mayWrite: boolean;
  readonly again: (() => Promise<void>) | undefined;
};

type Letter = ReportRunOnWire['letters'][number];
type Question = { readonly heading: string; readonly message: string; readonly yes: string };

function Run({ run, unsubscribed, mayWrite, again }: RunProps) {
  const t = useTexts('mailed-report');
  const time = useCompanyTime();
  const { say } = useErrorWords();
  const { revokeAll, revokeOne, isRevoking } = useRevoke(run);
  // A company whose trial is over may still revoke the links it mailed.
  const isOpen = !useSignedIn().disabled;
  const isLive = isOpen && run.ends !== null;
  const said = t(`state.${run.state}`, { moment: run.sent ? time.momentText(run.sent) : '' });
  const links =
    run.state !== 'sent'
      ? ''
      : run.ends === null
        ? t('linkOver')
        : t('linkUntil', { moment: time.momentText(run.ends) });
  return (
    <li className={styles.run}>
      <p className={styles.month}>{monthTitle(currentLanguage(), run.month)}</p>
      <p className={run.state === 'failed' ? styles.bad : styles.detail}>
        {[said, ...(run.by_hand ? [t('byHand')] : [])].join(' · ')}
      </p>
      {run.letters.length > 0 && (
        <ul className={styles.letters}>
          {run.letters.map((letter) => (
            <LetterRow
              key={letter.address}
              letter={letter}
              isOver={run.ends === null}
              isUnsubscribed={unsubscribed.includes(letter.address)}
              onRevoke={
                isLive && run.letters.length > 1 && !letter.called_back
                  ? () => void revokeOne(letter.address)
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {run.refused.map(({ kind, code, names = '' }) => (
        <p key={kind} className={styles.detail}>
          {t(`kind.${kind}`)}: {isErrorCode(code) ? say(new ApiError(code, { params: { names } })) : code}
        </p>
      ))}
      {links && <p className={styles.detail}>{links}</p>}
      {isLive && (run.state === 'sent' || run.state === 'making') && (
        <Button size="s" variant="danger-quiet" loading={isRevoking} onClick={() => void revokeAll()}>
          {t(run.state === 'making' ? 'stopMaking' : 'revoke')}
        </Button>
      )}
      {mayWrite && run.state === 'failed' && again && (
        <Button size="s" onClick={() => void again()}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}

/** Ends the links of a run, or of one of its addresses. */
function useRevoke(run: ReportRunOnWire) {
  const t = useTexts('mailed-report');
  const attempt = useAttempt();
  const change = useChange(monthlyReports.endpoints.revoke);
  const revoke = async (question: Question, done: string, address?: string): Promise<void> => {
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(async () => {
      await change.mutateAsync({ path: { id: run.id }, query: { address } });
      showToast({ message: done });
    });
  };
  const revokeAll = () =>
    run.state === 'making'
      ? revoke(
          { heading: t('stopMakingTitle'), message: t('stopMakingText'), yes: t('stopMaking') },
          t('stoppedMaking'),
        )
      : revoke({ heading: t('revokeTitle'), message: t('revokeText'), yes: t('revoke') }, t('revoked'));
  const revokeOne = (address: string) =>
    revoke(
      { heading: t('revokeOneTitle', { address }), message: t('revokeOneText'), yes: t('revokeOne') },
      t('revoked'),
      address,
    );
  return { revokeAll, revokeOne, isRevoking: change.isPending };
}

type LetterProps = {
  readonly letter: Letter;
  /** The links of the run have ended. */
  readonly isOver: boolean;
  readonly isUnsubscribed: boolean;
  /** Undefined where its link cannot be revoked alone. */
  readonly onRevoke: (() => void) | undefined;
};

function LetterRow({ letter, isOver, isUnsubscribed, onRevoke }: LetterProps) {
  const t = useTexts('mailed-report');
  const { address, openings, called_back } = letter;
  const said = [
    openings === 0 ? t('notOpened') : t('opened', { count: openings }),
    ...(called_back && !isOver ? [t('revokedOne')] : []),
    ...(isUnsubscribed ? [t('unsubscribed')] : []),
  ];
  return (
    <li className={styles.letter}>
      <span className={styles.address}>{address}</span>
      <span className={styles.detail}>{said.join(', ')}</span>
      {onRevoke && (
        <Button size="s" variant="danger-quiet" label={t('revokeOneTitle', { address })} onClick={onRevoke}>
          {t('revokeOne')}
        </Button>
      )}
    </li>
  );
}
