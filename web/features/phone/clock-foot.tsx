// The button under the thumb: spruce to clock in, hi-vis to clock out; the location's word under it.

import { IconClockPlay, IconClockStop, IconMapPin } from '@tabler/icons-react';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Located } from './location.ts';
import styles from './phone.module.css';

type Props = {
  isIn: boolean;
  isReady: boolean;
  isSending: boolean;
  located: Located | undefined;
  onPress: () => void;
};

export function ClockFoot({ isIn, isReady, isSending, located, onPress }: Props) {
  const t = useTexts('phone');
  const Icon = isIn ? IconClockStop : IconClockPlay;
  return (
    <>
      <Button
        size="clock"
        fill
        variant={isIn ? 'running' : 'primary'}
        icon={<Icon size={34} stroke={2} aria-hidden="true" />}
        disabled={!isReady}
        loading={isSending}
        onClick={onPress}
      >
        {t(isIn ? 'clockOut' : 'clockIn')}
      </Button>
      <LocationLine located={located} />
    </>
  );
}

function LocationLine({ located }: { located: Located | undefined }) {
  const t = useTexts('phone');
  const isAsked = useSignedIn().settings?.location.enabled ?? false;
  if (!isAsked) return null;
  const words =
    located === undefined || located.state === 'off'
      ? t('location.once')
      : located.state === 'saved'
        ? t('location.saved', { metres: located.position.accuracy ?? 0 })
        : t(`location.${located.state}`);
  return (
    <p className={styles.place} role="status">
      <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
      {words}
    </p>
  );
}
