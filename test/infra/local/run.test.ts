// `npm start` as a person meets it: its one line, its demo, and data that outlives it.

import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import type { Item } from '#functions/table/write.ts';
import { roles } from '#shared/access.ts';
import { ended, freePorts, runStart } from '#test/kit/system/npm-start.ts';
import { isNoSweep, type RunningSystem, startSystem } from '#test/kit/system/system.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stund-run-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The keys of what a start leaves as it is: promises are kept, and their marks and rows of minutes come and go. */
async function lastingRows(system: RunningSystem): Promise<string[]> {
  const now = await system.clock.now();
  const isLasting = (row: Item) => isNoSweep(row) && Number(row['expires'] ?? Infinity) > now + 3600;
  return (await system.rows())
    .filter((row) => isLasting(row) && !/^(?:O|Q)#/.test(String(row['PK'])))
    .map(({ PK, SK }) => `${String(PK)} ${String(SK)}`)
    .toSorted();
}

describe('a start', () => {
  it('prints exactly one line of JSON when it is ready, and keeps its data over kill -9', async () => {
    const dataFolder = join(folder, 'kept');
    const first = await startSystem({ demo: false, dataFolder });
    expect(first.logins).toEqual([]);
    expect(first.web).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const key = { PK: 'TEST', SK: 'kept' };
    await first.table.write({ put: { ...key, word: 'still here' } });
    await first.clock.advance(3600);
    await first.kill();

    const second = await startSystem({ demo: false, dataFolder });
    expect(await second.table.get(key)).toEqual({ ...key, word: 'still here' });
    // The moved clock is data too: entries made in the moved time would else lie in the future.
    expect((await second.clock.now()) - Date.now() / 1000).toBeGreaterThan(3590);
    await second.clock.reset();
    expect(Math.abs((await second.clock.now()) - Date.now() / 1000)).toBeLessThan(3);
    await second.stop();
  }, 60_000);

  it('keeps its data to the person who started it: no other user may read the folder or a file in it', async () => {
    const dataFolder = join(folder, 'private');
    // A folder that existed before, readable by all users.
    await mkdir(dataFolder);
    await chmod(dataFolder, 0o755);
    const system = await startSystem({ demo: false, dataFolder });
    const trial = await fetch(`${system.api}/api/request-trial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Private ehf.', email: 'anna@example.com' }),
    });
    expect(trial.status).toBe(200);
    await vi.waitFor(async () => expect(await system.mails()).toHaveLength(1), 60_000);
    const names = await readdir(dataFolder, { recursive: true });
    const open: string[] = [];
    for (const name of ['.', ...names])
      if ((await stat(join(dataFolder, name))).mode & 0o077) open.push(name);
    await system.stop();
    expect(names).toEqual(
      expect.arrayContaining(['stund.json', 'stund.log', 'aws/parameters.json', 'aws/outbox/mails.jsonl']),
    );
    expect(open).toEqual([]);
  }, 60_000);

  it('ends with the process that started it, before it is ready too', async () => {
    const words = [
      '--json',
      '--empty',
      '--without-web',
      '--data',
      join(folder, 'given-up'),
      '--port',
      `${await freePorts()}`,
    ];
    const child = spawn(process.execPath, ['infra/local/start.mjs', ...words], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.disconnect();
    expect(await new Promise((done) => child.once('exit', done))).toBe(1);
  }, 60_000);

  it('outlives an uncaught exception, and logs it without its terminal too', async () => {
    const dataFolder = join(folder, 'thrown');
    const thrower =
      'process.once("SIGUSR2", () => setTimeout(() => { throw new Error("out of the blue"); }))';
    process.env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(thrower)}`;
    const port = await freePorts();
    const words = ['--json', '--without-web', '--empty', '--port', String(port), '--data', dataFolder];
    const { child } = await runStart(words).finally(() => delete process.env['NODE_OPTIONS']);
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.kill('SIGUSR2');
    const logged = () => readFile(join(dataFolder, 'stund.log'), 'utf8');
    await vi.waitFor(async () => expect(await logged()).toContain('out of the blue'), 60_000);
    expect((await fetch(`http://127.0.0.1:${port + 1}/nowhere`)).status).toBe(404);
    await ended(child, 'SIGTERM');
    expect(await logged()).not.toContain('EPIPE');
  }, 60_000);

  it('runs beside another copy', async () => {
    const [one, other] = await Promise.all([startSystem({ demo: false }), startSystem({ demo: false })]);
    await one.table.write({ put: { PK: 'TEST', SK: 'mine' } });
    expect((await other.rows()).filter(isNoSweep)).toEqual([]);
    await Promise.all([one.stop(), other.stop()]);
  }, 60_000);
});

describe('a demo whose filling was killed half-way', () => {
  let whole: RunningSystem;
  beforeAll(async () => {
    const dataFolder = join(folder, 'half-filled');
    const half = await startSystem({ demo: false, dataFolder });
    await half.table.write({ put: { PK: 'TEST', SK: 'half' } });
    await half.kill();
    const state = { format: 1, filled: 'filling', logins: [] };
    await writeFile(join(dataFolder, 'stund.json'), JSON.stringify(state));
    whole = await startSystem({ demo: true, dataFolder });
  });
  afterAll(() => whole.stop());

  it('is filled again from the beginning, and breaks no invariant', async () => {
    expect(new Set(whole.logins.map(({ role }) => role))).toEqual(new Set(roles));
    const rows = await lastingRows(whole);
    expect(rows.length).toBeGreaterThan(3000);
    expect(rows.some((row) => row.startsWith('TEST'))).toBe(false);
    expect(checkInvariants(await whole.rows(), await whole.clock.now())).toEqual([]);
  });

  it('stays as it is once it is whole: the same logins, and no row more', async () => {
    const [{ logins, dataFolder }, rows] = [whole, await lastingRows(whole)];
    await whole.kill();
    whole = await startSystem({ demo: true, dataFolder });
    expect(whole.logins.map(({ name }) => name)).toEqual(logins.map(({ name }) => name));
    expect(await lastingRows(whole)).toEqual(rows);
  });

  it.each(['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE'] as const)(
    'gives a login of the role %s that works',
    async (role) => {
      const login = whole.logins.find((one) => one.role === role);
      if (!login) throw new Error(`no login of the role ${role}`);
      const { path, body } = {
        ADMIN: { path: '/admin/login', body: { username: login.name, password: login.password } },
        COMPANY: { path: '/api/login', body: { username: login.name, password: login.password } },
        COMPANY_TIME_CLOCK: {
          path: '/api/time_clock/login',
          body: { username: login.name, password: login.password },
        },
        EMPLOYEE: {
          path: '/employee/v2/login',
          body: { company_name: login.company, employee_name: login.name, password: login.password },
        },
      }[role];
      const reply = await fetch(whole.api + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ role })]);
      // Two copies on one host share a cookie jar, so the name says whose it is.
      expect(reply.headers.get('set-cookie')).toContain(`stund_${new URL(whole.web).port}=`);
    },
    60_000,
  );
});
