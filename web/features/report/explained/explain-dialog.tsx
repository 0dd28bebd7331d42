// The dialog that explains how an employee's day is paid: its stretches in time order, each with the rule that applied.

import type { ExplainedDayOnWire } from '#shared/model/report.ts';
import { reports } from '#shared/api/report.ts';
import { rulesOfReport } from '#shared/model/company/rule-words.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import { ExplainedStretches } from './explained-stretches.tsx';
import styles from '#web/features/report/report.module.css';
import type { Asked } from '#web/features/report/report-view.ts';
import { ownRules, type ReportQuery } from '#web/features/report/use-report-query.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';

type Props = { readonly asked: Asked; readonly query: ReportQuery; readonly onClose: () => void };

export function ExplainDialog({ asked, query, onClose }: Props) {
  const t = useTexts('report');
  const { say } = useErrorWords();
  const time = useCompanyTime();
  const { employeeId, day } = asked;
  const own = Object.fromEntries(
    ownRules.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  );
  const { data, error } = useRead(reports.endpoints.explain, {
    path: { id: employeeId },
    query: { day, ...own },
  });
  // `data` may still be the previously explained day's, while this day's is being read.
  const explained = data?.day === day && data.employee.id === employeeId ? data : undefined;
  const entries = new URLSearchParams({ from: day, to: day, employee_id: employeeId });
  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title={
        explained
          ? t('why.title', { name: explained.employee.name, day: time.dayText(day) })
          : time.dayText(day)
      }
      below={explained && <Calendar explained={explained} />}
      footStart={<ButtonLink href={`/app?${entries}#all-entries`}>{t('why.entries')}</ButtonLink>}
      foot={<Button onClick={onClose}>{t('why.close')}</Button>}
    >
      {error && <ErrorAlert>{say(error)}</ErrorAlert>}
      {!error && !explained && <SkeletonRows />}
      {explained && <Explanation explained={explained} />}
    </Dialog>
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
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
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
  if (explained.stretches.length === 0) return <p className={styles.whyText}>{t('why.noWork')}</p>;
  const notes = [
    ...(left !== null && weekly !== null
      ? [t('why.weekLeft', { left: words.hours(left), hours: words.plain(weekly) })]
      : []),
    ...(explained.rules.tiers?.week_steps.length ? [t('why.weekPaid', { hours: words.hours(paid) })] : []),
    ...(isOwnLunch
      ? [t('why.ownLunch', { minutes: lunch.minutes, hours: words.plain(lunch.from_hours) })]
      : []),
  ];
  return (
    <>
      <div className={styles.stretches}>
        <ExplainedStretches explained={explained} />
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.whyText}>
          {note}
        </p>
      ))}
      <p className={styles.whyRules}>{rules.sentences(rulesOfReport(explained.rules)).join(' ')}</p>
    </>
  );
}
