// What is done with the chosen entries after a question: approval, without those whose end is assumed, and deletion.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { counted } from '#web/words/counted.ts';
import type { EntryCache } from '#web/entry/entry-cache.ts';
import { approve, type BulkAction, erase } from './bulk.ts';
import { leftOut } from './left-out.ts';
import { type Approvable, toApprove } from './to-approve.ts';

/** `reasons`: why others that were chosen stay as they are; `already`: how many the action found as wanted. */
export type Act = (
  entries: readonly WorkLog[],
  action: BulkAction,
  done: 'doneMany' | 'deletedMany' | 'approvedMany' | 'clearedMany',
  reasons?: (already: number) => readonly string[],
) => Promise<void>;

type Asking = {
  readonly chosen: readonly WorkLog[];
  readonly t: ReturnType<typeof useTexts<'entries'>>;
  readonly heading: string;
  readonly act: Act;
  /** The entries as they are now. */
  readonly again: EntryCache['again'];
};

/** Read again first: somebody else may have approved meanwhile what this list shows as unapproved. */
export async function approveChosen(asking: Asking, isApproved: boolean): Promise<void> {
  const { chosen, t, heading, act, again } = asking;
  const asked = toApprove(await again(chosen), isApproved);
  const { needed } = asked;
  const message = leftOut(asked, isApproved, t).join(' · ') || undefined;
  if (needed.length === 0) return showToast({ message: message ?? t('noChanges') });
  const yes = t(isApproved ? 'approveMany' : 'clearMany', counted(needed.length));
  if (!(await confirm({ heading, message, yes }))) return;
  // Others work on while the question is open.
  const approval = narrowed(asked, toApprove(await again(needed), isApproved));
  await act(approval.needed, approve(isApproved), isApproved ? 'approvedMany' : 'clearedMany', (already) =>
    leftOut(approval, isApproved, t, already),
  );
}

/** What is left of an approval after a second look, and all that both leave out. */
const narrowed = (first: Approvable, second: Approvable): Approvable => ({
  needed: second.needed,
  left: first.left + second.left,
  running: first.running + second.running,
  already: first.already + second.already,
});

export async function eraseChosen({ chosen, t, heading, act }: Asking): Promise<void> {
  const yes = t('deleteMany', counted(chosen.length));
  if (!(await confirm({ heading, message: t('deleteManyText'), yes, danger: true }))) return;
  await act(chosen, erase, 'deletedMany');
}
