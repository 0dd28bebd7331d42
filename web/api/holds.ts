// What the person may ever do by their role in the office, whatever the company's state.

import { isHeldBy, type Permission } from '#shared/access.ts';
import type { Session } from '#shared/model/company/company.ts';
import { useSignedIn } from './session.tsx';

/** Screens leave out what the person's role never includes. */
export const holds = ({ manager }: Pick<Session, 'manager'>, permission: Permission): boolean =>
  isHeldBy(permission, manager?.office_role);
export const useHolds = (permission: Permission): boolean => holds(useSignedIn(), permission);
