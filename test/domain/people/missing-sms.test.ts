// Proves the SMS about a day without hours: when it goes, in which hours, once, within the budget, and what keeps it away.

import { expect, it } from 'vitest';
import { askMissing } from '#functions/domain/day-notes/missing-sms.ts';
import { askCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { smsRequested } from '#events/notices.ts';
import { keys } from '#functions/table/keys.ts';
import { dayNoteItem } from '#functions/table/rows/day-note-row.ts';
import type { Change, Item } from '#functions/table/write.ts';
import { budgets } from '#shared/limits.ts';
import { aClientId, at } from '#test/kit/world/context.ts';
import { useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { aCrew } from '#test/domain/exports/exported-month.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { worked } from '#test/domain/report/worked.ts';

const world = await useWorld('2026-03-02T08:00:00Z');
const office = await useOffice(world);
/** The budget of a number outlives a test. */
let numbers = 0;
let phoneNumber = '';
const everyDay = (start: string, end: string) => Array.from({ length: 7 }, () => ({ start, end }));
/** Irish. Anna has a phone number; Björn has none. */
const crew = await useRenewed(async () => {
  numbers += 1;
  phoneNumber = `+3538599${String(numbers).padStart(5, '0')}`;
  const made = await aCrew(world);
  const features = { approve_work_logs: false, ask_missing: true, ask_missing_sms: true };
  await world.table.write(
    {
      update: keys.company(made.company.id),
      set: { 'st.usual_week': everyDay('08:00', '16:00'), 'st.features': features },
    },
    { update: keys.employee(made.company.id, made.anna.id), set: { ph: phoneNumber } },
  );
  return made;
});

const setting = (set: Item) => world.table.write({ update: keys.company(crew.company.id), set });
const worker = () => ({ ...office.asWorker(), webOrigin: 'https://stund.example' });
/** The SMS that a sweep at this moment writes for the crew's company. */
async function sweptAt(now: string, ctx: () => ReturnType<typeof worker> = worker) {
  world.clock.now = at(now);
  const from = office.sent.length;
  await askMissing(ctx());
  return office.sent.slice(from).flatMap(({ body }) => {
    const sms = smsRequested.body.safeParse(body);
    return sms.success && sms.data.companyId === crew.company.id ? [sms.data] : [];
  });
}
/** The days as ISO: an Irish SMS writes 03-03-2026. */
const daysAt = async (now: string) =>
  (await sweptAt(now)).map(({ time = '' }) => {
    expect(time).toMatch(/^\d\d-\d\d-\d{4}$/);
    return time.split('-').toReversed().join('-');
  });
const note = () =>
  dayNoteItem({
    companyId: crew.company.id,
    employeeId: crew.anna.id,
    date: '2026-03-03',
    kind: 'sick',
    notedAt: 0,
  });

it('goes to the employee with the link of the phone, once the usual hours are over', async () => {
  expect(await sweptAt('2026-03-03T15:59:59Z')).toEqual([]);
  expect(await sweptAt('2026-03-03T16:00:00Z')).toMatchObject([
    {
      template: 'missing_day',
      to: phoneNumber,
      language: 'en',
      employeeName: 'Anna',
      time: '03-03-2026',
      link: 'https://stund.example/employee/app',
    },
  ]);
});

it('is in the employee’s own language', async () => {
  await world.table.write({ update: keys.employee(crew.company.id, crew.anna.id), set: { lg: 'pl' } });
  expect(await sweptAt('2026-03-03T16:00:00Z')).toMatchObject([{ language: 'pl' }]);
});

it('goes once for a day after any number of sweeps, two at once too, and again for the next day', async () => {
  world.clock.now = at('2026-03-03T16:00:00Z');
  const from = office.sent.length;
  await Promise.all([askMissing(worker()), askMissing(worker())]);
  expect(office.sent.slice(from)).toHaveLength(1);
  expect(await daysAt('2026-03-03T17:00:00Z')).toEqual([]);
  expect(await daysAt('2026-03-04T15:00:00Z')).toEqual([]);
  expect(await daysAt('2026-03-04T16:00:00Z')).toEqual(['2026-03-04']);
});

it('waits for no morning: from nine in the evening it does not go, nor on the next day', async () => {
  expect(await daysAt('2026-03-03T21:00:00Z')).toEqual([]);
  expect(await daysAt('2026-03-04T07:59:59Z')).toEqual([]);
  expect(await daysAt('2026-03-04T08:00:00Z')).toEqual([]);
  expect(await daysAt('2026-03-04T20:59:59Z')).toEqual(['2026-03-04']);
});

it.each([
  ['21:00', '2026-03-03T21:00:00Z', []],
  ['07:59', '2026-03-03T09:00:00Z', []],
  ['08:00', '2026-03-03T09:00:00Z', ['2026-03-02']],
])('of usual hours that end at %s goes only if that is between eight and nine', async (end, now, days) => {
  await setting({ 'st.usual_week': everyDay('22:00', end) });
  expect(await daysAt(now)).toEqual(days);
});

it('asks once about each of two usual days that end on one calendar day', async () => {
  // Sunday 8 March's night ends on Monday the 9th, as Monday's own hours do.
  const week: unknown[] = everyDay('08:00', '16:00').map(() => null);
  await setting({
    'st.usual_week': [{ start: '09:00', end: '12:00' }, ...week.slice(2), { start: '20:00', end: '08:30' }],
  });
  expect(await daysAt('2026-03-09T08:31:00Z')).toEqual(['2026-03-08']);
  expect(await daysAt('2026-03-09T12:05:00Z')).toEqual(['2026-03-09']);
  expect(await daysAt('2026-03-09T13:00:00Z')).toEqual([]);
  expect(await daysAt('2026-03-09T15:00:00Z')).toEqual([]);
});

it('asks about the older of two days first where both are due at once, and about the other an hour later', async () => {
  const week: unknown[] = everyDay('08:00', '16:00').map(() => null);
  await setting({
    'st.usual_week': [{ start: '09:00', end: '12:00' }, ...week.slice(2), { start: '20:00', end: '08:30' }],
  });
  expect(await daysAt('2026-03-09T12:05:00Z')).toEqual(['2026-03-08']);
  expect(await daysAt('2026-03-09T13:05:00Z')).toEqual(['2026-03-09']);
  expect(await daysAt('2026-03-09T14:05:00Z')).toEqual([]);
});

it('writes the day as the company’s country does', async () => {
  await setting({ cr: 'IS' });
  expect(await sweptAt('2026-03-03T16:00:00Z')).toMatchObject([{ time: '03.03.2026' }]);
});

it('follows the company’s clock on the day it goes forward', async () => {
  // New York, 8 March: 16:00 is 20:00 UTC, and 21:00 the day before is 02:00 UTC.
  await setting({ 'st.time_zone': 'America/New_York' });
  expect(await daysAt('2026-03-08T02:00:00Z')).toEqual([]);
  expect(await daysAt('2026-03-08T19:59:59Z')).toEqual([]);
  expect(await daysAt('2026-03-08T20:00:00Z')).toEqual(['2026-03-08']);
  expect(await daysAt('2026-03-10T00:59:59Z')).toEqual(['2026-03-09']);
});

it.each([
  [
    'hours on the day',
    () => worked(world, crew.anna, crew.roof, '2026-03-03T08:00:00Z', '2026-03-03T16:00:00Z'),
  ],
  [
    'being clocked in',
    async () => {
      world.clock.now = at('2026-03-03T15:00:00Z');
      const body = { id: aClientId(), project_id: crew.roof.id, at: '2026-03-03T15:00:00Z' };
      await clockIn(await world.asEmployee(crew.anna), { body });
    },
  ],
  ['a note', () => world.table.write({ put: note() })],
  [
    'a request for missing hours',
    async () => {
      world.clock.now = at('2026-03-03T15:00:00Z');
      const times = { start_time: '2026-03-03T08:00:00Z', end_time: '2026-03-03T12:00:00Z' };
      const body = { id: aClientId(), ...times, project_id: crew.roof.id, word: 'forgot' };
      await askCorrection(await world.asEmployee(crew.anna), { body });
    },
  ],
  ['a lock', () => setting({ cd: [{ from: '2026-03-01', to: '2026-03-31', state: 'locked' }], cdv: 1 })],
  ['an own week without the day', () => employee({ uw: Array.from({ length: 7 }, () => null) })],
  ['being inactive', () => employee({ off: 1 })],
  ['a number that takes no SMS', () => employee({ ph: '12' })],
])('is kept away by %s', async (_, excuse) => {
  await excuse();
  expect(await daysAt('2026-03-03T16:00:00Z')).toEqual([]);
});
const employee = (set: Item) =>
  world.table.write({ update: keys.employee(crew.company.id, crew.anna.id), set });

it('does not go on a public holiday', async () => {
  // St Patrick's day.
  expect(await daysAt('2026-03-17T16:00:00Z')).toEqual([]);
  expect(await daysAt('2026-03-18T16:00:00Z')).toEqual(['2026-03-18']);
});

it.each([
  [
    'clocked in',
    async () => {
      const body = { id: aClientId(), project_id: crew.roof.id, at: '2026-03-03T16:00:00Z' };
      await clockIn(await world.asEmployee(crew.anna), { body });
    },
  ],
  ['noted the day', () => world.table.write({ put: note() })],
  ['been disabled', () => employee({ off: 1 })],
])('is not written for who has %s between the sweep’s reading and its write', async (_, meanwhile) => {
  const table = {
    ...world.table,
    write: async (...changes: Change[]) => {
      if (changes.some((change) => 'set' in change && change.set?.['ma'] !== undefined)) await meanwhile();
      return world.table.write(...changes);
    },
  };
  expect(await sweptAt('2026-03-03T16:00:00Z', () => ({ ...worker(), table }))).toEqual([]);
});

it('stays within the company’s budget of a day, and what that holds back is sent on no later sweep', async () => {
  const [most] = budgets.smsPerCompanyDay;
  const number = (index: number) => `+3538512${String(index).padStart(5, '0')}`;
  for (let index = 0; index < most; index += 1)
    await world.anEmployee(crew.company, { name: `Person ${index}`, phone: number(index) });
  await setting({ pay: 1 });
  const first = await sweptAt('2026-03-03T16:00:00Z');
  expect(first).toHaveLength(most);
  expect(await sweptAt('2026-03-03T17:00:00Z')).toEqual([]);
});

it.each([
  ['did not choose the SMS', { 'st.features.ask_missing_sms': false }],
  ['does not ask at all', { 'st.features.ask_missing': false }],
  ['has no usual week', { 'st.usual_week': null }],
  ['is disabled', { off: 1 }],
  ['is past its trial and the grace after it', { pay: 0, tu: at('2026-02-01T00:00:00Z') }],
])('is sent by no company that %s', async (_, set) => {
  await setting(set);
  expect(await daysAt('2026-03-03T16:00:00Z')).toEqual([]);
});
