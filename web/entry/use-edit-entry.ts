// The state of the edit dialog: its draft, the entry it was made from, saving, deleting, and what was refused.

import { useState } from 'react';
import * as z from 'zod/mini';
import { worklogs } from '#shared/api/worklogs.ts';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyOverlaps } from './company-overlaps.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { useEntryCache } from './entry-cache.ts';
import { aheadOf, changeOf, draftOf, draftOver, type EntryDraft, toldOf } from './entry-change.ts';
import { timesFault, isDay } from './entry-draft.ts';
import type { EraseEntry } from './erase-entry.ts';
import { endSecondsOf } from './lying-over.ts';
import { type Newer, newlyTold } from '#web/forms/newer.tsx';
import { rightSeconds } from './right-time.ts';

const { edit } = worklogs.endpoints;
const conflict = z.object({ work_log: workLog });

export type EditEntryProps = {
  readonly entry: WorkLog;
  readonly onClose: () => void;
  /** Opened to end a running entry: the out time starts as the in time. */
  readonly isEnding?: boolean;
  /** Without it the entry cannot be deleted from here. */
  readonly onErase?: EraseEntry | undefined;
};
type Said = { readonly heading?: string; readonly text?: string; readonly field?: 'day' | 'start' | 'end' };
type Options = EditEntryProps & { readonly time: CompanyTime; readonly isApprovalOn: boolean };

export function useEditEntry({ entry, onClose, isEnding, onErase, time, isApprovalOn }: Options) {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const change = useChange(edit);
  const [isErasing, setErasing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { mayLie } = useCompanyOverlaps();
  const cache = useEntryCache();
  /** The entry as last heard of; a conflict replaces it. */
  const [base, setBase] = useState(entry);
  /** What someone else made of it, until it is taken over or written over. */
  const [newer, setNewer] = useState<Newer>();
  const [draft, setDraft] = useState<EntryDraft>(() => {
    const first = draftOf(time, entry);
    return isEnding && first.end === '' ? { ...first, end: first.start } : first;
  });
  /** Has an out time, or is being given one: then it needs one. */
  const [isEnded, setEnded] = useState(isEnding === true || entry.end_time !== undefined);
  const [isTouched, setTouched] = useState(false);
  const [said, setSaid] = useState<Said>();
  const isOpen = !isEnded && base.end_time === undefined;
  const fault = timesFault(draft, isOpen);
  const ahead =
    fault === undefined && isDay(draft.day) ? aheadOf(time, base, draft, rightSeconds()) : undefined;

  const alter = (part: Partial<EntryDraft>): void => {
    setTouched(true);
    setSaid(undefined);
    setDraft((before) => ({ ...before, ...part }));
  };
  const end = (): void => {
    setEnded(true);
    alter({ end: draft.start });
  };
  const takeNewer = (): void => {
    setDraft(draftOf(time, base));
    setEnded(base.end_time !== undefined);
    setNewer(undefined);
    setTouched(false);
  };
  const refuse = (error: unknown): void => {
    const told = error instanceof ApiError ? z.safeParse(conflict, error.params) : undefined;
    if (told?.success) {
      const { work_log: now } = told.data;
      setDraft((typed) => draftOver(time, typed, base, now));
      setBase(now);
      setNewer({
        heading: words.say(error),
        changed: newlyTold(toldOf(time, base, t), toldOf(time, now, t)),
      });
      // The list behind the dialog shall not go on showing what is no longer so.
      cache.put([now]);
      return;
    }
    // Whose entry is gone has it in the list no more; what was typed stays to be read.
    if (error instanceof ApiError && error.code === 'work_log_missing') cache.drop([base.id]);
    const [issue] = words.explain(error).issues;
    const code = error instanceof ApiError ? error.issues[0]?.code : undefined;
    if (issue?.path === 'new_start_time' && (code === 'too_long' || code === 'too_short')) {
      setSaid({ field: 'day', text: t(code === 'too_long' ? 'dayTooLate' : 'dayTooEarly') });
      return;
    }
    const field =
      issue?.path === 'new_start_time' ? 'start' : issue?.path === 'new_end_time' ? 'end' : undefined;
    const isEndTooLate = field === 'end' && code === 'too_long';
    const text = isEndTooLate ? t('endTooLate') : (issue?.message ?? words.say(error));
    setSaid({ text, ...(field ? { field } : {}) });
  };

  /** Only other times can come to lie over another entry. */
  const mayLieAt = async ({ new_start_time, new_end_time }: NonNullable<ReturnType<typeof changeOf>>) => {
    if (new_start_time === undefined && new_end_time === undefined) return true;
    const startAt = time.seconds(new_start_time ?? base.start_time);
    const endAt = endSecondsOf(new_end_time ?? base.end_time);
    return mayLie([{ id: base.id, employeeId: base.employee.id, startAt, endAt }]);
  };
  const save = async (): Promise<void> => {
    setTouched(true);
    if (fault !== undefined || ahead !== undefined || !isDay(draft.day) || change.isPending || isAsking)
      return;
    setNewer(undefined);
    const body = changeOf(time, base, draft, isApprovalOn);
    if (body === undefined) {
      setSaid({ heading: t('noChanges') });
      return;
    }
    setAsking(true);
    const isWanted = await mayLieAt(body);
    setAsking(false);
    if (!isWanted) return;
    try {
      cache.put([await change.mutateAsync({ body })]);
    } catch (error) {
      refuse(error);
      return;
    }
    showToast({ message: t('saved') });
    onClose();
  };

  const erase =
    onErase &&
    (async (): Promise<void> => {
      const question = { heading: shell('areYouCertain'), message: t('deleteText'), yes: t('deleteEntry') };
      if (!(await confirm({ ...question, danger: true }))) return;
      setErasing(true);
      setNewer(undefined);
      try {
        await onErase(base);
      } catch (error) {
        refuse(error);
        return;
      } finally {
        setErasing(false);
      }
      showToast({ message: t('deleted') });
      onClose();
    });

  return {
    base,
    newer,
    draft,
    said: ahead ? { field: ahead, text: words.field('too_late') } : said,
    isBlocked: fault !== undefined || ahead !== undefined,
    isOpen,
    isTouched,
    isSaving: change.isPending || isAsking,
    isErasing,
    alter,
    end,
    takeNewer,
    save,
    erase,
  };
}
