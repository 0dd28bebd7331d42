// Cells that the lists of employees and projects share: hours of a week or month, and the chart of the last weeks.

import type { ReactNode } from 'react';
import type { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { WeekCurve } from '#web/ui/display/week-bars.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { capital, monthName } from '#web/words/day-words.ts';
import { type ListHours, noHours, weeksShown } from './list-hours.ts';

export type HoursView = {
  readonly t: ReturnType<typeof useTexts<'people'>>;
  readonly time: CompanyTime;
  readonly today: string;
  /** By id; undefined until the hours are read. */
  readonly hours: ReadonlyMap<string, ListHours> | undefined;
  /** Only this week is known so far. */
  readonly hasWeeks: boolean;
};

type Shape<Row> = {
  /** From this many seconds on the week's hours are bold. */
  readonly boldFrom?: number;
  readonly chart: (weeks: readonly number[], label: string) => ReactNode;
  readonly rows: readonly Row[];
};

/** The columns of this week, this month and the last weeks; a row without hours has a dimmed zero. */
export function hourColumns<Row extends { readonly id: string }>(
  view: HoursView,
  { boldFrom = Infinity, chart, rows }: Shape<Row>,
): Record<'week' | 'month' | 'weeks', Column<Row>> {
  const { t, time, hours, hasWeeks } = view;
  const of = ({ id }: Row): ListHours | undefined => hours && (hours.get(id) ?? noHours);
  const sum = (part: 'week' | 'month') =>
    hours && time.hours(rows.reduce((total, row) => total + (of(row)?.[part] ?? 0), 0));
  return {
    week: {
      id: 'week',
      label: t('lists.week'),
      align: 'end',
      width: '84px',
      givesWay: 1,
      firstDescending: true,
      sortBy: (row) => of(row)?.week ?? 0,
      foot: sum('week'),
      cell: (row) => <Hours seconds={of(row)?.week} time={time} boldFrom={boldFrom} />,
    },
    month: {
      id: 'month',
      label: monthLabel(view),
      align: 'end',
      width: '88px',
      givesWay: 2,
      firstDescending: true,
      sortBy: (row) => of(row)?.month ?? 0,
      foot: hasWeeks ? sum('month') : undefined,
      cell: (row) => hasWeeks && <Hours seconds={of(row)?.month} time={time} />,
    },
    weeks: {
      id: 'weeks',
      label: t('lists.weeks', { weeks: time.number(weeksShown) }),
      width: '122px',
      givesWay: 4,
      cell: (row) => hasWeeks && chart(of(row)?.weeks ?? [], weeksSaid(view, of(row))),
    },
  };
}

const monthLabel = ({ time, today }: HoursView): string =>
  capital(monthName(time.language, today), time.language);

const weeksSaid = ({ t, time }: HoursView, hours: ListHours = noHours): string =>
  t('lists.weeksSaid', { hours: hours.weeks.map((seconds) => time.hours(seconds)).join(', ') });

type HoursProps = {
  readonly seconds: number | undefined;
  readonly time: CompanyTime;
  readonly boldFrom?: number;
};

/** Nothing until they are read. */
export function Hours({ seconds, time, boldFrom = Infinity }: HoursProps) {
  if (seconds === undefined) return null;
  const look = seconds === 0 ? 'num dim' : seconds >= boldFrom ? 'num strong' : 'num';
  return <span className={look}>{time.hours(seconds)}</span>;
}

type OfRow = HoursView & { readonly of: { readonly id: string } };

/** On the card of a narrow screen. */
export function MonthFact({ of, ...view }: OfRow) {
  const { time, hours } = view;
  return (
    <span>
      <span className="dim">{monthLabel(view)}</span>{' '}
      <Hours seconds={(hours?.get(of.id) ?? noHours).month} time={time} />
    </span>
  );
}

/** Nothing for a row without hours in these weeks. */
export function CompactChart({ of, ...view }: OfRow) {
  const own = view.hours?.get(of.id);
  if (!own?.weeks.some((seconds) => seconds > 0)) return null;
  return <WeekCurve values={own.weeks} label={weeksSaid(view, own)} />;
}
