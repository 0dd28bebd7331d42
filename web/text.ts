// The texts on the web: loads shared/text by area, in the chosen language. The caller passes the function that fills them in.

import type { TFunction } from 'i18next';
import { use } from 'react';
import { languages } from '#shared/limits.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { onDevice } from '#web/ui/page/storage.ts';
import { namedRegion } from './region.ts';

export type Areas = {
  administration: typeof import('#shared/text/en/administration.ts').administration;
  'api-access': typeof import('#shared/text/en/settings/api-access.ts').apiAccess;
  audit: typeof import('#shared/text/en/settings/audit.ts').audit;
  billing: typeof import('#shared/text/en/settings/billing.ts').billing;
  board: typeof import('#shared/text/en/board.ts').board;
  chart: typeof import('#shared/text/en/desk/chart.ts').chart;
  'company-data': typeof import('#shared/text/en/settings/company-data.ts').companyData;
  shell: typeof import('#shared/text/en/shell.ts').shell;
  entries: typeof import('#shared/text/en/entries.ts').entries;
  /** Dialogs of entries. */
  entry: typeof import('#shared/text/en/desk/entry.ts').entry;
  /** In the application `t` has the office's error texts too. */
  error: typeof import('#shared/text/en/error.ts').error &
    typeof import('#shared/text/en/office-error.ts').officeError;
  examples: typeof import('#shared/text/en/pages/examples.ts').examples;
  exporting: typeof import('#shared/text/en/exporting.ts').exporting;
  'first-steps': typeof import('#shared/text/en/first-steps.ts').firstSteps;
  footer: typeof import('#shared/text/en/pages/footer.ts').footer;
  keys: typeof import('#shared/text/en/keys.ts').keys;
  kiosk: typeof import('#shared/text/en/kiosk.ts').kiosk;
  landing: typeof import('#shared/text/en/pages/landing.ts').landing;
  'mailed-report': typeof import('#shared/text/en/mailed-report.ts').mailedReport;
  'month-end': typeof import('#shared/text/en/month/month-end.ts').monthEnd;
  /** The lists of a month's steps, and the cards beside them: they come late. */
  'month-steps': typeof import('#shared/text/en/month/month-steps.ts').monthSteps;
  adjust: typeof import('#shared/text/en/desk/adjust.ts').adjust;
  news: typeof import('#shared/text/en/news.ts').news;
  'not-yours': typeof import('#shared/text/en/desk/not-yours.ts').notYours;
  office: typeof import('#shared/text/en/settings/office.ts').office;
  'office-error': typeof import('#shared/text/en/office-error.ts').officeError;
  'own-hours': typeof import('#shared/text/en/clock/own-hours.ts').ownHours;
  'pay-periods': typeof import('#shared/text/en/pay-periods.ts').payPeriods;
  payroll: typeof import('#shared/text/en/payroll.ts').payroll;
  people: typeof import('#shared/text/en/people.ts').people;
  person: typeof import('#shared/text/en/desk/person.ts').person;
  poster: typeof import('#shared/text/en/desk/poster.ts').poster;
  phone: typeof import('#shared/text/en/phone.ts').phone;
  place: typeof import('#shared/text/en/desk/place.ts').place;
  project: typeof import('#shared/text/en/desk/project.ts').project;
  report: typeof import('#shared/text/en/report.ts').report;
  requests: typeof import('#shared/text/en/desk/requests.ts').requests;
  'rule-forms': typeof import('#shared/text/en/settings/rule-forms.ts').ruleForms;
  rules: typeof import('#shared/text/en/rules.ts').rules;
  'second-factor': typeof import('#shared/text/en/second-factor.ts').secondFactor;
  settings: typeof import('#shared/text/en/settings/settings.ts').settings;
  setup: typeof import('#shared/text/en/setup.ts').setup;
  'sign-in': typeof import('#shared/text/en/sign-in.ts').signIn;
  changelog: typeof import('#shared/text/en/pages/changelog.ts').changelog;
  cookies: typeof import('#shared/text/en/pages/cookies.ts').cookies;
  download: typeof import('#shared/text/en/pages/download.ts').download;
  privacy: typeof import('#shared/text/en/pages/privacy.ts').privacy;
  'release-reports': typeof import('#shared/text/en/pages/release-reports.ts').releaseReports;
  'release-time-clock': typeof import('#shared/text/en/pages/release-time-clock.ts').releaseTimeClock;
  terms: typeof import('#shared/text/en/pages/terms.ts').terms;
  'day-notes': typeof import('#shared/text/en/day-notes.ts').dayNotes;
  week: typeof import('#shared/text/en/week.ts').week;
};
export type Area = keyof Areas;
export type Language = (typeof languages)[number];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Areas;
  }
}

/** The texts of the clocks and their log-in; other areas are listed in text-files, which a clock does not load. */
const files = import.meta.glob<Record<string, unknown>>(
  '../shared/text/*/{shell,error,phone,kiosk,sign-in,clock/own-hours}.ts',
);
const storedLanguage = 'stund-language';
/** The language in the tab's name, where it is kept if the browser stores nothing. */
function namedLanguage(): string | undefined {
  const [mark, named] = document.defaultView?.name.split(' ') ?? [];
  return mark === storedLanguage ? named : undefined;
}
/** The storage key of the logged-in person's own language, removed at the log-out. */
const ownLanguage = 'stund-language-of-account';

const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((one) => one === text);

/** The person's own settings, else the preference stored on this device, else the site's: at its root, the browser's. */
export function chosenLanguage(): Language {
  const stored = [onDevice.get(ownLanguage), namedLanguage(), onDevice.get(storedLanguage)].find(isLanguage);
  if (stored) return stored;
  // A drawn page has the language of the site's region, or at the root the server chose it by the browser's languages.
  const drawn = document.documentElement.dataset['drawn'];
  if (isLanguage(drawn)) return drawn;
  const region = namedRegion();
  if (region) return region.language;
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

/** Stores the language for the next load; in the tab's name if the browser refuses. */
function keep(place: string, chosen: Language): void {
  if (!onDevice.set(place, chosen)) window.name = `${storedLanguage} ${chosen}`;
  else if (namedLanguage() !== undefined) window.name = '';
}

/** Stores the choice and reloads the page, as the specification says. */
export function chooseLanguage(language: Language): void {
  keep(storedLanguage, language);
  if (onDevice.get(ownLanguage) !== null) keep(ownLanguage, language);
  location.reload();
}
/** Stores the logged-in person's language, if they have one; true if the page shows another. */
export function adoptLanguage(own: Language | undefined): boolean {
  if (own === undefined) onDevice.remove(ownLanguage);
  else keep(ownLanguage, own);
  return chosenLanguage() !== currentLanguage();
}
/** For the time clock: stores the page's language in place of the language of the person who set it up. */
export function keepLanguage(): void {
  onDevice.remove(ownLanguage);
  keep(storedLanguage, currentLanguage());
}
let language: Language = 'en';
export const currentLanguage = (): Language => language;

/** The areas of texts that every screen needs. */
export const firstAreas = ['shell', 'error'] as const satisfies readonly Area[];
/** Only the application needs the office's error texts; clocks and public pages do not. */
export const areasOfApplication = ['office-error'] as const satisfies readonly Area[];

/** One list for each language: a page carries the names of its own language's files alone. */
const otherFiles = {
  en: () => import('./text-files/en.ts'),
  is: () => import('./text-files/is.ts'),
  pt: () => import('./text-files/pt.ts'),
  pl: () => import('./text-files/pl.ts'),
} satisfies Record<Language, unknown>;

export async function readArea(of: Language, area: string): Promise<unknown> {
  const isOfArea = (path: string) => path.includes(`/shared/text/${of}/`) && path.endsWith(`/${area}.ts`);
  const fileIn = (all: typeof files) => Object.entries(all).find(([path]) => isOfArea(path))?.[1];
  const file = fileIn(files) ?? fileIn((await otherFiles[of]()).textFiles);
  if (!file) throw new Error(`no texts called ${area} in ${of}`);
  const module = await file();
  return Object.values(module)[0];
}

/** Returns the function `t` of `useTexts` for the texts of an area. */
type Say = (texts: unknown, of: Language, area: Area) => unknown;
type Spoken = { readonly say: Say; readonly loads: Map<Area, Promise<unknown>> };
let spoken: Spoken | undefined;

function load({ say, loads }: Spoken, area: Area): Promise<unknown> {
  const known = loads.get(area);
  if (known) return known;
  const begun = readArea(language, area).then((texts) => say(texts, language, area));
  loads.set(area, begun);
  begun.then(
    // With these fields React's `use` reads a loaded text at once, without showing a fallback.
    (value) => Object.assign(begun, { status: 'fulfilled', value }),
    // After a failure the next reader fetches the area again.
    () => loads.delete(area),
  );
  return begun;
}

/**
 * Starts the texts in the language `to`; `say` fills them in (text-plain.ts or text-i18next.ts). Resolves once `areas`
 * and the areas shown before are loaded; others load when they are used.
 */
export async function startTexts(to: Language, say: Say, areas: readonly Area[] = firstAreas): Promise<void> {
  const isSame = spoken?.say === say && language === to;
  const next: Spoken = isSame && spoken ? spoken : { say, loads: new Map() };
  language = to;
  document.documentElement.lang = languageCodes[to];
  await Promise.all([...areas, ...(spoken?.loads.keys() ?? [])].map((area) => load(next, area)));
  spoken = next;
}

/** Loads texts beforehand: what is drawn with them does not suspend. */
export const fetchTexts = (areas: readonly Area[]): Promise<unknown> =>
  Promise.all(areas.flatMap((area) => (spoken ? load(spoken, area) : [])));

/** The texts of an area: `const t = useTexts('entries'); t('head.title')`. Suspends until they are loaded. */
export function useTexts<A extends Area>(area: A): TFunction<A>;
export function useTexts(area: Area): unknown {
  if (!spoken) throw new Error('no language has been started');
  return use(load(spoken, area));
}
