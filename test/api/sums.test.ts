// The demo company's hours, read everywhere they are added up: every sum is the same and counts its running entries apart.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { exportJob } from '#shared/model/export.ts';
import { payrollCheck } from '#shared/model/payroll.ts';
import { project } from '#shared/model/project.ts';
import { report } from '#shared/model/report.ts';
import { overview, workLog, type WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { sumOfEnded } from '#web/entry/entry-times.ts';
import { hoursTextOf } from '#web/day-format.ts';
import { readPdf } from '#test/domain/exports/read-pdf.ts';
import { readSheet } from '#test/domain/exports/read-sheet.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';

let dataFolder: string;
let system: RunningSystem;
let token: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'stund-sums-'));
  system = await startSystem({ demo: true, dataFolder });
  const login = system.logins.find(({ role }) => role === 'COMPANY');
  const body = { username: login?.company, password: login?.password };
  const reply = await callerOf(system.api)('POST', '/api/login', { body });
  token = z.object({ session_token: z.string() }).parse(reply.body).session_token;
}, 120_000);
afterAll(async () => {
  await system.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const call = async (method: string, path: string, body?: unknown) =>
  (await callerOf(system.api)(method, path, { token, body })).body;
const today = async () => new Date((await system.clock.now()) * 1000).toISOString().slice(0, 10);
const entriesOf = async (from: string, to: string): Promise<WorkLog[]> =>
  z.array(workLog).parse(await call('GET', `/api/worklogs?from=${from}&to=${to}&limit=10000`));
const reportOf = async (from: string, to: string) =>
  z.object(report.shape).parse(await call('GET', `/api/report?from=${from}&to=${to}&comments=false`));
const total = (logs: readonly { readonly total_time: number }[]): number =>
  logs.reduce((sum, { total_time }) => sum + total_time, 0);
async function exported(kind: string, from: string, to: string) {
  const body = { kind, filters: { from, to }, options: { language: 'en' } };
  let job = z.object(exportJob.shape).parse(await call('POST', '/api/exports', body));
  while (job.state === 'queued' || job.state === 'running') {
    await wait(100);
    job = z.object(exportJob.shape).parse(await call('GET', `/api/exports/${job.id}`));
  }
  return job;
}
const download = async ({ address = '' }: { readonly address?: string | undefined }) =>
  Buffer.from(await (await fetch(address)).arrayBuffer());

describe('the hours of the demo', () => {
  it('are the same in entries, report, projects, payroll and files, without those that run', async () => {
    const to = await today();
    const from = addDays(to, -364);
    const [entries, counted] = await Promise.all([entriesOf(from, to), reportOf(from, to)]);
    const { seconds, running } = sumOfEnded(entries);
    expect(running).toBeGreaterThan(0);
    expect(entries.length - running).toBe(counted.data.length);
    expect([total(counted.data), total(counted.parts)]).toEqual([seconds, seconds]);
    expect(counted.open_entries).toBe(running);
    const ofEmployees = Object.values(counted.employees).flatMap(({ logs }) => logs);
    const ofProjects = Object.values(counted.projects).flatMap(({ logs }) => logs);
    expect([total(ofEmployees), total(ofProjects)]).toEqual([seconds, seconds]);

    // All of the demo lies within the year: a project's own sum is that of its entries.
    const projects = z.array(z.object(project.shape)).parse(await call('GET', '/api/projects'));
    for (const { id, name, total_working_hours } of projects) {
      const own = entries.filter((entry) => entry.project.id === id);
      expect([name, total_working_hours]).toEqual([name, sumOfEnded(own).seconds]);
    }
    const { open } = z.object(overview.shape).parse(await call('GET', '/api/worklogs/overview'));
    expect(open.map(({ id }) => id).toSorted()).toEqual(
      entries
        .filter(({ end_time }) => end_time === undefined)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('of a month are as many in its spreadsheet and its payroll check as in its report', async () => {
    const to = await today();
    const from = `${to.slice(0, 8)}01`;
    const [entries, counted] = await Promise.all([entriesOf(from, to), reportOf(from, to)]);
    const { seconds, running } = sumOfEnded(entries);
    expect([total(counted.data), counted.open_entries]).toEqual([seconds, running]);
    expect(await exported('entries', from, to)).toMatchObject({
      state: 'done',
      rows: entries.length - running,
    });
    const asked = await call('GET', `/api/payroll/check?system=regla&from=${from}&to=${to}`);
    const check = z.object(payrollCheck.shape).parse(asked);
    expect(check.entries).toBe(entries.length - running);
    const lunch = counted.data.reduce((sum, { lunch_deduction }) => sum + lunch_deduction, 0);
    expect(check.items.reduce((sum, item) => sum + item.seconds, 0)).toBe(seconds - lunch);
    const openFindings = check.findings.filter(({ code }) => code === 'open');
    expect(openFindings.reduce((sum, { entries: own = 0 }) => sum + own, 0)).toBe(running);
  });

  it('of a month are the total of each of its spreadsheets and of its PDF, to the hundredth', async () => {
    const to = await today();
    const from = `${to.slice(0, 8)}01`;
    const [entries, counted] = await Promise.all([entriesOf(from, to), reportOf(from, to)]);
    const { seconds, running } = sumOfEnded(entries);
    expect(total(counted.data)).toBe(seconds);
    for (const kind of ['entries', 'projects', 'employees', 'daily']) {
      const sheet = readSheet(await download(await exported(kind, from, to)));
      const { kept, calculated } = sheet.total('Hours');
      expect(Number(kept) * 3600, kind).toBeCloseTo(seconds, 4);
      expect(Number(calculated) * 3600, kind).toBeCloseTo(seconds, 4);
    }
    const { pages } = await readPdf(await download(await exported('pdf', from, to)));
    const text = (await pages()).join('|').replaceAll(/[\s|]+/g, '|');
    const hours = hoursTextOf('en', seconds);
    expect(text).toContain(`|Hours|${hours}|`);
    // Under all projects, all employees and all entries.
    expect(text.split(`|${counted.data.length}|${hours}|`)).toHaveLength(4);
    expect(text).toContain(`|${running}|running|entr`);
  });
});
