// Adds the service worker to the build, with the list of files that the clocks need and a version of that list.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The files that must work without a network: the start, both clocks with their late parts, the log-in, their texts. */
const starts = [
  /\/web\/index\.html$/,
  /\/web\/app\/start(-clock)?\.tsx$/,
  /\/web\/(start-page|text-i18next)\.tsx?$/,
  /\/web\/features\/(phone|kiosk)\/(phone|kiosk)-screen\.tsx$/,
  /\/web\/features\/sign-in\/login-employee-screen\.tsx$/,
  /\/shared\/text\/\w+\/(shell|error|office-error|phone|kiosk|sign-in|clock\/own-hours)\.ts$/,
];
/** Files that can load every screen: their dynamic imports are left out. */
const crossroads =
  /\/web\/(main|page-files|public-pages|text|text-files\/\w+|app\/(screen|door)-files)\.tsx?$/;
/** Screens are left out too, because each is a page of its own; the clocks are among `starts`. */
const isScreen = (chunk: Chunk | undefined): boolean =>
  chunk?.facadeModuleId?.endsWith('-screen.tsx') === true;
/**
 * Leaves out fonts of scripts that our languages do not use, and the Polish letters of headings, which weigh 86 kB:
 * without a network those few are drawn in the stand-in.
 */
const isUsual = (file: string): boolean =>
  !/(vietnamese|cyrillic|greek|archivo-latin-ext|-ext-\w+-italic).*\.woff2$/.test(file);
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const workerFile = fileURLToPath(new URL('service-worker.ts', import.meta.url));

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The paths of the built files that the clocks need. */
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
    // Only other sites fetch the preview pictures of shared links.
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
      // Built file names contain a hash of their content; the page and the public files are hashed here.
      const hash = createHash('sha256').update(files.join(' ')).update(shell);
      for (const { content } of others) hash.update(content);
      const source = await workerCode(files, hash.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
};
