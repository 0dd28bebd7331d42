// Weeks, days or people as bars of normal time and overtime, against the limit of the rule.

import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import { BarNumbers, limitScale, StackedBar } from '#web/ui/display/bars.tsx';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import styles from './explained.module.css';

const secondsPerHour = 3600;

type Row = {
  readonly key: string;
  readonly name: ReactNode;
  readonly paid: number;
  readonly overtime: number;
};
type Props = {
  readonly head: string;
  readonly rows: readonly Row[];
  readonly total: string;
  /** Seconds after which overtime begins. */
  readonly limit?: number | undefined;
};

export function LimitTable({ head, rows, total, limit }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const longest = rows.reduce((most, { paid }) => Math.max(most, paid), 0);
  const scale = limitScale(
    longest / secondsPerHour,
    limit === undefined ? undefined : limit / secondsPerHour,
  );
  const sum = (of: 'paid' | 'overtime') => words.hours(rows.reduce((all, row) => all + row[of], 0));
  return (
    <table className={styles.limits}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <td>
            <BarNumbers scale={scale} text={words.plain} />
          </td>
          <th scope="col">{t('why.paid')}</th>
          <th scope="col">{t('why.over')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, paid, overtime }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <StackedBar
                scale={scale}
                parts={[
                  { kind: 'work', value: (paid - overtime) / secondsPerHour },
                  { kind: 'over', value: overtime / secondsPerHour },
                ]}
              />
            </td>
            <td>{words.hours(paid)}</td>
            <td>
              <b className={overtime === 0 ? styles.none : undefined}>{words.hours(overtime)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td>{sum('paid')}</td>
          <td>{sum('overtime')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
