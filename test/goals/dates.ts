// Runs tests as on another day and hour: `npm run goal:dates -- 2026-12-31T23:50Z --project=systems`. Systems that they
// start are of that day too; a browser is not.

import { spawn } from 'node:child_process';

const [moment = '', ...rest] = process.argv.slice(2);
const ahead = Date.parse(moment) - Date.now();
if (Number.isNaN(ahead)) {
  console.error('Name a moment, then what to run: npm run goal:dates -- 2026-12-31T23:50Z --project=web');
  process.exit(1);
}
const run = spawn(process.execPath, ['test/run.ts', ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    AHEAD_MS: String(ahead),
    NODE_OPTIONS: `--import=${new URL('another-day.ts', import.meta.url).href}`,
  },
});
run.on('close', (code) => process.exit(code ?? 1));
