// What blocks a payroll file: no hours, or employees without a 10-digit kennitala.

import { fail } from '#functions/runtime/fail.ts';
import { hasTenDigits, kennitalaOf } from './kennitala.ts';
import type { Sheet } from './sheet.ts';

const namesMax = 3;

/**
 * Refuses what the payroll system would refuse, naming the employees. Errors: `payroll_empty`, `kennitala_missing`
 * (with at most three names). Source: domain-facts.md, 'Kennitala'.
 */
export function refuseBlocked({ hours, system }: Sheet): void {
  if (hours.length === 0) fail('payroll_empty');
  const without = hours.filter(({ employee }) => !hasTenDigits(kennitalaOf(employee, system)));
  if (without.length === 0) return;
  const names = without.slice(0, namesMax).map(({ employee }) => employee.name);
  const more = without.length - names.length;
  fail('kennitala_missing', { names: names.join(', ') + (more > 0 ? ` +${more}` : '') });
}
