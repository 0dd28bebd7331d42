// Which pay item carries which hours; together they carry every second once.

import { payCodes } from '#shared/limits.ts';
import type { Integrations } from '#shared/model/company/company.ts';
import { type PayRules, tiers as allTiers } from '#shared/model/company/pay-rules.ts';
import type { HourKind, PayrollSystem } from '#shared/model/payroll.ts';
import type { WorkSums } from '#shared/pay/overtime.ts';

type Integration = NonNullable<Integrations[PayrollSystem]>;
/** `item` is its name in the file: a number, or a column heading. */
export type PayItem = { readonly item: string; readonly kinds: readonly HourKind[] };

/** Payday's Icelandic column headings, used in every language; the third only where a company asks for it. */
const paydayHeads = { regular: 'Dagvinna', overtime: 'Yfirvinna', evening: 'Eftirvinna' } as const;

/**
 * Regular time first, then overtime, then lunch as a negative item where the company has one (specification 2, section
 * 9). Default codes: Regla 104 and 106, DK 101 and 102; Payday's headings: domain-facts.md, 'Payroll files'.
 */
export function payItemsOf(
  system: PayrollSystem,
  integration: Integration,
  tiers: PayRules['tiers'],
): readonly PayItem[] {
  const { regular, overtime, lunch, extra } = namesOf(system, integration);
  const kindsOf = new Map<string, HourKind[]>();
  for (const item of [overtime, ...extra]) kindsOf.set(item, []);
  for (const tier of allTiers) {
    // Without tiers all overtime is of the first tier, and tier items are ignored.
    const item = (tiers && ownItem(system, integration, tier)) || overtime;
    kindsOf.set(item, [...(kindsOf.get(item) ?? []), `overtime${tier}`]);
  }
  return [
    { item: regular, kinds: lunch === undefined ? ['regular'] : ['regular', 'lunch'] },
    ...Array.from(kindsOf)
      .filter(([, kinds]) => kinds.length > 0 || system === 'payday')
      .map(([item, kinds]) => ({ item, kinds })),
    ...(lunch === undefined ? [] : [{ item: lunch, kinds: ['lunch_off'] as const }]),
  ];
}

/** The pay item of one tier; undefined where it has none. */
export function ownItem(
  system: PayrollSystem,
  integration: Integration,
  tier: (typeof allTiers)[number],
): string | undefined {
  if (system !== 'payday') return integration[`pay_code_tier${tier}`]?.toString();
  const name = integration[`pay_item_tier${tier}`];
  // A name that equals one of the template's columns means that column, whatever its case.
  return Object.values(paydayHeads).find((head) => head.toLowerCase() === name?.toLowerCase()) ?? name;
}

function namesOf(system: PayrollSystem, integration: Integration) {
  if (system === 'payday') {
    const extra = integration.evening_column ? [paydayHeads.evening] : [];
    return { ...paydayHeads, lunch: integration.pay_item_lunch, extra };
  }
  const { pay_code_regular, pay_code_overtime, pay_code_lunch } = integration;
  return {
    regular: String(pay_code_regular ?? payCodes[system].regular),
    overtime: String(pay_code_overtime ?? payCodes[system].overtime),
    lunch: pay_code_lunch?.toString(),
    extra: [],
  };
}

/** Seconds of one kind; over all kinds they sum to what is paid. */
export function secondsOfKind(sums: WorkSums, kind: HourKind): number {
  switch (kind) {
    case 'regular':
      return sums.regularSeconds;
    case 'lunch':
      return sums.lunchSeconds;
    case 'lunch_off':
      return -sums.lunchSeconds;
    case 'overtime1':
      return sums.overtimeSeconds - sums.overtime2Seconds - sums.overtime3Seconds;
    case 'overtime2':
      return sums.overtime2Seconds;
    case 'overtime3':
      return sums.overtime3Seconds;
  }
}

/** Seconds of work that the item pays. */
export const secondsOf = (sums: WorkSums, { kinds }: PayItem): number =>
  kinds.reduce((total, kind) => total + secondsOfKind(sums, kind), 0);
