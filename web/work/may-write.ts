// Whether the company may change things now: not while it is disabled, nor after its trial's grace.

import { isTrialOver, refusal } from '#shared/access.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { fromWire } from '#shared/time/instant.ts';
import { nowSeconds } from './company-time.ts';

/** The server refuses the same; here it only spares people buttons that cannot work. */
export function useMayWrite(): boolean {
  const { role, disabled, created, paying_customer } = useSignedIn();
  const company = { createdAt: fromWire(created ?? '') ?? nowSeconds(), isPaying: paying_customer ?? false };
  const caller = {
    role,
    needs: [],
    isEmployeeDisabled: false,
    isCompanyDisabled: disabled ?? false,
    isTrialOver: isTrialOver(company, nowSeconds()),
  };
  return refusal(caller, 'work_log.edit') === undefined;
}
