// Owns looking: serves the specimen, takes its pictures at desk and phone width in both schemes, and runs axe on each.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { openBrowser } from '#test/kit/browser/browser.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const house = fileURLToPath(new URL('../../..', import.meta.url));
const pictures = join(house, '.build', 'specimen');
const port = Number(process.env['PORT'] ?? 24100);
const [only = ''] = process.argv.slice(2);

const widths = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const views = ['pieces', 'board', 'entries', 'edit', 'phone', 'out', 'settings', 'many', 'charts'].filter(
  (view) => !only || view === only,
);

type State = { view: string; name: string; steps: (page: Page) => Promise<unknown> };

const states: State[] = [
  {
    view: 'entries',
    name: 'select',
    steps: (page) => page.getByRole('button', { name: 'All employees' }).click(),
  },
  {
    view: 'entries',
    name: 'select-several',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Harbour warehouse, Laugavegur' }).click();
      await page.getByPlaceholder('Find a project').fill('laug');
    },
  },
  {
    view: 'entries',
    name: 'range',
    steps: (page) => page.getByRole('button', { name: '16.–20.11.2026' }).click(),
  },
  {
    view: 'entries',
    name: 'approval',
    steps: (page) => page.getByRole('button', { name: 'Any status' }).click(),
  },
  { view: 'edit', name: 'project', steps: (page) => page.getByRole('button', { name: 'Project' }).click() },
  { view: 'edit', name: 'day', steps: (page) => page.getByRole('button', { name: 'Open calendar' }).click() },
  { view: 'edit', name: 'days', steps: (page) => page.getByRole('button', { name: 'Other days' }).click() },
  {
    view: 'edit',
    name: 'confirm',
    steps: (page) => page.getByRole('button', { name: 'Delete entry' }).click(),
  },
  {
    view: 'pieces',
    name: 'toast',
    steps: (page) => page.getByRole('button', { name: 'Add time entry' }).click(),
  },
  {
    view: 'charts',
    name: 'table-and-tooltip',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Show as table' }).first().click();
      await page.getByRole('img').first().focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  { view: 'pieces', name: 'menu', steps: (page) => page.getByRole('button', { name: 'account' }).click() },
  {
    view: 'pieces',
    name: 'drawer',
    steps: async (page) => {
      const burger = page.getByRole('button', { name: 'Menu' });
      if (await burger.isVisible()) await burger.click();
    },
  },
];

const server = await createServer({
  root: here,
  configFile: false,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  cacheDir: join(house, '.build', 'specimen-cache'),
  server: { port, host: '127.0.0.1', strictPort: true, fs: { allow: [house] }, hmr: false },
  logLevel: 'warn',
});
await server.listen();
await mkdir(pictures, { recursive: true });
const axe = await readFile(join(house, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const browser = await openBrowser();
let violations = 0;
try {
  for (const [size, viewport] of Object.entries(widths)) {
    for (const scheme of ['light', 'dark'] as const) {
      const touch = size === 'phone';
      const page = await browser.newPage({ viewport, colorScheme: scheme, hasTouch: touch, isMobile: touch });
      page.on('pageerror', (error) => console.log('page error', error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) console.log(message.type(), message.text());
      });
      for (const view of views) {
        await page.goto(`http://127.0.0.1:${port}/?view=${view}`);
        await page.locator('h1').first().waitFor();
        await page.evaluate(() => document.fonts.ready.then(() => true));
        await page.waitForTimeout(250);
        await look(page, view, size, scheme);
      }
      for (const { view, name, steps } of states.filter((state) => views.includes(state.view))) {
        await page.goto(`http://127.0.0.1:${port}/?view=${view}`);
        await page.locator('h1').first().waitFor();
        await steps(page);
        await page.waitForTimeout(500);
        await look(page, `${view}-${name}`, size, scheme);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${violations} axe violations; pictures in ${pictures}`);

async function look(page: Page, name: string, size: string, scheme: string): Promise<void> {
  await page.screenshot({
    path: join(pictures, `${name}-${size}-${scheme}.png`),
    fullPage: ['pieces', 'charts'].includes(name),
  });
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    `axe.run({runOnly:['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']}).then((r) => r.violations.flatMap((v) => v.nodes.map((n) => v.id + ': ' + n.html.slice(0, 160) + ' ' + n.failureSummary.slice(0, 240))))`,
  );
  const sideways: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  if (Number(sideways) > 0) console.log(name, size, 'is wider than the screen by', sideways);
  for (const line of Array.isArray(found) ? found : []) {
    violations += 1;
    console.log(name, size, scheme, line);
  }
}
