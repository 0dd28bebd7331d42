// Earlier months: how far each has come and its hours, with the way to it; entries that came late are named.

import { IconCheck, IconClockExclamation, IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import type { Month } from '#web/features/payroll/model/data.ts';
import { capital, spanName, spanTitle } from '#web/features/payroll/model/days.ts';
import styles from './month.module.css';
import { recordOf, secondsOf } from '#web/features/payroll/model/records.ts';

const shownFirst = 3;
const iconOf = { size: 14, stroke: 2, 'aria-hidden': true } as const;

type Props = { readonly month: Month; readonly onOpen: (span: DaySpan) => void };

/** Pay periods, and days that only a file knows; newest first. */
function otherMonths({ periods, records, span }: Month): readonly DaySpan[] {
  const found = new Map<string, DaySpan>();
  for (const { from, to } of [...periods, ...records]) found.set(`${from} ${to}`, { from, to });
  return [...found.values()]
    .filter(({ from, to }) => from !== span.from || to !== span.to)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
}

export function MonthsCard({ month, onOpen }: Props) {
  const list = useTexts('month-steps');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const others = otherMonths(month);
  // All others also hold later ones, which the short list leaves out.
  const shown = isWhole ? others : others.filter(({ from }) => from < month.span.from).slice(0, shownFirst);
  if (others.length === 0) return null;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <h2 id={id} className={`${styles.cardTitle} ${styles.insetTitle}`}>
        {list('months.title')}
      </h2>
      {shown.length === 0 && <p className={styles.note}>{list('months.none')}</p>}
      <ul className={styles.months}>
        {shown.map((span) => (
          <MonthRow key={`${span.from} ${span.to}`} span={span} month={month} onOpen={onOpen} />
        ))}
      </ul>
      {shown.length < others.length && (
        <div className={styles.more}>
          <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
            {list('months.all')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function MonthRow({ span, month, onOpen }: Props & { readonly span: DaySpan }) {
  const list = useTexts('month-steps');
  const { time, periods, records } = month;
  const period = periods.find(({ from, to }) => from === span.from && to === span.to);
  const record = recordOf(records, span);
  const seconds = record ? secondsOf(record) : period?.seconds;
  const late = period?.late.count ?? 0;
  return (
    <li>
      <button
        type="button"
        className={styles.monthName}
        aria-label={list('months.open', { month: spanTitle(time, span) })}
        onClick={() => onOpen(span)}
      >
        {span.from.slice(0, 4) === month.span.from.slice(0, 4)
          ? capital(spanName(time, span))
          : spanTitle(time, span)}
      </button>
      <span className={styles.badges}>
        {record?.sent ? (
          <Badge tone="good" icon={<IconCheck {...iconOf} />}>
            {list('months.sent')}
          </Badge>
        ) : (
          period && <StateBadge period={period} />
        )}
        {late > 0 && (
          <Badge tone="bad" icon={<IconClockExclamation {...iconOf} />}>
            {list('months.late', { count: late, shown: time.number(late) })}
          </Badge>
        )}
      </span>
      {seconds !== undefined && (
        <span className={styles.monthHours}>
          <span className="num">{time.hours(seconds)}</span>
          <small>{list(record ? 'paid.inFile' : 'paid.worked')}</small>
        </span>
      )}
    </li>
  );
}

export function StateBadge({ period: { state, is_over } }: { readonly period: PayPeriod }) {
  const t = useTexts('pay-periods');
  if (state === 'open' && !is_over) return <Badge>{t('current')}</Badge>;
  return (
    <Badge tone={state === 'open' ? 'neutral' : 'good'} icon={state === 'locked' && <IconLock {...iconOf} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
