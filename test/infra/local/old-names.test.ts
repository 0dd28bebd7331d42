// Data of before one name stood for all its spellings: right after a start, not after a night.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { folded, keys } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { startSystem } from '#test/kit/system/system.ts';

it('a start gives names of before 2026-11-22 their rows at once', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'stund-old-names-'));
  const [name, plain] = ['Þórður Ægir ehf.', 'Thordur Aegir ehf'];
  const first = await startSystem({ demo: false, dataFolder });
  const trial = await fetch(`${first.api}/api/request-trial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'anna@example.com' }),
  });
  expect(trial.status).toBe(200);
  const isDone = ({ PK, done }: Readonly<Record<string, unknown>>) =>
    String(PK).startsWith('D#') && done === 1;
  const holder = await first.table.get(keys.companyName(plain, foldedName));
  const id = String(holder?.['c']);
  const mark = keys.done('names.caught_up 2026-11-22');
  await vi.waitFor(async () => expect(isDone((await first.table.get(mark)) ?? {})).toBe(true), 20_000);
  await first.table.write(
    { delete: mark },
    { delete: keys.companyName(name, foldedName) },
    { put: { ...keys.companyName(name, folded), c: id } },
    { update: keys.company(id), remove: ['nf'] },
  );
  await first.kill();

  const second = await startSystem({ demo: false, dataFolder });
  await vi.waitFor(
    async () => expect(await second.table.get(keys.companyName(plain, foldedName))).toMatchObject({ c: id }),
    20_000,
  );
  await second.stop();
  await rm(dataFolder, { recursive: true, force: true });
}, 120_000);
