// Owns how the browser's half is built: one build for every stage, since what differs is read from /config.json.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const builtFolder = fileURLToPath(new URL('../.build/web', import.meta.url));

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
  },
  worker: { format: 'es' },
});
