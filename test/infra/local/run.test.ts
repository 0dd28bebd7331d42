// `npm start` as a person meets it: its one line, its refusals, and data that outlives it.

import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roles } from '#shared/access.ts';
import { checkInvariants } from '#test/kit/checker.ts';
import { ended, freePorts, NotStarted, runStart } from '#test/kit/npm-start.ts';
import { type RunningSystem, startSystem } from '#test/kit/system.ts';

let folder = '';
let demo: Promise<RunningSystem>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stund-run-'));
  demo = startSystem({ demo: true });
  await demo;
}, 60_000);
afterAll(async () => {
  await (await demo).stop();
  await rm(folder, { recursive: true, force: true });
});

/** What a start that is refused says; fails when it starts. */
async function refusal(...words: string[]): Promise<{ code: number | null; said: string }> {
  try {
    const { child } = await runStart(['--json', '--without-web', '--empty', ...words]);
    child.kill('SIGKILL');
    throw new Error('it started');
  } catch (error) {
    if (error instanceof NotStarted) return { code: error.code, said: error.said.trim() };
    throw error;
  }
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

  it('fills the demo anew when the filling before was killed half-way', async () => {
    const dataFolder = join(folder, 'half-filled');
    const half = await startSystem({ demo: false, dataFolder });
    await half.table.write({ put: { PK: 'TEST', SK: 'half' } });
    await half.kill();
    const state = { format: 1, filled: 'filling', logins: [] };
    await writeFile(join(dataFolder, 'stund.json'), JSON.stringify(state));

    const whole = await startSystem({ demo: true, dataFolder });
    expect(new Set(whole.logins.map(({ role }) => role))).toEqual(new Set(roles));
    const rows = await whole.rows();
    expect(rows.length).toBeGreaterThan(3000);
    expect(rows.some(({ PK }) => PK === 'TEST')).toBe(false);
    await whole.kill();

    // Once whole, it stays as it is: the same logins, and no row more.
    const again = await startSystem({ demo: true, dataFolder });
    expect([again.logins.map(({ name }) => name), (await again.rows()).length]).toEqual([
      whole.logins.map(({ name }) => name),
      rows.length,
    ]);
    await again.stop();
  }, 90_000);

  it('fills in a demo that breaks no invariant', async () => {
    const system = await demo;
    expect(checkInvariants(await system.rows(), await system.clock.now())).toEqual([]);
  }, 60_000);

  it.each(['ADMIN', 'COMPANY', 'COMPANY_TIME_CLOCK', 'EMPLOYEE'] as const)(
    'gives a login of the role %s that works',
    async (role) => {
      const system = await demo;
      const login = system.logins.find((one) => one.role === role);
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
      const reply = await fetch(system.api + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([reply.status, await reply.json()]).toEqual([200, expect.objectContaining({ role })]);
      // Two copies on one host share a cookie jar, so the name says whose it is.
      expect(reply.headers.get('set-cookie')).toContain(`stund_${new URL(system.web).port}=`);
    },
    60_000,
  );

  it('outlives an exception that nobody caught, and logs it', async () => {
    const dataFolder = join(folder, 'thrown');
    const thrower =
      'process.once("SIGUSR2", () => setTimeout(() => { throw new Error("out of the blue"); }))';
    process.env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(thrower)}`;
    const port = await freePorts();
    const words = ['--json', '--without-web', '--empty', '--port', String(port), '--data', dataFolder];
    const { child } = await runStart(words).finally(() => delete process.env['NODE_OPTIONS']);
    child.kill('SIGUSR2');
    const logged = () => readFile(join(dataFolder, 'stund.log'), 'utf8');
    await vi.waitFor(async () => expect(await logged()).toContain('out of the blue'), 5000);
    expect((await fetch(`http://127.0.0.1:${port + 1}/nowhere`)).status).toBe(404);
    await ended(child, 'SIGTERM');
  }, 30_000);

  it('runs beside another copy', async () => {
    const [one, other] = await Promise.all([startSystem({ demo: false }), startSystem({ demo: false })]);
    await one.table.write({ put: { PK: 'TEST', SK: 'mine' } });
    expect(await other.rows()).toEqual([]);
    await Promise.all([one.stop(), other.stop()]);
  }, 60_000);
});

describe('a start that cannot be', () => {
  it('names the taken port and what to do, in one sentence', async () => {
    const port = await freePorts();
    const other = createServer().listen(port + 1, '127.0.0.1');
    const { code, said } = await refusal('--port', String(port), '--data', join(folder, 'a'));
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port + 1} (API) is taken: stop what uses it, or choose other ports with npm start -- --port ${port + 100}.`,
    );
  }, 30_000);

  it('names a data folder that another copy uses, and leaves it alone even when told to reset', async () => {
    const dataFolder = join(folder, 'used');
    const running = await startSystem({ demo: false, dataFolder });
    await running.table.write({ put: { PK: 'TEST', SK: 'safe' } });
    for (const words of [[], ['--reset']]) {
      const port = String(await freePorts());
      const { code, said } = await refusal('--port', port, '--data', dataFolder, ...words);
      expect([code, said.split('\n').at(-1)]).toEqual([
        1,
        `The data folder ${dataFolder} is in use by another Stund: stop that one, or give this one its own with --data DIR.`,
      ]);
    }
    expect(await running.rows()).toEqual([{ PK: 'TEST', SK: 'safe' }]);
    await running.stop();
  }, 60_000);

  it.each([
    ['a file', async (path: string) => writeFile(path, 'text')],
    [
      'somebody’s own folder',
      async (path: string) => {
        await mkdir(path);
        await writeFile(join(path, 'letter.txt'), 'dear');
      },
    ],
    [
      'a folder with a torn state',
      async (path: string) => {
        await mkdir(path);
        await writeFile(join(path, 'stund.json'), '{');
      },
    ],
    [
      'a folder with a broken table',
      async (path: string) => {
        await mkdir(join(path, 'aws', 'dynamo'), { recursive: true });
        await writeFile(join(path, 'aws', 'dynamo', 'CURRENT'), 'MANIFEST-999999\n');
      },
    ],
  ])(
    'says what to do about %s in place of the data folder',
    async (name, make) => {
      const path = join(folder, name.replaceAll(/\W/g, '-'));
      await make(path);
      const { code, said } = await refusal('--port', String(await freePorts()), '--data', path);
      expect(code).toBe(1);
      expect(said.split('\n').at(-1)).toMatch(/^The data folder .*(--data DIR|--reset).*\.$/);
      if (name.includes('own')) expect(await readFile(join(path, 'letter.txt'), 'utf8')).toBe('dear');
    },
    30_000,
  );

  it('starts anew on a broken folder when told to reset', async () => {
    const path = join(folder, 'mended');
    await mkdir(path);
    await writeFile(join(path, 'stund.json'), '{');
    const port = await freePorts();
    const { child, line } = await runStart([
      '--json',
      '--without-web',
      '--empty',
      '--reset',
      '--port',
      String(port),
      '--data',
      path,
    ]);
    expect(JSON.parse(line)).toMatchObject({ api: `http://127.0.0.1:${port + 1}`, logins: [] });
    await ended(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
  }, 30_000);

  it('says which Node is needed on one that is too old', async () => {
    const old = 'Object.defineProperty(process, "versions", { value: { node: "20.9.0" } })';
    const words = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'infra/local/start.mjs'];
    const { code, said } = await new Promise<{ code: unknown; said: string }>((done) => {
      execFile(process.execPath, words, (error, _, stderr) => done({ code: error?.code, said: stderr }));
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^This is Node 20\.9\.0, but Stund needs Node 24: run npm ci/);
  }, 30_000);

  it('refuses an option it does not know', async () => {
    const { code, said } = await refusal('--prot', '1');
    expect([code, said]).toEqual([1, expect.stringContaining('--prot')]);
  }, 30_000);
});
