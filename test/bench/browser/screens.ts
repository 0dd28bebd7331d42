// What each screen makes a browser fetch, and when it has drawn its largest part, on the built application.

import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aVisitor, type Credentials } from '#test/kit/browser/visitor.ts';
import { type Figure, figure, median } from '#test/bench/figure.ts';

type Weight = {
  readonly script: number;
  readonly style: number;
  readonly drawn: number;
  /** What the API was asked for, and what its replies weighed on the wire. */
  readonly asked: number;
  readonly answered: number;
};
type Route = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly isPhone?: boolean;
  readonly who?: Credentials['role'];
  readonly script?: number;
  readonly style?: number;
  readonly drawn: number;
  /** A visitor who moves: the landing page's forms and the application come only then. */
  readonly moves?: boolean;
  readonly tellsCalls?: boolean;
};

const loads = 5;
const routes: readonly Route[] = [
  { id: 'B11', name: 'landing page', path: '/', script: 5, drawn: 1500 },
  { id: 'B11', name: 'landing page once the visitor moves', path: '/', moves: true, drawn: 1500 },
  { id: 'B11', name: 'log-in', path: '/login', drawn: 1500 },
  {
    id: 'B12',
    name: 'board',
    path: '/app',
    who: 'COMPANY',
    script: 200,
    style: 30,
    drawn: 2000,
    tellsCalls: true,
  },
  {
    id: 'B12',
    name: 'entries',
    path: '/app#all-entries',
    who: 'COMPANY',
    script: 200,
    style: 30,
    drawn: 2000,
  },
  { id: 'B12', name: 'report', path: '/app/report', who: 'COMPANY', drawn: 2000 },
  { id: 'B12', name: 'set-up', path: '/app/setup', who: 'COMPANY', drawn: 2000 },
  { id: 'B12', name: 'time clock', path: '/time_clock', who: 'COMPANY_TIME_CLOCK', script: 155, drawn: 2000 },
  {
    id: 'B12',
    name: 'phone',
    path: '/employee/app',
    who: 'EMPLOYEE',
    isPhone: true,
    script: 155,
    drawn: 2000,
  },
];

function credentialsOf(system: RunningSystem, role: Credentials['role']): Credentials {
  const login = system.logins.find((one) => one.role === role);
  if (!login) throw new Error(`the demo has no login for ${role}`);
  const { company, name, password } = login;
  return role === 'EMPLOYEE' ? { role, company, name, password } : { role, name, password };
}

async function weighed(context: BrowserContext, system: RunningSystem, route: Route): Promise<Weight> {
  const { web } = system;
  const page = await context.newPage();
  const parts: Promise<{ kind: 'script' | 'style'; bytes: number }>[] = [];
  const calls: Promise<{ readonly responseBodySize: number }>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = type.startsWith('text/javascript')
      ? 'script'
      : type.startsWith('text/css')
        ? 'style'
        : undefined;
    if (kind && response.url().startsWith(web))
      parts.push(response.body().then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length })));
  });
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(system.api) && request.method() !== 'OPTIONS') calls.push(request.sizes());
  });
  await page.goto(web + route.path, { waitUntil: 'networkidle' });
  if (route.moves) {
    await page.mouse.wheel(0, 1);
    await page.locator('#login form').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const drawn = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  page.removeAllListeners();
  const fetched = await Promise.all(parts);
  const replies = await Promise.all(calls);
  await page.close();
  const sum = (kind: 'script' | 'style') =>
    fetched.filter((part) => part.kind === kind).reduce((total, { bytes }) => total + bytes, 0) / 1000;
  const answered = replies.reduce((total, { responseBodySize }) => total + responseBodySize, 0) / 1000;
  return { script: sum('script'), style: sum('style'), drawn, asked: replies.length, answered };
}

/** Each load with an empty cache. */
async function routeFigures(browser: Browser, system: RunningSystem, route: Route): Promise<Figure[]> {
  const all: Weight[] = [];
  for (let load = 0; load < loads; load += 1) {
    const who = route.who && credentialsOf(system, route.who);
    const look = { isPhone: route.isPhone ?? false, isKept: true, language: 'en' } as const;
    const context = await aVisitor(browser, system, look, who);
    all.push(await weighed(context, system, route));
    await context.close();
  }
  const middle = (of: keyof Weight) => median(all.map((one) => one[of]));
  const calls = [
    figure(route.id, `${route.name}: calls of the API by its first load`, middle('asked'), 'calls'),
    figure(route.id, `${route.name}: their replies on the wire`, middle('answered'), 'kB'),
  ];
  if (route.moves) return [figure(route.id, `${route.name}: JavaScript, gzip`, middle('script'), 'kB')];
  return [
    figure(route.id, `${route.name}: JavaScript, gzip`, middle('script'), 'kB', route.script),
    figure(route.id, `${route.name}: CSS, gzip`, middle('style'), 'kB', route.style),
    figure(
      'B14',
      `${route.name}: largest paint here, empty cache`,
      all.map((one) => one.drawn),
      'ms',
      route.drawn,
    ),
    ...(route.tellsCalls ? calls : []),
  ];
}

export async function benchScreens(): Promise<Figure[]> {
  const [system, browser] = await Promise.all([startSystem({ demo: true, web: true }), openBrowser()]);
  try {
    const figures: Figure[] = [];
    for (const route of routes) figures.push(...(await routeFigures(browser, system, route)));
    return figures;
  } finally {
    await browser.close();
    await system.stop();
  }
}
