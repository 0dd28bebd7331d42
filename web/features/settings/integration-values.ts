// What an integration's dialog holds while it is edited, and what is sent of it.

import type * as z from 'zod/mini';
import { payCodes } from '#shared/limits.ts';
import { type integration, integrationChange } from '#shared/model/company.ts';
import type { IntegrationKey } from './integration-names.ts';

export type Integration = z.output<typeof integration>;
type Change = z.output<typeof integrationChange>;

export type IntegrationValues = {
  readonly active: boolean;
  /** Empty where the payroll system's own number holds. */
  readonly regular: string;
  readonly overtime: string;
  readonly evening: boolean;
};

/** The pay items that a system's file names where the company gives none; Payday's file has columns instead. */
export const usualPayItems = (key: IntegrationKey) => (key === 'payday' ? undefined : payCodes[key]);

export const valuesOf = (kept: Integration): IntegrationValues => ({
  active: kept.active,
  regular: String(kept.pay_code_regular ?? ''),
  overtime: String(kept.pay_code_overtime ?? ''),
  evening: kept.evening_column ?? false,
});

const payItem = integrationChange.shape.pay_code_regular;
const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));
export const isPayItem = (text: string): boolean =>
  /^\s*\d*\s*$/.test(text) && payItem.safeParse(numberOf(text)).success;

/** The whole integration as it shall be; an emptied pay item is left out of it. */
export function changeOf(key: IntegrationKey, values: IntegrationValues): Change | undefined {
  const { active, evening } = values;
  if (key === 'payday') return evening ? { active, evening_column: true } : { active };
  if (!isPayItem(values.regular) || !isPayItem(values.overtime)) return undefined;
  const [regular, overtime] = [numberOf(values.regular), numberOf(values.overtime)];
  return {
    active,
    ...(regular === undefined ? {} : { pay_code_regular: regular }),
    ...(overtime === undefined ? {} : { pay_code_overtime: overtime }),
  };
}
