// The functions' code: every handler of the contract and the queues, bundled in one run of esbuild.

import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, buildSync } from 'esbuild';
import { queueNames } from '#events/queues.ts';
import { groups } from '#shared/api/groups.ts';
import { environment } from '#functions/runtime/env.ts';
import type { Architecture } from '#infra/stages.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { builtName, copyLateFiles, lateCode, sourceOf } from './late-code.ts';
import { installSharp } from './sharp-install.ts';

/** The handler's source file of a group of endpoints. */
export const groupEntry = (group: string): string => `functions/api/${group}.ts`;
/** The handler's source file of a queue. */
export const queueEntry = (queue: string): string => `functions/workers/${queue}.ts`;
/** The handler's source file of the administrator's scripts, for the console and the command line. */
export const scriptsEntry = 'functions/scripts/run-script.ts';
export const functionEntries: readonly string[] = [
  ...groups.map((group) => groupEntry(group.name)),
  ...queueNames.map(queueEntry),
  scriptsEntry,
];
/** The one function whose library contains native code. */
const sharpEntry = queueEntry('photos');

/** Files a handler reads at run time, from the root folder; they lie at the same path beside its code. */
const companions: Readonly<Record<string, readonly string[]>> = {
  [groupEntry('public')]: ['swagger-ui.css', 'swagger-ui-bundle.js'].map(
    (name) => `node_modules/swagger-ui-dist/${name}`,
  ),
  [queueEntry('exports')]: ['400Regular', '600SemiBold', '700Bold'].flatMap((style) => [
    `node_modules/@expo-google-fonts/atkinson-hyperlegible-next/${style}/AtkinsonHyperlegibleNext_${style}.ttf`,
    `node_modules/@expo-google-fonts/source-sans-3/${style}/SourceSans3_${style}.ttf`,
  ]),
};

/** Finds a handler's code by its source file, and the environment names it reads. */
export type FunctionCode = {
  of: (entry: string) => Code;
  namesReadBy: (entry: string) => readonly string[];
};

/** Used where only the template matters: tests, the local cloud, `cdk list`. */
export const noCode: FunctionCode = {
  of: () => Code.fromInline('exports.handler = () => { throw new Error("synthesized without its code"); };'),
  namesReadBy: () => [],
};

export const folderOf = (entry: string): string =>
  entry
    .replace(/^functions\//, '')
    .replace(/\.ts$/, '')
    .replace('/', '-');

/** How all code for Lambda is bundled. */
export const bundling = {
  absWorkingDir: rootFolder,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  // CommonJS: an ES module starts no faster and only moves the work to the first request.
  format: 'cjs',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  // Without it, characters beyond ASCII would be escaped at three times their size.
  charset: 'utf8',
  logLevel: 'warning',
  // Otherwise React, which renders mails, includes its developer warnings.
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    // On Lambda credentials come from the environment; the SDK's other ways cost 35 ms.
    '@aws-sdk/credential-provider-node': './infra/parts/code/lambda-credentials.ts',
    // 15 kB in every function, for a kind of reply we never get.
    '@smithy/core/event-streams': './infra/parts/code/no-event-streams.ts',
    // 9 kB in every function.
    '@aws-sdk/middleware-endpoint-discovery': './infra/parts/code/no-endpoint-discovery.ts',
    // 2 kB in every function, for runtimes with parallel requests.
    '@aws/lambda-invoke-store': './infra/parts/code/no-invoke-store.ts',
  },
} as const satisfies BuildOptions;

/** What the table's client does not need; the workers' other clients need more. */
export const apiAlias = {
  // 7 kB that look for files Lambda does not have.
  '@smithy/core/config': './infra/parts/code/lambda-config.ts',
} as const;

type Output = NonNullable<ReturnType<typeof buildSync>['metafile']>['outputs'][string];

function checkSharp(outputs: readonly Output[]): void {
  const askingForSharp = outputs.filter((output) =>
    output.imports.some((one) => one.external && one.path === 'sharp'),
  );
  const others = askingForSharp.map((output) => output.entryPoint).filter((entry) => entry !== sharpEntry);
  if (others.length)
    throw new Error(`only ${sharpEntry} gets sharp, but it is asked for by ${others.join(', ')}`);
}

/** Bundles every entry into one minified file each below `outputFolder`, with its late-loaded files beside it. */
export function bundledCode(
  outputFolder: string,
  architecture: Architecture,
  bringSharp: (bundleFolder: string, architecture: Architecture) => void = installSharp,
): FunctionCode {
  const missing = functionEntries.filter((entry) => !existsSync(join(rootFolder, entry)));
  if (missing.length) {
    throw new Error(
      `these handlers are named by a group or a queue but are not written: ${missing.join(', ')}`,
    );
  }
  rmSync(outputFolder, { recursive: true, force: true });
  const built = (entries: readonly string[], alias: Readonly<Record<string, string>>) =>
    buildSync({
      ...bundling,
      alias,
      metafile: true,
      entryPoints: entries.map((entry) => ({ in: entry, out: `${folderOf(entry)}/index` })),
      outdir: outputFolder,
      external: ['sharp', ...lateCode],
    }).metafile.outputs;
  const isApi = (entry: string): boolean => entry.startsWith('functions/api/');
  const outputs = Object.values({
    ...built(functionEntries.filter(isApi), { ...bundling.alias, ...apiAlias }),
    ...built(
      functionEntries.filter((entry) => !isApi(entry)),
      bundling.alias,
    ),
  });
  checkSharp(outputs);
  bringSharp(join(outputFolder, folderOf(sharpEntry)), architecture);
  const bundleOf = (entry: string) => join(outputFolder, folderOf(entry));
  const lateFolder = join(outputFolder, 'late');
  buildSync({
    ...bundling,
    // Its ES module looks for its own location, which a bundle does not have.
    alias: { ...bundling.alias, pdfkit: './node_modules/pdfkit/js/pdfkit.js' },
    entryPoints: lateCode.map((name) => ({ in: sourceOf(name), out: builtName(name) })),
    outdir: lateFolder,
  });
  for (const { entryPoint = '', imports } of outputs) {
    const named = imports.map(({ path }) => path);
    copyLateFiles(
      bundleOf(entryPoint),
      lateFolder,
      lateCode.filter((name) => named.includes(name)),
    );
  }
  for (const [entry, paths] of Object.entries(companions)) {
    for (const path of paths) cpSync(join(rootFolder, path), join(bundleOf(entry), path));
  }
  return {
    of: (entry) => Code.fromAsset(bundleOf(entry)),
    namesReadBy: (entry) => {
      const text = readFileSync(join(bundleOf(entry), 'index.js'), 'utf8');
      return Object.keys(environment).filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(text));
    },
  };
}
