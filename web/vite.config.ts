// Owns how the browser's half is built: one build for every stage, since what differs is read from /config.json.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const builtFolder = fileURLToPath(new URL('../.build/web', import.meta.url));

/** What every screen needs and seldom changes: files of their own stay in the browser's cache from release to release. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\// },
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
];

/** The two latin files are fetched with the page, not after its styles; their built names are known only here. */
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

export default defineConfig({
  root: webFolder,
  publicDir: 'public',
  // Postcss is told of by path, so that a build started elsewhere still finds it.
  css: { postcss: webFolder },
  plugins: [react(), fontsFirst],
  build: {
    outDir: builtFolder,
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Older targets make Lightning CSS rewrite light-dark() into variables that nothing sets.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: libraries } } },
  },
  worker: { format: 'es' },
});
