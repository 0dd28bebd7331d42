// Adds the service worker to the build: the files that the clock needs, named by the build itself, and their version.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** What opens without a network: the start, both clocks with all they load late, the log-in they lead to, their words. */
const starts = [
  /\/web\/index\.html$/,
  /\/web\/app\/start(-clock)?\.tsx$/,
  /\/web\/(begin|text-i18next)\.tsx?$/,
  /\/web\/features\/(phone|kiosk)\/(phone|kiosk)-screen\.tsx$/,
  /\/web\/features\/sign-in\/login-employee-screen\.tsx$/,
  /\/shared\/text\/\w+\/(shell|error|office-error|phone|kiosk|sign-in)\.ts$/,
];
/** Files that lead everywhere: what they load late is for others. */
const crossroads = /\/web\/(main|beginnings|fronts|text|text-files|app\/(screen|door)-files)\.tsx?$/;
/** Another screen is a page of its own, whoever leads to it; the clocks are among the starts. */
const isScreen = (chunk: Chunk | undefined): boolean =>
  chunk?.facadeModuleId?.endsWith('-screen.tsx') === true;
/** Fonts of languages that we do not speak are fetched by whoever writes them. */
const isUsual = (file: string): boolean => !/(vietnamese|cyrillic|greek|-ext-).*\.woff2$/.test(file);
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const workerFile = fileURLToPath(new URL('service-worker.ts', import.meta.url));

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The built files of `bundle` that the clock needs, as addresses. */
export function filesForOffline(bundle: Bundle): string[] {
  const found = new Set<string>();
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isStart = (chunk: Chunk) =>
    starts.some(
      (start) => start.test(chunk.facadeModuleId ?? '') || chunk.moduleIds.some((id) => start.test(id)),
    );
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of [
      ...(chunk.viteMetadata?.importedCss ?? []),
      ...(chunk.viteMetadata?.importedAssets ?? []),
    ])
      found.add(file);
    for (const name of chunk.imports) visit(byName.get(name));
    if (chunk.moduleIds.some((id) => crossroads.test(id))) return;
    for (const name of chunk.dynamicImports) if (!isScreen(byName.get(name))) visit(byName.get(name));
  };
  for (const chunk of chunks) if (isStart(chunk)) visit(chunk);
  for (const file of Object.keys(bundle)) if (file.endsWith('.woff2')) found.add(file);
  return [...found]
    .filter((file) => !file.endsWith('.map') && isUsual(file))
    .map((file) => `/${file}`)
    .toSorted();
}

async function publicFiles(): Promise<{ path: string; content: Buffer }[]> {
  const names = (await readdir(publicFolder)).filter(
    // What a shared link shows is fetched by other sites only.
    (name) => /\.(js|png|svg|webmanifest)$/.test(name) && !name.startsWith('social-'),
  );
  return Promise.all(
    names.map(async (name) => ({ path: `/${name}`, content: await readFile(join(publicFolder, name)) })),
  );
}

async function workerCode(files: readonly string[], version: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { builtFiles: JSON.stringify(files), builtVersion: JSON.stringify(version) },
    build: {
      write: false,
      lib: { entry: workerFile, formats: ['iife'], name: 'worker' },
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const code = output && 'output' in output ? output.output[0].code : undefined;
  if (code === undefined) throw new Error('the service worker was not built');
  return code;
}

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      const shell = page?.type === 'asset' ? page.source : '';
      const others = await publicFiles();
      const files = ['/index.html', ...others.map(({ path }) => path), ...filesForOffline(bundle)];
      // Built names hold a hash of their content; the page and the public files are hashed here.
      const hash = createHash('sha256').update(files.join(' ')).update(shell);
      for (const { content } of others) hash.update(content);
      const source = await workerCode(files, hash.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
};
