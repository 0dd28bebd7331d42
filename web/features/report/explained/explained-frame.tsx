// What every explanation has: its heading, a line below it, and at the foot the ways to the entries and the week.

import { IconListDetails, IconX } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import type { Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { ButtonLink, IconButton } from '#web/ui/form/button.tsx';
import { useMoreBelow } from '#web/ui/overlay/anchored/more-below.ts';
import { useScrolledByKeys } from '#web/ui/table/scrolled-by-keys.ts';
import styles from './explained.module.css';

export const headingId = 'why-heading';

type Props = {
  readonly title: string;
  readonly below: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly entries: {
    readonly label: string;
    readonly from: Day;
    readonly to: Day;
    readonly employee_id?: string;
    readonly project_id?: string;
  };
  /** A day of the week that can be opened. */
  readonly week: Day | undefined;
};

export function ExplainedFrame({ title, below, onClose, children, entries, week }: Props) {
  const t = useTexts('report');
  const { label, ...filters } = entries;
  const { employee_id, project_id } = entries;
  const whose = { ...(employee_id ? { employee_id } : {}), ...(project_id ? { project_id } : {}) };
  const [moreRef, hasMore] = useMoreBelow();
  const { ref: keysRef, ...scrolled } = useScrolledByKeys();
  const scroller = useCallback(
    (element: HTMLElement | null) => {
      moreRef(element);
      keysRef(element);
    },
    [moreRef, keysRef],
  );
  return (
    <>
      <header className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <IconButton label={t('why.close')} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </header>
      <p className={styles.below}>{below}</p>
      <div className={styles.body} data-more={hasMore || undefined}>
        <div ref={scroller} className={styles.scroller} data-scroller="" {...scrolled}>
          {children}
        </div>
      </div>
      <footer className={styles.foot}>
        <ButtonLink
          href={placeHref('entries', new URLSearchParams(filters))}
          icon={<IconListDetails size={18} stroke={1.75} />}
        >
          {label}
        </ButtonLink>
        {week !== undefined && (
          <ButtonLink variant="quiet" href={placeHref('week', new URLSearchParams({ day: week, ...whose }))}>
            {t('why.openWeek')}
          </ButtonLink>
        )}
      </footer>
    </>
  );
}
