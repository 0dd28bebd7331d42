// Brings notes and entries back as they were before an answer; comes with the first press.

import type { QueryClient } from '@tanstack/react-query';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError, call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { endsSession } from '#web/api/session.tsx';
import type { NoteChange } from '#web/entry/day-notes/note-days.ts';
import { entryCache } from '#web/entry/entry-cache.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { UiTexts } from '#web/ui/style/ui-texts.tsx';
import { counted } from '#web/words/counted.ts';
import type { Answer, WayBack } from './answered.ts';

const { edit, remove } = worklogs.endpoints;
const callsAtOnce = 6;
type Note = NonNullable<Answer['note']>;
export type SendNotes = (of: readonly Answer[], change: (note: Note) => NoteChange) => Promise<void>;
type Put = (entries: readonly WorkLog[]) => void;

type Ways = {
  readonly t: ReturnType<typeof useTexts<'month-end'>>;
  readonly texts: UiTexts;
  readonly queries: QueryClient;
  readonly drop: (gone: readonly Answer[]) => void;
  readonly sendNotes: SendNotes;
  readonly putBack: (gone: readonly Answer[]) => Promise<void>;
};

type Refused = { readonly answer: Answer; readonly error: unknown };

/** Sends what brings each answer back, takes those that came back off the list, and says which did not and why. */
export async function goBack(gone: readonly Answer[], ways: Ways): Promise<void> {
  const { t, texts, queries, drop, sendNotes, putBack } = ways;
  const { put } = entryCache(queries);
  const left: Refused[] = await notesBack(
    gone.filter(({ note }) => note !== undefined),
    sendNotes,
  );
  for (const answer of gone) {
    if (answer.note !== undefined) continue;
    const refused = await sendWays(answer.back, put);
    if (refused !== undefined) left.push({ answer, ...refused });
  }
  const stayed = new Set(left.map(({ answer }) => answer));
  const done = gone.filter((answer) => !stayed.has(answer));
  drop(done);
  await staleTags(queries, edit.stales);
  if (left.length === 0) return showToast({ message: t('wentBack', counted(sizeOf(done))) });
  if (left.every(({ error }) => endsSession(error))) return;
  const unsure = left.filter(({ error }) => error instanceof ApiError && error.isUnsure);
  const again = () => void putBack(unsure.map(({ answer }) => answer));
  showToast({
    tone: 'bad',
    message: <NotBack left={left} all={sizeOf(gone)} />,
    ...(unsure.length > 0 ? { action: { label: texts.tryAgain, run: again } } : {}),
  });
}

const sizeOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { back }) => sum + Math.max(1, back.length), 0);

/** One call for all, in halves where somebody has changed one of the days since: the others go back all the same. */
async function notesBack(of: readonly Answer[], sendNotes: SendNotes): Promise<Refused[]> {
  if (of.length === 0) return [];
  try {
    await sendNotes(of, (note) => ({ ...note, kind: null, was: note.kind }));
    return [];
  } catch (error) {
    const isChanged = error instanceof ApiError && error.code === 'day_note_changed';
    if (!isChanged || of.length === 1) return of.map((answer) => ({ answer, error }));
    const half = Math.ceil(of.length / 2);
    const first = await notesBack(of.slice(0, half), sendNotes);
    return [...first, ...(await notesBack(of.slice(half), sendNotes))];
  }
}

function NotBack({ left, all }: { readonly left: readonly Refused[]; readonly all: number }) {
  const t = useTexts('month-steps');
  const { say } = useErrorWords();
  const why = [...new Set(left.map(({ error }) => say(error)))].join(' ');
  const stayed = counted(sizeOf(left.map(({ answer }) => answer)));
  return t('notBack', { left: stayed.shown, all: counted(all).shown, why });
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
