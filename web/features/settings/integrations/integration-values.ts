// The values of an integration's dialog, read from the integration and turned back into the change that is sent.

import type * as z from 'zod/mini';
import { payCodes } from '#shared/limits.ts';
import type { integration } from '#shared/model/company/company.ts';
import { integrationChange } from '#shared/model/company/settings-change.ts';
import type { OvertimeTiers, Tier } from '#shared/model/company/pay-rules.ts';
import { tiers as allTiers } from '#shared/model/company/pay-rules.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';

export type Integration = z.output<typeof integration>;
type Change = z.output<typeof integrationChange>;

/** Pay items as they are typed: numbers, or names for Payday. An empty one means the system's usual, of a tier overtime's. */
export const itemFields = ['regular', 'overtime', 'tier1', 'tier2', 'tier3', 'lunch'] as const;
export type ItemField = (typeof itemFields)[number];
export type IntegrationValues = Readonly<Record<ItemField, string>> & {
  readonly active: boolean;
  readonly evening: boolean;
};

/** The pay items that a system's file names where the company gives none; Payday's file has columns instead. */
export const usualPayItems = (key: PayrollSystem) => (key === 'payday' ? undefined : payCodes[key]);

export function valuesOf(key: PayrollSystem, kept: Integration): IntegrationValues {
  const own = key === 'payday' ? 'item' : 'code';
  const typed = (field: 'tier1' | 'tier2' | 'tier3' | 'lunch') => String(kept[`pay_${own}_${field}`] ?? '');
  return {
    active: kept.active,
    evening: kept.evening_column ?? false,
    regular: String(kept.pay_code_regular ?? ''),
    overtime: String(kept.pay_code_overtime ?? ''),
    tier1: typed('tier1'),
    tier2: typed('tier2'),
    tier3: typed('tier3'),
    lunch: typed('lunch'),
  };
}

const code = integrationChange.shape.pay_code_regular;
const name = integrationChange.shape.pay_item_tier1;
const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

export const isPayItem = (key: PayrollSystem, text: string): boolean =>
  key === 'payday'
    ? text === '' || name.safeParse(text).success
    : /^\s*\d*\s*$/.test(text) && code.safeParse(numberOf(text)).success;

/** The whole integration to send, without its empty pay items; undefined while one of them is invalid. */
export function changeOf(key: PayrollSystem, values: IntegrationValues): Change | undefined {
  const typed = itemFields.filter((field) => values[field].trim() !== '');
  if (!itemFields.every((field) => isPayItem(key, values[field]))) return undefined;
  const items =
    key === 'payday'
      ? typed.map((field) => [`pay_item_${field}`, values[field].trim()] as const)
      : typed.map((field) => [`pay_code_${field}`, numberOf(values[field])] as const);
  const evening = key === 'payday' && values.evening ? { evening_column: true } : {};
  return integrationChange.parse({ active: values.active, ...evening, ...Object.fromEntries(items) });
}

/** The tiers that the company's rules give, or that have a pay item from earlier rules. */
export function tiersShown(
  tiers: OvertimeTiers | null | undefined,
  values: IntegrationValues,
): readonly Tier[] {
  if (!tiers) return [];
  const { outside_day_hours, saturdays, sundays, holidays, major_holidays, night } = tiers;
  const steps = [...tiers.day_steps, ...tiers.week_steps].map(({ tier }) => tier);
  const used = new Set<Tier | undefined>([
    1,
    outside_day_hours,
    saturdays,
    sundays,
    holidays,
    major_holidays,
  ]);
  return allTiers.filter(
    (tier) => used.has(tier) || steps.includes(tier) || night?.tier === tier || values[`tier${tier}`] !== '',
  );
}
