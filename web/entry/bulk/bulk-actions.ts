// The actions on the selected entries: each asks first and reports the result; entries that failed stay selected.

import { type ReactNode, useMemo, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useEntryCache } from '#web/entry/entry-cache.ts';
import { useMounted } from '#web/forms/use-mounted.ts';
import { editTimes, moveTo, type Failure, type TimesOfMany, useBulk } from './bulk.ts';
import type { Act } from './chosen-actions.ts';
import type { Changed } from './put-back.ts';
import { sayFailures } from './say-failures.tsx';
import { recorded, useUndo } from './undo.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { counted } from '#web/words/counted.ts';

/** Most actions come with the first press. */
const acts = () => import('./chosen-actions.ts');

export function useBulkActions(rows: readonly WorkLog[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // An entry that left the list is not selected any more.
  const chosen = useMemo(() => rows.filter(({ id }) => ticked.has(id)), [rows, ticked]);
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const { act, ...shown } = useAct((failed) => setTicked(new Set(failed.map(({ entry }) => entry.id))));
  return { chosen, selected, setTicked, ...shown, ...useAsked(chosen, act) };
}

/** Runs an action on entries and says how it went. */
function useAct(onFailed: (failed: readonly Failure[]) => void) {
  const t = useTexts('entries');
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { run, progress } = useBulk();
  const isShown = useMounted();
  const time = useCompanyTime();
  const undo = useUndo();
  const act: Act = async (entries, action, done, reasons = () => []) => {
    setFailures([]);
    const made: Changed[] = [];
    const { failed, already } = await run(entries, recorded(action, made));
    setFailures(failed);
    // A person who opened another screen meanwhile learns of failures by a toast.
    if (failed.length > 0 && !isShown.current) {
      sayFailures(failed, time);
    }
    const count = entries.length - failed.length - already;
    const left = new Set(failed.map(({ entry }) => entry));
    const back =
      done === 'deletedMany' ? undo.ofErased(entries.filter((one) => !left.has(one))) : undo.ofChanged(made);
    const changed = count > 0 ? [t(done, counted(count))] : [];
    const message = [...changed, ...reasons(already)].join(' · ') || t('noChanges');
    if (count > 0 || failed.length === 0) showToast({ message, ...back });
    onFailed(failed);
  };
  return { act, failures, hideFailures: () => setFailures([]), progress };
}

/** The actions on the selected entries, each with its question or dialog. */
function useAsked(chosen: readonly WorkLog[], act: Act) {
  const t = useTexts('entries');
  const heading = useTexts('shell')('areYouCertain');
  const [isEditingMany, setEditingMany] = useState(false);
  const [isMovingMany, setMovingMany] = useState(false);
  const { again } = useEntryCache();
  const asking = { chosen, t, heading, act, again };
  const approveAll = async (isApproved: boolean) => (await acts()).approveChosen(asking, isApproved);
  const deleteAll = async () => (await acts()).eraseChosen(asking);
  /** `message`: the entries that the new times overlap; undefined without any. */
  const editAll = async (times: TimesOfMany, message: ReactNode): Promise<void> => {
    const yes = t('applyMany', counted(chosen.length));
    if (!(await confirm({ heading, message, yes, noFirst: message !== undefined }))) return;
    setEditingMany(false);
    await act(chosen, editTimes(times), 'doneMany');
  };
  /** Without a question: the dialog was one, and Undo takes it back. Entries of that project already stay as they are. */
  const moveAll = async (project: WorkLog['project']): Promise<void> => {
    setMovingMany(false);
    await act(
      chosen.filter((entry) => entry.project.id !== project.id),
      moveTo(project),
      'doneMany',
    );
  };
  const dialogs = { isMovingMany, setMovingMany, isEditingMany, setEditingMany };
  return { approveAll, deleteAll, editAll, moveAll, ...dialogs };
}
