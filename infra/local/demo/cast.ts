// Owns what a company of the demo is made of: its people, its sites, its settings.

import type { Settings } from '#shared/model/company/company.ts';
import type { PlanName } from '#shared/model/billing/plan.ts';
import type { Need } from '#shared/access.ts';

export type SpokenLanguage = 'is' | 'pl' | 'pt' | 'en';
export type Person = {
  readonly name: string;
  readonly tongue: SpokenLanguage;
  readonly crew: number;
  readonly needs?: readonly Need[];
  /** Weeks before now; without it, since the company began. */
  readonly joinedWeeksAgo?: number;
  readonly leftWeeksAgo?: number;
  /** Nobody has typed the kennitala for Payday yet. */
  readonly lacksPayday?: true;
};
export type Site = {
  readonly name: string;
  readonly about: string;
  readonly lat: number;
  readonly lon: number;
  readonly openedWeeksAgo: number;
  readonly closedWeeksAgo?: number;
};
export type Cast = {
  /** Begins the seed, so that one company's story does not change another's. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: 'IS' | 'IE' | 'PT';
  readonly password: string;
  readonly isPaying: boolean;
  /** What is paid for. */
  readonly plan?: PlanName;
  readonly weeks: number;
  /** How mobile numbers of the country begin in international form, and how many digits follow. */
  readonly mobile: { readonly begins: string; readonly digits: number };
  readonly settings: Settings;
  readonly hasPayroll: boolean;
  readonly people: readonly [Person, ...Person[]];
  readonly sites: readonly [Site, ...Site[]];
  /** How many are on the clock right now. */
  readonly onTheClock: number;
};
