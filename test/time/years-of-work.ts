// Whole years of work for the properties: day and night shifts of three people, under every rule at once.

import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { type PayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import type { WorkEntry } from '#shared/pay/overtime.ts';
import { halfHourFromSix, outsideDayWork } from './worked.ts';

/** Numbers below a bound, the same every time. */
export function dice(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Everything at once: thresholds, tiers, nights, half days, lunch; rounding in every second year. */
export const rulesIn = (year: number): PayRules => ({
  overtime: { ...outsideDayWork, after_day_hours: 8, after_week_hours: 40 },
  lunch: halfHourFromSix,
  tiers: {
    ...plainTiers,
    day_steps: [{ after_hours: 11, tier: 3 }],
    week_steps: [{ after_hours: 45, tier: 2 }],
    night: { from: '22:00', to: '06:00', tier: 2 },
    major_holidays: 3,
  },
  calendar: { ...plainCalendar, half_day_from: year % 3 === 0 ? '13:00' : '12:00' },
  rounding: year % 2 === 0 ? { minutes: 15, direction: 'employee' } : null,
});
/** Two shifts on most days, a third of them nights: 1 January and 31 December too. */
export function yearOfWork(year: number, roll: (below: number) => number): WorkEntry[] {
  const first = Date.UTC(year, 0, 1) / 1000;
  const entries: WorkEntry[] = [];
  for (const employeeId of ['aoife', 'conor', 'marek'])
    for (let day = 0; day < 365; day += 1) {
      const isNight = roll(3) === 0;
      let startAt = first + day * 86_400 + (isNight ? 19 : 6) * 3600 + roll(7200);
      for (const projectId of ['warehouse', 'terrace'].slice(0, 1 + roll(2))) {
        const endAt = startAt + 3 * 3600 + roll(4 * 3600);
        entries.push({ id: `w${entries.length}`, employeeId, projectId, startAt, endAt });
        startAt = endAt + roll(2) * roll(1800);
      }
    }
  return entries;
}
