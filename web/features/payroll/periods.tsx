// The pay periods of the company, newest first: state, entries to correct, next step.

import { useState } from 'react';
import { payPeriods } from '#shared/api/pay-periods.ts';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { PeriodRow } from './period-row.tsx';
import styles from './periods.module.css';

/** The current period and those to be paid next; a button shows older ones. */
const shownFirst = 4;

/** Reads nothing for a company without pay periods. */
export function usePeriods() {
  const { settings, closed_days } = useSignedIn();
  const isAny = settings?.pay_periods != null || Boolean(closed_days);
  const read = useRead(payPeriods.endpoints.list, {}, { enabled: isAny });
  return { read, isLooking: isAny && read.data === undefined && faultOf(read) === null };
}

export function Periods() {
  const t = useTexts('pay-periods');
  const payroll = useTexts('payroll');
  const { settings, closed_days } = useSignedIn();
  const isOn = settings?.pay_periods != null;
  return (
    <Card as="section" labelledBy="pay-periods" padding="none">
      <CardHead
        id="pay-periods"
        title={t('title')}
        below={!isOn && closed_days ? t('switchedOff') : undefined}
      />
      {isOn || closed_days ? (
        <List />
      ) : (
        <EmptyState
          heading={t('off')}
          action={<ButtonLink href={placeHref('settings')}>{payroll('toSettings')}</ButtonLink>}
        >
          {t('offText')}
        </EmptyState>
      )}
    </Card>
  );
}

function List() {
  const t = useTexts('pay-periods');
  const { say } = useErrorWords();
  const { read } = usePeriods();
  const { data } = read;
  const error = faultOf(read);
  const [isWhole, setWhole] = useState(false);
  if (error)
    return (
      <div className={styles.inset}>
        <ErrorAlert>{say(error)}</ErrorAlert>
      </div>
    );
  if (!data) return <SkeletonRows rows={3} />;
  const shown = isWhole ? data : data.slice(0, shownFirst);
  const next = nextOf(data);
  return (
    <>
      <ol className={styles.periods}>
        {shown.map((period) => (
          <PeriodRow key={period.from} period={period} isNext={period.from === next?.from} />
        ))}
      </ol>
      {shown.length < data.length && (
        <div className={styles.inset}>
          <Button variant="quiet" size="s" onClick={() => setWhole(true)}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The period to close next: the oldest ended one after the last locked one; the newest ended one if none was locked yet. */
function nextOf(newestFirst: readonly PayPeriod[]): PayPeriod | undefined {
  const locked = newestFirst.findIndex(({ state }) => state === 'locked');
  const due = newestFirst.slice(0, locked < 0 ? undefined : locked).filter(({ is_over }) => is_over);
  return locked < 0 ? due[0] : due.at(-1);
}
