// Why an employee's day is paid as it is: its stretches in time order, each with the rule that applied.

import type { ExplainedDayOnWire } from '#shared/model/report.ts';
import { reports } from '#shared/api/report.ts';
import { rulesOfReport } from '#shared/model/company/rule-words.ts';
import { clockOfMinutes } from '#shared/time/calendar.ts';
import type { Day } from '#shared/time/day.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import { ownRulesOf, type ReportQuery } from '#web/features/report/use-report-query.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import styles from './explained.module.css';
import { ExplainedFrame } from './explained-frame.tsx';
import { ExplainedStretches } from './explained-stretches.tsx';

type Props = {
  readonly employeeId: string;
  readonly day: Day;
  readonly query: ReportQuery;
  readonly onClose: () => void;
};

export function ExplainedDay({ employeeId, day, query, onClose }: Props) {
  const t = useTexts('report');
  const { say } = useErrorWords();
  const time = useCompanyTime();
  const { data, error } = useRead(reports.endpoints.explain, {
    path: { id: employeeId },
    query: { day, ...ownRulesOf(query) },
  });
  // `data` may still be the previously explained day's, while this day's is being read.
  const explained = data?.day === day && data.employee.id === employeeId ? data : undefined;
  return (
    <ExplainedFrame
      title={
        explained
          ? t('why.title', { name: explained.employee.name, day: time.dayText(day) })
          : time.dayText(day)
      }
      below={explained ? <Calendar explained={explained} /> : time.longDay(day)}
      onClose={onClose}
      entries={{ label: t('why.entries'), from: day, to: day, employee_id: employeeId }}
      week={day}
    >
      {error && <ErrorAlert>{say(error)}</ErrorAlert>}
      {!error && !explained && <SkeletonRows />}
      {explained && <Explanation explained={explained} />}
    </ExplainedFrame>
  );
}

/** The day in words, with its holiday. */
function Calendar({ explained }: { explained: ExplainedDayOnWire }) {
  const t = useTexts('report');
  const time = useCompanyTime();
  const rules = useRuleWords();
  const { holiday } = explained;
  const name = holiday ? rules.holiday({ name: holiday.name, ownName: holiday.own_name }) : '';
  const minute = holiday?.from_minute ?? 0;
  const clock = clockOfMinutes(minute);
  const said = minute > 0 ? t('why.holidayFrom', { name, time: clock }) : name;
  return (
    <>
      {time.longDay(explained.day)}
      {holiday && ` · ${holiday.is_major ? t('why.major', { name: said }) : said}`}
    </>
  );
}

function Explanation({ explained }: { explained: ExplainedDayOnWire }) {
  const t = useTexts('report');
  const words = useReportWords();
  const rules = useRuleWords();
  const { week_left_time: left, week_paid_time: paid, lunch } = explained;
  const weekly = explained.rules.overtime_after_week_hours;
  const isOwnLunch =
    lunch !== null &&
    explained.rules.own_lunches !== undefined &&
    (lunch.minutes !== explained.rules.lunch_minutes ||
      lunch.from_hours !== explained.rules.lunch_from_hours);
  if (explained.stretches.length === 0) return <p className={styles.note}>{t('why.noWork')}</p>;
  const notes = [
    ...(left !== null && weekly !== null
      ? [t('why.weekLeft', { left: words.hours(left), hours: words.plain(weekly) })]
      : []),
    ...(explained.rules.tiers?.week_steps.length ? [t('why.weekPaid', { hours: words.hours(paid) })] : []),
    ...(explained.lunch_given_back
      ? [t('why.lunchWorked', { hours: words.hours(explained.lunch_given_back) })]
      : []),
    ...(isOwnLunch
      ? [t('why.ownLunch', { minutes: lunch.minutes, hours: words.plain(lunch.from_hours) })]
      : []),
  ];
  return (
    <>
      <ExplainedStretches explained={explained} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p className={styles.rules}>{rules.sentences(rulesOfReport(explained.rules)).join(' ')}</p>
    </>
  );
}
