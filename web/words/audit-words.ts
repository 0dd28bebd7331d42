// What a row of an audit tells beside its event, in the reader's words: whom, which file or system, which fields.

import { integrationKeys } from '#shared/limits.ts';
import type { AuditEntry, AuditEvent } from '#shared/model/audit.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { type Areas, useTexts } from '#web/text.ts';

type Words = ReturnType<typeof useTexts<'audit'>>;
type Detail = keyof Areas['audit']['detail'];
type Field = keyof Areas['audit']['field'];
type PayItem = keyof Areas['audit']['payItem'];

const details: Readonly<Record<Detail, true>> = {
  entries: true,
  projects: true,
  employees: true,
  daily: true,
  pdf: true,
  everything: true,
  bank: true,
  card: true,
};
const fields: Readonly<Record<Field, true>> = {
  name: true,
  phone_number: true,
  needs: true,
  integrations: true,
  lunch: true,
  language: true,
  time_zone: true,
  country: true,
  billing_plan: true,
  paying_customer: true,
  temp_can_see_dk: true,
  trial_ends: true,
  disabled: true,
  employees: true,
  projects: true,
  features: true,
  overtime: true,
  tiers: true,
  rounding: true,
  calendar: true,
  location: true,
  time_clock: true,
  forgotten_clock_out: true,
  pay_periods: true,
  monthly_report: true,
  active: true,
  evening_column: true,
};
const payItems: Readonly<Record<PayItem, true>> = {
  regular: true,
  overtime: true,
  tier1: true,
  tier2: true,
  tier3: true,
  lunch: true,
};
const isDetail = (name: string): name is Detail => Object.hasOwn(details, name);
const isField = (name: string): name is Field => Object.hasOwn(fields, name);
const isPayItem = (name: string): name is PayItem => Object.hasOwn(payItems, name);

/** The others' details are words that somebody typed, or a number. */
const named: ReadonlySet<AuditEvent> = new Set([
  'integration_changed',
  'integration_removed',
  'export_asked',
  'payroll_asked',
  'subscription_started',
  'subscription_cancelled',
]);
function detailWords(t: Words, { event, detail }: AuditEntry): string | undefined {
  if (detail === null || !named.has(event)) return detail ?? undefined;
  const system = integrationKeys.find((key) => key === detail);
  if (system) return systemNames[system];
  return isDetail(detail) ? t(`detail.${detail}`) : detail;
}

/** One that this release has no words for is shown as the API calls it. */
function fieldWords(t: Words, name: string): string {
  if (isField(name)) return t(`field.${name}`);
  const item = name.replace(/^pay_(?:code|item)_/, '');
  return item !== name && isPayItem(item) ? t(`payItem.${item}`) : name;
}

/** The parts stand beside each other; a row that says nothing more has none. */
export function useAuditWords(): (row: AuditEntry) => readonly string[] {
  const t = useTexts('audit');
  return (row) =>
    [row.employee?.name, detailWords(t, row), ...row.fields.map((name) => fieldWords(t, name))].flatMap(
      (words) => words || [],
    );
}
