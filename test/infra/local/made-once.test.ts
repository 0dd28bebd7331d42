// What is made of the sources is made once, whole, and by one process at a time.

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { madeOnce } from '#infra/local/made-once.ts';

describe('a value that is made once', () => {
  it('is made by the first who asks while the others wait, and found afterwards', async () => {
    const fingerprint = randomUUID();
    let times = 0;
    const make = async (path: string) => {
      times += 1;
      await sleep(50);
      await mkdir(path);
      await writeFile(`${path}/file`, 'whole');
    };
    const asks = Array.from({ length: 4 }, () => madeOnce('test', fingerprint, make));
    const paths = new Set(await Promise.all(asks));
    const [path = ''] = paths;
    expect([times, paths.size, await readFile(`${path}/file`, 'utf8')]).toEqual([1, 1, 'whole']);
    await madeOnce('test', fingerprint, make);
    expect(times).toBe(1);
    await rm(path, { recursive: true });
  });

  it('is not there when making it failed, and is made by the next who asks', async () => {
    const fingerprint = randomUUID();
    const failing = madeOnce('test', fingerprint, async (path) => {
      await writeFile(path, 'half');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const path = await madeOnce('test', fingerprint, (to) => writeFile(to, 'whole'));
    expect(await readFile(path, 'utf8')).toBe('whole');
    await rm(path);
  });

  it('is made at once where the process that was making it has been killed', async () => {
    const write = (to: string) => writeFile(to, 'whole');
    const first = await madeOnce('test', randomUUID(), write);
    const fingerprint = randomUUID();
    const { pid } = spawnSync(process.execPath, ['--eval', '']);
    await writeFile(join(dirname(first), `lock-test-${fingerprint}`), String(pid));
    const path = await madeOnce('test', fingerprint, write);
    expect(await readFile(path, 'utf8')).toBe('whole');
    for (const made of [first, path]) await rm(made);
  });
});
