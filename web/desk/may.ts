// What the person may do now: by their role in the office, and by the state of the company.

import { type Permission, refusal } from '#shared/access.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTrial } from '#web/billing/subscription.ts';

/**
 * Nothing is changed while the company is disabled or being deleted, nor after the grace of its trial. The server
 * refuses the same; the screens use this to leave out buttons that cannot work.
 */
export function useMay(permission: Permission): boolean {
  const { role, manager, disabled: isCompanyDisabled = false, deletion } = useSignedIn();
  const { isReadOnly: isTrialOver } = useTrial();
  const company = { isCompanyDisabled, isCompanyLeaving: deletion !== undefined, isTrialOver };
  const officeRole = manager?.office_role;
  const caller = { role, officeRole, needs: [], isEmployeeDisabled: false, ...company };
  return refusal(caller, permission) === undefined;
}
