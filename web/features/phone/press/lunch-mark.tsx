// The box above 'Clock out' for a lunch that was worked through, shown once the day is long enough for one to be deducted.

import type { WorkLog } from '#shared/model/worklog.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { totalOn } from '#web/features/phone/own/own-days.ts';
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
  if (!rule || totalOn(zone, dayOf(zone, now), logs, now).seconds < rule.from_hours * 3600) return null;
  return <CheckboxField boxed label={t('lunchWorked')} checked={checked} onChange={onChange} />;
}
