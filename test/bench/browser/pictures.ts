// `npm run pictures`: takes the pictures of the README and of the landing page from the demo; `-- landing` the latter only, `-- landing report` the one of that name.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '#test/kit/browser/browser.ts';
import { startSystem } from '#test/kit/system/system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';
import { loginOf, whoIsIn } from './demo-logins.ts';
import { takeLandingPictures } from './landing-pictures.ts';

const folder = fileURLToPath(new URL('../../journeys/pictures/', import.meta.url));
const company = 'Þakverk ehf.';
const settledMilliseconds = 1500;

/** The board and the phone, in English and Icelandic. */
async function takeReadmePictures(browser: Browser): Promise<void> {
  await mkdir(folder, { recursive: true });
  const system = await startSystem({ demo: true, web: true });
  try {
    const views = [
      { picture: 'board', isPhone: false, path: '/app', who: loginOf(system, 'COMPANY', company) },
      { picture: 'phone', isPhone: true, path: '/employee/app', who: await whoIsIn(system, company) },
    ];
    for (const language of ['en', 'is'] as const) {
      for (const { picture, isPhone, path, who } of views) {
        const context = await aVisitor(browser, system, { isPhone, language }, who);
        const page = await context.newPage();
        await page.goto(system.web + path, { waitUntil: 'networkidle' });
        await page.waitForTimeout(settledMilliseconds);
        await page.screenshot({ path: `${folder}${picture}-${language}.png`, animations: 'disabled' });
        await context.close();
      }
    }
  } finally {
    await system.stop();
  }
}

const browser = await openBrowser();
try {
  if (process.argv[2] !== 'landing') await takeReadmePictures(browser);
  const bytes = await takeLandingPictures(browser, process.argv[3]);
  console.log(
    `The landing page’s pictures, those taken now, have ${Math.round(bytes / 1000)} kB in all languages.`,
  );
} finally {
  await browser.close();
}
