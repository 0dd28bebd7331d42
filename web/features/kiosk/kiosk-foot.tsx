// The foot of the time clock: whether all is sent, what to do here, and the fenced way out.

import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconHandFinger,
  IconLock,
} from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from './kiosk.module.css';
import type { Queue } from './press/presses.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function KioskFoot(props: { queue: Queue; asksToken: boolean; onLeave: () => void }) {
  const t = useTexts('kiosk');
  const { presses } = props.queue;
  const refused = presses.filter((press) => press.refusal).length;
  const waiting = presses.length - refused;
  return (
    <footer className={styles.foot}>
      <p className={styles.sent} role="status">
        {presses.length === 0 && (
          <span>
            <IconCircleCheck {...icon} /> {t('allSent')}
          </span>
        )}
        {waiting > 0 && (
          <span>
            <IconCloudOff {...icon} /> {t('unsent', { count: waiting })}
          </span>
        )}
        {refused > 0 && (
          <span className={styles.refused}>
            <IconAlertTriangle {...icon} /> {t('undecided', { count: refused })}
          </span>
        )}
      </p>
      <p className={styles.hint}>
        {props.asksToken ? <IconLock {...icon} /> : <IconHandFinger {...icon} />}
        {t(props.asksToken ? 'hintToken' : 'hint')}
      </p>
      <Button variant="quiet" onClick={props.onLeave}>
        {t('leave.open')}
      </Button>
    </footer>
  );
}
