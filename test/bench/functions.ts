// What each function weighs and how long a fresh process takes to load it, beside the bare SDK in the same bundle.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { environment } from '#functions/runtime/env.ts';
import { buildFolder } from '#infra/parts/build-places.ts';
import { bundledCode, bundleInto, folderOf } from '#infra/parts/code/bundled-code.ts';
import { functionEntries } from '#infra/parts/code/function-code.ts';
import { type Figure, figure, median } from './figure.ts';

const rounds = 9;
const outputFolder = join(buildFolder, 'bench');

/** A group's bundle is held to the budget; workers load what they need, and no person waits for them. */
const isGroup = (name: string): boolean => name.startsWith('api-');

const bareSdk = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  export const handler = () => [client, QueryCommand, TransactWriteCommand];`;

const unset: Record<string, string> = Object.fromEntries(
  Object.keys(environment).map((name) => [name, 'https://bench.example']),
);

function loadMilliseconds(file: string): number {
  const script = `const at = performance.now(); require(${JSON.stringify(file)}); process.stdout.write(String(performance.now() - at)); process.exit(0);`;
  return Number(
    execFileSync(process.execPath, ['-e', script], {
      env: {
        ...process.env,
        ...unset,
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'x',
        AWS_SECRET_ACCESS_KEY: 'x',
      },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}

export async function benchFunctions(): Promise<Figure[]> {
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder, { recursive: true });
  // As on Lambda: the bundles are CommonJS whatever stands above them here.
  writeFileSync(join(outputFolder, 'package.json'), '{"type":"commonjs"}');
  // sharp is found in the house's node_modules: its machine code is no part of the bundle.
  await bundledCode(
    join(outputFolder, 'functions'),
    process.arch === 'arm64' ? 'arm64' : 'x86_64',
    () => undefined,
  );
  const bareSource = join(outputFolder, 'bare-sdk.ts');
  writeFileSync(bareSource, bareSdk);
  await bundleInto(join(outputFolder, 'bare-sdk'), bareSource);
  const bare = join(outputFolder, 'bare-sdk/index.js');
  const names = functionEntries.map(folderOf);
  const files = new Map([
    ['bare SDK', bare],
    ...names.map((name): [string, string] => [name, join(outputFolder, 'functions', name, 'index.js')]),
  ]);
  const times = new Map<string, number[]>([...files.keys()].map((name) => [name, []]));
  // Round by round, so that a busy moment of the machine meets all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const [name, file] of files) times.get(name)?.push(loadMilliseconds(file));
  const loaded = (name: string) => times.get(name) ?? [];
  const floor = median(loaded('bare SDK'));
  return [...files].flatMap(([name, file]) => {
    const code = readFileSync(file);
    const budgets = isGroup(name) ? { kilobytes: 330, packed: 110, load: floor * 1.3 } : undefined;
    return [
      figure('B1', `${name}: bundle, minified`, code.length / 1000, 'kB', budgets?.kilobytes),
      figure(
        'B1',
        `${name}: bundle, gzip`,
        gzipSync(code, { level: 9 }).length / 1000,
        'kB',
        budgets?.packed,
      ),
      figure('B2', `${name}: load in a fresh process`, loaded(name), 'ms', budgets?.load),
    ];
  });
}
