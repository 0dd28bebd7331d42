// `npm run goal:mutants -- shared/time`: changes the code of a room in one place at a time, and a test must notice each change.
// `--tests A,B` names the folders or files of tests that answer for it, where they are not in the folder of the same name.
// `--sample N` changes N lines of the room chosen by chance (`--seed S`, to choose the same again), where the whole would take
// hours; `--skip M` leaves out the first M of them, so that a long sample is run in parts. `--concurrency 1` leaves a core to
// others. Several rooms, files or lines (`FILE.ts:12-14`) with the same tests are changed in one run.

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { isKnown, staleAmong } from './mutants-known.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = join(root, '.build', 'mutants');
const version = '10.1.1';
const killedPercentMin = 85;
const everyRoom = ['shared/time', 'functions/runtime', 'functions/domain'] as const;
const { values, positionals } = parseArgs({
  options: {
    tests: { type: 'string' },
    sample: { type: 'string' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Without its peers: with a vitest beside it, it would not drive the one that the tests import. Stryker reads the interface
 * of a TypeScript before 7. */
async function install(): Promise<void> {
  // Without one npm would install into the house, and take packages of ours away.
  await writeFile(join(made, 'package.json'), '{ "private": true }');
  if (existsSync(join(made, 'node_modules', '@stryker-mutator', 'vitest-runner'))) return;
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', '--silent'];
  execFileSync('npm', [...words, ...packages, 'typescript@5.9.3'], { cwd: made, stdio: 'inherit' });
}

const point = z.object({ line: z.number(), column: z.number() });
const report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.string(),
          location: z.object({ start: point, end: point }),
        }),
      ),
    }),
  ),
});

/** The tests of a room: 'test/domain/photos' for 'functions/domain/photos', or those of all nouns. */
function testsOf(path: string): string {
  if (path.startsWith('shared/time')) return 'test/time';
  // The door of the queues is tested in this process too, on the embedded AWS.
  if (path.startsWith('functions/runtime')) return 'test/domain/runtime,test/workers/consume.test.ts';
  const noun = path.replace('functions/domain/', '').replace('functions/', '').split('/')[0] ?? '';
  const own = `test/domain/${noun}`;
  return existsSync(join(root, own)) ? own : 'test/domain';
}

/** Places for Stryker, e.g. 'functions/domain/photos/photos.ts:12-12'. */
async function sampleOf(path: string, lines: number, seed: number): Promise<string[]> {
  const files = execFileSync('git', ['ls-files', `${path}/*.ts`], { cwd: root, encoding: 'utf8' });
  const places: string[] = [];
  for (const file of files.trim().split('\n')) {
    const source = await readFile(join(root, file), 'utf8');
    for (const [at, line] of source.split('\n').entries())
      if (!/^\s*(import |export [{*]|\/\/|\/?\*|[\]})>;,(]*$)/.test(line))
        places.push(`${file}:${at + 1}-${at + 1}`);
  }
  const rankOf = (place: string): string => createHash('sha256').update(`${seed} ${place}`).digest('hex');
  const ranked = places.map((place) => ({ place, rank: rankOf(place) }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(Number(values.skip), Number(values.skip) + lines)
    .map(({ place }) => place);
}

/** Runs Stryker over `places`, files or lines of them, by the tests of a folder. */
async function mutate(places: readonly string[], tests: string): Promise<void> {
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/goals/mutants.vitest.config.ts', related: false },
    mutate: places,
    tempDirName: '.build/mutants/sandbox',
    ignorePatterns: ['.build', '.data', 'cdk.out', 'test/journeys', 'test/web'],
    coverageAnalysis: 'perTest',
    // It would rewrite ours by an interface that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: '.build/mutants/report.json' },
    concurrency: Number(values.concurrency),
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 60,
    allowConsoleColors: false,
  };
  await writeFile(join(made, 'settings.json'), JSON.stringify(settings));
  const stryker = join(made, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const child = spawn(process.execPath, [stryker, 'run', join(made, 'settings.json')], {
    cwd: root,
    env: { ...process.env, MUTANT_TESTS: tests, MUTATED_HOUSE: root },
    stdio: 'inherit',
  });
  const code = await new Promise((ended) => child.once('close', ended));
  if (code !== 0) throw new Error(`Stryker ended with ${String(code)}`);
}

type Point = z.output<typeof point>;
/** The code in place of which the change stands, as far as it is on the first line. */
function originalOf(
  lines: readonly string[],
  { start, end }: Readonly<Record<'start' | 'end', Point>>,
): string {
  const line = lines[start.line - 1] ?? '';
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
}

/** Says each mutant that no test noticed; answers the killed ones in percent of all but the known. */
async function judged(): Promise<number> {
  const { files } = report.parse(JSON.parse(await readFile(join(made, 'report.json'), 'utf8')));
  let [killed, known, all] = [0, 0, 0];
  for (const [file, { source, mutants }] of Object.entries(files))
    for (const { mutatorName, replacement = '', status, location } of mutants) {
      const isKilled = status === 'Killed' || status === 'Timeout';
      if (!isKilled && status !== 'Survived' && status !== 'NoCoverage') continue;
      all += 1;
      const lines = source.split('\n');
      const line = lines[location.start.line - 1]?.trim() ?? '';
      if (isKilled) killed += 1;
      else if (
        isKnown({ file, line, mutator: mutatorName, replacement, original: originalOf(lines, location) })
      )
        known += 1;
      else {
        say(`${file}:${location.start.line} ${status} ${mutatorName}: ${replacement.split('\n')[0]}`);
        say(`    ${line}`);
      }
    }
  const percentOf = (whole: number): number => (whole === 0 ? 100 : (killed / whole) * 100);
  const percent = percentOf(all - known);
  say(
    `${killed} of ${all} changes were noticed: ${percentOf(all).toFixed(1)} %, and ${known} of the rest are known.`,
  );
  say(`Of all but the known: ${percent.toFixed(1)} %`);
  return percent;
}

for (const entry of await staleAmong((file) => readFile(join(root, file), 'utf8'))) {
  say(`No such line is there any more: ${entry}`);
  process.exitCode = 1;
}
await mkdir(made, { recursive: true });
await install();
const rooms = positionals.length > 0 ? positionals : everyRoom;
for (const [tests, paths] of Map.groupBy(rooms, (path) => values.tests ?? testsOf(path))) {
  say(`${paths.join(', ')}, by ${tests}`);
  const sample = Number(values.sample ?? 0);
  const places = await Promise.all(
    paths.map(async (path) => {
      if (sample > 0) return sampleOf(path, sample, Number(values.seed));
      return [/\.ts(:|$)/.test(path) ? path : `${path}/**/*.ts`];
    }),
  );
  await mutate(places.flat(), tests);
  if ((await judged()) < killedPercentMin) process.exitCode = 1;
}
