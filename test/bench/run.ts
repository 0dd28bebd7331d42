// `npm run bench`: every figure that can be taken on this machine, beside its budget; `npm run bench -- B1 B6` takes some.

import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

type Bench = { readonly ids: readonly string[]; readonly take: () => Promise<readonly Figure[]> };

const benches: readonly Bench[] = [
  { ids: ['B1', 'B2'], take: async () => (await import('./functions.ts')).benchFunctions() },
  { ids: ['B4', 'list'], take: async () => (await import('./actions.ts')).benchActions() },
  { ids: ['B5', 'B6', 'B7'], take: async () => (await import('#test/bench/files/report.ts')).benchReport() },
  { ids: ['B8', 'B9', 'PDF'], take: async () => (await import('#test/bench/files/export.ts')).benchExport() },
  { ids: ['B10'], take: async () => (await import('#test/bench/files/photo.ts')).benchPhoto() },
  {
    ids: ['B11', 'B12', 'B14'],
    take: async () => (await import('#test/bench/browser/screens.ts')).benchScreens(),
  },
  { ids: ['B13'], take: async () => (await import('#test/bench/browser/long-list.ts')).benchLongList() },
  { ids: ['week'], take: async () => (await import('#test/bench/browser/full-week.ts')).benchFullWeek() },
  { ids: ['start'], take: async () => (await import('./start.ts')).benchStart() },
  { ids: ['dev'], take: async () => (await import('./dev.ts')).benchDev() },
  { ids: ['B17'], take: async () => (await import('./clock.ts')).benchClock() },
];

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

function line({ id, name, value, unit, spread, budget, ok }: Figure): string {
  const limit = budget === undefined ? '' : `≤ ${number(budget)} ${unit}`;
  const verdict = budget === undefined ? '' : ok ? 'yes' : '**no**';
  const span = spread ? `${number(spread.from)}–${number(spread.to)} (${spread.of})` : '';
  return `| ${id} | ${name} | ${number(value)} ${unit} | ${span} | ${limit} | ${verdict} |`;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** An exit code that no accident has: this much more than the budgets missed. */
const taken = 100;
const wanted = process.argv.slice(2);
if (wanted[0] === '--alone') {
  const bench = benches.find(({ ids }) => ids.some((id) => id === wanted[1]));
  if (!bench) throw new Error(`there is no bench ${wanted[1]}`);
  const figures = await bench.take();
  for (const figure of figures) say(line(figure));
  process.exit(taken + figures.filter(({ ok }) => !ok).length);
}
say(
  `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} cores (${cpus()[0]?.model.trim()})\n`,
);
say('| | figure | measured | from – to (times) | budget | kept |');
say('|---|---|---|---|---|---|');
let missed = 0;
for (const { ids } of benches) {
  if (wanted.length && !ids.some((id) => wanted.includes(id))) continue;
  // Each in a process of its own: handlers read their environment once, and memory is a figure.
  const words = [fileURLToPath(import.meta.url), '--alone', ids[0] ?? ''];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status === null || status < taken) throw new Error(`the bench of ${ids.join(', ')} broke off`);
  missed += status - taken;
}
say(`\n${missed === 0 ? 'Every budget is kept.' : `${missed} of the budgets are not kept.`}`);
process.exit(missed === 0 ? 0 : 1);
