// Runs every kind of test and closes with one line: `N passed, N failed`.

import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod';

const needed = 24;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(`The tests need Node ${needed}; run them with \`npm test\`, which uses the pinned one.`);
  process.exit(1);
}

const reportFile = '.build/test-report.json';
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) }),
  ),
});

function vitest(args: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const run = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', ...args],
      // What one process compiled, later ones read: packages are half of what a run of one file takes.
      { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: resolve('.build/compiled') } },
    );
    run.on('close', (code) => done(code ?? 1));
  });
}

await mkdir('.build', { recursive: true });
await rm(reportFile, { force: true });
const code = await vitest([
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile}`,
  ...process.argv.slice(2),
]);
const result = report.parse(JSON.parse(await readFile(reportFile, 'utf8')));
// A file that fails before its first test counts as one failure; a skipped test is a failure of ours, save where names
// choose the tests and the report calls the others skipped.
const brokenFiles = result.testResults.filter(
  (file) => file.status === 'failed' && file.assertionResults.length === 0,
).length;
const isOfNames = process.argv.some((word) => /^(?:-t|--testNamePattern)(?:=|$)/.test(word));
const left = isOfNames ? 0 : result.numPendingTests + result.numTodoTests;
const failed = result.numFailedTests + brokenFiles + left;
console.log(`${result.numPassedTests} passed, ${failed} failed`);
process.exit(failed > 0 || code !== 0 || result.numPassedTests === 0 ? 1 : 0);
