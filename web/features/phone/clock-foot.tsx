// The main button at the foot: green to clock in, hi-vis to clock out; below it what happened to the location.

import { IconClockPlay, IconClockStop, IconMapPin } from '@tabler/icons-react';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { Located } from './attached/location.ts';
import styles from './phone.module.css';
import { useSharesLocation } from './attached/sharing.ts';

/** A position older than this shows with its age. */
const oldSeconds = 15;

type Props = {
  isIn: boolean;
  isReady: boolean;
  isResting: boolean;
  located: Located | undefined;
  onPress: () => void;
};

export function ClockFoot({ isIn, isReady, isResting, located, onPress }: Props) {
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
        loading={isResting}
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
  const { id, settings } = useSignedIn();
  const sharing = useSharesLocation(id);
  if (!settings?.location.enabled) return null;
  const words = (): string => {
    if (sharing !== 'on') return t('location.not_shared');
    if (located === undefined) return t('location.once');
    if (located.state === 'missing') return t(`location.${located.reason}`);
    const { ageSeconds: seconds, position } = located;
    const { accuracy: metres = 0 } = position;
    return seconds < oldSeconds
      ? t('location.saved', { metres })
      : t('location.savedOld', { metres, seconds });
  };
  return (
    <p className={styles.place} role="status">
      <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
      {words()}
    </p>
  );
}
