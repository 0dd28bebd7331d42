// `npm run goal:mutants -- shared/time`: changes the code of a room in one place at a time, and a test must notice each change.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = join(root, '.build', 'mutants');
const version = '10.1.1';
const killedPercentMin = 85;
/** The tests that answer for a room. */
const rooms = [
  { room: 'shared/time', tests: 'test/time' },
  { room: 'functions/runtime', tests: 'test/domain' },
  { room: 'functions/domain', tests: 'test/domain' },
] as const;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Without its peers: with a vitest beside it, it would not drive the one that the tests import. Stryker reads the interface
 * of a TypeScript before 7. */
function install(): void {
  if (existsSync(join(made, 'node_modules', '@stryker-mutator', 'vitest-runner'))) return;
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps', '--silent'];
  execFileSync('npm', [...words, ...packages, 'typescript@5.9.3'], { cwd: made, stdio: 'inherit' });
}

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
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});

/** Runs Stryker over the files below `path`; the tests are a folder, or one of its folders of the same name. */
async function mutate(path: string, tests: string): Promise<void> {
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/goals/mutants.vitest.config.ts', related: false },
    mutate: [path.endsWith('.ts') ? path : `${path}/**/*.ts`],
    tempDirName: '.build/mutants/sandbox',
    ignorePatterns: ['.build', '.data', 'cdk.out', 'test/journeys', 'test/web'],
    coverageAnalysis: 'perTest',
    // It would rewrite ours by an interface that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: '.build/mutants/report.json' },
    concurrency: 2,
    timeoutMS: 20_000,
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

/** Says each mutant that no test noticed; answers the killed ones in percent. */
async function judged(): Promise<number> {
  const { files } = report.parse(JSON.parse(await readFile(join(made, 'report.json'), 'utf8')));
  let [killed, all] = [0, 0];
  for (const [file, { source, mutants }] of Object.entries(files))
    for (const { mutatorName, replacement = '', status, location } of mutants) {
      const isKilled = status === 'Killed' || status === 'Timeout';
      if (!isKilled && status !== 'Survived' && status !== 'NoCoverage') continue;
      all += 1;
      if (isKilled) killed += 1;
      else {
        const { line } = location.start;
        say(`${file}:${line} ${status} ${mutatorName}: ${replacement.split('\n')[0]}`);
        say(`    ${source.split('\n')[line - 1]?.trim()}`);
      }
    }
  const percent = all === 0 ? 100 : (killed / all) * 100;
  say(`${killed} of ${all} changes were noticed: ${percent.toFixed(1)} %`);
  return percent;
}

await mkdir(made, { recursive: true });
install();
const asked = process.argv.slice(2);
for (const path of asked.length > 0 ? asked : rooms.map(({ room }) => room)) {
  const tests = rooms.find(({ room }) => path.startsWith(room))?.tests;
  if (tests === undefined) throw new Error(`no tests answer for ${path}`);
  say(`${path}, by ${tests}`);
  await mutate(path, tests);
  if ((await judged()) < killedPercentMin) process.exitCode = 1;
}
