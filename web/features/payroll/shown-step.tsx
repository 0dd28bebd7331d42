// The list of the shown step, and the dialogs that its rows open; for a finished month, who did what.

import { type ComponentType, useState } from 'react';
import { type Area, fetchTexts } from '#web/text.ts';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import type { Month } from './model/data.ts';
import type { ToNext } from './month/panel.tsx';
import type { RowOpened } from './month/row-dialogs.tsx';
import { stepAfter, type StepName } from './model/steps.ts';
import { type Answering, useAnswering } from './model/use-answering.ts';

type ListProps = {
  readonly month: Month;
  readonly answering: Answering;
  readonly mayWrite: boolean;
  readonly toNext: ToNext;
  readonly onShow: Props['onShow'];
  readonly onOpen: (opened: RowOpened) => void;
};

/** The list of a step comes when it is shown, with the texts that it begins to use: it is drawn whole then. */
const listOf = (load: () => Promise<ComponentType<ListProps>>, ...areas: Area[]) =>
  late(
    () => Promise.all([load(), fetchTexts(['day-notes', ...areas])]).then(([List]) => List),
    <SkeletonRows />,
  );
const lists = {
  missing: listOf(async () => (await import('./month/missing-panel.tsx')).MissingPanel),
  odd: listOf(
    async () => (await import('./month/odd-panel.tsx')).OddPanel,
    'month-steps',
    'entries',
    'place',
  ),
  approve: listOf(
    async () => (await import('./month/approve-panel.tsx')).ApprovePanel,
    'month-steps',
    'entries',
  ),
  lock: listOf(async () => (await import('./lock-panel.tsx')).LockPanel, 'month-steps', 'pay-periods'),
  file: listOf(
    async () => (await import('./file-panel.tsx')).FilePanel,
    'month-steps',
    'payroll',
    'exporting',
    'rules',
    // Of the cards beside it.
    'pay-periods',
  ),
  sent: listOf(async () => (await import('./month/sent-panel.tsx')).SentPanel, 'month-steps'),
  done: listOf(
    async () => (await import('./month/finished.tsx')).Finished,
    'month-steps',
    'exporting',
    'pay-periods',
  ),
} as const satisfies Record<StepName | 'done', unknown>;
const RowDialogs = lateDialog(async () => (await import('./month/row-dialogs.tsx')).RowDialogs);

export const fetchList = (shown: StepName | undefined): Promise<unknown> => lists[shown ?? 'done'].fetch();

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
  const toNext = {
    after: shown && stepAfter(month.steps, shown),
    onShow,
    onFinish: month.isDone ? () => onShow(undefined) : undefined,
  };
  const List = lists[shown ?? 'done'];
  return (
    <>
      <List
        month={month}
        answering={answering}
        mayWrite={mayWrite}
        toNext={toNext}
        onShow={onShow}
        onOpen={setOpened}
      />
      {opened && <RowDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
