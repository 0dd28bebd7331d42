// The parts of 'What will be paid' as shown: rounded to hundredths of an hour so that they add up to the shown sums.

import type { PaidSums } from './data.ts';

export const paidSeconds = ({ normal, overtime }: PaidSums): number => normal + overtime;

/** Hours are shown to the hundredth. */
const stepSeconds = 36;
const shown = (seconds: number): number => Math.round(seconds / stepSeconds) * stepSeconds;

/** Worked hours and those of the file stay as rounded; of two parts the one with the larger remainder takes the rest. */
export function shownHours(sums: PaidSums): Pick<PaidSums, 'normal' | 'overtime' | 'lunch'> {
  const total = paidSeconds(sums);
  const down = (seconds: number) => seconds - (seconds % stepSeconds);
  const left = shown(total) - down(sums.normal) - down(sums.overtime);
  const first = sums.normal % stepSeconds >= sums.overtime % stepSeconds ? 'normal' : 'overtime';
  const more = left > stepSeconds ? stepSeconds : 0;
  const normal = down(sums.normal) + (first === 'normal' ? left - more : more);
  return { normal, overtime: shown(total) - normal, lunch: shown(total + sums.lunch) - shown(total) };
}
