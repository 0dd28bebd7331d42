// Answers the rows of a month: missing days by hours or a note; each answer can be put back. Those about entries add use-fixes.ts.

import { useQueryClient } from '@tanstack/react-query';
import { dayNoteEndpoints } from '#shared/api/day-notes.ts';
import { dayNotesMax } from '#shared/limits.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { DayNoteKind } from '#shared/model/day-note.ts';
import type { Day } from '#shared/time/day.ts';
import { useChange } from '#web/api/query.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { tellMissing } from '#web/ui/page/late.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { useAttempt } from '#web/words/attempt.ts';
import { type Answer, keyOf, useAnswers } from './answered.ts';
import type { SendNotes } from './go-back.tsx';
import { clocksOf } from '#web/entry/days/planned.ts';
import type { MissingDay } from './missing.ts';
import { allRows, useCallsInTurn } from './use-calls-in-turn.ts';
import { counted } from '#web/words/counted.ts';

const { noteDays } = dayNoteEndpoints;
const fetchGoBack = () => import('./go-back.tsx');

function answeredBy({ id, employee, day }: MissingDay, kind: DayNoteKind): Answer {
  const about = { id, step: 'missing', how: kind, employeeId: employee.id, day } as const;
  return { ...about, at: serverSeconds(), back: [], note: { employee_id: employee.id, date: day, kind } };
}

export type Answering = ReturnType<typeof useAnswering>;

export function useAnswering(from: Day) {
  const t = useTexts('month-end');
  const kinds = useTexts('day-notes');
  const time = useCompanyTime();
  const kept = useAnswers(from);
  const turns = useCallsInTurn();
  const { keep, putBack, sendNotes } = usePutBack(kept, turns.inTurn, time);
  const adding = useChange(worklogs.endpoints.add);
  const attempt = useAttempt();

  const addNow = (missing: MissingDay): Promise<void> =>
    attempt(async () => {
      const added = await adding.mutateAsync({ body: [...missing.plan] });
      const { id, employee, day } = missing;
      const back = added.map((entry) => ({ id: entry.id, version: entry.version, remove: true }));
      const clock = clocksOf(time, missing);
      const about = { id, step: 'missing', how: 'added', employeeId: employee.id, day } as const;
      keep([{ ...about, clock, at: serverSeconds(), back }], t('added', { name: employee.name, clock }));
    });
  const noteNow = async (days: readonly MissingDay[], kind: DayNoteKind): Promise<void> => {
    const made = days.map((missing) => answeredBy(missing, kind));
    await attempt(async () => {
      await sendNotes(made, (note) => ({ ...note, was: null }));
      keep(made, t('noted', { ...counted(made.length), kind: kinds(`kinds.${kind}`) }));
    });
  };
  return {
    ...kept,
    ...turns,
    keep,
    putBack,
    addDay: (missing: MissingDay) => turns.inTurn([missing.id], 'added', () => addNow(missing)),
    noteDay: (missing: MissingDay, kind: DayNoteKind) =>
      turns.inTurn([missing.id], kind, () => noteNow([missing], kind)),
    noteAll: (days: readonly MissingDay[], kind: DayNoteKind) =>
      turns.inTurn(
        days.map(({ id }) => id),
        allRows,
        () => noteNow(days, kind),
      ),
  };
}

type Kept = Pick<ReturnType<typeof useAnswers>, 'add' | 'drop'>;
type InTurn = ReturnType<typeof useCallsInTurn>['inTurn'];

/** Keeps what was answered, with Undo in the toast and 'Put back' in the list. */
function usePutBack(kept: Kept, inTurn: InTurn, time: CompanyTime) {
  const t = useTexts('month-end');
  const texts = useUiTexts();
  const queries = useQueryClient();
  const noting = useChange(noteDays);

  /** As many at a time as one call may hold. */
  const sendNotes: SendNotes = async (of, change) => {
    const notes = of.flatMap(({ note }) => (note ? [change(note)] : []));
    for (let at = 0; at < notes.length; at += dayNotesMax)
      await noting.mutateAsync({ body: { notes: notes.slice(at, at + dayNotesMax) } });
  };
  const putBack = (gone: readonly Answer[]): Promise<void> =>
    inTurn(gone.map(keyOf), 'back', () =>
      fetchGoBack().then(
        ({ goBack }) => goBack(gone, { t, texts, queries, time, kept, sendNotes, putBack }),
        () => tellMissing(texts),
      ),
    );
  const keep = (made: readonly Answer[], message: string): void => {
    if (made.length === 0) return;
    kept.add(made);
    // Before it is needed: the network may go meanwhile.
    fetchGoBack().catch(() => undefined);
    showToast({ message, action: { label: t('undo'), run: () => void putBack(made) } });
  };
  return { putBack, keep, sendNotes };
}
