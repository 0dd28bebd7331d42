// Proves the morning's mail about missing days: from seven in the company's zone, by usual week, holidays and notes, once a day.

import { expect, it } from 'vitest';
import type { Table } from '#functions/aws/table.ts';
import { sweepMissing } from '#functions/domain/day-notes/missing-sweep.ts';
import { declineCorrection } from '#functions/domain/worklogs/corrections/answer.ts';
import { askCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import { mailContentOf } from '#functions/domain/notices/mail-content.ts';
import { mailRequested } from '#events/notices.ts';
import { keys } from '#functions/table/keys.ts';
import { dayNoteItem } from '#functions/table/rows/day-note-row.ts';
import type { Change, Item } from '#functions/table/write.ts';
import { aClientId, at } from '#test/kit/world/context.ts';
import { useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { aCrew } from '#test/domain/exports/exported-month.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { worked } from '#test/domain/report/worked.ts';

const world = await useWorld('2026-03-02T08:00:00Z');
const office = await useOffice(world);
const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => (day < 6 ? { start: '08:00', end: '16:00' } : null));
const crew = await useRenewed(async () => {
  const made = await aCrew(world);
  await setting(made.company.id, { 'st.usual_week': weekdays, 'st.features.mail_missing': true });
  return made;
});

async function setting(companyId: string, set: Item): Promise<void> {
  await world.table.write({ update: keys.company(companyId), set });
}

/** The mails that a sweep at this moment writes for the crew's company. */
async function sweptAt(now: string, table: Table = world.table) {
  world.clock.now = at(now);
  const from = office.sent.length;
  await sweepMissing({ ...office.asWorker(), table, webOrigin: 'https://stund.example' });
  return office.sent.slice(from).flatMap(({ body }) => {
    const mail = mailRequested.body.safeParse(body);
    return mail.success && mail.data.companyId === crew.company.id ? [mail.data] : [];
  });
}
const peopleAt = async (now: string) => (await sweptAt(now)).map(({ people }) => people);

it('names who has no hours yesterday, with a link to that day and one to the setting', async () => {
  await worked(world, crew.bjorn, crew.roof, '2026-03-03T08:00:00Z', '2026-03-03T16:00:00Z');
  expect(await sweptAt('2026-03-04T07:00:00Z')).toMatchObject([
    {
      template: 'missing_days',
      to: crew.company.email,
      day: '2026-03-03',
      people: ['Anna'],
      link: 'https://stund.example/app?day=2026-03-03&view=day&look=true#week',
      stopLink: 'https://stund.example/app#settings',
    },
  ]);
});

it('comes from seven in the company’s zone, not a second before, and once a day after any number of sweeps', async () => {
  await setting(crew.company.id, { 'st.time_zone': 'America/New_York' });
  // 8 March: the night in which New York puts its clocks forward.
  await setting(crew.company.id, { 'st.usual_week': weekdays.map(() => weekdays[0]) });
  expect(await peopleAt('2026-03-08T10:59:59Z')).toEqual([]);
  expect(await peopleAt('2026-03-08T11:00:00Z')).toEqual([['Anna', 'Björn']]);
  expect(await peopleAt('2026-03-08T11:00:00Z')).toEqual([]);
  expect(await peopleAt('2026-03-08T20:00:00Z')).toEqual([]);
  expect(await peopleAt('2026-03-09T11:00:00Z')).toHaveLength(1);
});

it('comes once where two sweeps run at once, and not to a company that is being erased in that moment', async () => {
  const key = keys.company(crew.company.id);
  /** Something happens just before a sweep writes that the company's day is settled. */
  const sweptBeside = async (act: () => Promise<unknown>) => {
    let isFirst = true;
    const write = async (...changes: readonly Change[]) => {
      const isOwn = changes.some((change) => 'update' in change && change.update.PK === key.PK);
      if (isOwn && isFirst) {
        isFirst = false;
        await act();
      }
      return world.table.write(...changes);
    };
    return sweptAt('2026-03-04T08:00:00Z', { ...world.table, write });
  };
  expect(await sweptBeside(() => world.table.write({ update: key, set: { dx: 1 } }))).toEqual([]);
  await world.table.write({ update: key, remove: ['dx'] });
  expect(await sweptBeside(() => sweptAt('2026-03-04T08:00:00Z'))).toHaveLength(1);
});

it('sends none where all days are answered: by hours over midnight, a note, an own week, or being inactive', async () => {
  await worked(world, crew.anna, crew.roof, '2026-03-02T20:00:00Z', '2026-03-03T00:00:01Z');
  const note = { companyId: crew.company.id, employeeId: crew.bjorn.id, date: '2026-03-03', notedAt: 0 };
  await world.table.write({ put: dayNoteItem({ ...note, kind: 'sick' }) });
  const own = weekdays.map((day, index) => (index === 1 ? null : day));
  await world.anEmployee(crew.company, { name: 'Off on Tuesdays', usualWeek: own });
  await world.anEmployee(crew.company, { name: 'Inactive', isDisabled: true });
  expect(await peopleAt('2026-03-04T08:00:00Z')).toEqual([]);
});

it('leaves out who has asked the office to add hours of that day, until it answers', async () => {
  world.clock.now = at('2026-03-03T17:00:00Z');
  const times = { start_time: '2026-03-03T08:00:00Z', end_time: '2026-03-03T16:00:00Z' };
  const body = { id: aClientId(), ...times, project_id: crew.roof.id, word: 'forgot' };
  const { id } = await askCorrection(await world.asEmployee(crew.anna), { body });
  expect(await peopleAt('2026-03-04T07:00:00Z')).toEqual([['Björn']]);
  const path = { id };
  await declineCorrection(await world.asCompany(crew.company), { path, body: { reason: 'no' } });
  await setting(crew.company.id, { md: '2026-03-02' });
  expect(await peopleAt('2026-03-04T08:00:00Z')).toEqual([['Anna', 'Björn']]);
});

it('asks for a day whose night shift ended at its first midnight', async () => {
  await worked(world, crew.anna, crew.roof, '2026-03-02T20:00:00Z', '2026-03-03T00:00:00Z');
  expect(await peopleAt('2026-03-04T08:00:00Z')).toEqual([['Anna', 'Björn']]);
});

it('asks for no weekend, public holiday, or day before the employee was added', async () => {
  await world.anEmployee(crew.company, { name: 'New', createdAt: at('2026-03-18T12:00:00Z') });
  expect(await peopleAt('2026-03-02T09:00:00Z')).toEqual([]);
  expect(await peopleAt('2026-03-15T09:00:00Z')).toEqual([]);
  // St Patrick's day.
  expect(await peopleAt('2026-03-18T09:00:00Z')).toEqual([]);
  expect(await peopleAt('2026-03-19T09:00:00Z')).toEqual([['Anna', 'Björn', 'New']]);
});

it.each([
  ['did not choose it', { 'st.features.mail_missing': false }],
  ['has no usual week', { 'st.usual_week': null }],
  ['is disabled', { off: 1 }],
  ['is past its trial and the grace after it', { pay: 0, tu: at('2026-02-01T00:00:00Z') }],
  ['has not confirmed its address', { ev: 0 }],
])('sends none to a company that %s', async (_, set) => {
  await setting(crew.company.id, set);
  expect(await peopleAt('2026-03-04T08:00:00Z')).toEqual([]);
});

it.each([
  ['en', 'Missing hours on 3 March 2026', 'and 2 more'],
  ['is', 'Tíma vantar 3. mars 2026', 'og 2 í viðbót'],
  ['pt', 'Horas em falta a 3 de março de 2026', 'e mais 2'],
] as const)('lists thirty names and counts the rest, in %s', async (language, subject, rest) => {
  const people = Array.from({ length: 32 }, (_, index) => `Person ${index}.`);
  const mail = await mailContentOf({
    noticeId: 'a1',
    companyId: 'c1',
    template: 'missing_days',
    to: 'a@example.com',
    language,
    companyName: 'Roofs Ltd',
    link: 'https://stund.example/app',
    day: '2026-03-03',
    people,
  });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('Person 29.');
  expect(mail.text).not.toContain('Person 30.');
  expect(mail.text).toContain(rest);
});
