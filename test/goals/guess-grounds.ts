// What the attackers of `goal:guess` have collected before they begin: devices, links, and letters that are over.

import { changeEmployee, createEmployee, findEmployeeNamed } from '#functions/domain/employees/employees.ts';
import { self } from '#functions/domain/sessions/sessions.ts';
import { employeeLogin, timeClockLoginByLink } from '#functions/domain/sign-in/sign-in.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { People } from '#test/kit/world/people.ts';

/** Devices of one employee, and time clocks of one link, that the attackers hold. */
export const devicesHeld = 8;
const minted = 40;
export const letters = 'kpwr';
const oldLetters = 'htzm';
/** The work of one hash is no part of the figures. */
const cheapHash = `scrypt$64$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export type Person = {
  company: string;
  name: string;
  employee: Employee;
  old: string[];
  device: string | undefined;
};
type Clock = { company: string; ctx: Awaited<ReturnType<People['asCompany']>>; device: string };
export type Grounds = { people: Person[]; clocks: Clock[]; stolen: { who: Person; devices: string[] }[] };

export const entering =
  (world: People) => (who: { company: string; name: string }, password: string, more: object) =>
    employeeLogin(world.asVisitor(more), {
      body: { company_name: who.company, employee_name: who.name, password },
    });

/** A company with its crew, whose letters were changed once, and what attackers have collected of it. */
export async function aCrew(world: People, name: string, employees: number, grounds: Grounds): Promise<void> {
  const company = await world.aCompany(name);
  const enter = entering(world);
  const crew: Person[] = [];
  for (let n = 0; n < employees; n += 1) {
    const one = { company: company.name, name: `Employee ${n}` };
    const ctx = await world.asCompany(company.token);
    const { id } = await createEmployee(ctx, { body: { name: one.name, token: oldLetters } });
    const old: string[] = [];
    for (let k = 0; k < 2; k += 1) old.push((await enter(one, oldLetters, {})).device_token ?? '');
    await changeEmployee(ctx, { body: { id, new_token: letters } });
    const employee = await findEmployeeNamed(world, company.id, one.name);
    if (!employee) throw new Error('an employee is lost');
    // One in five has logged in on the own phone before.
    const known = n % 5 === 0 ? await enter(one, letters, {}) : undefined;
    crew.push({ ...one, employee, old, device: known?.device_token });
  }
  grounds.people.push(...crew);
  const who = crew[1];
  if (who) {
    const devices: string[] = [];
    for (let k = 0; k < devicesHeld; k += 1) devices.push((await enter(who, letters, {})).device_token ?? '');
    grounds.stolen.push({ who, devices });
  }
  await world.table.write({ update: keys.company(company.id), set: { w: cheapHash } });
  const { time_clock_token: token } = await self(await world.asCompany(company.token));
  for (let k = 0; k < minted; k += 1) {
    const clock = await timeClockLoginByLink(world.asVisitor(), { body: { token: token ?? '' } });
    const ctx = await world.asCompany(clock.session_token ?? '');
    grounds.clocks.push({ company: company.name, ctx, device: clock.device_token ?? '' });
  }
}
