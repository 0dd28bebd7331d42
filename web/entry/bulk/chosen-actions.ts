// What is done with the chosen entries after a question: approval, without those whose end is assumed, and deletion.

import type { WorkLog } from '#shared/model/worklog.ts';
import type { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { counted } from '#web/words/counted.ts';
import { approve, type BulkAction, erase } from './bulk.ts';
import { toApprove } from './to-approve.ts';

type Asking = {
  readonly chosen: readonly WorkLog[];
  readonly t: ReturnType<typeof useTexts<'entries'>>;
  readonly heading: string;
  readonly act: (
    entries: readonly WorkLog[],
    action: BulkAction,
    done: 'doneMany' | 'deletedMany',
  ) => Promise<void>;
};

export async function approveChosen({ chosen, t, heading, act }: Asking, isApproved: boolean): Promise<void> {
  const { needed, left } = toApprove(chosen, isApproved);
  const leftOut = left > 0 ? `${t('assumedEnd')} (${counted(left).shown})` : undefined;
  const asked = left > 0 ? needed.length : chosen.length;
  if (asked > 0) {
    const yes = t(isApproved ? 'approveMany' : 'clearMany', counted(asked));
    if (!(await confirm({ heading, message: leftOut, yes }))) return;
  }
  if (needed.length === 0) showToast({ message: leftOut ?? t('noChanges') });
  else await act(needed, approve(isApproved), 'doneMany');
}

export async function eraseChosen({ chosen, t, heading, act }: Asking): Promise<void> {
  const yes = t('deleteMany', counted(chosen.length));
  if (!(await confirm({ heading, message: t('deleteManyText'), yes, danger: true }))) return;
  await act(chosen, erase, 'deletedMany');
}
