// Bundles the functions' code: each handler is one minified file, beside the files that it imports when they are asked for.

import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type InputOptions, type OutputChunk, type OutputOptions, rolldown } from 'rolldown';
import { environment } from '#functions/runtime/env.ts';
import type { Architecture } from '#infra/stages.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { type FunctionCode, functionEntries, groupEntry, queueEntry } from './function-code.ts';
import { installSharp } from './sharp-install.ts';

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

export const folderOf = (entry: string): string =>
  entry
    .replace(/^functions\//, '')
    .replace(/\.ts$/, '')
    .replace('/', '-');

/** How all code for Lambda is bundled. */
const reading = {
  cwd: rootFolder,
  platform: 'node',
  external: ['sharp'],
  resolve: {
    mainFields: ['module', 'main'],
    alias: {
      // On Lambda credentials come from the environment; the SDK's other ways cost 35 ms.
      '@aws-sdk/credential-provider-node': join(rootFolder, 'infra/parts/code/lambda-credentials.ts'),
    },
  },
  transform: {
    target: 'node24',
    // Otherwise React, which renders mails, includes its developer warnings.
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  // What these export has no effect by itself: what only a late file uses lies in that file.
  treeshake: {
    moduleSideEffects: [
      { test: /^(?!.*\/node_modules\/).*\/(?:shared|functions\/domain)\//, sideEffects: false },
    ],
  },
  // Reads only the used parts of a package's index file: a sixth less processor time.
  experimental: { lazyBarrel: true },
  // A handler's file exports what its late files share with it, and so every start loads one file.
  preserveEntrySignatures: 'allow-extension',
} as const satisfies InputOptions;
const writing = {
  // CommonJS: an ES module starts no faster and only moves the work to the first request.
  format: 'cjs',
  entryFileNames: 'index.js',
  chunkFileNames: 'late/[name].js',
  codeSplitting: {
    groups: [{ name: 'initial', tags: ['$initial'] }],
    includeDependenciesRecursively: false,
  },
  minify: true,
  // Marks for bundlers weigh 9 kB in every function.
  comments: false,
} as const satisfies OutputOptions;

/** Writes a source file, with all it imports, into a folder; returns the written files. */
export async function bundleInto(folder: string, entry: string): Promise<readonly OutputChunk[]> {
  const bundle = await rolldown({ ...reading, input: { index: entry } });
  try {
    const { output } = await bundle.write({ ...writing, dir: folder });
    return output.filter((one) => one.type === 'chunk');
  } finally {
    await bundle.close();
  }
}

type Chunks = ReadonlyMap<string, readonly OutputChunk[]>;

function checkSharp(bundles: Chunks): void {
  const asksForSharp = (chunks: readonly OutputChunk[]): boolean =>
    chunks.some(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes('sharp'));
  const others = [...bundles]
    .filter(([entry, chunks]) => entry !== sharpEntry && asksForSharp(chunks))
    .map(([entry]) => entry);
  if (others.length)
    throw new Error(`only ${sharpEntry} gets sharp, but it is asked for by ${others.join(', ')}`);
}

/** Bundles every entry into a folder of its own below `outputFolder`: `index.js`, and what it imports late in `late`. */
export async function bundledCode(
  outputFolder: string,
  architecture: Architecture,
  bringSharp: (bundleFolder: string, architecture: Architecture) => void = installSharp,
): Promise<FunctionCode> {
  const missing = functionEntries.filter((entry) => !existsSync(join(rootFolder, entry)));
  if (missing.length) {
    throw new Error(
      `these handlers are named by a group or a queue but are not written: ${missing.join(', ')}`,
    );
  }
  rmSync(outputFolder, { recursive: true, force: true });
  const placeOf = (entry: string) => join(outputFolder, folderOf(entry));
  const bundles = new Map<string, readonly OutputChunk[]>();
  for (const entry of functionEntries) bundles.set(entry, await bundleInto(placeOf(entry), entry));
  checkSharp(bundles);
  bringSharp(placeOf(sharpEntry), architecture);
  for (const [entry, paths] of Object.entries(companions)) {
    for (const path of paths) cpSync(join(rootFolder, path), join(placeOf(entry), path));
  }
  return {
    of: (entry) => Code.fromAsset(placeOf(entry)),
    namesReadBy: (entry) => {
      const text = (bundles.get(entry) ?? []).map(({ code }) => code).join('\n');
      return Object.keys(environment).filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(text));
    },
  };
}
