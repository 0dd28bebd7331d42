// Kennitölur for payroll systems: ten digits are required; anything else odd is only a note.

import { integrationKeys } from '#shared/limits.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';

/** The system's own field (3-decisions.md, 'Payroll'), else that of another system; empty when none is entered. */
export const kennitalaOf = (
  { integrations }: Pick<Employee, 'integrations'>,
  system: PayrollSystem,
): string => [system, ...integrationKeys].map((one) => integrations[one]?.kt).find(Boolean) ?? '';

/** The only form that is refused (domain-facts.md, 'Kennitala'). */
export const hasTenDigits = (kennitala: string): boolean => /^\d{10}$/.test(kennitala);
