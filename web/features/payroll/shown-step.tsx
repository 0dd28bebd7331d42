// The list of the shown step, and the dialogs that its rows open; for a finished month, who did what.

import { useState } from 'react';
import { type Area, fetchTexts } from '#web/text.ts';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import type { Month } from './model/data.ts';
import type { RowOpened } from './month/row-dialogs.tsx';
import { stepAfter, type StepName } from './model/steps.ts';
import { useAnswering } from './model/use-answering.ts';

// The strip and the figures are there first; the list of a step comes when it is shown.
const MissingPanel = late(
  async () => (await import('./month/missing-panel.tsx')).MissingPanel,
  <SkeletonRows />,
);
const OddPanel = late(async () => (await import('./month/odd-panel.tsx')).OddPanel, <SkeletonRows />);
const ApprovePanel = late(
  async () => (await import('./month/approve-panel.tsx')).ApprovePanel,
  <SkeletonRows />,
);
const LockPanel = late(async () => (await import('./lock-panel.tsx')).LockPanel, <SkeletonRows />);
const FilePanel = late(async () => (await import('./file-panel.tsx')).FilePanel, <SkeletonRows />);
const SentPanel = late(async () => (await import('./month/sent-panel.tsx')).SentPanel, <SkeletonRows />);
const Finished = late(async () => (await import('./month/finished.tsx')).Finished, <SkeletonRows />);
const PeriodLate = late(async () => (await import('./period-row.tsx')).PeriodLate);
const RowDialogs = lateDialog(async () => (await import('./month/row-dialogs.tsx')).RowDialogs);

const panels = {
  missing: MissingPanel,
  odd: OddPanel,
  approve: ApprovePanel,
  lock: LockPanel,
  file: FilePanel,
  sent: SentPanel,
} as const satisfies Record<StepName, { readonly fetch: () => Promise<unknown> }>;
const textsOf = {
  missing: [],
  odd: ['entries'],
  approve: ['entries'],
  lock: ['pay-periods'],
  file: ['payroll', 'exporting', 'rules'],
  sent: [],
} as const satisfies Record<StepName, readonly Area[]>;
const textsOfAll = ['month-steps', 'day-notes'] as const;
const textsOfFinished = ['exporting', 'pay-periods'] as const;

/** The list of a step and its texts: it is drawn whole then. */
export const fetchPanel = (shown: StepName | undefined): Promise<unknown> =>
  Promise.all([
    fetchTexts([...textsOfAll, ...(shown === undefined ? textsOfFinished : textsOf[shown])]),
    (shown === undefined ? Finished : panels[shown]).fetch(),
  ]);

type Props = {
  readonly month: Month;
  /** Undefined: the month is done. */
  readonly shown: StepName | undefined;
  readonly mayWrite: boolean;
  /** Undefined: the step that is next, or who did what. */
  readonly onShow: (name: StepName | undefined) => void;
};

export function ShownStep({ month, shown, mayWrite, onShow }: Props) {
  const [opened, setOpened] = useState<RowOpened>();
  const answering = useAnswering(month.span.from);
  const shared = { month, answering, mayWrite };
  const toNext = {
    after: shown && stepAfter(month.steps, shown),
    onShow,
    onFinish: month.isDone ? () => onShow(undefined) : undefined,
  };
  return (
    <>
      {shown === undefined && (
        <Finished month={month} answers={answering.answers}>
          {month.period && <PeriodLate period={month.period} />}
        </Finished>
      )}
      {shown === 'missing' && (
        <MissingPanel {...shared} toNext={toNext} onAdd={(begun) => setOpened({ kind: 'add', begun })} />
      )}
      {shown === 'odd' && (
        <OddPanel
          {...shared}
          toNext={toNext}
          onEdit={(entry) => setOpened({ kind: 'edit', entry })}
          onLocate={(entry) => setOpened({ kind: 'locate', entry })}
        />
      )}
      {shown === 'approve' && <ApprovePanel {...shared} toNext={toNext} />}
      {shown === 'lock' && <LockPanel month={month} toNext={toNext} />}
      {shown === 'file' && <FilePanel month={month} toNext={toNext} />}
      {shown === 'sent' && <SentPanel month={month} toNext={toNext} onShow={onShow} />}
      {opened && <RowDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
