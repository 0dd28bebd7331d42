// The rules as plain sentences, on screen and on paper.

import { rulesOfReport } from '#shared/model/company/rule-words.ts';
import type { ColumnarReport } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import styles from '#web/features/report/report.module.css';
import { counted } from '#web/words/counted.ts';

type Props = {
  readonly report: ColumnarReport;
  /** Only one section is printed: sentences about the whole report are left out. */
  readonly isAlone: boolean;
};

export function RuleSentence({ report, isAlone }: Props) {
  const t = useTexts('report');
  const words = useRuleWords();
  const note = useTexts('rules');
  const { rules, open_entries } = report;
  return (
    <p className={styles.rule}>
      {[
        ...words.sentences(rulesOfReport(rules)),
        ...(rules.own_lunches && !isAlone ? [t('ownLunches', { count: rules.own_lunches })] : []),
        ...(rules.replaced_lunches && !isAlone
          ? [t('replacedLunches', { count: rules.replaced_lunches })]
          : []),
        ...(open_entries > 0 && !isAlone ? [t('running', counted(open_entries))] : []),
      ].join(' ')}
      <span className={styles.onPaper}> {note('note.sums')}</span>
    </p>
  );
}
