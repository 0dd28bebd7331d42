// Whether the company may change things now: not while it is disabled, nor after its trial's grace.

import { refusal } from '#shared/access.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTrial } from './subscription.ts';

/** The server refuses the same; here it only spares people buttons that cannot work. */
export function useMayWrite(): boolean {
  const { role, disabled: isCompanyDisabled = false } = useSignedIn();
  const { isReadOnly: isTrialOver } = useTrial();
  const caller = { role, needs: [], isEmployeeDisabled: false, isCompanyDisabled, isTrialOver };
  return refusal(caller, 'work_log.edit') === undefined;
}
