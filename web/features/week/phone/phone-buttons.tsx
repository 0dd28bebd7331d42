// The buttons of the bar at the thumb: the likeliest one, the others behind a button; for locked days the way out.

import { IconCheck, IconDots, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useSayClosed } from '#web/entry/closed-days.ts';
import { useReopenHref } from '#web/entry/days/reopen-href.ts';
import { useTexts } from '#web/text.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/form/button.tsx';
import { Popup } from '#web/ui/overlay/popup.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { WeekActions } from '#web/features/week/week-actions.ts';
import type { Chosen } from '#web/features/week/week-selection.ts';
import styles from './week-phone.module.css';

/** What the bar and its buttons are given. */
export type PhoneBarProps = {
  readonly chosen: Chosen;
  /** Days that wait for approval. */
  readonly waiting: number;
  readonly isApprovalOn: boolean;
  /** The start of days that are all of a locked period, in epoch seconds. */
  readonly lockedAt: number | undefined;
  readonly actions: WeekActions;
  readonly time: CompanyTime;
  readonly onWaiting: () => void;
  readonly onNone: () => void;
};

export function PhoneButtons(props: PhoneBarProps) {
  const { chosen, isApprovalOn, actions } = props;
  const entries = useTexts('entries');
  const shell = useTexts('shell');
  const isBusy = actions.progress !== undefined;
  if (chosen.entries.length === 0) return <Locked {...props} />;
  return (
    <div className={styles.thumbButtons}>
      {isApprovalOn ? (
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
      ) : (
        <Button
          size="l"
          fill
          icon={<IconPencil size={22} stroke={2} />}
          loading={isBusy}
          onClick={() => actions.ask('times')}
        >
          {shell('edit')}
        </Button>
      )}
      <More isApprovalOn={isApprovalOn} actions={actions} isBusy={isBusy} />
    </div>
  );
}

/** Why nothing can be done with the days of a locked period, and the way out. */
function Locked({ chosen, lockedAt, time }: PhoneBarProps) {
  const t = useTexts('week');
  const sayClosed = useSayClosed();
  const hrefOf = useReopenHref();
  const [entry] = chosen.locked;
  const startAt = entry ? time.seconds(entry.start_time) : lockedAt;
  const href = startAt === undefined ? undefined : hrefOf(startAt);
  return (
    <>
      {entry && <p className={styles.thumbLine}>{sayClosed(entry)}</p>}
      {href !== undefined && (
        <div className={styles.thumbButtons}>
          <ButtonLink href={href}>{t('reopen')}</ButtonLink>
        </div>
      )}
    </>
  );
}

type MoreProps = Pick<PhoneBarProps, 'isApprovalOn' | 'actions'> & { readonly isBusy: boolean };

function More({ isApprovalOn, actions, isBusy }: MoreProps) {
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
        {isApprovalOn && (
          <>
            <Button loading={isBusy} onClick={run(() => void actions.setApproval(false))}>
              {entries('clearApproval')}
            </Button>
            <Button loading={isBusy} onClick={run(() => actions.ask('times'))}>
              {shell('edit')}
            </Button>
          </>
        )}
        <Button loading={isBusy} onClick={run(() => actions.ask('project'))}>
          {entries('changeProject')}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={run(() => void actions.eraseAll())}>
          {shell('delete')}
        </Button>
      </div>
    </Popup>
  );
}
