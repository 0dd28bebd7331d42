// Whether the company may change things: not while it is disabled or being deleted, nor after the grace of its trial.

import { refusal } from '#shared/access.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTrial } from '#web/billing/subscription.ts';

/** The server refuses the same changes; the screens use this to leave out buttons that cannot work. */
export function useMayWrite(): boolean {
  const { role, disabled: isCompanyDisabled = false, deletion } = useSignedIn();
  const { isReadOnly: isTrialOver } = useTrial();
  const company = { isCompanyDisabled, isCompanyLeaving: deletion !== undefined, isTrialOver };
  const caller = { role, needs: [], isEmployeeDisabled: false, ...company };
  return refusal(caller, 'work_log.edit') === undefined;
}
