// The head of the sections: a button that opens or folds all, a link to all entries, the names of the columns.

import { useTexts } from '#web/text.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { useReportView } from '#web/features/report/report-view.ts';
import styles from './sections.module.css';
import type { Opened } from './use-opened.ts';

const heads = ['entries', 'hours', 'normal', 'overtime', 'lunch'] as const;

export function ListHead({ opened }: { opened: Opened }) {
  const t = useTexts('report');
  const { showsLunch } = useReportView();
  return (
    <div className={styles.head} data-no-print="">
      <span className={styles.ways}>
        <span>{t('sections')}</span>
        <button type="button" className={styles.way} onClick={opened.toggleAll}>
          {t(opened.isAllOpen ? 'closeAll' : 'openAll')}
        </button>
        <UiLink href={placeHref('entries')} className={styles.way}>
          {t('allEntriesLink')}
        </UiLink>
      </span>
      {heads
        .filter((name) => name !== 'lunch' || showsLunch)
        .map((name) => (
          <span key={name} className={styles.figureHead} data-figure={name} aria-hidden="true">
            {t(`columns.${name}`)}
          </span>
        ))}
    </div>
  );
}
