// Today on the ruler, with a line at the present moment.

import { minuteOfDay } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import { useZone } from './own-work.ts';
import { useNow } from '#web/features/phone/use-now.ts';

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
const minuteText = (minute: number): string => `${two(minute / 60)}:${two(minute % 60)}`;

export function OwnDay({ segments }: { segments: readonly RulerSegment[] }) {
  const t = useTexts('phone');
  const zone = useZone();
  const now = useNow();
  const spells = segments.map(
    ({ fromMinute, toMinute }) => `${minuteText(fromMinute)}–${minuteText(toMinute)}`,
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
