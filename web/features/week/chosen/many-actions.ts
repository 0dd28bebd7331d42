// Actions on the selected entries: approval without a question; deleting, new times, another project; what stays selected.

import type { ReactNode } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import {
  approve,
  type BulkAction,
  editTimes,
  erase,
  type Failure,
  moveTo,
  type TimesOfMany,
} from '#web/entry/bulk/bulk.ts';
import { leftOut } from '#web/entry/bulk/left-out.ts';
import { sayFailures } from '#web/entry/bulk/say-failures.tsx';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import type { Changed } from '#web/entry/bulk/put-back.ts';
import { recorded, type useUndo } from '#web/entry/bulk/undo.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import type { EntryCache } from '#web/entry/entry-cache.ts';
import { maskOfColumns, type Selected } from '#web/features/week/week-selection.ts';
import type { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { counted } from '#web/words/counted.ts';

export { sayFailures };

/** How many were changed, and how many somebody else had changed to the same. */
export type Done = { readonly count: number; readonly already: number };
export type Act = (entries: readonly WorkLog[], action: BulkAction) => Promise<Done>;

type Many = {
  readonly chosen: readonly WorkLog[];
  readonly t: ReturnType<typeof useTexts<'entries'>>;
  readonly heading: string;
  readonly act: Act;
  readonly again: EntryCache['again'];
  readonly ask: (dialog: undefined) => void;
  readonly undo: ReturnType<typeof useUndo>;
};

/** With Undo; an empty message is not said. */
async function change(
  { act, undo }: Many,
  entries: readonly WorkLog[],
  action: BulkAction,
  message: (done: Done) => string,
): Promise<void> {
  const made: Changed[] = [];
  const said = message(await act(entries, recorded(action, made)));
  if (said !== '') showToast({ message: said, ...undo.ofChanged(made) });
}

/** Of the entries as they are now; it says which it leaves as they are. */
export async function setApproval(many: Many, isApproved: boolean): Promise<void> {
  const { chosen, t, again } = many;
  const approval = toApprove(await again(chosen), isApproved);
  const reasons = leftOut(approval, isApproved, t);
  if (approval.needed.length === 0) return showToast({ message: reasons.join(' · ') || t('noChanges') });
  await change(many, approval.needed, approve(isApproved), ({ count, already }) =>
    [
      ...(count > 0 ? [t(isApproved ? 'approvedMany' : 'clearedMany', counted(count))] : []),
      ...leftOut(approval, isApproved, t, already),
    ].join(' · '),
  );
}

export async function eraseAll({ chosen, t, heading, act, undo }: Many): Promise<void> {
  const yes = t('deleteMany', counted(chosen.length));
  if (!(await confirm({ heading, message: t('deleteManyText'), yes, danger: true }))) return;
  const gone: WorkLog[] = [];
  const noting = async (entry: WorkLog) => {
    await erase.act(entry);
    gone.push(entry);
    return undefined;
  };
  const { count } = await act(chosen, { ...erase, act: noting });
  if (count > 0)
    showToast({
      message: t('deletedMany', counted(count)),
      ...undo.ofErased(gone),
    });
}

/** `message`: the entries that the new times overlap; undefined without any. */
export async function editAll(many: Many, times: TimesOfMany, message: ReactNode): Promise<void> {
  const { chosen, t, heading, ask } = many;
  const yes = t('applyMany', counted(chosen.length));
  if (!(await confirm({ heading, message, yes, noFirst: message !== undefined }))) return;
  ask(undefined);
  await change(many, chosen, editTimes(times), doneText(t));
}

/** Without a question: the dialog was one, and Undo takes it back. Entries of that project already stay as they are. */
export async function moveAll(many: Many, project: WorkLog['project']): Promise<void> {
  const { chosen, t, ask } = many;
  ask(undefined);
  const others = chosen.filter((entry) => entry.project.id !== project.id);
  await change(many, others, moveTo(project), doneText(t));
}

const doneText =
  (t: Many['t']) =>
  ({ count }: Done): string =>
    count > 0 ? t('doneMany', counted(count)) : '';

/** The selected days that hold an entry of these failures: they stay selected. */
export function holding(
  rows: readonly WeekRow[],
  selected: Selected,
  failures: readonly Failure[],
): Selected {
  const ids = new Set(failures.map(({ entry }) => entry.id));
  const masks = rows.map(({ person, cells }) => {
    const mask = maskOfColumns(
      cells.length,
      (column) => cells[column]?.entries.some(({ id }) => ids.has(id)) === true,
    );
    return [person.id, mask & (selected.get(person.id) ?? 0)] as const;
  });
  return new Map(masks.filter(([, mask]) => mask !== 0));
}
