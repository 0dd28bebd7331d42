// The bar at the thumb: what is selected, approve, and the other actions behind a button.

import { IconCheck, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Popup } from '#web/ui/overlay/popup.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekActions } from '#web/features/week/week-actions.ts';
import type { Chosen } from '#web/features/week/week-selection.ts';
import styles from './week-phone.module.css';
import { counted } from '#web/words/counted.ts';

type Props = {
  readonly chosen: Chosen;
  /** Days that wait for approval. */
  readonly waiting: number;
  readonly actions: WeekActions;
  readonly time: CompanyTime;
  readonly onWaiting: () => void;
  readonly onNone: () => void;
};

export function PhoneBar({ chosen, waiting, actions, time, onWaiting, onNone }: Props) {
  const t = useTexts('week');
  const entries = useTexts('entries');
  const count = chosen.cells;
  const isBusy = actions.progress !== undefined;
  if (count === 0 && waiting === 0) return null;
  return (
    <div role="group" aria-label={t('selection')} className={styles.thumb}>
      <p className={styles.thumbLine}>
        <span>
          <b>{count === 0 ? t('holdToSelect') : t('selected', counted(count))}</b>{' '}
          {count > 0 && (
            <span className="num dim">{entries('hoursOf', { hours: time.hours(chosen.seconds) })}</span>
          )}
        </span>
        {count < waiting ? (
          <button type="button" className={styles.link} onClick={onWaiting}>
            {t('allWaiting', counted(waiting))}
          </button>
        ) : (
          <button type="button" className={styles.link} onClick={onNone}>
            {entries('selectNone')}
          </button>
        )}
      </p>
      {count > 0 && (
        <div className={styles.thumbButtons}>
          <Button
            variant="primary"
            size="l"
            fill
            icon={<IconCheck size={22} stroke={2} />}
            loading={isBusy}
            onClick={() => void actions.setApproval(true)}
          >
            {entries('approve')}
          </Button>
          <More actions={actions} isBusy={isBusy} />
        </div>
      )}
    </div>
  );
}

function More({ actions, isBusy }: { readonly actions: WeekActions; readonly isBusy: boolean }) {
  const t = useTexts('week');
  const entries = useTexts('entries');
  const shell = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const run = (act: () => void) => (): void => {
    setOpen(false);
    act();
  };
  return (
    <Popup
      end
      open={isOpen}
      onOpenChange={setOpen}
      control={
        <IconButton label={t('more')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconDots size={22} stroke={1.75} />
        </IconButton>
      }
    >
      <div className={styles.more}>
        <Button loading={isBusy} onClick={run(() => void actions.setApproval(false))}>
          {entries('clearApproval')}
        </Button>
        <Button loading={isBusy} onClick={run(() => actions.ask('times'))}>
          {shell('edit')}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={run(() => void actions.eraseAll())}>
          {shell('delete')}
        </Button>
      </div>
    </Popup>
  );
}
