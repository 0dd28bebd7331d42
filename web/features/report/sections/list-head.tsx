// What stands above the folded sections: all open or folded at once, the way to all entries, the heads of the figures.

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
