// Proves who answered the missing days of a month: this device, the office, or the employees themselves.
import { expect, it } from 'vitest';
import type { DayNote } from '#shared/model/day-note.ts';
import type { Answer } from '#web/features/payroll/model/answered.ts';
import { dayAnswers } from '#web/features/payroll/model/day-answers.ts';

const note = (employee_id: string, noted: string, own?: boolean): DayNote => ({
  employee_id,
  date: noted.slice(0, 10),
  kind: 'off',
  noted,
  ...(own === undefined ? {} : { own }),
});
const answer = (over: Partial<Answer>): Answer => ({
  id: 'missing a 2026-10-06',
  step: 'missing',
  how: 'added',
  at: Date.UTC(2026, 10, 1, 9) / 1000,
  back: [],
  ...over,
});

it('names this device first, and counts added days beside all notes', () => {
  const noted = note('a', '2026-10-07T08:00:00Z');
  const written = answer({ how: 'off', note: { employee_id: 'a', date: '2026-10-07', kind: 'off' } });
  const found = dayAnswers([answer({}), written], [noted, note('b', '2026-10-08T08:00:00Z')]);
  expect(found).toEqual({ count: 3, by: 'here', at: '2026-11-01T09:00:00.000Z' });
});

it('knows of other devices that somebody of the office wrote a note, and when the last one', () => {
  const own = note('b', '2026-10-09T08:00:00Z', true);
  const found = dayAnswers([], [note('a', '2026-10-07T08:00:00Z'), note('b', '2026-10-06T08:00:00Z'), own]);
  expect(found).toEqual({ count: 3, by: 'office', at: '2026-10-07T08:00:00Z' });
});

it('knows the employees who noted their own days', () => {
  const own = [note('b', '2026-10-08T08:00:00Z', true), note('b', '2026-10-09T08:00:00Z', true)];
  expect(dayAnswers([], own)).toEqual({ count: 2, by: ['b'], at: '2026-10-09T08:00:00Z' });
  expect(dayAnswers([answer({ step: 'odd', how: 'right' })], [])).toMatchObject({ count: 0, at: undefined });
});
