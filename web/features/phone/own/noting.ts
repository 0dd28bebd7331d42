// The employee's days without hours and their notes, and the change of such a note, which the toast takes back.

import { useQueryClient } from '@tanstack/react-query';
import { ownDayEndpoints } from '#shared/api/own-day.ts';
import { type DayNoteKind, dayNote, type OwnDayAsked } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import { ApiError } from '#web/api/client.ts';
import { staleTags, useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { capital, longDayTitle } from '#web/words/day-words.ts';

const { ownDayAsked, noteOwnDay } = ownDayEndpoints;
/** The usual hours of today may end while the page is open. */
const askedSeconds = 300;
const none: OwnDayAsked = { date: null, dates: [], notes: [] };

export const useOwnDays = (): OwnDayAsked =>
  useRead(ownDayAsked, {}, { refetchSeconds: askedSeconds }).data ?? none;

/** 'Thursday 26 November' */
export function dayTitle(day: Day): string {
  const language = currentLanguage();
  return capital(longDayTitle(language, day), language);
}

type Kind = DayNoteKind | null;

/**
 * Changes the day's own note from `was`. After a refusal the days are read again, because the office may have noted
 * this one.
 */
export function useNote(day: Day, was: Kind) {
  const t = useTexts('own-hours');
  const { say } = useErrorWords();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useChange(noteOwnDay);
  const words = (error: unknown): string => {
    if (!(error instanceof ApiError)) return say(error);
    if (error.code !== 'day_note_changed') return say(error);
    const stands = dayNote.safeParse(error.params['day_note']).data;
    if (!stands) return t('missing.removed');
    return t(stands.own ? 'missing.byYou' : 'missing.byOffice', { kind: t(`missing.kinds.${stands.kind}`) });
  };
  const send = async (kind: Kind, before: Kind): Promise<boolean> => {
    try {
      await mutateAsync({ body: { date: day, kind, was: before } });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', message: words(error) });
      void staleTags(queries, ['day_notes']);
      return false;
    }
  };
  const undo = async (kind: Kind): Promise<void> => {
    if (await send(was, kind)) showToast({ message: t('missing.undone') });
  };
  const note = async (kind: Kind): Promise<void> => {
    if (!(await send(kind, was))) return;
    const title = dayTitle(day);
    showToast({
      message:
        kind === null
          ? t('missing.takenBack', { day: title })
          : t('missing.noted', { day: title, kind: t(`missing.kinds.${kind}`) }),
      action: { label: t('missing.undo'), run: () => void undo(kind) },
    });
  };
  return { note, isSending: isPending };
}
