// What will be paid: worked − lunch = hours in the file, then normal and overtime with a bar, and the month before.

import { useId } from 'react';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import type { Month, PaidSums } from '#web/features/payroll/model/data.ts';
import { paidSeconds, shownHours } from '#web/features/payroll/model/paid-hours.ts';
import { spanName } from '#web/features/payroll/model/days.ts';
import styles from './month.module.css';

export function PaidCard({ month }: { readonly month: Month }) {
  const list = useTexts('month-steps');
  const id = useId();
  const { sums, error, isTrying, retry } = month.paid;
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={styles.cardTitle}>
        {list(month.isDone ? 'paid.was' : 'paid.title')}
      </h2>
      {!sums &&
        (error ? <ReadFailed error={error} isTrying={isTrying} onTry={retry} /> : <SkeletonRows rows={3} />)}
      {sums && <Sums sums={sums} month={month} />}
    </Card>
  );
}

function Sums({ sums, month }: { readonly sums: PaidSums; readonly month: Month }) {
  const list = useTexts('month-steps');
  const { time, running, query } = month;
  const { normal, lunch } = sums;
  const total = paidSeconds(sums);
  const shown = shownHours(sums);
  const share = total > 0 ? (normal / total) * 100 : 0;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{list('paid.worked')}</dt>
          <dd>{time.hours(total + lunch)}</dd>
        </div>
        <div>
          <dt>{list('paid.lunch')}</dt>
          <dd>{shown.lunch > 0 ? `−${time.hours(shown.lunch)}` : time.hours(0)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{list(query.system ? 'paid.inFile' : 'paid.total')}</dt>
          <dd>{time.hours(total)}</dd>
        </div>
        <div>
          <dt>{list('paid.normal')}</dt>
          <dd>{time.hours(shown.normal)}</dd>
        </div>
        <div>
          <dt>{list('paid.overtime')}</dt>
          <dd>{time.hours(shown.overtime)}</dd>
        </div>
      </dl>
      {total > 0 && (
        <div
          className={styles.bar}
          role="img"
          aria-label={list('paid.bar', {
            normal: time.hours(shown.normal),
            overtime: time.hours(shown.overtime),
          })}
        >
          <span className={styles.normal} style={{ width: `${share}%` }} />
          <span className={styles.overtime} />
        </div>
      )}
      <p className={styles.beside}>
        <Difference month={month} total={total} />
        {running > 0 && ` ${list('paid.running', { count: running, shown: time.number(running) })}.`}
      </p>
    </>
  );
}

function Difference({ month, total }: { readonly month: Month; readonly total: number }) {
  const list = useTexts('month-steps');
  const { time, paid } = month;
  const before = paid.beforeSums && paidSeconds(paid.beforeSums);
  // With a month that had hardly any hours nothing is compared: '35,351% more'.
  if (!before || total > 10 * before) return null;
  const percent = Math.abs(total / before - 1) * 100;
  const words = { month: spanName(time, paid.before), hours: time.hours(before) };
  const shown = time.number(percent, percent < 10 ? 1 : 0);
  if (Number(percent.toFixed(1)) === 0) return `${list('paid.same', words)}.`;
  return `${list(total > before ? 'paid.more' : 'paid.less', { ...words, percent: shown })}.`;
}
