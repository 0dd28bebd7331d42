// The box above 'Clock out' for a lunch that was worked through, shown once a day of the running entry is long enough for
// one to be deducted: at night also the day it began on.

import type { WorkLog } from '#shared/model/worklog.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { startOf, totalOn } from '#web/features/phone/own/own-days.ts';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';

type Props = {
  readonly logs: readonly WorkLog[];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function LunchMark({ logs, checked, onChange }: Props) {
  const t = useTexts('own-hours');
  const { zone } = useWords();
  const now = useNow();
  const rule = useSignedIn().settings?.lunch;
  const running = logs.flatMap((log) => (log.end_time === undefined ? [startOf(log)] : []));
  const isLong = [...running, now].some(
    (at) => rule && totalOn(zone, dayOf(zone, at), logs, now).seconds >= rule.from_hours * 3600,
  );
  if (!isLong) return null;
  return <CheckboxField boxed label={t('lunchWorked')} checked={checked} onChange={onChange} />;
}
