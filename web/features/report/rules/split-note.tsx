// The note under a daily rule that project overtime cannot be computed, and the choice to split it in time order.

import { useTexts } from '#web/text.ts';
import styles from '#web/features/report/report.module.css';
import type { useReportQuery } from '#web/features/report/use-report-query.ts';

type Props = {
  readonly splits: boolean;
  readonly change: ReturnType<typeof useReportQuery>['change'];
};

export function SplitNote({ splits, change }: Props) {
  const t = useTexts('report');
  return (
    <>
      {t(splits ? 'splitNote' : 'dailyNote')}{' '}
      <button
        type="button"
        className={styles.noteAction}
        data-no-print=""
        onClick={() => change({ split: splits ? 'none' : undefined })}
      >
        {t(splits ? 'unsplit' : 'split')}
      </button>
    </>
  );
}
