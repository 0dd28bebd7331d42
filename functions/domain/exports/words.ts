// Words of a file: its language's texts, its dates, and its rules as sentences.

import type { languages } from '#shared/limits.ts';
import type { PayRules } from '#shared/model/company/pay-rules.ts';
import { exporting as en } from '#shared/text/en/exporting.ts';
import { exporting as is } from '#shared/text/is/exporting.ts';
import { exporting as pl } from '#shared/text/pl/exporting.ts';
import { report as plReport } from '#shared/text/pl/report.ts';
import { rules as plRules } from '#shared/text/pl/rules.ts';
import { exporting as pt } from '#shared/text/pt/exporting.ts';
import { report as enReport } from '#shared/text/en/report.ts';
import { report as isReport } from '#shared/text/is/report.ts';
import { report as ptReport } from '#shared/text/pt/report.ts';
import { rules as enRules } from '#shared/text/en/rules.ts';
import { rules as isRules } from '#shared/text/is/rules.ts';
import { rules as ptRules } from '#shared/text/pt/rules.ts';
import { ruleSentences, type Say, tierName } from '#shared/model/company/rule-words.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { countedText } from '#shared/text/plural.ts';
import { fill, type Texts } from '#shared/text/texts.ts';

export type Language = (typeof languages)[number];
export type Words = Texts<typeof en>;

/** Overtime has one column, or one for each tier that occurs. */
export type ColumnName = keyof Words['column'] | 'overtime1' | 'overtime2' | 'overtime3';

const words: Readonly<Record<Language, Words>> = { en, is, pt, pl };
export const wordsOf = (language: Language): Words => words[language];

const ruleWords = { en: enRules, is: isRules, pt: ptRules, pl: plRules } as const;
const reportWords = { en: enReport, is: isReport, pt: ptReport, pl: plReport } as const;
export type ReportWords = Texts<typeof enReport>;
export const reportWordsOf = (language: Language): ReportWords => reportWords[language];

/** The rules as sentences; numbers with the language's decimal mark. */
export const ruleText = (language: Language, rules: PayRules): string =>
  ruleSentences(rules, language, sayIn(language)).join(' ');

const sayIn =
  (language: Language): Say =>
  (key, params) =>
    fill(ruleWords[language].sentence[key], params);

/** A sentence about the figures. */
export const noteText = (
  language: Language,
  key: keyof (typeof enRules)['note'],
  params?: Readonly<Record<string, string>>,
): string => fill(ruleWords[language].note[key], params);

/** A sentence with a count, as on the screen. */
export function countText(
  language: Language,
  key: 'ownLunches' | 'replacedLunches' | 'running' | 'overlapping',
  count: number,
): string {
  const params = { count, shown: numberTextOf(language, count, 0) };
  return fill(countedText(reportWords[language], key, language, count), params);
}

/** A count of photos. */
export const countPhotos = (language: Language, count: number): string =>
  fill(countedText(words[language].paper, 'photos', language, count), { count });

/** The note under the projects of a company with daily overtime: the same sentence as on the report screen. */
export const splitText = (language: Language, isSplit: boolean): string =>
  reportWords[language][isSplit ? 'splitNote' : 'dailyNote'];

/** A column's heading; overtime tiers use the company's names. */
export function headOf(language: Language, column: ColumnName, { tiers }: PayRules): string {
  switch (column) {
    case 'overtime1':
      return tierName(tiers, 1, sayIn(language));
    case 'overtime2':
      return tierName(tiers, 2, sayIn(language));
    case 'overtime3':
      return tierName(tiers, 3, sayIn(language));
    default:
      return words[language].column[column];
  }
}
