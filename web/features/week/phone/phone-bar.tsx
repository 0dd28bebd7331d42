// The bar at the thumb: what is selected and what can be done with it, or that the days are locked.

import { useTexts } from '#web/text.ts';
import { late } from '#web/ui/page/late.tsx';
import type { PhoneBarProps } from './phone-buttons.tsx';
import styles from './week-phone.module.css';
import { counted } from '#web/words/counted.ts';

/** What can be done with the selected days comes once one is selected. */
const PhoneButtons = late(async () => (await import('./phone-buttons.tsx')).PhoneButtons);

export function PhoneBar(props: PhoneBarProps) {
  const { chosen, waiting, isApprovalOn, lockedAt, time, onWaiting, onNone } = props;
  const t = useTexts('week');
  const entries = useTexts('entries');
  const count = chosen.cells;
  if (count === 0 && waiting === 0 && isApprovalOn && lockedAt === undefined) return null;
  const said =
    count > 0 ? t('selected', counted(count)) : t(lockedAt === undefined ? 'holdToSelect' : 'lockedDays');
  return (
    <div role="group" aria-label={t('selection')} className={styles.thumb} data-no-print="">
      <p className={styles.thumbLine}>
        <span>
          <b>{said}</b>{' '}
          {count > 0 && (
            <span className="num dim">{entries('hoursOf', { hours: time.hours(chosen.seconds) })}</span>
          )}
        </span>
        {count < waiting ? (
          <button type="button" className={styles.link} onClick={onWaiting}>
            {t('allWaiting', counted(waiting))}
          </button>
        ) : (
          count > 0 && (
            <button type="button" className={styles.link} onClick={onNone}>
              {entries('selectNone')}
            </button>
          )
        )}
      </p>
      {(count > 0 || lockedAt !== undefined) && <PhoneButtons {...props} />}
    </div>
  );
}
