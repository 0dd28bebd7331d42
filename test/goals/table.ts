// `npm run goal:table`: the domain's tests and random histories against other DynamoDBs; a difference that is not listed is a failure.

import { readdirSync } from 'node:fs';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { differences } from './table-differences.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const made = join(root, '.build', 'goal-table');
const startSeconds = 60;
/**
 * The domain's tests without its histories, which come after them by themselves: over a socket their seeded bugs would
 * outlast a test's time; and without the direct calls, which only the embedded table gets. Then the tests of the table
 * itself: what is promised of it is promised of each.
 */
const suites = [
  ...readdirSync(join(root, 'test/domain'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!model|direct-calls)\.test\.ts$/.test(file))
    .map((file) => `test/domain/${file}`),
  ...['items', 'pages', 'transactions', 'races', 'capacity'].map(
    (name) => `test/infra/emulators/dynamo-${name}.test.ts`,
  ),
];
const histories = '60';

export type Backend = 'dynamodb-local' | 'ministack';
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Amazon's own, in Java: the jar lies inside a package that is fetched, unpacked and never installed. */
async function dynamoDbLocal(port: number): Promise<ChildProcess> {
  const folder = join(made, 'dynamodb-local');
  if (!(await isThere(join(folder, 'package')))) {
    await mkdir(folder, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--silent', 'amplify-dynamodb-simulator@2.9.30'], {
      cwd: folder,
    });
    await run('tar', ['xzf', stdout.trim()], { cwd: folder });
  }
  const words = ['-Xmx2g', '-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar'];
  return spawn('java', [...words, '-inMemory', '-disableTelemetry', '-port', String(port)], {
    cwd: join(folder, 'package', 'emulator'),
    stdio: 'ignore',
  });
}

/** An emulator of AWS in Python, which the deployment is proved on. */
async function ministack(port: number): Promise<ChildProcess> {
  const folder = join(made, 'ministack');
  if (!(await isThere(join(folder, 'bin', 'ministack')))) {
    await run('python3', ['-m', 'venv', folder]);
    await run(join(folder, 'bin', 'pip'), ['install', '--quiet', 'ministack==1.5.33']);
  }
  const env = { ...process.env, BIND_HOST: '127.0.0.1', GATEWAY_PORT: String(port) };
  return spawn(join(folder, 'bin', 'ministack'), [], { env, stdio: 'ignore' });
}

const backends: Readonly<Record<Backend, (port: number) => Promise<ChildProcess>>> = {
  'dynamodb-local': dynamoDbLocal,
  ministack,
};

async function answers(endpoint: string): Promise<void> {
  for (let second = 0; second < startSeconds; second += 1) {
    const reply = await fetch(endpoint).catch(() => undefined);
    if (reply) return void (await reply.arrayBuffer());
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error(`nothing answers at ${endpoint}`);
}

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

type Failed = { readonly title: string; readonly reason: string };

/** The tests that failed, and by its path each file that broke before its first test. */
async function failuresOf(backend: Backend, env: NodeJS.ProcessEnv): Promise<Failed[]> {
  const file = join(made, `${backend}.json`);
  const words = ['run', '--config', 'test/vitest.config.ts', '--testTimeout=180000', '--reporter=json'];
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...words, `--outputFile.json=${file}`, ...suites],
    { cwd: root, env, stdio: 'ignore' },
  );
  await new Promise((done) => child.once('exit', done));
  const { numPassedTests, testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')));
  say(`${backend}: ${numPassedTests} passed`);
  const firstLine = (text = ''): string => text.split('\n')[0] ?? '';
  return testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ title: name.slice(root.length), reason: firstLine(message) }]
      : assertionResults
          .filter((one) => one.status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            title: fullName,
            reason: firstLine(failureMessages[0]),
          })),
  );
}

/** Random histories; the report shows what they printed, or why they broke off. */
async function areHistoriesSound(env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, ['test/bench/model.ts'], { cwd: root, env, stdio: 'inherit' });
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}

async function against(backend: Backend): Promise<boolean> {
  const port = await freePorts();
  const child = await backends[backend](port);
  try {
    const endpoint = `http://127.0.0.1:${port}`;
    await answers(endpoint);
    const env = {
      ...process.env,
      DYNAMODB_ENDPOINT: endpoint,
      PASSWORD_COST: '64',
      HISTORIES: histories,
      BUGS: 'no',
    };
    const known = differences.filter(({ on }) => on === backend);
    const failures = await failuresOf(backend, env);
    const unknown = failures.filter(({ title }) => !known.some(({ test }) => title.includes(test)));
    const gone = known.filter(
      ({ test, isOfSpeed }) => !isOfSpeed && !failures.some(({ title }) => title.includes(test)),
    );
    for (const { title, reason } of unknown) say(`  DIFFERS: ${title} (${reason})`);
    for (const { test } of gone) say(`  listed, and no difference any more: ${test}`);
    say(`  ${failures.length - unknown.length} known differences, ${unknown.length} unknown`);
    return (await areHistoriesSound(env)) && unknown.length === 0 && gone.length === 0;
  } finally {
    child.kill();
  }
}

await mkdir(made, { recursive: true });
const asked = process.argv.slice(2);
const isBackend = (name: string): name is Backend => name in backends;
const wanted = asked.length ? asked.filter(isBackend) : Object.keys(backends).filter(isBackend);
let isKept = wanted.length > 0;
for (const backend of wanted) isKept = (await against(backend)) && isKept;
process.exitCode = isKept ? 0 : 1;
