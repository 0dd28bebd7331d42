// Proves who was on a project: lanes by day in the order of names, hours, who is missing; photos and comments.
import { describe, expect, it } from 'vitest';
import type { Comment } from '#shared/model/worklog.ts';
import { crewWeek, lanesOn, onSiteOf, shortNames } from '#web/features/people/project/project-crew.ts';
import { commentsIn, photosIn } from '#web/features/people/project/project-said.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const time = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
const now = Date.UTC(2026, 10, 27, 14, 40) / 1000;
const monday = '2026-11-23';
const anna = { id: 'a', name: 'Anna Jónsdóttir' };
const ewa = { id: 'b', name: 'Ewa Kowalska' };
const orn = { id: 'c', name: 'Örn Árnason' };
const entry = (employee: typeof anna, day: string, from = '08:00', to = '16:00') =>
  aWorkLog({ employee, start_time: `${day}T${from}:00Z`, end_time: `${day}T${to}:00Z` });
const always = () => true;
/** The week calls no person missing today, because people may still come. */
const notToday = (_: string, day: string) => day !== '2026-11-27';
const runningSince = (employee: typeof anna, start_time: string) => {
  const { end_time: _, total_time: __, ...open } = aWorkLog({ employee, start_time });
  return open;
};

describe('the crew of a week', () => {
  const entries = [
    runningSince(ewa, '2026-11-27T12:40:00Z'),
    entry(orn, '2026-11-25'),
    entry(anna, '2026-11-25', '13:00', '15:00'),
    entry(anna, '2026-11-25', '07:00', '11:30'),
    entry(orn, '2026-11-24'),
    entry(anna, '2026-11-24'),
    entry(orn, '2026-11-23'),
    entry(anna, '2026-11-23'),
  ];
  const week = crewWeek({ time, entries, now }, monday, shortNames(entries), always);

  it('has only days with hours, newest first, each with a lane for each person by name', () => {
    expect(week.days.map(({ day, lanes }) => [day, lanes.map(({ name }) => name).join()])).toEqual([
      ['2026-11-27', 'Ewa'],
      ['2026-11-25', 'Anna,Örn'],
      ['2026-11-24', 'Anna,Örn'],
      ['2026-11-23', 'Anna,Örn'],
    ]);
    const [annas] = week.days[1]?.lanes ?? [];
    expect(annas?.times).toEqual([
      { from: '07:00', to: '11:30' },
      { from: '13:00', to: '15:00' },
    ]);
    expect(annas?.segments.map(({ fromMinute, toMinute }) => [fromMinute, toMinute])).toEqual([
      [420, 690],
      [780, 900],
    ]);
  });

  it('adds up hours until now by day and in the week', () => {
    expect(week.days.map(({ seconds }) => seconds / 3600)).toEqual([2, 14.5, 16, 16]);
    expect(week.seconds / 3600).toBe(48.5);
    expect(week.people).toBe(3);
  });

  it('names who was there on most days and not on this one, but not today', () => {
    const without = [...entries.filter((one) => one !== entries[1]), entry(ewa, '2026-11-24')];
    const { days } = crewWeek({ time, entries: without, now }, monday, shortNames(without), notToday);
    expect(days.map(({ missing }) => missing)).toEqual([[], [], [], []]);
    const friday = entries.slice(1).concat(entry(anna, '2026-11-26'));
    const next = crewWeek({ time, entries: friday, now }, monday, shortNames(friday), always);
    expect(next.days.map(({ day, missing }) => [day, missing.join()])).toEqual([
      ['2026-11-26', 'Örn'],
      ['2026-11-25', ''],
      ['2026-11-24', ''],
      ['2026-11-23', ''],
    ]);
    const isMissing = (id: string, day: string) => id !== orn.id || day !== '2026-11-26';
    const elsewhere = crewWeek({ time, entries: friday, now }, monday, shortNames(friday), isMissing);
    expect(elsewhere.days[0]?.missing).toEqual([]);
    // Two days say nothing about who belongs to the crew.
    const two = [entry(anna, '2026-11-23'), entry(anna, '2026-11-24'), entry(orn, '2026-11-24')];
    expect(crewWeek({ time, entries: two, now }, monday, new Map(), always).days[1]?.missing).toEqual([]);
  });

  it('draws an entry over midnight on both of its days', () => {
    const night = aWorkLog({
      employee: anna,
      start_time: '2026-11-23T22:00:00Z',
      end_time: '2026-11-24T02:00:00Z',
    });
    const names = shortNames([night]);
    expect(lanesOn({ time, entries: [night], now }, '2026-11-23', names)[0]?.seconds).toBe(7200);
    expect(lanesOn({ time, entries: [night], now }, '2026-11-24', names)[0]?.seconds).toBe(7200);
  });

  it('says first names, and whole names of people who share one', () => {
    const other = { id: 'd', name: 'Anna Berg' };
    const names = shortNames([entry(anna, monday), entry(other, monday), entry(ewa, monday)]);
    expect([...names.values()]).toEqual(['Anna Jónsdóttir', 'Anna Berg', 'Ewa']);
  });

  it('knows who is on site now, by name', () => {
    const open = [runningSince(orn, '2026-11-27T08:00:00Z'), runningSince(anna, '2026-11-27T09:00:00Z')];
    expect(onSiteOf([...open, entry(ewa, monday)]).map(({ employee }) => employee.name)).toEqual([
      anna.name,
      orn.name,
    ]);
  });
});

describe('what was said on a project', () => {
  const comment = (id: string, created: string, over: Partial<Comment> = {}): Comment => ({
    id,
    comment: `text ${id}`,
    created,
    created_by: 'Employee',
    ...over,
  });
  const entries = [
    aWorkLog({
      employee: anna,
      work_log_comments: [
        comment('1', '2026-11-24T09:00:00Z'),
        comment('2', '2026-11-26T09:00:00Z', { created_by: 'Company' }),
        comment('3', '2026-11-26T10:00:00Z', { photo_state: 'ready' }),
        comment('4', '2026-11-26T11:00:00Z', { photo_state: 'waiting' }),
        comment('5', '2026-11-26T12:00:00Z', { comment: '  ' }),
      ],
    }),
    aWorkLog({
      employee: ewa,
      work_log_comments: [
        comment('6', '2026-11-25T09:00:00Z'),
        comment('7', '2026-11-27T09:00:00Z', { photo_state: 'ready' }),
      ],
    }),
  ];

  it('is texts, newest first, with the employee’s name or none', () => {
    expect(commentsIn(entries).map(({ comment: { id }, by }) => [id, by])).toEqual([
      ['2', undefined],
      ['6', ewa.name],
      ['1', anna.name],
    ]);
  });

  it('is photos that are ready, newest first', () => {
    expect(photosIn(entries).map(({ comment: { id } }) => id)).toEqual(['7', '3']);
  });
});
