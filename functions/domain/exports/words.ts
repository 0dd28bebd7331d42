// The words and forms of a file: its language's texts, its days, and the rules it was counted by as sentences.

import type { languages } from '#shared/limits.ts';
import type { PayRules } from '#shared/model/pay-rules.ts';
import { exporting as en } from '#shared/text/en/exporting.ts';
import { exporting as is } from '#shared/text/is/exporting.ts';
import { exporting as pt } from '#shared/text/pt/exporting.ts';
import { fill, type Texts } from '#shared/text/texts.ts';

export type Language = (typeof languages)[number];
export type Words = Texts<typeof en>;

const words: Readonly<Record<Language, Words>> = { en, is, pt };
export const wordsOf = (language: Language): Words => words[language];

/** The rules in one or two sentences; numbers with the language's decimal mark. */
export function ruleText(language: Language, { overtime, lunch }: PayRules): string {
  const { rule } = words[language];
  const hours = (value: number) => String(value).replace('.', language === 'en' ? '.' : ',');
  const rules = [
    overtime.after_day_hours === null ? '' : fill(rule.afterDay, { hours: hours(overtime.after_day_hours) }),
    overtime.after_week_hours === null
      ? ''
      : fill(rule.afterWeek, { hours: hours(overtime.after_week_hours) }),
    overtime.day_hours === null ? '' : fill(rule.outsideHours, overtime.day_hours),
    overtime.weekends ? rule.weekends : '',
    overtime.holidays ? rule.holidays : '',
  ].filter(Boolean);
  return [
    rules.length ? fill(rule.overtime, { rules: rules.join(', ') }) : rule.noOvertime,
    lunch === null ? '' : fill(rule.lunch, { minutes: lunch.minutes, hours: hours(lunch.from_hours) }),
  ]
    .filter(Boolean)
    .join(' ');
}
