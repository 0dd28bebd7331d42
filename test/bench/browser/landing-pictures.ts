// The landing page's pictures: desk, phone and time clock of the demo in each language, on a Thursday afternoon.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { writeState } from '#infra/local/data-folder.ts';
import { languages } from '#shared/limits.ts';
import { phone as en } from '#shared/text/en/phone.ts';
import { phone as is } from '#shared/text/is/phone.ts';
import { phone as pl } from '#shared/text/pl/phone.ts';
import { phone as pt } from '#shared/text/pt/phone.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aVisitor, type Credentials } from '#test/kit/browser/visitor.ts';
import { type PictureName, pictureSizes } from '#web/features/landing/picture-sizes.ts';
import { loginOf, whoIsIn } from './demo-logins.ts';

const folder = fileURLToPath(new URL('../../../web/features/landing/pictures/', import.meta.url));
const company = 'Þakverk ehf.';
/** Whose phone is shown: a crew that speaks the language. */
const crews = {
  en: 'Kilbride Roofing Ltd',
  is: company,
  pt: 'Obras Tejo, Lda',
  pl: 'Kilbride Roofing Ltd',
} as const;
/** A working day, with people on the clock; the same story each time the pictures are taken. */
const takenAt = '2026-11-26T14:12:00Z';
const quality = 46;
const settledMilliseconds = 1500;

type Language = (typeof languages)[number];
type View = {
  readonly name: PictureName;
  readonly path: string;
  readonly who: Credentials;
  /** CSS pixels of the window; a picture has the same shape. */
  readonly window: { readonly width: number; readonly height: number };
  readonly isPhone?: boolean;
  readonly isDark?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
  /** The part of the screen to photograph, on white and undimmed; absent: the whole screen. */
  readonly part?: string;
};

const desk = { width: 1440, height: 900 };
const smallDesk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const phoneWords = { en, is, pt, pl };

/** Whether to share one's location is asked once, where the company wants to know. */
const answered = (language: Language) => async (page: Page) => {
  const answer = page.getByRole('button', { name: phoneWords[language].location.keep });
  if (await answer.isVisible()) await answer.click();
  await page.waitForTimeout(settledMilliseconds);
};

/** Past the pay periods. */
async function toPayrollFile(page: Page): Promise<void> {
  await page
    .locator('main h2')
    .nth(1)
    .evaluate((heading) => {
      scrollBy(0, heading.getBoundingClientRect().top - 24);
    });
}

/** Opens what explains a day's overtime. */
async function askWhy(page: Page): Promise<void> {
  await page.locator('main a[href*="#employee-"]').first().click();
  await page.locator('main table button[title]:not(:has(svg))').nth(2).click();
  await page.locator('[role=dialog] table, [role=dialog] li').first().waitFor();
  await page.waitForTimeout(settledMilliseconds);
}

async function viewsOf(system: RunningSystem, language: Language): Promise<readonly View[]> {
  const office = loginOf(system, 'COMPANY', company);
  const worker = await whoIsIn(system, crews[language]);
  const answer = answered(language);
  const clock = loginOf(system, 'COMPANY_TIME_CLOCK', company);
  return [
    { name: 'board', path: '/app', who: office, window: desk },
    { name: 'payroll', path: '/app#payroll', who: office, window: smallDesk, prepare: toPayrollFile },
    {
      name: 'report',
      path: '/app/report',
      who: office,
      window: smallDesk,
      prepare: askWhy,
      part: '[role=dialog]',
    },
    {
      name: 'phone',
      path: '/employee/app',
      who: worker,
      window: phone,
      isPhone: true,
      prepare: answer,
    },
    {
      name: 'dark',
      path: '/employee/app',
      who: worker,
      window: phone,
      isPhone: true,
      isDark: true,
      prepare: answer,
    },
    { name: 'tablet', path: '/time_clock', who: clock, window: { width: 1080, height: 810 } },
  ];
}

type Shape = { readonly width: number; readonly height: number };

/** A part of the screen, with as much of its own ground around it as its shape lacks. */
async function partOf(page: Page, selector: string, shape: Shape): Promise<Buffer> {
  const part = page.locator(selector).first();
  // Behind round corners the dimmed screen would be seen.
  const background = await part.evaluate((one) => {
    if (one instanceof HTMLElement) one.style.borderRadius = '0';
    return getComputedStyle(one).backgroundColor;
  });
  const taken = await part.screenshot({ animations: 'disabled' });
  const { width, height } = await sharp(taken).metadata();
  const ratio = shape.width / shape.height;
  const beside = Math.max(0, Math.round((height * ratio - width) / 2));
  const above = Math.max(0, Math.round((width / ratio - height) / 2));
  return sharp(taken)
    .extend({ left: beside, right: beside, top: above, bottom: above, background })
    .png()
    .toBuffer();
}

async function take(
  browser: Browser,
  system: RunningSystem,
  view: View,
  language: Language,
): Promise<number> {
  const context = await aVisitor(
    browser,
    system,
    { isPhone: view.isPhone ?? false, language, window: view.window, isDark: view.isDark ?? false },
    view.who,
  );
  try {
    const page = await context.newPage();
    // The browser's clock agrees with the server's, or the screens would say that it does not.
    await page.clock.setFixedTime((await system.clock.now()) * 1000);
    await page.goto(system.web + view.path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settledMilliseconds);
    await view.prepare?.(page);
    const taken = view.part
      ? await partOf(page, view.part, pictureSizes[view.name])
      : await page.screenshot({ animations: 'disabled' });
    const picture = await sharp(taken)
      .resize(pictureSizes[view.name])
      .avif({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    await writeFile(`${folder}${view.name}-${language}.avif`, picture);
    return picture.length;
  } finally {
    await context.close();
  }
}

/** Takes all of them, or those of one name; answers how many bytes they are together. */
export async function takeLandingPictures(browser: Browser, only?: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const dataFolder = await mkdtemp(join(tmpdir(), 'stund-pictures-'));
  const offsetSeconds = Math.trunc((Date.parse(takenAt) - Date.now()) / 1000);
  await writeState(dataFolder, { format: 1, filled: 'new', logins: [] });
  await writeFile(join(dataFolder, 'clock.json'), JSON.stringify({ offsetSeconds }));
  const system = await startSystem({ demo: true, web: true, dataFolder });
  let bytes = 0;
  try {
    for (const language of languages) {
      const views = await viewsOf(system, language);
      for (const view of views.filter(({ name }) => only === undefined || name === only))
        bytes += await take(browser, system, view, language);
    }
  } finally {
    await system.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
  return bytes;
}
