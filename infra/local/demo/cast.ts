// What a demo company is made of: people, sites, settings.

import type { Settings } from '#shared/model/company/company.ts';
import type { PlanName } from '#shared/model/billing/plan.ts';
import type { Need } from '#shared/access.ts';

export type SpokenLanguage = 'is' | 'pl' | 'pt' | 'en';
export type Person = {
  readonly name: string;
  readonly tongue: SpokenLanguage;
  readonly crew: number;
  readonly needs?: readonly Need[];
  /** Weeks before now; absent: since the company began. */
  readonly joinedWeeksAgo?: number;
  readonly leftWeeksAgo?: number;
  /** The kennitala for Payday is missing. */
  readonly lacksPayday?: true;
};
export type Site = {
  readonly name: string;
  readonly about: string;
  readonly lat: number;
  readonly lon: number;
  readonly openedWeeksAgo: number;
  readonly closedWeeksAgo?: number;
  /** The office has not said where it is. */
  readonly isUnplaced?: true;
  readonly radius?: number;
  /** Without one the site has no budget. */
  readonly budgetHours?: number;
};
export type Cast = {
  /** First part of the random seed, so that companies' stories are independent. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: 'IS' | 'IE' | 'PT';
  readonly password: string;
  readonly isPaying: boolean;
  /** The plan's name. */
  readonly plan?: PlanName;
  readonly weeks: number;
  /** The prefix of the country's mobile numbers in international form, and how many digits follow. */
  readonly mobile: { readonly begins: string; readonly digits: number };
  readonly settings: Settings;
  readonly hasPayroll: boolean;
  readonly people: readonly [Person, ...Person[]];
  readonly sites: readonly [Site, ...Site[]];
  /** How many are clocked in now. */
  readonly onTheClock: number;
};
