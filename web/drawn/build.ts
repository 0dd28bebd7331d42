// Adds the public pages to the build as HTML: each page for each site, with its head, and the files for search engines.

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { type DrawnPage, doorPages, drawnPages, manifestOf } from '#shared/drawn-pages.ts';
import { languages, productName } from '#shared/limits.ts';
import { landing as en } from '#shared/text/en/pages/landing.ts';
import { landing as is } from '#shared/text/is/pages/landing.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { landing as pl } from '#shared/text/pl/pages/landing.ts';
import { landing as pt } from '#shared/text/pt/pages/landing.ts';
import { fill } from '#shared/text/texts.ts';
import { brokenIn } from './broken-start.ts';
import { headOf, robots, sitemap, type Variant, variants } from './head.ts';

type Draw = typeof import('./draw.tsx');
type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const webFolder = fileURLToPath(new URL('..', import.meta.url));
const workFolder = fileURLToPath(new URL('../../.build', import.meta.url));

/** Builds `draw.tsx` for Node from the same sources, and calls `use` with it. */
async function withDraw<T>(use: (made: Draw) => Promise<T>): Promise<T> {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'drawn-'));
  try {
    await build({
      configFile: false,
      root: webFolder,
      logLevel: 'warn',
      publicDir: false,
      css: { transformer: 'lightningcss' },
      // Without it the file would hold React twice: for development too.
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: join(webFolder, 'drawn/draw.tsx'),
        outDir: folder,
        assetsInlineLimit: 0,
        rolldownOptions: {
          experimental: { lazyBarrel: true },
          output: { entryFileNames: 'draw.mjs', codeSplitting: false },
        },
      },
    });
    const made: Draw = await import(pathToFileURL(join(folder, 'draw.mjs')).href);
    return await use(made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Moves style attributes into a style sheet, because the content security policy allows none in HTML. */
function styleSheet() {
  const known = new Map<string, number>();
  return {
    taken: (html: string): string =>
      html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
        if (!known.has(style)) known.set(style, known.size);
        return ` data-drawn-style="${known.get(style)}"`;
      }),
    source: (): string =>
      [...known].map(([style, number]) => `[data-drawn-style="${number}"]{${style}}`).join('\n'),
  };
}

const sourceOf: Readonly<Record<DrawnPage, RegExp>> = {
  landing: /\/landing-front\.tsx$/,
  campaign: /\/landing-front\.tsx$/,
  download: /\/pages\/download-screen\.tsx$/,
  privacy: /\/pages\/privacy-screen\.tsx$/,
  terms: /\/pages\/terms-screen\.tsx$/,
  cookies: /\/pages\/cookies-screen\.tsx$/,
  changelog: /\/pages\/changelog-screen\.tsx$/,
  changelogReports: /\/pages\/release-reports-screen\.tsx$/,
  changelogTimeClock: /\/pages\/release-time-clock-screen\.tsx$/,
  login: /\/sign-in\/login-screen\.tsx$/,
  loginEmployee: /\/sign-in\/login-employee-screen\.tsx$/,
  loginTimeClock: /\/sign-in\/login-time-clock-screen\.tsx$/,
  loginLink: /\/sign-in\/login-link-screen\.tsx$/,
  loginLinkTimeClock: /\/sign-in\/login-link-time-clock-screen\.tsx$/,
  changePasswordLink: /\/sign-in\/change-password-link-screen\.tsx$/,
  forgotPassword: /\/sign-in\/forgot-password-screen\.tsx$/,
};

/** The built scripts and styles that a source imports. */
function filesOf(bundle: Bundle, source: RegExp) {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => source.test(id))) visit(chunk);
  return { scripts, styles };
}

type Page = { readonly path: string; readonly html: string };

async function drawnOf(shell: string, bundle: Bundle, made: Draw) {
  const sheet = styleSheet();
  const pages: Page[] = [];
  const fonts = fontsOfMore(bundle);
  // One page at a time, because all pages share one stand-in for the browser.
  for (const page of Object.values(drawnPages)) {
    const { styles } = filesOf(bundle, sourceOf[page]);
    for (const variant of variants) {
      const { folder, language, region } = variant;
      const body = sheet.taken(await made.draw({ page, language, region }));
      if (!body.includes('<h1') || /<template|<script/.test(body))
        throw new Error(`${page} of ${folder} is not whole without a script`);
      for (const [, file = ''] of body.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g))
        if (!bundle[file]) throw new Error(`${page} of ${folder} shows ${file}, which the build has not`);
      const head = headOf(page, variant, await made.wordsOf(page, language));
      pages.push({
        path: `pages/${folder}/${page}.html`,
        html: placed(shell, {
          page,
          variant,
          body,
          head,
          styles,
          fonts: hasMoreLetters[language] ? fonts : [],
        }),
      });
    }
  }
  return { pages, styles: sheet.source() };
}

const needsScript = { en: en.needsScript, is: is.needsScript, pt: pt.needsScript, pl: pl.needsScript };
const sheetMark = '<!--drawn-styles-->';

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
const fontLink = (file: string): string =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="">`;
/** Whether a language's own letters are beyond the typefaces' first file, which every page fetches at once. */
const hasMoreLetters: Readonly<Record<Variant['language'], boolean>> = {
  en: false,
  is: false,
  pt: false,
  pl: true,
};
const fontsOfMore = (bundle: Bundle): string[] =>
  Object.keys(bundle).filter((file) =>
    /(next-latin-ext-wght|archivo-latin-ext-standard)-normal.*\.woff2$/.test(file),
  );
const scriptLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
/** The page with the links added to its head, without those it has already. */
const linked = (page: string, links: readonly string[]): string =>
  page.replace(
    '</head>',
    () => `  ${links.filter((link) => !page.includes(link)).join('\n    ')}\n  </head>`,
  );

type Placed = {
  readonly page: DrawnPage;
  readonly variant: Variant;
  readonly body: string;
  readonly head: string;
  readonly styles: ReadonlySet<string>;
  readonly fonts: readonly string[];
};

const needs = (language: Variant['language']): string =>
  `<p lang="${languageCodes[language]}">${fill(needsScript[language], { provider: productName })}</p>`;

const isDoor = (page: DrawnPage): boolean => Object.values<DrawnPage>(doorPages).includes(page);
/** Makes forms harmless until their script is loaded: sent before that, one would put a password into the address. */
const sendingNothing = (body: string): string => body.replaceAll('<form ', '<form method="dialog" ');

function placed(shell: string, { page, variant, body, head, styles, fonts }: Placed): string {
  const { language } = variant;
  const marks = `data-drawn="${language}"${isDoor(page) ? ' data-door' : ''}`;
  const without = isDoor(page)
    ? `<noscript><div class="needs-script">${needs(language)}</div></noscript>\n    `
    : '';
  return linked(brokenIn(shell, language), [...[...styles].map(styleLink), sheetMark, ...fonts.map(fontLink)])
    .replace('<html lang="en">', () => `<html lang="${languageCodes[language]}" ${marks}>`)
    .replace('/manifest-en.webmanifest', manifestOf(language))
    .replace(/<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/, () => head)
    .replace('<div id="root"></div>', () => `${without}<div id="root">${sendingNothing(body)}</div>`);
}

/**
 * The page of screens that the build does not draw: it loads the start's files at once, which a public page fetches
 * late. Without scripts it shows a message in every language.
 */
function begun(shell: string, bundle: Bundle): string {
  const { scripts, styles } = filesOf(bundle, /\/web\/start-page\.tsx$/);
  return linked(shell, [...[...styles].map(styleLink), ...[...scripts].map(scriptLink)]).replace(
    '<div id="root">',
    (root) =>
      `<noscript><main class="needs-script">${languages.map(needs).join('')}</main></noscript>\n    ${root}`,
  );
}

export const drawn: Plugin = {
  name: 'drawn',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no page');
      const shell = String(page.source);
      page.source = begun(shell, bundle);
      const { pages, styles } = await withDraw((made) => drawnOf(shell, bundle, made));
      const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
      const sheet = `assets/drawn-${hash}.css`;
      this.emitFile({ type: 'asset', fileName: sheet, source: styles });
      for (const { path, html } of pages)
        this.emitFile({
          type: 'asset',
          fileName: path,
          source: html.replace(sheetMark, styleLink(sheet)),
        });
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap() });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots() });
    },
  },
};
