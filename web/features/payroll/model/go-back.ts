// Brings notes and entries back as they were before an answer; comes with the first press.

import type { QueryClient } from '@tanstack/react-query';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';
import type { NoteChange } from '#web/entry/day-notes/note-days.ts';
import { entryCache } from '#web/entry/entry-cache.ts';
import type { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { counted } from '#web/words/counted.ts';
import type { Answer, WayBack } from './answered.ts';

const { edit, remove } = worklogs.endpoints;
const callsAtOnce = 6;
type Note = NonNullable<Answer['note']>;
export type SendNotes = (of: readonly Answer[], change: (note: Note) => NoteChange) => Promise<void>;
type Put = (entries: readonly WorkLog[]) => void;

type Ways = {
  readonly t: ReturnType<typeof useTexts<'month-end'>>;
  readonly queries: QueryClient;
  readonly drop: (gone: readonly Answer[]) => void;
  readonly sendNotes: SendNotes;
  readonly showRefusal: (error: unknown) => void;
};

/** Sends what brings each answer back, and takes those that came back off the list. */
export async function goBack(
  gone: readonly Answer[],
  { t, queries, drop, sendNotes, showRefusal }: Ways,
): Promise<void> {
  const { put } = entryCache(queries);
  const done: Answer[] = [];
  const noted = gone.filter(({ note }) => note !== undefined);
  try {
    await sendNotes(noted, (note) => ({ ...note, kind: null, was: note.kind }));
    done.push(...noted);
  } catch (error) {
    showRefusal(error);
  }
  for (const one of gone) {
    if (one.note !== undefined) continue;
    const refused = await sendWays(one.back, put);
    if (refused === undefined) done.push(one);
    else showRefusal(refused.error);
  }
  drop(done);
  await staleTags(queries, edit.stales);
  const count = done.reduce((sum, { back }) => sum + Math.max(1, back.length), 0);
  if (count > 0) showToast({ message: t('wentBack', counted(count)) });
}

/** Some calls at a time, each for another entry. Returns the first refusal; the other calls still run. */
async function sendWays(
  ways: readonly WayBack[],
  put: Put,
): Promise<{ readonly error: unknown } | undefined> {
  let refused: { readonly error: unknown } | undefined;
  const waiting = [...ways];
  const work = async (): Promise<void> => {
    for (let way = waiting.shift(); way; way = waiting.shift()) {
      try {
        await goOneBack(way, put);
      } catch (error) {
        refused ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return refused;
}

async function goOneBack({ remove: isAdded, id, version, ...change }: WayBack, put: Put): Promise<void> {
  if (isAdded) await call(remove, { path: { id }, query: { version: String(version) } });
  else put([await call(edit, { body: { id, version, ...change } })]);
}
