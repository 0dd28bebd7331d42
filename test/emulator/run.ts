// Owns `npm run localstack:test`: the suites of the API and the workers and a journey against a deployment to an emulator.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import * as z from 'zod';
import { deployed } from '#infra/emulator/deployed.ts';
import { pointSdksAt } from '#infra/local/site/env.ts';
import { openParameters } from '#infra/emulator/parameters.ts';
import { jsonLine } from '#infra/local/addresses.ts';
import { originOf, portsFrom } from '#infra/local/ports.ts';
import { stageOf } from '#infra/stages.ts';
import { asEnvironment, putRows, type Row, rowsAt } from '#test/kit/system/deployed-system.ts';
import { exceptions } from './exceptions.ts';
import { setTimers } from './timers.ts';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '4400' } },
  allowPositionals: true,
});
const ports = portsFrom(Number(values.port));
const reportFile = `.build/emulator-report-${values.port}.json`;
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) }),
  ),
});

async function deployment() {
  const reply = await fetch(originOf(ports.aws)).catch(() => undefined);
  if (reply) return deployed.parse(await reply.json());
  console.error(
    `Nothing is deployed here: run npm run localstack:deploy first (looked at port ${ports.aws}).`,
  );
  return process.exit(1);
}

function vitest(environment: Record<string, string>): Promise<number> {
  const words = [
    'run',
    '--config',
    'test/emulator/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
  ];
  return new Promise((done) => {
    const run = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...words, `--outputFile.json=${reportFile}`, ...positionals],
      { stdio: 'inherit', env: { ...process.env, ...environment } },
    );
    run.on('close', (code) => done(code ?? 1));
  });
}

async function rowsOfDeployment(): Promise<Row[]> {
  if (existsSync(rowsFile))
    return z.custom<Row[]>(Array.isArray).parse(deserialize(await readFile(rowsFile)));
  const rows = await rowsAt(aws, tableName);
  await mkdir('.build', { recursive: true });
  await writeFile(`${rowsFile}.half`, serialize(rows), { mode: 0o600 });
  await rename(`${rowsFile}.half`, rowsFile);
  return rows;
}

const { aws, tableName } = await deployment();
pointSdksAt(aws, 'test');
const places = { web: originOf(ports.web), api: originOf(ports.api), outbox: originOf(ports.outbox), aws };
const line = jsonLine(places, (await openParameters(stageOf('dev')).demo()) ?? []);
// It lies there while the tests run: after a run that was killed the next one puts the rows back.
const rowsFile = resolve(`.build/emulator-rows-${values.port}`);
const before = await rowsOfDeployment();
console.log(`${before.length} rows of the deployment are kept, and put back after the tests.`);
await rm(reportFile, { force: true });
let code = 1;
await setTimers(aws, 'DISABLED');
try {
  code = await vitest(asEnvironment({ line, tableName, rowsFile }));
} finally {
  await putRows(aws, tableName, before);
  await setTimers(aws, 'ENABLED');
  await rm(rowsFile);
}
if (!existsSync(reportFile)) {
  console.error('The tests were ended before they were through.');
  process.exit(1);
}
const result = report.parse(JSON.parse(await readFile(reportFile, 'utf8')));
const brokenFiles = result.testResults.filter(
  (file) => file.status === 'failed' && file.assertionResults.length === 0,
).length;
console.log(`Not run here, by test/emulator/exceptions.ts:`);
for (const { file, title, reason } of exceptions)
  console.log(`  ${file}${title ? ` > ${title}` : ''}: ${reason}`);
const failed = result.numFailedTests + brokenFiles;
console.log(`${result.numPassedTests} passed, ${failed} failed, ${result.numPendingTests} not run`);
process.exit(failed > 0 || code !== 0 || result.numPassedTests === 0 ? 1 : 0);
