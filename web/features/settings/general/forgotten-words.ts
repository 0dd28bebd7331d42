// The setting of forgotten clock-outs in words.

import type { Settings } from '#shared/model/company/company.ts';
import { useTexts } from '#web/text.ts';

export function useForgottenWords() {
  const t = useTexts('settings');
  return (hours: Settings['forgotten_clock_out']): string => {
    const { remind_after_hours: remind, close_after_hours: end } = hours ?? {};
    const parts = [
      ...(remind == null ? [] : [t('remindWords', { hours: remind })]),
      ...(end == null ? [] : [t('closeWords', { hours: end })]),
    ];
    return parts.length > 0 ? parts.join(', ') : t('forgottenOff');
  };
}
