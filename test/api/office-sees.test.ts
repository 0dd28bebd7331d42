// What each person of the office sees: every endpoint their role holds is asked, and secrets are looked for in the answers.

import { describe, expect, it } from 'vitest';
import { isHeldBy, type OfficeRole } from '#shared/access.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import { reportAddress } from '#test/kit/world/mailed-report.ts';
import { employeePassword, secrets } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';
import { ask } from './asking.ts';
import { endpoints, requestOf } from './every-endpoint.ts';
import { isOpen, roleOf } from './who-may.ts';

const { here } = useTenant();

/** After such a call the others cannot be asked. */
const ends = /logout|password|sessions$|time_clock.login|remove|delete|^DELETE/;
const asked = (role: OfficeRole) =>
  endpoints.filter((endpoint) => {
    if (isOpen(endpoint) || endpoint.access === 'public' || ends.test(routeKey(endpoint))) return false;
    return [undefined, 'COMPANY'].includes(roleOf(endpoint)) && isHeldBy(endpoint.access, role);
  });

/** Every answer that a role gets to the good requests, in each form that an endpoint has. */
async function answersTo(role: OfficeRole): Promise<string> {
  const { system, tenant } = here;
  const texts: string[] = [];
  for (const endpoint of asked(role)) {
    const sent = requestOf(endpoint)(tenant.ids, tenant);
    for (const accept of ['application/json', ...Object.keys(endpoint.forms ?? {})])
      texts.push((await ask(system.api, endpoint, sent, tenant.office[role], { accept })).text);
  }
  return texts.join('\n');
}

describe('secrets of a company', () => {
  const table: readonly (readonly [string, () => string, readonly OfficeRole[]])[] = [
    ['an employee’s letters', () => `"login_token":"${employeePassword}"`, ['everything']],
    ['an employee’s phone', () => secrets.phone, ['everything']],
    ['the time clock’s link', () => here.tenant.links.timeClock, ['everything']],
    ['who gets reports by mail', () => reportAddress, ['everything']],
    ['an employee’s kennitala', () => secrets.kennitala, ['everything', 'pay']],
  ];

  it.each(['projects', 'pay', 'read', 'everything'] as const)(
    'are shown to the role %s as the table says',
    async (role) => {
      const answers = await answersTo(role);
      const seen = table.filter(([, secret]) => answers.includes(secret())).map(([name]) => name);
      expect(seen).toEqual(table.filter(([, , roles]) => roles.includes(role)).map(([name]) => name));
    },
  );
});
