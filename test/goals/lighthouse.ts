// `npm run goal:lighthouse`: public pages of the built site by Lighthouse, on a desk and on a phone, against their goals.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { openBrowserAt } from '#test/kit/browser/browser.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { startSystem } from '#test/kit/system/system.ts';

const run = promisify(execFile);
/** A tool of this goal, not of the product: fetched at a pinned version, like the linter. */
const npx = ['--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse'];
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const largestPaintMilliseconds = 1000;
/** A page that misses its goal for speed is looked at so often. */
const runs = 3;
/** The phone's network and processor are reckoned by Lighthouse; the desk is this machine as it is. */
const looks = {
  desk: ['--preset=desktop', '--throttling-method=provided'],
  phone: ['--form-factor=mobile'],
} as const;
const paths = process.argv.slice(2).length ? process.argv.slice(2) : ['/', '/download', '/privacy', '/login'];

const audit = z.object({
  score: z.nullable(z.number()),
  title: z.string(),
  numericValue: z.number().optional(),
  explanation: z.string().optional(),
  /** Why a run could not measure it. */
  errorMessage: z.string().optional(),
});
const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
});
type Report = z.output<typeof report>;

const [system, port] = [await startSystem({ demo: false, web: true }), await freePorts()];
const browser = await openBrowserAt(port);
const folder = await mkdtemp(join(tmpdir(), 'stund-lighthouse-'));

/** The best of its runs: a busy machine only takes away, and at times a run measures nothing. */
async function bestOf(path: string, options: readonly string[]): Promise<Report> {
  let best = await reportOf(path, options);
  for (let taken = 1; taken < runs && performanceOf(best) * 100 < goals.performance; taken += 1) {
    const next = await reportOf(path, options);
    if (performanceOf(next) > performanceOf(best)) best = next;
  }
  return best;
}
const performanceOf = ({ categories }: Report): number => categories['performance']?.score ?? 0;

async function reportOf(path: string, options: readonly string[]): Promise<Report> {
  const file = join(folder, 'report.json');
  const words = [system.web + path, `--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet'];
  await run('npx', [...npx, ...words, ...options], { maxBuffer: 1e8 });
  return report.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** What keeps a category from its goal. */
function shortfalls({ categories, audits }: Report, look: string): string[] {
  const found: string[] = [];
  for (const [name, goal] of Object.entries(goals)) {
    const category = categories[name];
    if (!category || (category.score ?? 0) * 100 >= goal) continue;
    const weak = category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 0) < 1)
      .map(
        ({ id }) =>
          `${id}: ${audits[id]?.title} ${audits[id]?.explanation ?? audits[id]?.errorMessage ?? ''}`,
      );
    found.push(`${name} ${Math.round((category.score ?? 0) * 100)} of ${goal}: ${weak.join('; ')}`);
  }
  const paint = audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
  if (look === 'desk' && !(paint < largestPaintMilliseconds)) found.push(`largest paint after ${paint} ms`);
  return found;
}

let missed = 0;
try {
  console.log('| Page | | Performance | Accessibility | Best practices | SEO | Largest paint |');
  console.log('|---|---|---|---|---|---|---|');
  for (const path of paths)
    for (const [look, options] of Object.entries(looks)) {
      const found = await bestOf(path, options);
      const scores = Object.keys(goals).map((name) => Math.round((found.categories[name]?.score ?? 0) * 100));
      const paint = Math.round(found.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
      console.log(`| ${path} | ${look} | ${scores.join(' | ')} | ${paint} ms |`);
      const faults = shortfalls(found, look);
      missed += faults.length;
      for (const fault of faults) console.log(`  ${fault}`);
    }
} finally {
  await browser.close();
  await system.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
