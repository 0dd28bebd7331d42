// The example crew: shown in the lists, marked, never changed, and nowhere in the table but for one mark.

import { beforeEach, describe, expect, it } from 'vitest';
import { addExampleCrew, removeExampleCrew } from '#functions/domain/example-crew/example-crew.ts';
import { changeEmployee, listEmployees, sendLoginSms } from '#functions/domain/employees/employees.ts';
import { sealToken } from '#functions/domain/employees/token.ts';
import { closeProject, listProjects } from '#functions/domain/projects/projects.ts';
import { explain } from '#functions/domain/report/explain.ts';
import { paidWork, read } from '#functions/domain/report/report.ts';
import { describe as selfOf } from '#functions/domain/sessions/self.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { history, locations } from '#functions/domain/worklogs/history.ts';
import { list } from '#functions/domain/worklogs/list/list.ts';
import { overview } from '#functions/domain/worklogs/list/overview.ts';
import { refresh } from '#functions/domain/worklogs/list/refresh.ts';
import { keys } from '#functions/table/keys.ts';
import { absent } from '#functions/table/write.ts';
import { columnarMediaType } from '#shared/api/report.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { codeFiles, importsOf, read as source } from '#test/rules/source.ts';
import { useSite } from '#test/kit/world/use-site.ts';

// A Wednesday.
const { world, site } = await useSite({}, '2026-11-18T10:00:00Z');
// The list of employees opens their letters, so they have some.
beforeEach(async () => {
  for (const { companyId, id } of [site.anna, site.bjorn]) {
    const { tokenSealed: ts, tokenHash: th } = await sealToken(await manager(), { companyId, id }, 'tkgv');
    await world.table.write({ update: keys.employee(companyId, id), set: { ts, th } });
  }
});
const month = { from: '2026-10-19', to: '2026-11-18' };
const manager = (accept?: string) => world.asCompany(site.company, accept === undefined ? {} : { accept });
// The site took on its people after the crew came: before them is the only time when it may come.
const comes = () =>
  world.table.write({
    update: keys.company(site.company.id),
    set: { ex: world.clock.now },
    when: absent('ex'),
  });
const goes = async () => removeExampleCrew(await manager());
const listed = () => site.listed(month);
const examples = async () => (await listed()).filter(({ example }) => example);
const reported = async (query = {}) => read(await manager(), { query: { ...month, ...query } });
const seconds = (text: string) => fromWire(text) ?? Number.NaN;
const doesOverlap = (one: WorkLog, other: WorkLog) =>
  one.id !== other.id &&
  one.employee.id === other.employee.id &&
  one.start_time < (other.end_time ?? 'Z') &&
  other.start_time < (one.end_time ?? 'Z');

describe('the example crew', () => {
  it('is five people, three projects and a month of entries, each marked as an example', async () => {
    await comes();
    const people = (await listEmployees(await manager())).filter(({ example }) => example);
    expect(people).toHaveLength(5);
    for (const { login_token, phone_number } of people) expect([login_token, phone_number]).toEqual(['', '']);
    const projects = (await listProjects(await manager())).filter(({ example }) => example);
    expect(projects).toHaveLength(3);
    const entries = await listed();
    expect(entries.length).toBeGreaterThan(80);
    expect(entries.every(({ example }) => example === true)).toBe(true);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const total = entries.reduce((sum, { total_time = 0 }) => sum + total_time, 0);
    expect(projects.reduce((sum, { total_working_hours }) => sum + total_working_hours, 0)).toBe(total);
    const names = [...people, ...projects].map(({ name }) => name);
    for (const { employee, project } of entries) {
      expect(names).toContain(employee.name);
      expect(names).toContain(project.name);
    }
  });

  it('shows comments, a running entry, an overlap, a long day, a lunch and unapproved entries', async () => {
    await comes();
    const entries = await listed();
    expect(entries.filter((entry) => entry.work_log_comments.length > 0).length).toBeGreaterThan(5);
    expect(entries.filter((entry) => entry.end_time === undefined).length).toBeGreaterThan(0);
    const overlapping = entries.filter((one) => entries.some((other) => doesOverlap(one, other)));
    expect(overlapping).toHaveLength(2);
    expect(entries.some((entry) => (entry.total_time ?? 0) > 10 * 3600)).toBe(true);
    expect(new Set(entries.map(({ approved }) => approved))).toEqual(new Set([true, false]));
    const { employees } = await reported({ overtime_after_day_hours: 8 });
    const sums = Object.values(employees);
    expect(sums.some(({ over_time }) => over_time > 0)).toBe(true);
    expect(sums.some(({ lunch_deduction }) => lunch_deduction > 0)).toBe(true);
  });

  it.each(['2026-11-18T03:00:00Z', '2026-11-22T23:30:00Z', '2026-12-25T12:00:00Z'])(
    'that comes at %s has somebody at work, and nothing that begins or ends later',
    async (now) => {
      world.clock.now = seconds(now);
      await comes();
      const entries = await site.listed({ from: '2026-10-01', to: '2026-12-31' });
      expect(entries.filter(({ end_time }) => end_time === undefined).length).toBeGreaterThan(0);
      for (const { start_time, end_time, work_log_comments } of entries)
        for (const time of [start_time, end_time, ...work_log_comments.map(({ created }) => created)])
          if (time !== undefined) expect(seconds(time)).toBeLessThanOrEqual(world.clock.now);
    },
  );

  it('works on: by the evening today’s entries have ended, and those of before are as they were', async () => {
    await comes();
    const before = await listed();
    world.pass(12 * 3600);
    const after = new Map((await listed()).map((entry) => [entry.id, entry]));
    for (const entry of before)
      if (entry.end_time !== undefined) expect(after.get(entry.id)).toEqual(entry);
      else expect(after.get(entry.id)?.end_time).toBeDefined();
    world.pass(90 * 86_400);
    const later = await site.listed({ from: '2026-10-01', to: '2027-03-01' });
    expect(later[0]?.start_time.slice(0, 10)).toBe('2026-12-18');
  });

  it('speaks the company’s language and has names of its country', async () => {
    await comes();
    const name = async () => (await listEmployees(await manager())).find(({ example }) => example)?.name;
    const ofIceland = await name();
    await world.table.write({
      update: keys.company(site.company.id),
      set: { cr: 'PT', 'st.language': 'pt', 'st.time_zone': 'Europe/Lisbon' },
    });
    expect(await name()).not.toBe(ofIceland);
    const projects = (await listProjects(await manager())).filter(({ example }) => example);
    expect(projects.map(({ name: of }) => of)).toContain('Cobertura da escola');
  });
});

describe('of the example crew', () => {
  it('the table holds one mark on the company’s row: what reads only the table counts nothing of it', async () => {
    await site.worked(3600);
    const own = async () =>
      (await world.items()).filter(({ PK, SK }) => !(String(PK).endsWith('#U') || SK === 'A'));
    const before = await own();
    const { ex: none, ...row } = (await world.table.get(keys.company(site.company.id))) ?? {};
    await comes();
    expect(none).toBeUndefined();
    expect(await own()).toEqual(before);
    expect(await world.table.get(keys.company(site.company.id))).toEqual({ ...row, ex: world.clock.now });
    await goes();
    expect(await own()).toEqual(before);
    expect(await world.table.get(keys.company(site.company.id))).toEqual(row);
  });

  it('only the office’s lists and its report on the screen know', () => {
    const knowing = codeFiles().filter(
      (file) =>
        file.startsWith('functions/') &&
        importsOf(file, source(file)).some(({ target }) => target.endsWith('example-crew/example-crew.ts')) &&
        source(file).includes('exampleCrewOf('),
    );
    expect(knowing).toEqual([
      'functions/domain/employees/employees.ts',
      'functions/domain/projects/projects.ts',
      'functions/domain/report/explain.ts',
      'functions/domain/report/report.ts',
      'functions/domain/worklogs/history.ts',
      'functions/domain/worklogs/list/list.ts',
      'functions/domain/worklogs/list/overview.ts',
      'functions/domain/worklogs/list/refresh.ts',
    ]);
  });

  it('the company’s newest entry is none, and nothing waits for approval', async () => {
    await comes();
    const { company } = await manager();
    expect(await selfOf(world.table, { role: 'COMPANY', company })).toMatchObject({
      latest_work_log: null,
      example_crew: true,
    });
    const { open, waiting } = await overview(await manager());
    expect(waiting?.count).toBe(0);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ example }) => example === true)).toBe(true);
  });

  it('payroll and files hold none of its hours', async () => {
    await comes();
    const work = await paidWork(await manager(), month, true);
    expect([work.parts.length, work.openEntries, work.isExample]).toEqual([0, 0, false]);
    for (const id of work.employees.keys()) expect([site.anna.id, site.bjorn.id]).toContain(id);
  });
});

describe('the report', () => {
  it('of a company that has no entry of its own is the crew’s, and says so in both its forms', async () => {
    await comes();
    const report = await reported();
    expect(report).toMatchObject({ example: true });
    expect(Object.keys(report.employees)).toHaveLength(5);
    expect(await read(await manager(columnarMediaType), { query: month })).toMatchObject({ example: true });
    const one = await reported({ employee_id: ['example2'] });
    expect(Object.keys(one.employees)).toHaveLength(1);
    expect(Object.keys((await reported({ employee_id: [site.anna.id] })).employees)).toEqual([]);
  });

  it('never mixes: one entry of the company’s own, also a running one, and the crew is left out', async () => {
    await comes();
    const own = await site.worked(1800);
    const report = await reported();
    expect(report.example).toBeUndefined();
    expect(Object.values(report.employees).map(({ id }) => id)).toEqual([own.employee.id]);
    await site.removed(own.id);
    expect(await reported()).toMatchObject({ example: true });
    await site.clockedIn();
    expect(await reported()).toMatchObject({ open_entries: 1, employees: {} });
    expect((await reported()).example).toBeUndefined();
  });

  it('of a company that has an entry of its own is empty on days without one, for any employee', async () => {
    await comes();
    await site.worked(1800);
    for (const query of [
      { to: '2026-11-17' },
      { employee_id: ['example2'] },
      { project_id: ['pexample1'] },
    ]) {
      const report = await reported(query);
      expect([report.example, report.open_entries, report.employees]).toEqual([undefined, 0, {}]);
    }
  });

  it('explains a day of the crew', async () => {
    await comes();
    const ask = { path: { id: 'example3' }, query: { day: '2026-11-17' } };
    expect(await explain(await manager(), ask)).toMatchObject({ employee: { id: 'example3' } });
    await goes();
    await expect(explain(await manager(), ask)).rejects.toMatchObject({ code: 'employee_missing' });
  });
});

describe('the list', () => {
  it('holds own entries and examples in one order, page by page, without gap or repeat', async () => {
    await comes();
    await site.worked(3600);
    const whole = await listed();
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const ctx = await manager();
      const query = { ...month, limit: 7, ...(cursor === undefined ? {} : { cursor }) };
      for (const { id } of await list(ctx, { query })) ids.push(id);
      cursor = ctx.extras.nextCursor;
    } while (cursor !== undefined);
    expect(ids).toEqual(whole.map(({ id }) => id));
    const own = whole.filter(({ example }) => !example);
    expect(own.map(({ employee }) => employee.name)).toEqual(['Anna']);
  });

  it('filters examples as it filters entries', async () => {
    await comes();
    const query = { ...month, employee_id: ['example1'], approved: false };
    const found = await site.listed(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ employee, approved }) => employee.id === 'example1' && !approved)).toBe(true);
  });

  it('is kept fresh from an example as from an entry', async () => {
    await comes();
    const [newest] = await examples();
    world.pass(300);
    const own = await site.clockedIn();
    const query = { path: { id: newest?.id ?? '' }, query: month };
    expect((await refresh(await manager(), query)).changed.map(({ id }) => id)).toContain(own.id);
    await goes();
    await expect(refresh(await manager(), query)).rejects.toMatchObject({ code: 'work_log_missing' });
  });

  it('names where an example came from', async () => {
    await comes();
    const ended = (await examples()).find(({ end_time }) => end_time !== undefined);
    const path = { id: ended?.id ?? '' };
    const [created, ...rest] = await history(await manager(), { path });
    expect(created).toMatchObject({ action: 'created', by: { name: ended?.employee.name } });
    expect(rest.at(-1)?.action).toBe('ended');
    expect(await locations(await manager(), { path })).toEqual([]);
  });
});

describe('an example', () => {
  const refused = { code: 'example_row' };
  it('cannot be changed, deleted, commented, texted or worked on', async () => {
    await comes();
    const [entry] = await examples();
    const id = entry?.id ?? '';
    await expect(site.edited({ id, approved: true })).rejects.toMatchObject(refused);
    await expect(site.removed(id)).rejects.toMatchObject(refused);
    await expect(
      comment(await manager(), { body: { work_log_id: id, comment: 'Hi' } }),
    ).rejects.toMatchObject(refused);
    await expect(site.added({ employee_id: 'example1' })).rejects.toMatchObject(refused);
    await expect(site.added({ project_id: 'pexample1' })).rejects.toMatchObject(refused);
    await expect(
      changeEmployee(await manager(), { body: { id: 'example1', new_name: 'X' } }),
    ).rejects.toMatchObject(refused);
    await expect(
      sendLoginSms(await manager(), { path: { id: 'example1' }, query: {} }),
    ).rejects.toMatchObject(refused);
    await expect(closeProject(await manager(), { path: { id: 'pexample1' } })).rejects.toMatchObject(refused);
    const own = await site.worked(600);
    await expect(site.edited({ id: own.id, new_project_id: 'pexample2' })).rejects.toMatchObject(refused);
  });

  it('is no project of an employee’s clock', async () => {
    await comes();
    await expect(site.clockedIn({ project_id: 'pexample1' })).rejects.toMatchObject({
      code: 'project_missing',
    });
  });

  it('of another company is nothing there is', async () => {
    await expect(site.added({ employee_id: 'example1' })).rejects.toMatchObject({ code: 'employee_missing' });
    await expect(site.removed('w202611example117abcdef01234567')).rejects.toMatchObject({
      code: 'work_log_missing',
    });
  });
});

describe('removing the crew', () => {
  it('takes all of it in one write, as often as it is asked, and no entry of the company’s own', async () => {
    await comes();
    const own = await site.worked(3600);
    await goes();
    await goes();
    expect(await listed()).toEqual([own]);
    expect((await listEmployees(await manager())).map(({ id }) => id)).not.toContain('example1');
    expect((await listProjects(await manager())).some(({ example }) => example)).toBe(false);
  });
});

describe('the press that adds the crew', () => {
  const company = async () => {
    const { id } = await world.aCompany();
    return (once?: string) => world.asCompany({ id }, once === undefined ? {} : { once });
  };
  const entriesOf = async (ctx: Awaited<ReturnType<typeof manager>>) =>
    (await list(ctx, { query: month })).map(({ id }) => id);

  it('is refused by name to a company with an employee, also a disabled one, and changes nothing', async () => {
    for (const isDisabled of [false, true]) {
      const as = await company();
      const { company: own } = await as();
      await world.anEmployee(own, { isDisabled });
      await expect(addExampleCrew(await as())).rejects.toMatchObject({ code: 'employees_present' });
      expect((await as()).company.exampleAt).toBeUndefined();
    }
  });

  it('is open to a company that has a project only, and the crew stays beside the first employee', async () => {
    const as = await company();
    await world.aProject((await as()).company);
    await addExampleCrew(await as());
    await world.anEmployee((await as()).company);
    await addExampleCrew(await as());
    expect((await entriesOf(await as())).length).toBeGreaterThan(80);
  });

  it('is not done again by a repeat of it after the crew was removed', async () => {
    const as = await company();
    await addExampleCrew(await as('press'));
    await removeExampleCrew(await as());
    await addExampleCrew(await as('press')).catch(() => undefined);
    expect(await entriesOf(await as())).toEqual([]);
  });

  it('leaves the time of its coming to the first of two', async () => {
    const as = await company();
    await addExampleCrew(await as());
    const before = await entriesOf(await as());
    world.pass(60);
    await addExampleCrew(await as());
    expect(await entriesOf(await as())).toEqual(before);
  });
});
