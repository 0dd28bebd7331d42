// Every endpoint of the contract with its good request and the session that may send it.

import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import type { Tenant } from '#test/kit/system/tenant.ts';
import { inputs } from './inputs.ts';
import { isOpen, roleOf } from './who-may.ts';

export const endpoints: readonly Endpoint[] = groups.flatMap((group) =>
  Object.values<Endpoint>(group.endpoints),
);

export function requestOf(endpoint: Endpoint) {
  const input = inputs[routeKey(endpoint)];
  if (!input) throw new Error(`test/api/inputs.ts has no request of ${routeKey(endpoint)}`);
  return input;
}

/** The session of a role that may call `endpoint` in company `of`; none for public endpoints. */
export function tokenFor(endpoint: Endpoint, of: Tenant, admin: string): string | undefined {
  if (isOpen(endpoint)) return undefined;
  // Only a clocked-in employee can clock out or switch.
  const employee = /clock_out|switch$/.test(endpoint.path) ? of.tokens.oli : of.tokens.anna;
  const tokens = {
    ADMIN: admin,
    COMPANY: of.tokens.company,
    COMPANY_TIME_CLOCK: of.tokens.kiosk,
    EMPLOYEE: employee,
  };
  return tokens[roleOf(endpoint) ?? 'COMPANY'];
}
