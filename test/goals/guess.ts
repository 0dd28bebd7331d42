// `npm run goal:guess`: a million guesses at four letters from one address, a hundred and ten thousand, in a day each.

import { createEmployee } from '#functions/domain/employees/employees.ts';
import { employeeLogin } from '#functions/domain/sessions/sign-in.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { budgets, employeeTokenAlphabet } from '#shared/limits.ts';

import { openPeople } from '#test/kit/people.ts';

const all = Number(process.argv[2] ?? 1_000_000);
const crowds = [1, 100, 10_000];
/** Employees of the companies that are tried: one alone gets all, a crew shares. */
const crews = [1, 4, 20, 50];
/** Guesses that arrive at the same moment: a count that parallel ones outrun is none. */
const atOnce = 20;
const daySeconds = 86_400;
/** Four letters each of twenty: what one evaluated guess is worth. */
const worth = 1 / employeeTokenAlphabet.length ** 4;
const wrong = 'zzzz';

type Seen = Map<string, number>;
const count = (seen: Seen, of: string): Seen => seen.set(of, (seen.get(of) ?? 0) + 1);
const most = (seen: Seen) => Math.max(0, ...seen.values());
const complaints: string[] = [];

/** A day in which `guesses` come from `addresses`, spread over everybody; staff log in on their phones meanwhile. */
async function aDay(addresses: number, guesses: number): Promise<void> {
  const world = await openPeople();
  const people: { company: string; name: string; device: string | undefined }[] = [];
  const enter = (one: { company: string; name: string }, password: string, more: object) =>
    employeeLogin(world.arriving(more), {
      body: { company_name: one.company, employee_name: one.name, password },
    });
  for (const [c, employees] of crews.entries()) {
    const company = await world.aCompany(`Company ${c}`);
    for (let n = 0; n < employees; n += 1) {
      const one = { company: company.name, name: `Employee ${n}` };
      const ctx = await world.asCompany(company.token);
      await createEmployee(ctx, { body: { name: one.name, token: 'bdgk' } });
      // One in five has logged in on the own phone before.
      const known = n % 5 === 0 ? await enter(one, 'bdgk', {}) : undefined;
      people.push({ ...one, device: known?.device_token });
    }
  }
  const staff = people.filter(({ device }) => device !== undefined);
  const begin = world.clock.now;
  const seen: { company: Seen; employee: Seen; address: Seen } = {
    company: new Map(),
    employee: new Map(),
    address: new Map(),
  };
  let refused = 0;
  let lockedOut = 0;
  let logins = 0;

  const guess = async (number: number): Promise<void> => {
    // No order that repeats: every address meets every company and everybody in it.
    const who = people[(number * 37) % people.length];
    if (!who) throw new Error('nobody to guess at');
    const from = number % addresses;
    const address = `198.18.${from >> 8}.${from & 255}`;
    try {
      await enter(who, wrong, { address });
      throw new Error('a wrong password was taken');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'too_many_requests') {
        refused += 1;
        return;
      }
      count(seen.company, who.company);
      count(seen.employee, `${who.company} ${who.name}`);
      count(seen.address, address);
    }
  };
  const staffTurns = Math.max(1, Math.floor(guesses / atOnce / 24));
  for (let number = 0; number < guesses; number += atOnce) {
    world.clock.now = begin + Math.floor((number / guesses) * daySeconds);
    await Promise.all(
      Array.from({ length: Math.min(atOnce, guesses - number) }, (_, at) => guess(number + at)),
    );
    if ((number / atOnce) % staffTurns === 0)
      for (const one of staff) {
        logins += 1;
        await enter(one, 'bdgk', { device: one.device, address: '198.18.0.0' }).catch(() => (lockedOut += 1));
      }
  }
  await world.close();

  const rows = [
    ['by company', most(seen.company), budgets.companyEmployeesGuess[0]],
    ['by employee', most(seen.employee), budgets.employeeGuess[0]],
    ['by address', most(seen.address), budgets.addressGuess[0]],
    ['log-ins of known devices refused', lockedOut, 0],
  ] as const;
  for (const [name, figure, atMost] of rows)
    if (figure > atMost) complaints.push(`${addresses} addresses, ${name}: ${figure}, at most ${atMost}`);
  const chance = most(seen.company) * worth;
  if (chance >= 1e-4) complaints.push(`${addresses} addresses: a company is hit with ${chance}`);
  if (most(seen.company) === 0 || logins === 0) complaints.push(`${addresses} addresses: nothing was tried`);
  console.log(
    `${addresses} addresses: ${guesses} guesses, ${refused} refused unread; evaluated at most ${most(seen.company)} a company, ` +
      `${most(seen.employee)} an employee, ${most(seen.address)} an address; chance ${chance.toExponential(2)} a company and day; ` +
      `${logins} log-ins of known devices, ${lockedOut} refused`,
  );
}

for (const addresses of crowds) await aDay(addresses, Math.ceil(all / crowds.length));
for (const complaint of complaints) console.error(complaint);
console.log(complaints.length ? `${complaints.length} budgets broken` : 'every budget held');
process.exitCode = complaints.length ? 1 : 0;
