// Today on the ruler, with a line at the present moment.

import { clockOfMinutes } from '#shared/time/calendar.ts';
import { minuteOfDay } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import { useZone } from './own-work.ts';
import { useNow } from '#web/features/phone/use-now.ts';

export function OwnDay({ segments }: { segments: readonly RulerSegment[] }) {
  const t = useTexts('phone');
  const zone = useZone();
  const now = useNow();
  const spells = segments.map(
    ({ fromMinute, toMinute }) => `${clockOfMinutes(fromMinute)}–${clockOfMinutes(toMinute)}`,
  );
  return (
    <Ruler
      size="l"
      hours={6}
      segments={segments}
      nowMinute={minuteOfDay(zone, now)}
      label={spells.length ? t('ruler', { spells: spells.join(', ') }) : t('rulerEmpty')}
    />
  );
}
