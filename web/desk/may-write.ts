// Whether the company may change things now: not while it is disabled, nor after its trial's grace.

import { refusal } from '#shared/access.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTrial } from '#web/billing/subscription.ts';

/** The server refuses the same; here it only spares people buttons that cannot work. */
export function useMayWrite(): boolean {
  const { role, disabled: isCompanyDisabled = false, deletion } = useSignedIn();
  const { isReadOnly: isTrialOver } = useTrial();
  const company = { isCompanyDisabled, isCompanyLeaving: deletion !== undefined, isTrialOver };
  const caller = { role, needs: [], isEmployeeDisabled: false, ...company };
  return refusal(caller, 'work_log.edit') === undefined;
}
