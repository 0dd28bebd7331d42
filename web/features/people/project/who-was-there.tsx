// Who was on the project, day by day of one week: names, a lane for each, hours.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekNumberOf } from '#shared/time/week.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useDayNotes } from '#web/entry/day-notes/day-notes.ts';
import { useFreeDays } from '#web/entry/days/free-days.ts';
import { useLateRule } from '#web/entry/days/late-rule.ts';
import { useLiveEntries } from '#web/entry/live-entries.ts';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { RulerHours, Ruler } from '#web/ui/display/ruler.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { weeksOf } from '#web/words/company-time.ts';
import { type CrewDay, crewWeek, shortNames, type Lane } from './project-crew.ts';
import styles from './project.module.css';
import type { ProjectData } from './use-project.ts';

const daysInWeek = 7;
/** Fetched after the page, with the rule of what is usual. */
const weekRule = async () => (await import('#web/entry/days/week-model.ts')).weekRow;

export function WhoWasThere({ data }: { data: ProjectData }) {
  const t = useTexts('project');
  const id = useId();
  const { time, entries, weeks, now } = data;
  const [back, setBack] = useState(0);
  const monday = weeks.at(-1 - back) ?? time.dayAt(now);
  const names = useMemo(() => shortNames(entries), [entries]);
  const isMissing = useMissing(data, monday);
  const week = crewWeek({ time, entries, now }, monday, names, isMissing);
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead
        id={id}
        title={t('whoWasThere')}
        detail={t('week', { number: weekNumberOf(monday) })}
        isCornered
        actions={<Steps back={back} most={weeks.length - 1} onBack={setBack} />}
      />
      {week.days.length === 0 ? (
        <EmptyState heading={t('noneThere')} />
      ) : (
        <table className={styles.crew} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('crew')}</th>
              <th scope="col" className={styles.laneCell}>
                <span className="visually-hidden">{t('times')}</span>
                <RulerHours every={3} />
              </th>
              <th scope="col" className={styles.end}>
                {t('hours')}
              </th>
            </tr>
          </thead>
          <tbody>
            {week.days.map((day) => (
              <CrewRow key={day.day} row={day} data={data} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              <td colSpan={2}>{t('people', { count: week.people, shown: time.number(week.people) })}</td>
              <td className={styles.end}>{time.hours(week.seconds)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}

/**
 * Whether a person is missing on a day by the week's own rule, over the hours of all projects in these weeks and of this
 * one in the weeks before. Until that is read, no person counts as missing.
 */
function useMissing({ time, now, entries }: ProjectData, monday: Day): (id: string, day: Day) => boolean {
  const today = time.dayAt(now);
  const sunday = addDays(monday, daysInWeek - 1);
  const { lastWeek } = weeksOf(today);
  // These weeks are those of the overview, which has often read them.
  const range = monday >= lastWeek ? { from: lastWeek, to: today } : { from: monday, to: sunday };
  const read = useLiveEntries(range);
  const notes = useDayNotes(monday, sunday);
  const people = useRead(companies.endpoints.listEmployees, {}).data;
  const usualWeek = useSignedIn().settings?.usual_week ?? undefined;
  const isFree = useFreeDays(useMemo(() => daysOfWeek(monday), [monday]));
  const rowOf = useLateRule(weekRule);
  const rows = read.isPlaceholderData ? undefined : read.data;
  const own = useMemo(() => Map.groupBy(rows ?? [], ({ employee }) => employee.id), [rows]);
  const older = useMemo(() => Map.groupBy(entries, ({ employee }) => employee.id), [entries]);
  return (id, day) => {
    const person = people?.find((one) => one.id === id);
    if (!rows || !notes || !person || !rowOf) return false;
    const input = { time, now, days: [day], isFree, marksMissing: true, usualWeek, older, notes };
    return rowOf(input, person, own.get(id) ?? []).cells.some(({ missing }) => missing !== undefined);
  };
}

const daysOfWeek = (monday: Day): readonly Day[] =>
  Array.from({ length: daysInWeek }, (_, index) => addDays(monday, index));

type StepsProps = {
  readonly back: number;
  readonly most: number;
  readonly onBack: (weeks: number) => void;
};

function Steps({ back, most, onBack }: StepsProps) {
  const t = useTexts('project');
  return (
    <span className={styles.steps}>
      <IconButton label={t('weekBefore')} disabled={back >= most} onClick={() => onBack(back + 1)}>
        <IconChevronLeft size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={t('weekAfter')} disabled={back === 0} onClick={() => onBack(back - 1)}>
        <IconChevronRight size={18} stroke={1.75} />
      </IconButton>
    </span>
  );
}

function CrewRow({ row, data: { time, now } }: { row: CrewDay; data: ProjectData }) {
  const t = useTexts('project');
  const { day, lanes, missing, seconds } = row;
  const isToday = day === time.dayAt(now);
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row" className="num">
        {time.shortDay(day)}
      </th>
      <td>
        {lanes.map(({ name }) => name).join(', ')}
        {missing.length > 0 && (
          <span className={styles.missing}>
            {' · '}
            {t('missing', { count: missing.length, names: missing.join(', ') })}
          </span>
        )}
      </td>
      <td className={styles.laneCell}>
        <CrewLanes lanes={lanes} nowMinute={isToday ? time.minuteAt(now) : undefined} />
      </td>
      <td className={styles.end}>{time.hours(seconds)}</td>
    </tr>
  );
}

type LanesProps = { readonly lanes: readonly Lane[]; readonly nowMinute: number | undefined };

/** A thin ruler for each, in the order of their names. */
function CrewLanes({ lanes, nowMinute }: LanesProps) {
  const t = useTexts('project');
  return (
    <div className={styles.lanes}>
      {lanes.map(({ id, name, times, segments }) => (
        <Ruler
          key={id}
          size="lane"
          segments={segments}
          nowMinute={nowMinute}
          label={t('lane', {
            name,
            times: times.map(({ from, to = t('now') }) => `${from}–${to}`).join(', '),
          })}
        />
      ))}
    </div>
  );
}
