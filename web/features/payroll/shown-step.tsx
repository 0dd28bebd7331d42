// The list of the step that is shown, and the dialogs that its rows open; of a month that is done, who did what.

import { useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { BegunEntry } from '#web/entry/add-entries.tsx';
import { useEraseEntry } from '#web/entry/erase-entry.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { FilePanel } from './file-panel.tsx';
import { LockPanel } from './lock-panel.tsx';
import { ApprovePanel } from './month/approve-panel.tsx';
import type { Month } from './model/data.ts';
import { Finished } from './month/finished.tsx';
import { MissingPanel } from './month/missing-panel.tsx';
import { OddPanel } from './month/odd-panel.tsx';
import { SentPanel } from './month/sent-panel.tsx';
import { stepAfter, type StepName } from './model/steps.ts';
import type { Answering } from './model/use-answering.ts';
import { PeriodLate } from './period-row.tsx';

const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);

const LocationDialog = lateDialog(
  async () => (await import('#web/entry/location/location-dialog.tsx')).LocationDialog,
);

type Opened =
  | { readonly kind: 'edit' | 'locate'; readonly entry: WorkLog }
  | { readonly kind: 'add'; readonly begun: BegunEntry };

type Props = {
  readonly month: Month;
  readonly answering: Answering;
  /** Undefined: the month is done. */
  readonly shown: StepName | undefined;
  readonly mayWrite: boolean;
  /** Undefined: the step that is next, or who did what. */
  readonly onShow: (name: StepName | undefined) => void;
};

export function ShownStep({ month, answering, shown, mayWrite, onShow }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const erase = useEraseEntry();
  const close = () => setOpened(undefined);
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
      {opened?.kind === 'edit' && <EditEntry entry={opened.entry} onErase={erase} onClose={close} />}
      {opened?.kind === 'locate' && <LocationDialog entry={opened.entry} onClose={close} />}
      {opened?.kind === 'add' && <AddEntries begun={opened.begun} onClose={close} />}
    </>
  );
}
