// The state of the edit dialog: the draft, the entry it began from, saving, deleting, refusals.

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
import { useCompanyOverlaps } from './overlaps/company-overlaps.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { useUndo } from './bulk/undo.ts';
import { useEntryCache } from './entry-cache.ts';
import { aheadOf, changeOf, draftOf, draftOver, type EntryDraft, fieldsInWords } from './entry-change.ts';
import { timesFault, isDay } from './entry-draft.ts';
import type { EraseEntry } from './erase-entry.ts';
import { endSecondsOf } from './overlaps/overlapped.ts';
import { type NewerVersion, changedFields } from '#web/forms/newer-version.tsx';
import { serverSeconds } from './server-time.ts';

const { edit } = worklogs.endpoints;
const conflict = z.object({ work_log: workLog });

export type EditEntryProps = {
  readonly entry: WorkLog;
  readonly onClose: () => void;
  /** The dialog was opened to end a running entry: the out time begins as the in time. */
  readonly isEnding?: boolean;
  /** Undefined where the entry cannot be deleted. */
  readonly onErase?: EraseEntry | undefined;
};
type Said = { readonly heading?: string; readonly text?: string; readonly field?: 'day' | 'start' | 'end' };
type Options = EditEntryProps & { readonly time: CompanyTime; readonly isApprovalOn: boolean };

export function useEditEntry(options: Options) {
  const words = useErrorWords();
  const edited = useEdited(options);
  const { base, newer, draft, said, fault, ahead, isOpen, isTouched, alter, end, takeNewer } = edited;
  const { save, isSaving } = useSave(edited, options);
  const { erase, isErasing } = useErase(edited, options);
  return {
    base,
    newer,
    draft,
    said: ahead ? { field: ahead, text: words.field('too_late') } : said,
    isBlocked: fault !== undefined || ahead !== undefined,
    isOpen,
    isTouched,
    isSaving,
    isErasing,
    alter,
    end,
    takeNewer,
    save,
    erase,
  };
}

type Edited = ReturnType<typeof useEdited>;

/** The draft, and the newest version that the dialog knows; a conflict replaces it. */
function useEdited({ entry, isEnding, time }: Options) {
  const [base, setBase] = useState(entry);
  /** Somebody else's change, until the person takes it over or saves over it. */
  const [newer, setNewer] = useState<NewerVersion>();
  const [draft, setDraft] = useState<EntryDraft>(() => {
    const first = draftOf(time, entry);
    return isEnding && first.end === '' ? { ...first, end: first.start } : first;
  });
  /** The entry has an out time or gets one here: the field may not stay empty. */
  const [isEnded, setEnded] = useState(isEnding === true || entry.end_time !== undefined);
  const [isTouched, setTouched] = useState(false);
  const [said, setSaid] = useState<Said>();
  const isOpen = !isEnded && base.end_time === undefined;
  const fault = timesFault(draft, isOpen);
  const ahead =
    fault === undefined && isDay(draft.day) ? aheadOf(time, base, draft, serverSeconds()) : undefined;

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
  const state = { base, newer, draft, said, fault, ahead, isOpen, isTouched };
  const setters = { setBase, setNewer, setDraft, setSaid, setTouched };
  return { ...state, ...setters, alter, end, takeNewer };
}

/** What the dialog does with a refusal: it takes over a newer version, or says what is wrong at its field. */
function useRefuse({ base, setBase, setNewer, setDraft, setSaid }: Edited, time: CompanyTime) {
  const t = useTexts('entries');
  const words = useErrorWords();
  const cache = useEntryCache();
  const sayRefusal = useRefusalWords();
  return (error: unknown): void => {
    const answer = error instanceof ApiError ? z.safeParse(conflict, error.params) : undefined;
    if (answer?.success) {
      const { work_log: now } = answer.data;
      setDraft((typed) => draftOver(time, typed, base, now));
      setBase(now);
      setNewer({
        heading: words.say(error),
        changed: changedFields(fieldsInWords(time, base, t), fieldsInWords(time, now, t)),
      });
      // The list behind the dialog shows the newer version too.
      cache.put([now]);
      return;
    }
    // A deleted entry leaves the list; the dialog stays, so that the typed text is not lost.
    if (error instanceof ApiError && error.code === 'work_log_missing') cache.drop([base.id]);
    setSaid(sayRefusal(error));
  };
}

function useRefusalWords() {
  const dialog = useTexts('entry');
  const words = useErrorWords();
  return (error: unknown): Said => {
    const [issue] = words.explain(error).issues;
    const code = error instanceof ApiError ? error.issues[0]?.code : undefined;
    if (issue?.path === 'new_start_time' && (code === 'too_long' || code === 'too_short')) {
      return { field: 'day', text: dialog(code === 'too_long' ? 'dayTooLate' : 'dayTooEarly') };
    }
    const field =
      issue?.path === 'new_start_time' ? 'start' : issue?.path === 'new_end_time' ? 'end' : undefined;
    const isEndTooLate = field === 'end' && code === 'too_long';
    const text = isEndTooLate ? dialog('endTooLate') : (issue?.message ?? words.say(error));
    return { text, ...(field ? { field } : {}) };
  };
}

function useSave(edited: Edited, { time, isApprovalOn, onClose }: Options) {
  const { base, draft, fault, ahead, setTouched, setNewer, setSaid } = edited;
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const change = useChange(edit);
  const refuse = useRefuse(edited, time);
  const [isAsking, setAsking] = useState(false);
  const { mayOverlap } = useCompanyOverlaps();
  const cache = useEntryCache();
  const undo = useUndo();
  /** Asks about overlaps, but only if a time changed. */
  const mayLieAt = async ({ new_start_time, new_end_time }: NonNullable<ReturnType<typeof changeOf>>) => {
    if (new_start_time === undefined && new_end_time === undefined) return true;
    const startAt = time.seconds(new_start_time ?? base.start_time);
    const endAt = endSecondsOf(new_end_time ?? base.end_time);
    return mayOverlap([{ id: base.id, employeeId: base.employee.id, startAt, endAt }]);
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
    let after: WorkLog;
    try {
      after = await change.mutateAsync({ body });
    } catch (error) {
      refuse(error);
      return;
    }
    cache.put([after]);
    showToast({ message: dialog('saved'), ...undo.ofChanged([{ before: base, after }]) });
    onClose();
  };
  return { save, isSaving: change.isPending || isAsking };
}

function useErase(edited: Edited, { time, onErase, onClose }: Options) {
  const { base, setNewer } = edited;
  const dialog = useTexts('entry');
  const shell = useTexts('shell');
  const refuse = useRefuse(edited, time);
  const undo = useUndo();
  const [isErasing, setErasing] = useState(false);
  const erase =
    onErase &&
    (async (): Promise<void> => {
      const question = {
        heading: shell('areYouCertain'),
        message: dialog('deleteText'),
        yes: dialog('deleteEntry'),
      };
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
      showToast({ message: dialog('deleted'), ...undo.ofErased([base]) });
      onClose();
    });
  return { erase, isErasing };
}
