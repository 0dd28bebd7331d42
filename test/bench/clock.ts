// Clocking in over HTTP on the local cloud, beside the least that could do it: node:http before node:sqlite.

import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newSecret, secretHash, sessionItem, tokenText } from '#functions/table/rows/session-row.ts';
import { employeeItem } from '#functions/table/rows/employee-row.ts';
import { newId } from '#functions/table/new-id.ts';
import { toWire } from '#shared/time/instant.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { employeeRow } from '#test/kit/world/rows.ts';
import { aPress, aTenant, type Tenant } from '#test/kit/system/tenant.ts';
import { type Figure, figure, median } from './figure.ts';
import { type CountedGrounds, openGrounds } from './grounds.ts';

const punches = 200;

async function somebody(grounds: CountedGrounds, site: Tenant): Promise<string> {
  const id = newId('employee');
  const secret = newSecret();
  const at = await grounds.clock.now();
  const held = { companyId: site.id, subject: id };
  await grounds.table.write(
    { put: employeeItem(employeeRow(at, site.id, { id })) },
    {
      put: sessionItem({
        ...held,
        role: 'EMPLOYEE',
        secretHash: secretHash(secret),
        createdAt: at,
        usedAt: at,
        version: 0,
        actingFor: undefined,
      }),
    },
  );
  return tokenText({ ...held, secret });
}

async function ours(): Promise<number[]> {
  const grounds = await openGrounds();
  try {
    const site = await aTenant(grounds);
    const call = callerOf(grounds.api);
    const tokens: string[] = [];
    for (let n = 0; n < punches; n += 1) tokens.push(await somebody(grounds, site));
    await wait(1000);
    const milliseconds: number[] = [];
    for (const token of tokens) {
      const body = { id: aPress(), project_id: site.ids.project, at: toWire(await grounds.clock.now()) };
      const startedAt = performance.now();
      const { status } = await call('POST', '/employee/v2/clock_in', { token, body });
      milliseconds.push(performance.now() - startedAt);
      if (status !== 200) throw new Error(`clocking in answered ${status}`);
    }
    return milliseconds;
  } finally {
    await grounds.stop();
  }
}

async function bare(): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stund-bare-'));
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE item (pk TEXT, sk TEXT, value TEXT, PRIMARY KEY (pk, sk))',
  );
  const put = database.prepare('INSERT OR REPLACE INTO item VALUES (?, ?, ?)');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      database.exec('BEGIN IMMEDIATE');
      for (const kind of ['entry', 'employee', 'project']) put.run(kind, aPress(), text);
      database.exec('COMMIT');
      response.setHeader('content-type', 'application/json').end(text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the bare server has no port');
  const call = callerOf(`http://127.0.0.1:${address.port}`);
  const milliseconds: number[] = [];
  for (let n = 0; n < punches; n += 1) {
    const startedAt = performance.now();
    await call('POST', '/', { body: { id: aPress(), project_id: 'p4w8n3vx' } });
    milliseconds.push(performance.now() - startedAt);
  }
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  database.close();
  await rm(folder, { recursive: true });
  return milliseconds;
}

export async function benchClock(): Promise<Figure[]> {
  const [least, whole] = [await bare(), await ours()];
  const p99 = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
  return [
    figure('B17', 'clock in over HTTP on the local cloud', whole, 'ms', median(least) * 40),
    figure('B17', 'clock in over HTTP on the local cloud, p99', p99(whole), 'ms'),
    figure('B17', 'bare node:http and node:sqlite, three rows in a transaction', least, 'ms'),
  ];
}
