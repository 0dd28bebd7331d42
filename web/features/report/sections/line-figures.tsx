// The sums in the line of a folded section: entries, hours, normal, overtime, lunch.

import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import type { Group, Sums } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { NotSplit } from '#web/features/report/tables/not-split.tsx';
import { GroupWhy } from '#web/features/report/tables/why-button.tsx';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import styles from './sections.module.css';

type Props = {
  readonly sums: Sums & { readonly entries: number };
  readonly of: Pick<Group, 'kind' | 'id'> | undefined;
  readonly name: string;
  readonly isNotSplit: boolean;
};

export function LineFigures({ sums, of, name, isNotSplit }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const { showsLunch } = useReportView();
  const dimmed = (seconds: number, text: string): ReactNode =>
    seconds === 0 ? <span className={styles.zero}>{text}</span> : text;
  const overtime = dimmed(sums.overtime, words.hours(sums.overtime));
  const paid = (figure: ReactNode): ReactNode => (isNotSplit ? <NotSplit /> : figure);
  return (
    <>
      <Figure name="entries" label={t('columns.entries')}>
        {words.number(sums.entries)}
      </Figure>
      <Figure name="hours" label={t('columns.hours')}>
        <b>{words.hours(sums.hours)}</b>
      </Figure>
      <Figure name="normal" label={t('columns.normal')}>
        {paid(dimmed(sums.normal, words.hours(sums.normal)))}
      </Figure>
      <Figure name="overtime" label={t('columns.overtime')}>
        {paid(of ? <GroupWhy of={of} name={name} seconds={sums.overtime} /> : overtime)}
      </Figure>
      {showsLunch && (
        <Figure name="lunch" label={t('columns.lunch')}>
          {paid(dimmed(sums.lunch, words.minus(sums.lunch)))}
        </Figure>
      )}
    </>
  );
}

function Figure({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <span className={styles.figure} data-figure={name}>
      <span className={styles.figureLabel}>{label} </span>
      {children}
    </span>
  );
}
