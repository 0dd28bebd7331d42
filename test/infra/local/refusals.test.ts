// `npm start` where it cannot start: one sentence that says what to do, exit code 1, and nothing harmed.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, freePorts, NotStarted, runStart } from '#test/kit/system/npm-start.ts';
import { isNoSweep, startSystem } from '#test/kit/system/system.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stund-refused-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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

describe('a start that cannot be', () => {
  it('names the taken port and what to do, in one sentence', async () => {
    const port = await freePorts();
    const other = createServer().listen(port + 1, '127.0.0.1');
    const { code, said } = await refusal('--port', String(port), '--data', join(folder, 'a'));
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port + 1} (API) is taken: stop what uses it, or choose other ports: -- --port ${port + 100}.`,
    );
  }, 30_000);

  it('names a data folder that another copy uses, and leaves it alone even with --reset', async () => {
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
    expect((await running.rows()).filter(isNoSweep)).toEqual([{ PK: 'TEST', SK: 'safe' }]);
    await running.stop();
  }, 60_000);

  it.each([
    ['a file', async (path: string) => writeFile(path, 'text')],
    [
      'a folder whose embedded AWS is a file',
      async (path: string) => {
        await mkdir(path);
        await writeFile(join(path, 'aws'), 'text');
      },
    ],
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

  it.each([
    ['/proc/stund', 'is where no folder can be made'],
    ['/proc', 'cannot be written'],
    ['/sys/stund', 'is on a file system that is only read'],
    ['/dev/null', 'is no folder'],
    ['/dev/null/stund', 'is below what is no folder'],
  ])('says what to do about the data folder %s, which %s, and ends', async (path) => {
    const { code, said } = await refusal('--port', String(await freePorts()), '--data', path);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /^The data folder \S+ cannot be used \(.+\): choose another with npm start -- --data DIR\.$/,
      ),
    ]);
  });

  it.each([
    ['a broken folder with --reset', 'stund.json', ['--reset']],
    ['a folder in which a start was interrupted at once', 'stund.log', []],
  ])(
    'starts on %s',
    async (name, file, words) => {
      const path = join(folder, name.replaceAll(' ', '-'));
      await mkdir(path);
      await writeFile(join(path, file), '{');
      const port = await freePorts();
      const { child, line } = await runStart([
        '--json',
        '--without-web',
        '--empty',
        ...words,
        '--port',
        String(port),
        '--data',
        path,
      ]);
      expect(JSON.parse(line)).toMatchObject({ api: `http://127.0.0.1:${port + 1}`, logins: [] });
      await ended(child, 'SIGTERM');
      expect(child.exitCode).toBe(0);
    },
    30_000,
  );

  it('says which Node is needed on one that is too old', async () => {
    const old = 'Object.defineProperty(process, "versions", { value: { node: "20.9.0" } })';
    const words = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'infra/local/start.mjs'];
    const { code, said } = await new Promise<{ code: unknown; said: string }>((done) => {
      execFile(process.execPath, words, (error, _, stderr) => done({ code: error?.code, said: stderr }));
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^This is Node 20\.9\.0, but Stund needs Node 24\. Run npm ci/);
  }, 30_000);

  it('refuses an option it does not know', async () => {
    const { code, said } = await refusal('--prot', '1');
    expect([code, said]).toEqual([1, expect.stringContaining('--prot')]);
  }, 30_000);
});
