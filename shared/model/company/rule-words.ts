// The rules of pay as sentences, the same on the screen, on paper, in files and in the settings.

import type { languages } from '#shared/limits.ts';
import type { rules as english } from '#shared/text/en/rules.ts';
import { type PayRules, plainTiers, type Tier } from './pay-rules.ts';
import type { ReportRules } from '#shared/model/report.ts';

export type SentenceKey = keyof (typeof english)['sentence'];
/** A text of the area `rules` with its places filled. */
export type Say = (key: SentenceKey, params?: Readonly<Record<string, string | number>>) => string;
type Language = (typeof languages)[number];

const tierKeys = { 1: 'tier1', 2: 'tier2', 3: 'tier3' } as const;

/** A tier's name: the company's, or else the product's. */
export const tierName = (tiers: PayRules['tiers'], tier: Tier, say: Say): string =>
  tiers?.names[tier - 1] || say(tierKeys[tier]);

/** The rules a report says it was counted by, as the engine's rules. */
export const rulesOfReport = (rules: ReportRules): PayRules => ({
  overtime: {
    after_day_hours: rules.overtime_after_day_hours,
    after_week_hours: rules.overtime_after_week_hours,
    day_hours: rules.day_hours,
    weekends: rules.weekends,
    holidays: rules.holidays,
  },
  lunch:
    rules.lunch_minutes === 0 ? null : { minutes: rules.lunch_minutes, from_hours: rules.lunch_from_hours },
  tiers: rules.tiers,
  rounding: rules.rounding,
});

/** One sentence for each rule: overtime, its higher tiers, lunch, rounding. */
export function ruleSentences(rules: PayRules, language: Language, say: Say): string[] {
  const mark = language === 'en' ? '.' : ',';
  const hours = (value: number) => ({ hours: String(Math.round(value * 100) / 100).replace('.', mark) });
  return [
    overtimeSentence(rules, say, hours),
    ...([2, 3] as const).flatMap((tier) => tierSentence(rules, tier, say, hours)),
    rules.lunch === null
      ? say('noLunch')
      : say('lunch', { minutes: rules.lunch.minutes, ...hours(rules.lunch.from_hours) }),
    ...(rules.rounding
      ? [say(roundingKeys[rules.rounding.direction], { minutes: rules.rounding.minutes })]
      : []),
  ];
}

const roundingKeys = {
  nearest: 'roundNearest',
  employee: 'roundEmployee',
  company: 'roundCompany',
} as const;
type Hours = (value: number) => { readonly hours: string };

/** 'a, b and c' by our own texts, because Chrome's Intl has no Icelandic. */
function listed(parts: readonly (string | false)[], say: Say): string {
  const said = parts.filter((part) => part !== false);
  const last = said.pop() ?? '';
  return said.length === 0 ? last : say('and', { rules: said.join(', '), last });
}

function overtimeSentence({ overtime, tiers }: PayRules, say: Say, hours: Hours): string {
  const parts = [
    overtime.after_day_hours !== null && say('afterDay', hours(overtime.after_day_hours)),
    overtime.after_week_hours !== null && say('afterWeek', hours(overtime.after_week_hours)),
    overtime.day_hours !== null && say('outside', overtime.day_hours),
    Boolean(tiers?.night) && say('night', { from: tiers?.night?.from ?? '', to: tiers?.night?.to ?? '' }),
    overtime.weekends && say('weekends'),
    overtime.holidays && say('holidays'),
  ];
  return parts.some((part) => part !== false)
    ? say('overtime', { rules: listed(parts, say) })
    : say('noOvertime');
}

function tierSentence({ overtime, tiers }: PayRules, tier: Tier, say: Say, hours: Hours): string[] {
  const { day_steps, week_steps, night, ...of } = tiers ?? plainTiers;
  const step = (steps: typeof day_steps) => steps.find((one) => one.tier === tier);
  const [daily, weekly] = [step(day_steps), step(week_steps)];
  const bothDays = of.saturdays === tier && of.sundays === tier;
  const parts = [
    daily !== undefined && say('beyondDay', hours(daily.after_hours)),
    weekly !== undefined && say('beyondWeek', hours(weekly.after_hours)),
    overtime.day_hours !== null && of.outside_day_hours === tier && say('outside', overtime.day_hours),
    night?.tier === tier && say('night', { from: night.from, to: night.to }),
    overtime.weekends && bothDays && say('weekends'),
    overtime.weekends && !bothDays && of.saturdays === tier && say('saturdays'),
    overtime.weekends && !bothDays && of.sundays === tier && say('sundays'),
    overtime.holidays && of.holidays === tier && say('holidays'),
    overtime.holidays && of.major_holidays === tier && say('majorHolidays'),
  ];
  if (parts.every((part) => part === false)) return [];
  return [say('tier', { tier: tierName(tiers, tier, say), rules: listed(parts, say) })];
}
