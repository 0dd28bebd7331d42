// The rule as one plain sentence, on screen and on paper.

import type { Report } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import styles from './report.module.css';
import { useReportWords } from './use-report-words.ts';

export function RuleSentence({ report }: { report: Report }) {
  const t = useTexts('report');
  const words = useReportWords();
  const { rules, open_entries } = report;
  const day = rules.overtime_after_day_hours;
  const week = rules.overtime_after_week_hours;
  const threshold =
    day !== null && week !== null
      ? t('rule.both', { day: words.plain(day), week: words.plain(week) })
      : day !== null
        ? t('rule.day', { hours: words.plain(day) })
        : week !== null
          ? t('rule.week', { hours: words.plain(week) })
          : t('rule.none');
  const also = [
    ...(rules.day_hours ? [t('rule.clock', rules.day_hours)] : []),
    ...(rules.weekends ? [t('rule.weekends')] : []),
    ...(rules.holidays ? [t('rule.holidays')] : []),
  ];
  const lunch =
    rules.lunch_minutes > 0
      ? t('rule.lunch', {
          hours: words.hours(rules.lunch_minutes * 60),
          from: words.plain(rules.lunch_from_hours),
        })
      : t('rule.noLunch');
  return (
    <p className={styles.rule}>
      {[threshold, ...also].join(' ')}. {lunch}
      {open_entries > 0 && ` ${t('rule.open', { count: open_entries })}`}
    </p>
  );
}
