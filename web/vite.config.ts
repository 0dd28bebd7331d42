// Owns how the browser's half is built: one build for every stage, since what differs is read from /config.json.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const builtFolder = fileURLToPath(new URL('../.build/web', import.meta.url));

/** What every screen needs and seldom changes: files of their own stay in the browser's cache from release to release. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\// },
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
];

export default defineConfig({
  root: webFolder,
  publicDir: 'public',
  // Postcss is told of by path, so that a build started elsewhere still finds it.
  css: { postcss: webFolder },
  plugins: [react()],
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
