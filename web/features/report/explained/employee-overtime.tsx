// Why an employee has so much overtime: the weeks or the days of the report against the rule's limit.

import { reports } from '#shared/api/report.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { ownRulesOf, type ReportQuery } from '#web/features/report/use-report-query.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import styles from './explained.module.css';
import { ExplainedFrame } from './explained-frame.tsx';
import { LimitTable } from './limit-table.tsx';
import { edgeDayOf, type OvertimeRow, type OvertimeWhy, overtimeWhy } from './overtime-rows.ts';

type Props = { readonly id: string; readonly query: ReportQuery; readonly onClose: () => void };

export function EmployeeOvertime({ id, query, onClose }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const time = useCompanyTime();
  const { entries } = useReportView();
  const { columns } = entries;
  const position = columns.employees.findIndex((one) => one.id === id);
  const name = columns.employees[position]?.name ?? '';
  const why = overtimeWhy(entries, id, query.project_id !== undefined);
  const edge = useEdge(id, query, why);
  const rows = withEarlier(why.rows, edge.earlier);
  const overtime = rows.reduce((sum, row) => sum + row.overtime, 0);
  const most = rows.toSorted((one, other) => other.overtime - one.overtime)[0];
  const count = columns.counts[position] ?? 0;
  const isByWeek = why.by === 'week';
  const rule = useShortRule(why);
  const range = time.rangeText(columns.from, columns.to);
  return (
    <ExplainedFrame
      title={t('why.overtime', { hours: words.hours(overtime) })}
      below={[name, range, ...rule].join(' · ')}
      onClose={onClose}
      entries={{
        label: t('entriesShown', { count, shown: words.number(count) }),
        from: columns.from,
        to: columns.to,
        employee_id: id,
      }}
      week={most?.from}
    >
      {edge.error && <ErrorAlert>{edge.error}</ErrorAlert>}
      <LimitTable
        head={t(isByWeek ? 'why.week' : 'columns.day')}
        limit={why.limit}
        rows={rows.map((row) => ({
          ...row,
          key: row.from,
          name: isByWeek ? (
            `${time.dateText(row.from)}–${time.dateText(row.to)}`
          ) : (
            <DayButton employeeId={id} day={row.from} />
          ),
        }))}
        total={t(isByWeek ? 'why.weeks' : 'dayCount', { count: rows.length })}
      />
      <EdgeNote why={why} earlier={edge.earlier} />
    </ExplainedFrame>
  );
}

/** 'After 40 hours a week', where one rule makes all overtime. */
function useShortRule({ by, limit }: OvertimeWhy): string[] {
  const words = useReportWords();
  const rules = useRuleWords();
  if (limit === undefined) return [];
  return [rules.say(by === 'week' ? 'afterWeek' : 'afterDay', { hours: words.plain(limit / 3600) })];
}

/** The hours of the first week that came before the report: the server counts them, the report does not hold them. */
function useEdge(id: string, query: ReportQuery, why: OvertimeWhy) {
  const { say } = useErrorWords();
  const { entries } = useReportView();
  const day = why.by === 'week' ? edgeDayOf(entries, id) : undefined;
  const { data, error } = useRead(
    reports.endpoints.explain,
    { path: { id }, query: { day: day ?? '', ...ownRulesOf(query) } },
    { enabled: day !== undefined },
  );
  const isIts = data !== undefined && data.day === day && data.employee.id === id;
  // Hours of the week's earlier days; those of the report's own days are in the report.
  return { earlier: isIts ? data.week_paid_time : 0, error: error ? say(error) : undefined };
}

/** The first week with the hours that came before the report: they count towards the limit. */
const withEarlier = (rows: readonly OvertimeRow[], earlier: number): readonly OvertimeRow[] =>
  rows.map((row, at) => (at === 0 ? { ...row, paid: row.paid + earlier } : row));

function EdgeNote({ why, earlier }: { why: OvertimeWhy; earlier: number }) {
  const t = useTexts('report');
  const words = useReportWords();
  const time = useCompanyTime();
  const { from, to } = useReportView().entries.columns;
  const last = why.rows.at(-1);
  if (why.by !== 'week') return null;
  const said = [
    ...(earlier > 0 ? [t('why.before', { hours: words.hours(earlier), day: time.dateText(from) })] : []),
    ...(last !== undefined && last.to >= addDays(to, 1) && addDays(to, 1) <= time.today()
      ? [t('why.after', { day: time.dateText(to) })]
      : []),
  ];
  return said.length > 0 && <p className={styles.note}>{said.join(' ')}</p>;
}

/** Explains a day of the explanation in the same place. */
function DayButton({ employeeId, day }: { employeeId: string; day: Day }) {
  const time = useCompanyTime();
  const { explain } = useReportView();
  return (
    <button type="button" className={styles.way} onClick={() => explain({ of: 'day', employeeId, day })}>
      {time.shortDay(day)}
    </button>
  );
}
