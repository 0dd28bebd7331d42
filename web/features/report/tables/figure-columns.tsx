// The columns of figures that all of the report's tables share: hours, normal, overtime by its tiers, lunch.

import type { ReactNode } from 'react';
import type { Tier } from '#shared/model/company/pay-rules.ts';
import { useTexts } from '#web/text.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import type { Sums } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import styles from '#web/features/report/report.module.css';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import { NotSplit } from './not-split.tsx';

type Options<Row> = {
  readonly of: (row: Row) => Sums;
  readonly total: Sums;
  readonly hoursCell?: (row: Row) => ReactNode;
  /** Draws a figure that a rule computed as a button that explains it. */
  readonly why?: (row: Row, figure: string) => ReactNode;
  /** Shows '–' for normal time, overtime and lunch: a daily rule does not divide them between projects. */
  readonly isOpen?: boolean;
  /** The same for the row of totals; of all projects together the figures are known. */
  readonly isTotalOpen?: boolean;
};
const width = '92px';
const shortLabel = 10;

/** Overtime without the higher tiers, which have columns of their own. */
const seconds = (sums: Sums, tier: Tier): number =>
  tier === 2 ? sums.overtime2 : tier === 3 ? sums.overtime3 : sums.overtime - sums.overtime2 - sums.overtime3;

export function useFigureColumns<Row>(options: Options<Row>): Column<Row>[] {
  const { of, total, hoursCell, why = (_, figure) => figure, isOpen = false, isTotalOpen = isOpen } = options;
  const t = useTexts('report');
  const words = useReportWords();
  const rules = useRuleWords();
  const { showsLunch, tiers, rules: counted } = useReportView();
  const open = <NotSplit />;
  const figure = (value: number): ReactNode =>
    value === 0 ? <span className={styles.zero}>{words.hours(0)}</span> : words.hours(value);
  const column = (
    id: string,
    label: string,
    cell: (row: Row) => ReactNode,
    foot: ReactNode,
  ): Column<Row> => ({
    id,
    label,
    // A company's own name for a tier may be long; a narrow head leaves the room to the names of the rows.
    head: label.length > shortLabel ? <span className={styles.figureHead}>{label}</span> : undefined,
    align: 'end',
    width,
    cell: (row) => (isOpen ? open : cell(row)),
    foot: isTotalOpen ? open : foot,
  });
  return [
    {
      id: 'hours',
      label: t('columns.hours'),
      align: 'end',
      width,
      cell: hoursCell ?? ((row) => words.hours(of(row).hours)),
      foot: words.hours(total.hours),
    },
    column('normal', t('columns.normal'), (row) => figure(of(row).normal), words.hours(total.normal)),
    ...tiers.map((tier) =>
      column(
        `overtime${tier}`,
        tiers.length === 1 ? t('columns.overtime') : rules.tier(counted.tiers, tier),
        (row) => {
          const value = seconds(of(row), tier);
          return value === 0 ? figure(0) : why(row, words.hours(value));
        },
        words.hours(seconds(total, tier)),
      ),
    ),
    {
      ...column('lunch', t('columns.lunch'), (row) => lunchCell(of(row).lunch), words.minus(total.lunch)),
      hidden: !showsLunch,
    },
  ];

  function lunchCell(value: number): ReactNode {
    return value === 0 ? figure(0) : words.minus(value);
  }
}
