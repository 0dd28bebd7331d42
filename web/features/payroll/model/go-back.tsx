// Brings notes and entries back as they were before an answer; comes with the first press.

import type { QueryClient } from '@tanstack/react-query';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError, call } from '#web/api/client.ts';
import { queryKey, staleTags } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { endsSession } from '#web/api/session.tsx';
import type { NoteChange } from '#web/entry/day-notes/note-days.ts';
import { entryCache } from '#web/entry/entry-cache.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { UiTexts } from '#web/ui/style/ui-texts.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { counted } from '#web/words/counted.ts';
import type { Answer, useAnswers, WayBack } from './answered.ts';

const { edit, remove } = worklogs.endpoints;
const callsAtOnce = 6;
type Note = NonNullable<Answer['note']>;
export type SendNotes = (of: readonly Answer[], change: (note: Note) => NoteChange) => Promise<void>;
type Put = (entries: readonly WorkLog[]) => void;

type Ways = {
  readonly t: ReturnType<typeof useTexts<'month-end'>>;
  readonly texts: UiTexts;
  readonly queries: QueryClient;
  readonly time: CompanyTime;
  readonly kept: Pick<ReturnType<typeof useAnswers>, 'add' | 'drop'>;
  readonly sendNotes: SendNotes;
  readonly putBack: (gone: readonly Answer[]) => Promise<void>;
};

/** `answer` holds what of it stayed. */
type Stayed = { readonly answer: Answer; readonly errors: readonly unknown[] };

/** Sends what brings each answer back, takes what came back off the list, and says how much did not and why. */
export async function goBack(gone: readonly Answer[], ways: Ways): Promise<void> {
  const { t, texts, queries, kept, sendNotes, putBack } = ways;
  const { put } = entryCache(queries);
  const stayed: Stayed[] = await notesBack(
    gone.filter(({ note }) => note !== undefined),
    sendNotes,
  );
  for (const answer of gone) {
    if (answer.note !== undefined) continue;
    const failed = await sendWays(answer.back, put);
    if (failed.length > 0)
      stayed.push({ answer: partOf(answer, failed), errors: failed.map(({ error }) => error) });
  }
  kept.drop(gone);
  kept.add(stayed.map(withoutLost));
  await staleTags(queries, edit.stales);
  const all = sizeOf(gone);
  if (stayed.length === 0) return showToast({ message: t('wentBack', counted(all)) });
  const errors = stayed.flatMap((one) => one.errors);
  if (errors.every(endsSession)) return;
  const unsure = stayed.filter((one) => one.errors.some(isUnsure)).map(({ answer }) => answer);
  showToast({
    tone: 'bad',
    message: <NotBack errors={errors} all={all} which={whichOf(stayed, ways)} />,
    ...(unsure.length > 0 ? { action: { label: texts.tryAgain, run: () => void putBack(unsure) } } : {}),
  });
}

const isUnsure = (error: unknown): boolean => error instanceof ApiError && error.isUnsure;

/** Somebody has changed the entry or the day since: no later press brings it back. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['day_note_changed', 'work_log_changed', 'work_log_not_found'].includes(error.code);

/** What of an answer stays in the list, with 'Put back' only where that can still succeed. */
const withoutLost = ({ answer, errors }: Stayed): Answer =>
  errors.every(isLost) ? { ...answer, back: [], note: undefined } : answer;

const partOf = (answer: Answer, failed: readonly Failed[]): Answer => ({
  ...answer,
  back: failed.map(({ way }) => way),
  ...(answer.count === undefined ? {} : { count: failed.length }),
});

const sizeOf = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { back }) => sum + Math.max(1, back.length), 0);

/** One call for all, in halves where somebody has changed one of the days since: the others go back all the same. */
async function notesBack(of: readonly Answer[], sendNotes: SendNotes): Promise<Stayed[]> {
  if (of.length === 0) return [];
  try {
    await sendNotes(of, (note) => ({ ...note, kind: null, was: note.kind }));
    return [];
  } catch (error) {
    const isChanged = error instanceof ApiError && error.code === 'day_note_changed';
    if (!isChanged || of.length === 1) return of.map((answer) => ({ answer, errors: [error] }));
    const half = Math.ceil(of.length / 2);
    const first = await notesBack(of.slice(0, half), sendNotes);
    return [...first, ...(await notesBack(of.slice(half), sendNotes))];
  }
}

const namedMax = 3;

/** ' (Anna, Mon 05.10. · +2)': whose days stayed, in words that a toast can keep after the session. */
function whichOf(stayed: readonly Stayed[], { queries, time }: Ways): string {
  const key = queryKey(companies.endpoints.listEmployees, {});
  const employees = queries.getQueryData<readonly Employee[]>(key) ?? [];
  const named = stayed.flatMap(({ answer: { employeeId, day } }) => {
    const name = employees.find(({ id }) => id === employeeId)?.name;
    return name === undefined || day === undefined ? [] : [`${name}, ${time.shortDay(day)}`];
  });
  const more = named.length > namedMax ? [`+${time.number(named.length - namedMax)}`] : [];
  return named.length === 0 ? '' : ` (${[...named.slice(0, namedMax), ...more].join(' · ')})`;
}

type NotBackProps = { readonly errors: readonly unknown[]; readonly all: number; readonly which: string };

function NotBack({ errors, all, which }: NotBackProps) {
  const t = useTexts('month-steps');
  const { say } = useErrorWords();
  const why = [...new Set(errors.map(say))].join(' ');
  return t('notBack', { left: counted(errors.length).shown, all: counted(all).shown, which, why });
}

type Failed = { readonly way: WayBack; readonly error: unknown };

/** Some calls at a time, each for another entry. Returns those that were refused. */
async function sendWays(ways: readonly WayBack[], put: Put): Promise<readonly Failed[]> {
  const failed: Failed[] = [];
  const waiting = [...ways];
  const work = async (): Promise<void> => {
    for (let way = waiting.shift(); way; way = waiting.shift()) {
      try {
        await goOneBack(way, put);
      } catch (error) {
        failed.push({ way, error });
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return failed;
}

async function goOneBack({ remove: isAdded, id, version, ...change }: WayBack, put: Put): Promise<void> {
  if (isAdded) await call(remove, { path: { id }, query: { version: String(version) } });
  else put([await call(edit, { body: { id, version, ...change } })]);
}
