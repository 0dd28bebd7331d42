// Owns how the browser's half is built: one build for every stage, since what differs is read from /config.json.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brokenStart } from './drawn/broken-start.ts';
import { drawn } from './drawn/build.ts';
import { offline } from './offline/build.ts';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const builtFolder = fileURLToPath(new URL('../.build/web', import.meta.url));

/** Shared by at least so many of the screens, dialogs and late pieces, a module goes along with the others. */
const sharedByMany = 12;

/**
 * Files of their own, the first that fits. Libraries stay in the browser's cache from release to release. The rest
 * is not cut finer than it is used: a hundred small files weigh a tenth more than the few that say the same.
 */
const files = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'i18n', test: /node_modules\/i18next\// },
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
  // All that a public page loads before somebody wants more than to read it.
  {
    name: 'first',
    test: /\/web\/(interest\.ts|late-file\.ts|ui\/style\/base\.css)|\/shared\/signed-in\.|vite\/preload/,
  },
  // What a public page is drawn with, before there is an application; every screen needs it too.
  {
    name: 'front',
    test: /\/web\/(begin|text|text-plain|region|screens|fronts|beginnings|day-format|api\/error-report|app\/clock-files)\.tsx?$|\/shared\/(drawn-pages|model\/company\/region)\.ts|\/web\/ui\/\w+\/(button|card|field|field-frame|ui-texts|logo|skip-link|ruler|class-names|store|storage|media)\.|\/Icon(AlertTriangle|Check|X)\.mjs|\/web\/\w+\/language-switch|\/shared\/limits|\/(createReactComponent|defaultAttributes)\.mjs/,
  },
  // Of the public pages and the doors; no clock needs it.
  {
    name: 'public',
    test: /\/shared\/(site|model\/billing\/plan)\.ts|\/web\/\w+\/home-link\./,
  },
  // The application around every screen: session, calls and their schemas.
  {
    name: 'app',
    test: /node_modules\/zod\/|react-error-boundary|\/web\/api\/(?!fault-sender|error-report)|\/web\/app\/(around|prepare|guard|leave)\.|\/web\/\w+\/go\.|\/shared\/api\/(session|endpoint)\.|\/shared\/errors\.|\/shared\/model\/(fields|issues|company\/(company|pay-rules))\.|\/web\/ui\/\w+\/(toast|confirm|dialog|layers|ui-settings|ui-provider|empty-state|question|scheme)\.(tsx?|module)/,
  },
  // Mantine is cut by who uses which part of it, so that none comes with the first of them.
  {
    name: 'kit',
    test: /node_modules\/(@mantine\/(core|hooks|dates|spotlight)|@floating-ui|clsx)|\/web\/ui\/\w+\/(mantine-ground|theme)\./,
    entriesAware: true,
  },
  { name: 'form', test: /node_modules\/(@mantine\/form|klona|fast-deep-equal)\/|\/web\/ui\/\w+\/form\.ts/ },
  { name: 'days', test: /node_modules\/dayjs|\/web\/ui\/\w+\/day-locales/ },
  {
    name: 'time',
    test: /\/shared\/(time|pay)\//,
    minShareCount: sharedByMany,
  },
  // What only dialogs with fields are made of comes with the first of them, and with no screen.
  {
    name: 'form-dialog',
    test: /\/web\/(\w+\/(form-dialog|newer|form\.module)|ui\/\w+\/(field-row|into-view)|features\/settings\/(setting-dialog|use-setting-form))\./,
    minShareCount: 2,
  },
  // Fields that stand on screens too: for themselves, so that they bring no dialog along.
  { name: 'textarea-field', test: /\/web\/ui\/\w+\/textarea-field\./ },
  { name: 'number-field', test: /\/web\/\w+\/(number-field|typed-number)\./ },
  // Icons of several screens: each in a file of its own weighs three times as much.
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 4 },
  // What a clock and the desk both stand on; before the desk's own, which would take it along.
  { name: 'company-time', test: /\/web\/\w+\/(company-time|day-words)\./ },
  { name: 'account', test: /\/web\/(ui\/page\/account-menu|words\/tell-refusal)\./ },
  { name: 'models', test: /\/shared\/model\/(ids|employee|project|filters|worklog)\./ },
  { name: 'company', test: /\/shared\/api\/company\./ },
  // Lists of entries and clocks ask for it; the desk takes nothing of the clocks' outbox along.
  { name: 'right-time', test: /\/web\/\w+\/right-time\./ },
  // What both clocks keep until it is sent.
  {
    name: 'outbox',
    test: /node_modules\/idb\/|\/IconCloud(Off|Up)\.|\/web\/\w+\/(outbox|met-text|kept-presses|press-queue|press-sender|unanswered)\./,
  },
  { name: 'photos', test: /\/web\/\w+\/photo-upload\.|\/IconCamera\.|\/shared\/(api|model)\/photos?\./ },
  { name: 'choice-list', test: /\/web\/ui\/\w+\/(choice-list|radio)\./ },
  { name: 'alphabet', test: /\/web\/\w+\/alphabet\./ },
  // Around every list of the desk, and above the lists of entries and hours.
  {
    name: 'desk',
    test: /\/web\/(\w+\/(desk-frame|desk-places|desk-shortcuts|may-write|address-search|news\.module|language-names)|ui\/\w+\/(app-frame|shortcuts|keys|page-head))\.|\/shared\/model\/news\./,
    minShareCount: 2,
  },
  // What the lists of the desk are sorted, walked and marked with.
  {
    name: 'lists',
    test: /\/web\/(\w+\/(side-by-side|list-sort)|ui\/\w+\/(row-keys|kept-focus|segmented|badge))\./,
    minShareCount: 2,
  },
  { name: 'popup', test: /\/web\/ui\/\w+\/popup\./ },
  // The phone's dialogs use it too, and take nothing of the desk along.
  { name: 'closed-days', test: /\/web\/\w+\/closed-days\.|\/shared\/pay\/pay-periods\./ },
  { name: 'chips', test: /\/web\/ui\/\w+\/(chip|chip-filter|dropdown|calendar-popup)\./ },
  {
    name: 'ranges',
    test: /\/web\/(ui\/\w+\/(range-picker|select-filter)|\w+\/(usual-ranges|export-button|use-export))\.|\/shared\/(pay\/overlaps|api\/exports)\.|\/IconUser\./,
    minShareCount: 2,
  },
  {
    name: 'entry-rows',
    test: /\/web\/\w+\/(live-entries|entry-times|worked-hours)\.|\/shared\/api\/worklogs\./,
    minShareCount: 2,
  },
  {
    name: 'entry-lists',
    test: /\/web\/(features\/entries\/(comments\/comments-cell|entries\.module)|\w+\/(entry-cache|entry-draft|choices|use-shown))\.|\/Icon(HelpCircle|ClockExclamation)\./,
    minShareCount: 2,
  },
  // Both clocks and lists use them; they take no list along.
  { name: 'rows', test: /\/web\/ui\/\w+\/(skeleton-rows|choice-field)\./ },
  // Of many screens, and of no clock.
  {
    name: 'tables',
    test: /\/web\/ui\/\w+\/(data-table|table-head|compact-rows|printing|use-rows-in-view|table-row|table-model|use-room)\./,
  },
  { name: 'select', test: /\/web\/ui\/\w+\/select-field\./ },
  // The contract of the desk is used by many, and by neither clock; the phone has its own words for times.
  {
    name: 'shared',
    test: /\/web\/(?!words\/(company-time|day-words)\.)|\/shared\/(?!api\/company\.)|node_modules\/@tabler\//,
    minShareCount: sharedByMany,
  },
  // What the phone's screen and its dialogs share.
  {
    name: 'phone',
    test: /\/web\/features\/phone\/(\w+\/)?(own-work|own-days|projected|use-words|presses|outbox|week-list|waiting|project-list|photo-line)\.|\/shared\/api\/employee-app\./,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** The two latin files are fetched with the page, not after its styles; their built names are known only here. */
const fontsFirst: Plugin = {
  name: 'fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(next-latin-wght|archivo-latin-standard)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

/** A typeface that comes late is not put in the place of another: nothing on a page moves once it is seen. */
const fontsInTime: Plugin = {
  name: 'fonts-in-time',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  },
};

/**
 * What only the API reads of the contract: an endpoint's summary, permission, refusals and what it protects, and the
 * English of an error (screens say it by `shared/text`). Lines stay where they are.
 */
const withoutServersPart: Plugin = {
  name: 'without-servers-part',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/(api\/[\w-]+|errors)\.ts$/ },
    handler: (code) => ({
      code: code
        .replace(
          /^ {4}(?:summary|access|errors|protects):\s*(?:\[[^\]]*\]|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\w+),$/gm,
          (field) => '\n'.repeat(field.split('\n').length - 1),
        )
        // Of an error's entry the browser asks only whether there is one.
        .replace(
          /\{(\s*)status: \d+,(\s*)message:(\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?(\s*)\}/g,
          '$1$2$3$4{}',
        ),
      map: null,
    }),
  },
};

/** What Vite calls around an `import()`: ours can try again. Its text has no folder: no path from there would be found. */
const importedLate: Plugin = {
  name: 'imported-late',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importLate as __vitePreload } from '#web/late-file.ts';`,
  },
};

export default defineConfig({
  root: webFolder,
  publicDir: 'public',
  // Postcss is told of by path, so that a build started elsewhere still finds it.
  css: { postcss: webFolder },
  plugins: [importedLate, withoutServersPart, react(), brokenStart, fontsFirst, fontsInTime, drawn, offline],
  build: {
    outDir: builtFolder,
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Older targets make Lightning CSS rewrite light-dark() into variables that nothing sets.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // A file that stands on no other is named too: without a list it would be imported untried.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' && needed.length === 0 ? [file] : needed,
    },
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
  worker: { format: 'es' },
});
