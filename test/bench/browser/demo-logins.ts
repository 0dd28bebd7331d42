// Who logs in to the demo for a picture: the office, the time clock, or an employee who is clocked in.

import * as z from 'zod';
import { callerOf } from '#test/kit/system/caller.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import type { Credentials } from '#test/kit/browser/visitor.ts';

type System = Pick<RunningSystem, 'api' | 'logins'>;

function passwordOf({ logins }: System, company: string): string {
  const found = logins.find((one) => one.role === 'COMPANY' && one.company === company);
  if (!found) throw new Error(`the demo has no login of ${company}`);
  return found.password;
}

export const loginOf = (
  system: System,
  role: 'COMPANY' | 'COMPANY_TIME_CLOCK',
  company: string,
): Credentials => ({ role, name: company, password: passwordOf(system, company) });

/** An employee of the company who is clocked in, with the password that only the company is shown. */
export async function whoIsIn(system: System, company: string): Promise<Credentials> {
  const call = callerOf(system.api);
  const body = { username: company, password: passwordOf(system, company) };
  const reply = await call('POST', '/api/login', { body });
  const { session_token: token } = z.object({ session_token: z.string() }).parse(reply.body);
  const people = z.array(z.object({ id: z.string(), name: z.string(), login_token: z.string() }));
  const entries = z.array(
    z.object({ employee: z.object({ id: z.string() }), end_time: z.string().optional() }),
  );
  const employees = people.parse((await call('GET', '/api/employees', { token })).body);
  const open = entries
    .parse((await call('GET', '/api/worklogs', { token })).body)
    .find(({ end_time }) => end_time === undefined);
  const found = employees.find(({ id }) => id === open?.employee.id) ?? employees[0];
  if (!found) throw new Error(`${company} has no employees`);
  return { role: 'EMPLOYEE', company, name: found.name, password: found.login_token };
}
