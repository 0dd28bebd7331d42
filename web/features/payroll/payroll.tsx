// The end of a month as one line: six steps, the list of the one that is shown, what will be paid and what comes next.

import { useEffect, useEffectEvent, useState } from 'react';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useMay } from '#web/desk/may.ts';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useAnswers } from './model/answered.ts';
import { useMonth } from './model/data.ts';
import { useFigures } from './model/figures.ts';
import { MonthHead } from './month/head.tsx';
import styles from './month/month.module.css';
import { useMonthQuery } from './model/query.ts';
import { type StepName, stepToShow } from './model/steps.ts';
import { Strip } from './month/strip.tsx';

const lists = () => import('./shown-step.tsx');
const ShownStep = late(async () => (await lists()).ShownStep, <SkeletonRows />);
const MonthSide = late(async () => (await import('./month/month-side.tsx')).MonthSide);
const PayrollRecords = late(
  async () => (await import('./payroll-records.tsx')).PayrollRecords,
  <SkeletonRows />,
);
const PeriodReopen = lateDialog(async () => (await import('./period-reopen.tsx')).PeriodReopen);

/** Fetched while the hours are read; that it could not be is shown in its place, with a button. */
const fetchStep = (): void => void ShownStep.fetch().catch(() => undefined);

/**
 * Whether the parts of the shown step have come with their texts, or failed to. Parts that come one after the other would
 * move each other on a phone, where they stand below each other; the cards beside the list are below it there and come
 * after it, but before the files, which are below both.
 */
function usePartsCame(isReady: boolean, shown: StepName | undefined): boolean {
  const [came, setCame] = useState(false);
  const settled = useEffectEvent(async () => {
    const panel = lists().then(({ fetchList }) => fetchList(shown));
    const below = shown === 'file' ? [MonthSide.fetch(), PayrollRecords.fetch()] : [];
    await Promise.allSettled([ShownStep.fetch(), panel, ...below]);
  });
  useEffect(() => {
    if (isReady) void settled().then(() => setCame(true));
  }, [isReady]);
  return came;
}

export function Payroll() {
  const { query, change, systems, ranges } = useMonthQuery();
  const { answers } = useAnswers(query.span.from);
  const month = useMonth(query, answers);
  const mayWrite = useMay('work_log.edit');
  const mayMove = useMay('pay_period.move');
  const [reopening, setReopening] = useState<PayPeriod>();
  const figures = useFigures(month, answers);
  const shown = useShownStep(month, query.step);
  const { period } = month;
  useEffect(fetchStep, []);
  const came = usePartsCame(month.isReady, shown);
  const show = (step: StepName | undefined) => change({ step });
  return (
    <>
      <MonthHead
        month={month}
        systems={systems}
        ranges={ranges}
        onChange={change}
        onReopen={
          mayMove && period?.state === 'locked' && period.is_over ? () => setReopening(period) : undefined
        }
      />
      {month.error && <ReadFailed error={month.error} isTrying={month.isTrying} onTry={month.retry} />}
      {!month.error && !month.isReady && <SkeletonRows />}
      {!month.error && month.isReady && (
        <div className={styles.screen}>
          <Strip steps={month.steps} figures={figures} shown={shown} onShow={show} />
          {came && (month.isChecked || shown !== 'file') ? (
            <Parts month={month} shown={shown} mayWrite={mayWrite} onChange={change} />
          ) : (
            <SkeletonRows />
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

type PartsProps = {
  readonly month: ReturnType<typeof useMonth>;
  readonly shown: StepName | undefined;
  readonly mayWrite: boolean;
  readonly onChange: ReturnType<typeof useMonthQuery>['change'];
};

/** The list of the shown step, the cards beside it, and the files below. */
function Parts({ month, shown, mayWrite, onChange }: PartsProps) {
  return (
    <>
      <div className={styles.main}>
        <ShownStep month={month} shown={shown} mayWrite={mayWrite} onShow={(step) => onChange({ step })} />
      </div>
      <div className={styles.side}>
        <MonthSide month={month} shown={shown} onOpen={(span) => onChange({ span, step: undefined })} />
      </div>
      {shown === 'file' && (
        <div className={styles.wide}>
          <PayrollRecords />
        </div>
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
  if (month.steps.some(({ name }) => name === asked)) return asked;
  // The last step that is answered makes the month done; its own list has nothing more to say.
  if (month.isDone) return undefined;
  return first?.of === key ? (first.step ?? stepToShow(month.steps)) : undefined;
}
