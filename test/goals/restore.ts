// `npm run goal:restore`: a table with 100,000 entries is saved, lost and restored on the local system; the state must be the same.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { stateHash } from '#functions/aws/table-copy.ts';
import { toWire } from '#shared/time/instant.ts';
import { aYear } from '#test/bench/files/year.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { isNoSweep, type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aPress, aTenant } from '#test/kit/system/tenant.ts';

const run = promisify(execFile);
/** Half the people make half the entries: `-- 20` is a quick rehearsal. */
const people = Number(process.argv[2] ?? 200);
const minutesMax = 5;
const folder = await mkdtemp(join(tmpdir(), 'stund-restore-'));
const dataFolder = join(folder, 'data');
const file = join(folder, 'table.jsonl.gz');
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const since = (startedAt: number): number => (performance.now() - startedAt) / 1000;

function backup(system: RunningSystem, ...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    AWS_ENDPOINT_URL: system.aws,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  return run(process.execPath, ['functions/scripts/backup.ts', ...words], { env }).then(({ stdout }) =>
    stdout.trim(),
  );
}

/** What the system keeps for somebody: not that its own sweeps were done. */
async function stateOf(system: RunningSystem) {
  const rows = (await system.rows()).filter(isNoSweep);
  const hash = stateHash();
  for (const row of rows) hash.add(row);
  return { hash: hash.text(), rows };
}

let system = await startSystem({ demo: false, dataFolder });
try {
  const site = await aTenant(system);
  const year = aYear(people);
  let startedAt = performance.now();
  for (let at = 0; at < year.items.length; at += 100)
    await system.table.write(
      ...year.items.slice(at, at + 100).map((item) => ({ put: { PK: '', SK: '', ...item } })),
    );
  say(`filled: ${year.rows.length} entries, ${since(startedAt).toFixed(0)} s`);
  const before = await stateOf(system);

  startedAt = performance.now();
  say(await backup(system, 'save', file));
  const saving = since(startedAt);
  say(`saved in ${saving.toFixed(0)} s, ${((await stat(file)).size / 1e6).toFixed(1)} MB`);

  startedAt = performance.now();
  await system.documents.send(new DeleteTableCommand({ TableName: system.tableName }));
  await system.kill();
  system = await startSystem({ demo: false, dataFolder });
  const lost = (await system.rows()).filter(isNoSweep).length;
  say(`lost: ${before.rows.length - lost} of ${before.rows.length} rows`);
  say(await backup(system, 'restore', file, '--over'));
  const restoring = since(startedAt);
  const after = await stateOf(system);
  const isSame = after.hash === before.hash;
  say(
    `restored in ${restoring.toFixed(0)} s: state ${isSame ? 'equal' : 'DIFFERS'}, ${after.hash.slice(0, 16)}`,
  );

  const body = { id: aPress(), project_id: site.ids.project, at: toWire(await system.clock.now()) };
  const pressed = await callerOf(system.api)('POST', '/employee/v2/clock_in', {
    token: site.tokens.anna,
    body,
  });
  say(`a session of before clocks in: ${pressed.status}`);
  const isInTime = saving + restoring <= minutesMax * 60;
  if (lost > 0 || !isSame || pressed.status !== 200 || !isInTime) process.exitCode = 1;
} finally {
  await system.stop();
  await rm(folder, { recursive: true, force: true });
}
