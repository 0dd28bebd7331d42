// The end of a month as one line: six steps, the list of the one that is shown, what will be paid and what comes next.

import { useState } from 'react';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useMayWrite } from '#web/desk/may-write.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useAnswers } from './model/answered.ts';
import { useMonth } from './model/data.ts';
import { useFigures } from './model/figures.ts';
import { MonthHead } from './month/head.tsx';
import styles from './month/month.module.css';
import { MonthsCard } from './month/months-card.tsx';
import { NextCard } from './month/next-card.tsx';
import { PaidCard } from './month/paid-card.tsx';
import { useMonthQuery } from './model/query.ts';
import { type StepName, stepToShow } from './model/steps.ts';
import { Strip } from './month/strip.tsx';
import { useAnswering } from './model/use-answering.ts';
import { PayrollRecords } from './payroll-records.tsx';
import { ShownStep } from './shown-step.tsx';

const PeriodReopen = lateDialog(async () => (await import('./period-reopen.tsx')).PeriodReopen);

export function Payroll() {
  const { query, change, systems, ranges } = useMonthQuery();
  const { settings } = useSignedIn();
  const isApprovalOn = settings?.features.approve_work_logs ?? false;
  const { answers } = useAnswers(query.span.from);
  const month = useMonth(query, answers);
  const answering = useAnswering(query.span.from, isApprovalOn);
  const mayWrite = useMayWrite();
  const [reopening, setReopening] = useState<PayPeriod>();
  const figures = useFigures(month, answers);
  const shown = useShownStep(month, query.step);
  const { period } = month;
  const show = (step: StepName | undefined) => change({ step });
  return (
    <>
      <MonthHead
        month={month}
        systems={systems}
        ranges={ranges}
        onChange={change}
        onReopen={
          mayWrite && period?.state === 'locked' && period.is_over ? () => setReopening(period) : undefined
        }
      />
      {month.error && <ReadFailed error={month.error} isTrying={month.isTrying} onTry={month.retry} />}
      {!month.error && !month.isReady && <SkeletonRows />}
      {!month.error && month.isReady && (
        <div className={styles.screen}>
          <Strip steps={month.steps} figures={figures} shown={shown} onShow={show} />
          <div className={styles.main}>
            <ShownStep month={month} answering={answering} shown={shown} mayWrite={mayWrite} onShow={show} />
          </div>
          <div className={styles.side}>
            <PaidCard month={month} />
            <NextCard month={month} shown={shown} />
            <MonthsCard month={month} onOpen={(span) => change({ span, step: undefined })} />
          </div>
          {shown === 'file' && (
            <div className={styles.wide}>
              <PayrollRecords />
            </div>
          )}
        </div>
      )}
      {reopening && (
        <PeriodReopen
          period={reopening}
          onClose={() => setReopening(undefined)}
          onMoved={() => change({ step: 'lock' })}
        />
      )}
    </>
  );
}

/**
 * The step in the address, else the one that was next when the month was first shown: a list that empties stays, with what
 * was done in it, until the person goes on. Undefined: the month is done.
 */
function useShownStep(month: ReturnType<typeof useMonth>, asked: StepName | undefined): StepName | undefined {
  const key = `${month.span.from} ${month.span.to}`;
  const [first, setFirst] = useState<{ readonly of: string; readonly step: StepName | undefined }>();
  if (month.isReady && first?.of !== key)
    setFirst({ of: key, step: month.isDone ? undefined : stepToShow(month.steps) });
  if (asked !== undefined) return asked;
  // The last step that is answered makes the month done; its own list has nothing more to say.
  if (month.isDone) return undefined;
  return first?.of === key ? (first.step ?? stepToShow(month.steps)) : undefined;
}
