// What makes a kennitala look odd; shared by the payroll files and the row that takes one.

/**
 * The check digit fails, or the first six digits are no date of birth. Valid ones may look so: numbers issued from 18
 * February 2026 have no check digit (skra.is), and system numbers (8, 9) have no date. `kennitala` has ten digits.
 * Source: domain-facts.md, 'Kennitala'.
 * @example looksOdd('1201603389') → false
 */
export function looksOdd(kennitala: string): boolean {
  const digits = Array.from(kennitala, Number);
  if ((digits[0] ?? 0) >= 8) return false;
  const [day, month] = [Number(kennitala.slice(0, 2)) % 40, Number(kennitala.slice(2, 4))];
  if (day < 1 || day > 31 || month < 1 || month > 12) return true;
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return (11 - (sum % 11)) % 11 !== digits[8];
}
const weights = [3, 2, 7, 6, 5, 4, 3, 2];
