// Owns the build of the browser's part: one build for every stage, because stages differ only in /config.json.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import map from 'maplibre-gl/package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks.ts';
import { contractOfScreens } from './contract-of-screens.ts';
import { brokenStart } from './drawn/broken-start.ts';
import { drawn } from './drawn/build.ts';
import { offline } from './offline/build.ts';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const builtFolder = fileURLToPath(new URL('../.build/web', import.meta.url));

const ours = chunks();

/**
 * Packages that get a file of their own; the first row that matches wins. The browser keeps these files from release to
 * release. Mantine is split by the screens that use each part, so that a screen fetches only its own parts. Icons share
 * one file: an icon in a file of its own weighs three times as much.
 */
const files = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'i18n', test: /node_modules\/i18next\// },
  { name: 'query', test: /node_modules\/@tanstack\// },

  { name: 'form', test: /node_modules\/(@mantine\/form|klona|fast-deep-equal)\// },
  { name: 'days', test: /node_modules\/dayjs\// },
  {
    name: 'kit',
    test: /node_modules\/(@mantine\/(core|hooks|dates|spotlight)|@floating-ui|clsx)/,
    entriesAware: true,
  },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 4 },
  // The index of the icons is reached by every screen, so that all of them would come with the phone.
  { name: ours.fileOf, debugName: 'ours', test: /^(?!.*node_modules\/@tabler\/)/, minShareCount: 2 },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Preloads the two latin font files with the page; their built names are known only here. */
const fontsFirst: Plugin = {
  name: 'fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(next-latin-wght|archivo-latin-standard)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

/**
 * A font that loads late is not used, so that nothing on a visible page moves. The letters of other languages ('Ł' in a name)
 * are not fetched with the page, so they would stay in another typeface for as long as the page is open: they may come late.
 */
const fontsInTime: Plugin = {
  name: 'fonts-in-time',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(/@font-face\s*\{[^}]*\}/g, (face) =>
          /U\+0?100-/i.test(face) ? face : face.replace(/font-display:\s*swap/, 'font-display:optional'),
        );
  },
};

/**
 * Replaces Vite's wrapper of `import()` by ours, which can try again. Its source is a text without a folder, so
 * relative paths in it would not be found.
 */
const importedLate: Plugin = {
  name: 'imported-late',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importLate as __vitePreload } from '#web/late-file.ts';`,
  },
};

/** The names of scripts that import the map. */
const withMap = new Set<string>();
const mapFile = `assets/maplibre-gl-${map.version}.js`;
/**
 * Copies the map's package as its makers minified it: minifying it a second time takes an eighth of the whole build.
 */
const mapAsMade: Plugin = {
  name: 'map-as-made',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^maplibre-gl$/ },
    handler: () => ({ id: `/${mapFile}`, external: 'absolute' }),
  },
  renderChunk: (_, { name, imports }) => {
    if (imports.includes(`/${mapFile}`)) withMap.add(name);
    return null;
  },
  async generateBundle() {
    const made = await readFile(fileURLToPath(import.meta.resolve('maplibre-gl')), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: mapFile,
      source: made.replace(/\n\/\/# sourceMappingURL=.*$/, ''),
    });
  },
};

export default defineConfig({
  root: webFolder,
  publicDir: 'public',
  css: {
    transformer: 'lightningcss',
    // For older browsers the build would rewrite light-dark() into variables that nothing sets.
    lightningcss: {
      targets: { chrome: 123 << 16, edge: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  plugins: [
    ours,
    importedLate,
    mapAsMade,
    contractOfScreens,
    react(),
    brokenStart,
    fontsFirst,
    fontsInTime,
    drawn,
    offline,
  ],
  build: {
    outDir: builtFolder,
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // A file without imports is listed too: without a list it would be imported with no second try. Scripts that the
      // importing file has loaded are left out, because every page carries these lists.
      resolveDependencies: (file, needed, { hostId, hostType }) => {
        if (hostType !== 'js') return needed;
        const missing = needed.filter((one) => one === file || !ours.isLoadedWith(hostId, one));
        const listed = missing.length === 0 ? [file] : missing;
        return [...withMap].some((name) => file.startsWith(`assets/${name}-`))
          ? [...listed, mapFile]
          : listed;
      },
    },
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      // Reads only the used parts of a package's index file: without it four of five files read are unused icons.
      experimental: { lazyBarrel: true },
      // An entry's chunk may export more than the entry does, so that other chunks can import its modules.
      preserveEntrySignatures: 'allow-extension',
      // What `shared` exports has no effect by itself: a schema of which only the API's part is used is left out.
      treeshake: { moduleSideEffects: [{ test: /\/shared\//, sideEffects: false }] },
      output: {
        codeSplitting: { groups: files, includeDependenciesRecursively: false },
        // Every page carries the names of hundreds of files: a letter less of each is half a kilobyte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  worker: { format: 'es' },
});
