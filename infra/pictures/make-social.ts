// Draws the pictures of shared links: `node infra/pictures/make-social.ts` makes one for each language.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from '#infra/parts/build-places.ts';
import { productName } from '#shared/limits.ts';
import { landing as english } from '#shared/text/en/pages/landing.ts';
import { landing as icelandic } from '#shared/text/is/pages/landing.ts';
import { landing as polish } from '#shared/text/pl/pages/landing.ts';
import { landing as portuguese } from '#shared/text/pt/pages/landing.ts';

const size = { width: 1200, height: 630 };
const texts = { en: english, is: icelandic, pt: portuguese, pl: polish };
const fonts = join(rootFolder, 'node_modules/@expo-google-fonts/atkinson-hyperlegible-next');

/** A crew's day: who worked when, in hours, and since when they have been clocked in. */
const crew = [
  { worked: [7, 11.5], since: 12 },
  { worked: [], since: 5.5 },
  { worked: [6, 13], since: undefined },
] as const;
const now = 14.2;

/** One line up to the comma, one after it. */
const linesOf = (title: string): string[] => title.split(/(?<=,) /);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const atHour = (hour: number): number => 80 + (hour / 24) * 1040;
const bar = (y: number, from: number, to: number, fill: string): string =>
  `<rect x="${atHour(from)}" y="${y}" width="${atHour(to) - atHour(from)}" height="34" fill="${fill}"/>`;

function svgOf(title: string, tagline: string): string {
  const rows = crew.map(({ worked: [from, to], since }, index) => {
    const y = 430 + index * 50;
    return [
      bar(y, 0, 24, '#e6eae6'),
      ...(from === undefined ? [] : [bar(y, from, to, '#0b6a5b')]),
      ...(since === undefined ? [] : [bar(y, since, now, '#ffc400')]),
    ].join('');
  });
  const family = `font-family="Atkinson Hyperlegible Next" fill="#141a18"`;
  const lines = linesOf(title).map(
    (line, index) =>
      `<text x="80" y="${200 + index * 84}" ${family} font-weight="800" font-size="80">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="#fbfbf8"/>
<g transform="translate(80 52) scale(1.6)"><rect width="32" height="32" rx="6" fill="#0b6a5b"/><path fill="#fff" d="M5 17.3h10v5.4H5z"/><path fill="#ffc400" d="M15 17.3h6.6v5.4H15z"/><path fill="#fff" d="M21.6 8h2.8v17.5h-2.8z"/></g>
<text x="148" y="92" ${family} font-weight="800" font-size="40">${productName}</text>
${lines.join('\n')}
<text x="80" y="385" ${family} font-weight="400" font-size="36" fill-opacity="0.75">${escaped(tagline)}</text>
${rows.join('\n')}
<rect x="${atHour(now) - 2}" y="416" width="4" height="176" fill="#141a18"/>
</svg>`;
}

/** The typeface is in an npm package; the drawing library finds it through this settings file. */
async function withFonts(use: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stund-fonts-'));
  const settings = join(folder, 'fonts.conf');
  await writeFile(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = settings;
  try {
    await use();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await withFonts(async () => {
  // Imported here, because it reads the font settings while loading.
  const { default: sharp } = await import('sharp');
  for (const [language, { hero, title }] of Object.entries(texts)) {
    const picture = sharp(Buffer.from(svgOf(hero.title, title))).png({ palette: true });
    await picture.toFile(join(rootFolder, `web/public/social-${language}.png`));
  }
});
