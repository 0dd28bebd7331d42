// The history of an own entry: who changed what.

import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { deviceAheadSecondsMax } from '#shared/limits.ts';
import type { HistoryRow } from '#shared/model/worklog/history.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';

type Props = { workLogId: string; projects: readonly { id: string; name: string }[] };

export function OwnHistory({ workLogId, projects }: Props) {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const words = useWords();
  const { say } = useErrorWords();
  const field = useFieldNames();
  const { data, error, isPending } = useRead(ownWorkLogs.endpoints.history, { path: { id: workLogId } });
  if (isPending) return <SkeletonRows />;
  if (error) return <ErrorAlert>{say(error)}</ErrorAlert>;
  const when = (at: string) => words.moment(fromWire(at) ?? 0);
  const value = (name: string, text: string | null): string => {
    if (text === null) return '–';
    if (name === 'project') return projects.find(({ id }) => id === text)?.name ?? text;
    if (name === 'worked_through_lunch' || name === 'assumed_end') return text === 'true' ? '✓' : '–';
    if (name === 'approved') return t(text === 'true' ? 'history.approved' : 'history.unapproved');
    const instant = fromWire(text);
    return instant === undefined ? text : words.moment(instant);
  };
  const did = ({ action }: HistoryRow): string =>
    action === 'restored' || action === 'doubted' ? own(action) : t(`history.${action}`);
  const nameOf = ({ by }: HistoryRow): string =>
    by.kind === 'CompanyTimeClock' ? t('history.timeClock') : by.name;
  // The index keeps the keys of two changes in the same second apart.
  const row = (entry: HistoryRow, index: number) => (
    <li key={`${entry.at}-${index}`}>
      <b>{did(entry)}</b>{' '}
      <span className={styles.dim}>{t('history.by', { name: nameOf(entry), when: when(entry.at) })}</span>
      {entry.asked_by !== undefined && (
        <div className={styles.dim}>{own('requests.askedBy', { name: entry.asked_by })}</div>
      )}
      {entry.word !== undefined && (
        <div className={styles.dim}>{own('requests.said', { word: entry.word })}</div>
      )}
      {entry.reason !== undefined && <div>{own('requests.reason', { reason: entry.reason })}</div>}
      <TwoClocks row={entry} />
      {entry.changes.map((change) => (
        <div key={change.field}>
          {t('history.change', {
            field: field(change.field),
            from: value(change.field, change.from),
            to: value(change.field, change.to),
          })}
        </div>
      ))}
    </li>
  );
  return <ol className={styles.history}>{data.map(row)}</ol>;
}

/** What the fields of an entry are called. */
function useFieldNames() {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  return (name: string): string => {
    switch (name) {
      case 'start_time':
      case 'end_time':
      case 'project':
        return t(`history.${name}`);
      case 'approved':
        return t('history.approval');
      case 'worked_through_lunch':
        return own('lunchWorked');
      case 'assumed_end':
        return own('unconfirmed');
      case 'comment':
        return t('comment');
      default:
        return t('history.other');
    }
  };
}

/** The device's time and the time of receipt of a press, where they differ noticeably. */
function TwoClocks({ row }: { row: HistoryRow }) {
  const t = useTexts('phone');
  const words = useWords();
  const device = fromWire(row.device_time ?? '');
  const received = fromWire(row.received_at ?? '');
  if (device === undefined || received === undefined) return null;
  if (Math.abs(received - device) <= deviceAheadSecondsMax) return null;
  return (
    <div className={styles.dim}>
      {t('history.clocks', { device: words.moment(device), received: words.moment(received) })}
    </div>
  );
}
