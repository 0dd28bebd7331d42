// Day notes: one for each employee and day, all or none, and never over another manager's.

import { describe, expect, it } from 'vitest';
import { listDayNotes, noteDays } from '#functions/domain/day-notes/day-notes.ts';
import { createEmployee } from '#functions/domain/employees/employees.ts';
import { dayNoteItem } from '#functions/table/rows/day-note-row.ts';
import { dayNotesMax, reportDaysMax } from '#shared/limits.ts';
import { type DayNoteKind, dayNotesChange } from '#shared/model/day-note.ts';
import { addDays } from '#shared/time/day.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();

const as = () => world.asCompany(company.token);
const code = (value: string) => expect.objectContaining({ code: value });
const anEmployee = async (name: string, token: string) =>
  (await createEmployee(await as(), { body: { name, token } })).id;
type Sent = { employee_id: string; date: string; kind: DayNoteKind | null; was?: DayNoteKind | null };
const note = async (...notes: Sent[]) => noteDays(await as(), { body: { notes } });
const listed = async (from: string, to: string) => listDayNotes(await as(), { query: { from, to } });
const isTaken = (notes: unknown): boolean => dayNotesChange.safeParse({ notes }).success;

describe('a day note', () => {
  it('is listed on its days, over a turn of the year, oldest first', async () => {
    const anna = await anEmployee('Anna', 'kqzw');
    const bjorn = await anEmployee('Björn', 'vxpl');
    await note(
      { employee_id: bjorn, date: '2027-01-01', kind: 'off' },
      { employee_id: anna, date: '2026-12-31', kind: 'sick' },
      { employee_id: anna, date: '2026-11-30', kind: 'leave' },
      { employee_id: anna, date: '2027-01-02', kind: 'sick' },
    );
    expect(await listed('2026-12-01', '2027-01-01')).toEqual([
      { employee_id: anna, date: '2026-12-31', kind: 'sick', noted: '2026-11-18T08:00:00Z' },
      { employee_id: bjorn, date: '2027-01-01', kind: 'off', noted: '2026-11-18T08:00:00Z' },
    ]);
    expect(await listed('2027-01-02', '2027-01-31')).toMatchObject([{ employee_id: anna, kind: 'sick' }]);
  });

  it('is replaced and removed; a repeat changes nothing', async () => {
    const anna = await anEmployee('Anna', 'kqzw');
    const day = { employee_id: anna, date: '2026-11-17' };
    await note({ ...day, kind: 'sick' });
    const [leave] = await note({ ...day, kind: 'leave', was: 'sick' });
    expect(leave).toMatchObject({ ...day, kind: 'leave' });
    await note({ ...day, kind: 'leave', was: 'sick' });
    expect(await listed('2026-11-17', '2026-11-17')).toEqual([leave]);
    expect(await note({ ...day, kind: null, was: 'leave' })).toEqual([]);
    await note({ ...day, kind: null, was: 'leave' });
    expect(await listed('2026-11-17', '2026-11-17')).toEqual([]);
  });

  it('is refused when another manager has noted the day since, with every note sent beside it', async () => {
    const anna = await anEmployee('Anna', 'kqzw');
    const [first, second] = ['2026-11-16', '2026-11-17'];
    await note({ employee_id: anna, date: second, kind: 'sick' });
    await expect(
      note(
        { employee_id: anna, date: first, kind: 'off', was: null },
        { employee_id: anna, date: second, kind: 'off', was: null },
      ),
    ).rejects.toThrow(code('day_note_changed'));
    expect(await listed(first, second)).toMatchObject([{ date: second, kind: 'sick' }]);
  });

  it('is of an employee of this company only', async () => {
    const stranger = { employee_id: 'e1234567', date: '2026-11-17', kind: 'sick' } as const;
    await expect(note(stranger)).rejects.toThrow(code('employee_missing'));
    expect(await listed('2026-11-17', '2026-11-17')).toEqual([]);
  });

  it('has a real day, a known kind, and comes once for each employee and day, at most ninety at once', () => {
    const one = { employee_id: 'e1234567', date: '2026-02-28', kind: 'sick' };
    expect(isTaken([one])).toBe(true);
    expect(isTaken([{ ...one, kind: null }])).toBe(true);
    expect(isTaken([])).toBe(false);
    expect(isTaken([{ ...one, date: '2026-02-29' }])).toBe(false);
    expect(isTaken([{ ...one, kind: 'ill' }])).toBe(false);
    expect(isTaken([one, { ...one, kind: 'off' }])).toBe(false);
    const many = Array.from({ length: dayNotesMax + 1 }, (_, at) => ({
      ...one,
      date: addDays('2026-01-01', at),
    }));
    expect(isTaken(many)).toBe(false);
    expect(isTaken(many.slice(1))).toBe(true);
  });

  it('replaces ninety own notes at once, and its Undo gives back as many as one transaction could keep', async () => {
    const employee_id = await anEmployee('Anna', 'kqzw');
    const days = Array.from({ length: dayNotesMax }, (_, at) => addDays('2026-08-01', at));
    for (const date of days)
      await world.table.write({
        put: dayNoteItem({
          companyId: company.id,
          employeeId: employee_id,
          date,
          kind: 'sick',
          notedAt: 0,
          isOwn: true,
        }),
      });
    const all = async (kind: DayNoteKind, back?: true) =>
      noteDays(await as(), {
        body: { notes: days.map((date) => ({ employee_id, date, kind, ...(back && { back }) })) },
      });
    expect(await all('leave')).toHaveLength(dayNotesMax);
    const given = await all('sick', true);
    expect(given.filter(({ own }) => own).length).toBeGreaterThan(0);
  });

  it('is asked for with days in order, of a year at most', async () => {
    await expect(listed('2026-11-18', '2026-11-17')).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'to', code: 'too_short' }],
    });
    await expect(listed('2026-01-01', '2027-01-02')).rejects.toMatchObject({
      code: 'range_too_long',
      params: { days: reportDaysMax },
    });
    expect(await listed('2026-01-01', '2027-01-01')).toEqual([]);
  });
});
