// Moves a pay period on, from the version that is shown, and renews the session, which carries the closed days.

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
  /**
   * Takes the steps one after the other. Throws a refusal; the periods are then read again, so that the list shows
   * why, and how far it came.
   */
  const move = async (states: readonly PeriodState[], reason?: string): Promise<void> => {
    try {
      let seen = version;
      for (const to_state of states) {
        const body = { to_state, version: seen, ...(reason === undefined ? {} : { reason }) };
        await changing(async () => {
          seen = (await change.mutateAsync({ path: { start: from }, body })).version;
          return {};
        });
      }
    } catch (error) {
      if (error instanceof ApiError && error.code.startsWith('period_'))
        await staleTags(queries, ['periods']);
      throw error;
    }
    const reached = states.at(-1);
    if (reached) showToast({ message: t(`done.${reached}`, { range: time.rangeText(from, to) }) });
  };
  return { move, isMoving: change.isPending };
}
