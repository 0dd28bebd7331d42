// Moves a pay period to its next state, from the version that is shown, then renews the session, which carries the closed days.

import { useQueryClient } from '@tanstack/react-query';
import { payPeriods } from '#shared/api/pay-periods.ts';
import type { PayPeriod, PeriodState } from '#shared/model/pay-period.ts';
import { ApiError } from '#web/api/client.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useSessionChange } from '#web/desk/session-change.ts';
import { useCompanyTime } from '#web/words/company-time.ts';

export function useMovePeriod({ from, to, version }: PayPeriod) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const queries = useQueryClient();
  const changing = useSessionChange();
  const change = useChange(payPeriods.endpoints.move);
  /** Throws a refusal. The periods are then read again, so that the list shows why. */
  const move = async (to_state: PeriodState, reason?: string): Promise<void> => {
    const body = { to_state, version, ...(reason === undefined ? {} : { reason }) };
    try {
      await changing(() => change.mutateAsync({ path: { start: from }, body }).then(() => ({})));
    } catch (error) {
      if (error instanceof ApiError && error.code.startsWith('period_'))
        await staleTags(queries, ['periods']);
      throw error;
    }
    showToast({ message: t(`done.${to_state}`, { range: time.rangeText(from, to) }) });
  };
  return { move, isMoving: change.isPending };
}
