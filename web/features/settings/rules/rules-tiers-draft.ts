// The tiers of overtime as they are typed, turned into the rule or into the list of fields that are wrong.

import { type OvertimeTiers, overtimeTiers, type Tier } from '#shared/model/company/pay-rules.ts';
import { typedNumber, typedText } from '#web/forms/typed-number.ts';

export type TiersDraft = {
  readonly day2: string;
  readonly day3: string;
  readonly week2: string;
  readonly week3: string;
  readonly nightFrom: string;
  readonly nightTo: string;
  readonly night: Tier;
  readonly outside: Tier;
  readonly saturdays: Tier;
  readonly sundays: Tier;
  readonly publicHolidays: Tier;
  readonly majorHolidays: Tier;
  readonly names: readonly string[];
};
type Steps = OvertimeTiers['day_steps'];

const shownStep = (steps: Steps, tier: Tier): string =>
  typedText(steps.find((step) => step.tier === tier)?.after_hours ?? null);

/** Night hours start at the second tier: at the first they would be paid as ordinary overtime. */
export const draftOfTiers = (rule: OvertimeTiers): TiersDraft => ({
  day2: shownStep(rule.day_steps, 2),
  day3: shownStep(rule.day_steps, 3),
  week2: shownStep(rule.week_steps, 2),
  week3: shownStep(rule.week_steps, 3),
  nightFrom: rule.night?.from ?? '',
  nightTo: rule.night?.to ?? '',
  night: rule.night?.tier ?? 2,
  outside: rule.outside_day_hours,
  saturdays: rule.saturdays,
  sundays: rule.sundays,
  publicHolidays: rule.holidays,
  majorHolidays: rule.major_holidays,
  names: rule.names,
});

type StepField = 'day2' | 'day3' | 'week2' | 'week3';
type Wrong = { [Field in StepField]?: 'number' | 'order' } & { night?: true };

export function tiersOfDraft(draft: TiersDraft): { wanted: OvertimeTiers | undefined; wrong: Wrong } {
  const wrong: Wrong = {};
  const hoursOf = (field: StepField, most: number): number | null => {
    const hours = typedNumber(draft[field]);
    if (hours === undefined || hours === 0 || (hours ?? 0) > most) wrong[field] = 'number';
    return hours ?? null;
  };
  const steps = (second: number | null, third: number | null, higher: StepField): Steps => {
    if (second !== null && third !== null && second >= third) wrong[higher] ??= 'order';
    return [
      ...(second === null ? [] : [{ after_hours: second, tier: 2 as const }]),
      ...(third === null ? [] : [{ after_hours: third, tier: 3 as const }]),
    ];
  };
  const day_steps = steps(hoursOf('day2', 24), hoursOf('day3', 24), 'day3');
  const week_steps = steps(hoursOf('week2', 168), hoursOf('week3', 168), 'week3');
  const hasNight = draft.nightFrom !== '' || draft.nightTo !== '';
  const [first = '', second = '', third = ''] = draft.names;
  const rule = {
    day_steps,
    week_steps,
    outside_day_hours: draft.outside,
    // A field of times has no 24:00: midnight as the end means the end of the day.
    night: hasNight
      ? { from: draft.nightFrom, to: draft.nightTo === '00:00' ? '24:00' : draft.nightTo, tier: draft.night }
      : null,
    saturdays: draft.saturdays,
    sundays: draft.sundays,
    holidays: draft.publicHolidays,
    major_holidays: draft.majorHolidays,
    names: [first.trim(), second.trim(), third.trim()],
  };
  const { night } = overtimeTiers.shape;
  if (!night.safeParse(rule.night).success) wrong.night = true;
  const parsed = overtimeTiers.safeParse(rule);
  return { wanted: Object.keys(wrong).length === 0 && parsed.success ? parsed.data : undefined, wrong };
}
