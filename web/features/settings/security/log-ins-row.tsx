// New devices after somebody has guessed: until when they are kept out, and the hour in which a manager lets them in.

import { companies } from '#shared/api/company.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useTellRefusal } from '#web/words/tell-refusal.ts';
import { SettingRow } from '#web/features/settings/setting-row.tsx';

const { logIns, openLogIns } = companies.endpoints;

/** Nothing while nobody has guessed. */
export function LogInsRow({ mayWrite }: { mayWrite: boolean }) {
  const t = useTexts('settings');
  const time = useCompanyTime();
  const tellRefusal = useTellRefusal();
  const state = useRead(logIns, {}).data;
  const change = useChange(openLogIns);
  const closed = state?.closed_until;
  const open = state?.open_until;
  if (!closed) return null;
  const letIn = async (): Promise<void> => {
    const question = { heading: t('openLogInsTitle'), message: t('openLogInsText'), yes: t('openLogIns') };
    if (await confirm(question)) await change.mutateAsync({}).catch(tellRefusal);
  };
  return (
    <SettingRow
      label={t('logIns')}
      detail={
        open
          ? t('logInsOpen', { until: time.momentText(open) })
          : t('logInsClosed', { until: time.momentText(closed) })
      }
      mayWrite={mayWrite && !open}
      onOpen={() => void letIn()}
    />
  );
}
