// The latest changes of a person: of their record and of their newest entries.

import { useId } from 'react';
import { workLogHistory } from '#shared/api/worklogs.ts';
import type { Employee } from '#shared/model/employee.ts';
import { restorableSecondsMax } from '#shared/limits.ts';
import type { HistoryRow } from '#shared/model/worklog/history.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useMay } from '#web/desk/may.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useDistanceWords } from '#web/place/distance-words.ts';
import { useSites } from '#web/place/use-sites.ts';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { counted } from '#web/words/counted.ts';
import { doneToMany, type PersonChange, useChanges } from './history-data.ts';
import type { PersonShow } from './person-show.ts';
import styles from './person.module.css';

type Props = {
  readonly employee: Employee;
  /** Undefined until they are read. */
  readonly entries: readonly WorkLog[] | undefined;
  readonly show: PersonShow;
};

export function HistoryCard({ employee, entries, show }: Props) {
  const t = useTexts('person');
  const id = useId();
  const changes = useChanges(employee.id, entries, show.time);
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead
        id={id}
        title={t('history')}
        actions={
          <UiLink
            className={styles.link}
            href={placeHref('entries', new URLSearchParams({ employee_id: employee.id }))}
          >
            {t('allEntries')}
          </UiLink>
        }
      />
      {changes === undefined && <SkeletonRows rows={3} />}
      {changes?.length === 0 && <p className={styles.none}>{t('noHistory')}</p>}
      <ol className={styles.history}>
        {changes?.map((change) => (
          <li key={change.key}>
            <span className={styles.at}>
              {show.time.shortDay(show.time.dayAt(change.at))} {show.time.clockAt(change.at)}
            </span>
            <span>
              <Words change={change} time={show.time} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Words({ change, time }: { readonly change: PersonChange; readonly time: CompanyTime }) {
  const t = useTexts('person');
  if (change.of === 'record') {
    const fields = change.row.fields.filter(isNamed).map((name) => t(`field.${name}`));
    return (
      <>
        {t(`event.${change.event}`)}
        {fields.length > 0 && <span className="dim"> · {fields.join(', ')}</span>}
        {change.event === 'day_noted' && change.row.detail !== null && (
          <span className="dim">
            {' · '}
            {time.shortDay(change.row.detail)}
            {change.row.employee && `, ${change.row.employee.name}`}
          </span>
        )}
      </>
    );
  }
  const { row, entry, others = [] } = change;
  const day = time.shortDay(time.dayAt(entry.start_time));
  const doneToAll = doneToMany(row.action);
  if (others.length > 0 && doneToAll) {
    const days = [entry, ...others].map((one) => time.dayAt(one.start_time)).toSorted();
    return (
      <>
        {time.rangeText(days[0] ?? '', days.at(-1) ?? '')}: <b>{row.by.name}</b> {t(`didToAll.${doneToAll}`)}
      </>
    );
  }
  return (
    <>
      {day}, {entry.project.name}: <b>{row.by.kind === 'CompanyTimeClock' ? t('timeClock') : row.by.name}</b>{' '}
      {t(`did.${row.action}`)}
      {change.of === 'deletion' && <Deleted entry={entry} at={row.at} time={time} />}
      {row.action === 'changed' && <Times row={row} time={time} />}
      {row.action === 'created' && <FromSite entry={entry} />}
    </>
  );
}

/** What the deleted entry was; within the hour it can be put back. */
function Deleted({
  entry,
  at,
  time,
}: {
  readonly entry: WorkLog;
  readonly at: string;
  readonly time: CompanyTime;
}) {
  const dialog = useTexts('entry');
  const shell = useTexts('entries');
  const mayWrite = useMay('work_log.edit');
  const restore = useRestore();
  const { start_time: from, end_time: to } = entry;
  const isOver = serverSeconds() >= time.seconds(at) + restorableSecondsMax;
  return (
    <>
      {' · '}
      <s className="num dim">
        {time.clockAt(from)}–{to === undefined ? shell('running') : time.clockAt(to)}
      </s>
      {mayWrite && !isOver && (
        <>
          {' '}
          <Button size="s" variant="quiet" onClick={() => void restore(entry)}>
            {dialog('history.putBack')}
          </Button>
        </>
      )}
    </>
  );
}

/** Puts a deleted entry back, or says why it cannot. */
function useRestore(): (entry: WorkLog) => Promise<void> {
  const t = useTexts('entries');
  const { say } = useErrorWords();
  const change = useChange(workLogHistory.endpoints.restore);
  return async ({ id, version }) => {
    try {
      // The list of deleted entries has the version that the deletion made.
      await change.mutateAsync({ path: { id }, body: { version: version - 1 } });
      showToast({ message: t('undone', counted(1)) });
    } catch (error) {
      showToast({ tone: 'bad', message: say(error) });
    }
  };
}

/** How far from the project's site the employee clocked in. */
function FromSite({ entry }: { readonly entry: WorkLog }) {
  const { fromSite } = useDistanceWords();
  const site = useSites().get(entry.project.id);
  const place = entry.places?.in;
  return site && place && <span className="num"> · {fromSite(site, place)}</span>;
}

const named = ['name', 'phone_number', 'needs', 'integrations', 'lunch'] as const;
const isNamed = (field: string): field is (typeof named)[number] => named.some((one) => one === field);

/** The times that were changed, the old ones struck. */
function Times({ row, time }: { readonly row: HistoryRow; readonly time: CompanyTime }) {
  const t = useTexts('person');
  return (['start_time', 'end_time'] as const).flatMap((end) => {
    const change = row.changes.find(({ field }) => field === end);
    if (!change) return [];
    return (
      <span key={end} className="num">
        {' · '}
        <span className="dim">{t(`ends.${end}`)}</span>{' '}
        {change.from !== null && <s className="dim">{time.clockAt(change.from)}</s>}{' '}
        {change.to !== null && time.clockAt(change.to)}
      </span>
    );
  });
}
