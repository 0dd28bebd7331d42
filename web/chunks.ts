// Which of our modules share a file of the build: those that the same screens are made of.

import type { Plugin, Rollup } from 'vite';

/**
 * A module that so many of the office's screens use is in the office's file: a file for each combination of screens
 * would weigh more.
 */
const sharedByMany = 3;
/** Unless the modules of a combination of few screens weigh so much: then other screens do without them. */
const few = 6;
const heavyCharacters = 7500;
/** Modules of two screens that weigh less are in the office's file too: a file of their own costs more than it saves. */
const lightCharacters = 900;
const clocks = ['phone-screen', 'kiosk-screen'];
/** These have budgets of their own; all other screens are the office's. */
const ownBudgets = new Set([
  ...clocks,
  'landing-front',
  'landing-screen',
  'pages',
  'sign-in',
  'start',
  'start-door',
]);

/** A screen's name: its file's. The doors, public pages and administration are small and count as one each. */
function screenOf(module: string): string {
  const room = /\/features\/(sign-in|pages|platform)\//.exec(module)?.[1];
  return room ?? module.replace(/^.*\/(.+)\.\w+$/, '$1');
}

/** The name of the file for a module that these screens are made of; null leaves the module to the bundler. */
function fileOf(screens: ReadonlySet<string>, characters: number): string | null {
  // Every page loads these one after the other, the landing page only the first two.
  if (screens.has('index')) return 'first';
  if (screens.has('start-page')) return 'start-page';
  const isOfClock = clocks.some((clock) => screens.has(clock));
  if (screens.has('phone-screen') && screens.has('landing-front')) return 'front';
  if (screens.has('start-clock')) return 'start';
  const own = [...screens].filter((screen) => ownBudgets.has(screen));
  const office = [...screens].filter((screen) => !ownBudgets.has(screen));
  // The administration is none of a company's screens: what it shares with two of them is not in every company's file.
  const ofCompany = office.filter((screen) => screen !== 'platform');
  const isHeavy = characters > heavyCharacters && office.length <= few;
  const isLight = characters < lightCharacters && office.length > 1;
  const areMany = (ofCompany.length >= sharedByMany && !isHeavy) || isLight;
  const isOffice = areMany || (office.length > 0 && isOfClock);
  const names = [...own, ...(isOffice ? ['office'] : office)];
  return names.length > 0 ? `of-${names.toSorted().join('-')}` : null;
}

const chunkImportsOf = (bundle: Rollup.OutputBundle, file: string): readonly string[] => {
  const found = bundle[file];
  return found?.type === 'chunk' ? found.imports : [];
};

/** A screen is what the page, the application's start or the office imports late. */
export function chunks(): Plugin & {
  readonly fileOf: (module: string) => string | null;
  /** Whether a page that runs the script `host` has loaded the script `file` with it. */
  readonly isLoadedWith: (host: string, file: string) => boolean;
} {
  const loadedWith = new Map<string, ReadonlySet<string>>();
  const screensOf = new Map<string, Set<string>>();
  /** Characters of the modules of each combination of screens. */
  const weights = new Map<string, number>();
  const combination = (screens: ReadonlySet<string>): string => [...screens].toSorted().join();
  return {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const modules = [...this.getModuleIds()];
      const starts = modules.filter((module) => /\/web\/(app\/(desk\/)?)?[\w-]+\.tsx?$/.test(module));
      const screens = modules.filter((module) => this.getModuleInfo(module)?.isEntry);
      for (const start of starts)
        for (const late of this.getModuleInfo(start)?.dynamicallyImportedIds ?? [])
          if (late.includes('/web/')) screens.push(late);
      const importsOf = new Map(
        modules.map((module) => [module, this.getModuleInfo(module)?.importedIds ?? []] as const),
      );
      for (const screen of new Set(screens)) {
        const name = screenOf(screen);
        const reached = new Set([screen]);
        for (const module of reached) {
          for (const imported of importsOf.get(module) ?? []) reached.add(imported);
          screensOf.set(module, (screensOf.get(module) ?? new Set()).add(name));
        }
      }
      // A late part of the office must not bring a clock's file along for one module that both use.
      const ofClocksAlone = ([, names]: readonly [string, ReadonlySet<string>]): boolean =>
        [...names].every((name) => clocks.includes(name));
      const isElsewhere = (importer: string): boolean =>
        !screensOf.has(importer) && !/\/web\/(clock|features\/(phone|kiosk))\//.test(importer);
      for (const [module] of [...screensOf].filter(ofClocksAlone))
        if (module.includes('/web/ui/') && this.getModuleInfo(module)?.importers.some(isElsewhere))
          screensOf.delete(module);
      for (const [module, names] of screensOf) {
        const characters = this.getModuleInfo(module)?.code?.length ?? 0;
        weights.set(combination(names), (weights.get(combination(names)) ?? 0) + characters);
      }
    },
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) {
        const reached = new Set(chunkImportsOf(bundle, file));
        for (const other of reached)
          for (const imported of chunkImportsOf(bundle, other)) reached.add(imported);
        // The two run in either order, so names of the other may not exist yet.
        if (reached.has(file)) this.error(`${file} and a file that it imports import each other`);
        loadedWith.set(file, reached);
      }
    },
    isLoadedWith: (host, file) => loadedWith.get(host)?.has(file) === true,
    fileOf: (module) => {
      const screens = screensOf.get(module);
      return screens ? fileOf(screens, weights.get(combination(screens)) ?? 0) : null;
    },
  };
}
