// The exports and payroll workers in the running system: made once, also when the message comes twice.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { exportRequested } from '#events/exports.ts';
import { exportJob } from '#shared/model/export.ts';
import { columnarReport } from '#shared/model/report.ts';
import { columnarMediaType } from '#shared/api/report.ts';
import { readSheet } from '#test/domain/exports/read-sheet.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';

// Before the employee who has no kennitala began: a payroll file would be refused for her.
const range = { from: '2026-05-01', to: '2026-09-30' };
/** The demo is of the days before it was made, and has photos of the last sixty. */
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const withPhotos = { from: dayAgo(50), to: dayAgo(1) };
const job = z.object(exportJob.shape);
type Job = z.output<typeof job>;

let dataFolder: string;
let system: RunningSystem;
let token: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'stund-exports-'));
  system = await startSystem({ demo: true, dataFolder });
  const login = system.logins.find(({ role }) => role === 'COMPANY');
  const body = { username: login?.company, password: login?.password };
  const reply = await callerOf(system.api)('POST', '/api/login', { body });
  token = z.object({ session_token: z.string() }).parse(reply.body).session_token;
});
afterAll(async () => {
  await system.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const call = async (method: string, path: string, body?: unknown) =>
  (await callerOf(system.api)(method, path, { token, body })).body;
const asked = async (kind: Job['kind'], filters = range) =>
  job.parse(await call('POST', '/api/exports', { kind, filters }));
const looked = async (id: string) => job.parse(await call('GET', `/api/exports/${id}`));
async function settled(id: string): Promise<Job> {
  for (;;) {
    const found = await looked(id);
    if (found.state !== 'queued' && found.state !== 'running') return found;
    await new Promise((done) => setTimeout(done, 50));
  }
}
const download = async ({ address = '' }: Job) => Buffer.from(await (await fetch(address)).arrayBuffer());

describe('the export workers', () => {
  it('make a spreadsheet of every entry of the report, photos in it', async () => {
    const done = await settled((await asked('entries', withPhotos)).id);
    expect(done.state).toBe('done');
    const { rows, parts } = readSheet(await download(done));
    const path = `/api/report?from=${withPhotos.from}&to=${withPhotos.to}`;
    const columns = await callerOf(system.api)('GET', path, {
      token,
      headers: { accept: columnarMediaType },
    });
    expect(rows).toHaveLength(z.object(columnarReport.shape).parse(columns.body).seconds.length);
    expect(rows).toHaveLength(done.rows ?? 0);
    expect([...parts.keys()].filter((name) => name.startsWith('xl/media/')).length).toBeGreaterThan(0);
  });

  it('make a file once, however often its message comes', async () => {
    const done = await settled((await asked('projects')).id);
    const sqs = new SQSClient({
      endpoint: system.aws,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    const companyId = /exports\/(c\w+)\//.exec(done.address ?? '')?.[1] ?? '';
    const { name, version } = exportRequested;
    const envelope = { name, version, id: 'again', body: { companyId, exportId: done.id } };
    const QueueUrl = `${system.aws}/000000000000/stund-exports`;
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(envelope) }));
    sqs.destroy();
    await expect
      .poll(async () => (await system.queues()).find((queue) => queue.name === 'stund-exports'))
      .toMatchObject({ waiting: 0, inFlight: 0, deadLetters: { waiting: 0 } });
    expect(await looked(done.id)).toMatchObject({
      state: 'done',
      rows: done.rows,
      file_name: done.file_name,
    });
  });

  it('make payroll files of the company’s integrations', async () => {
    const done = await settled((await asked('regla')).id);
    expect((await download(done)).toString('utf8')).toMatch(/^(?:\d{10};10[46];\d+,\d\d;;300926;;;;;\r\n)+$/);
  });
});
