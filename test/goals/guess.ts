// `npm run goal:guess`: a million guesses from one address, a hundred and ten thousand, in a day each, by attackers who
// hoard: devices of letters that were changed since, devices of one employee, and time clocks opened by a link.

import { proveAtTimeClock } from '#functions/domain/employees/employees.ts';
import { timeClockLogin } from '#functions/domain/sign-in/sign-in.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { budgets, employeeTokenAlphabet } from '#shared/limits.ts';
import { aCrew, devicesHeld, entering, type Grounds, letters, type Person } from './guess-grounds.ts';
import { openPeople, type People } from '#test/kit/world/people.ts';

const all = Number(process.argv[2] ?? 1_000_000);
const crowds = [1, 100, 10_000];
/** Employees of the companies that are tried: one alone gets all, a crew shares. */
const crews = [1, 4, 20, 50];
/** Guesses that arrive at the same moment: a count that parallel guesses can outrun would protect nothing. */
const atOnce = 20;
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
/** Four letters each of twenty: what one evaluated guess is worth. */
const worth = 1 / employeeTokenAlphabet.length ** 4;
const wrong = 'zzzz';

type Seen = Map<string, number>;
const count = (seen: Seen, one: string): Seen => seen.set(one, (seen.get(one) ?? 0) + 1);
const most = (seen: Seen) => Math.max(0, ...seen.values());
const complaints: string[] = [];

/** Guesses that were compared with a password, by target; all others were refused unread. */
type Figures = Record<'company' | 'employee' | 'address' | 'password' | 'tile' | 'stolen', Seen> & {
  refused: number;
};

function guesser(world: People, { people, clocks, stolen }: Grounds, addresses: number, seen: Figures) {
  const enter = entering(world);
  const ways = [
    // With nothing, then with a device that knew the letters of before.
    (n: number, address: string, who: Person) =>
      enter(who, wrong, { address, device: n % 2 ? who.old[n % who.old.length] : undefined }).catch(
        judged(
          [seen.company, who.company],
          [seen.employee, `${who.company} ${who.name}`],
          [seen.address, address],
        ),
      ),
    // The company's password, on devices that its time-clock link has made.
    (n: number, address: string) => {
      const { company, device } = of(clocks, n);
      const hour = `${company} ${Math.floor(world.clock.now / hourSeconds)}`;
      return timeClockLogin(world.asVisitor({ address, device }), {
        body: { username: company, password: wrong },
      }).catch(judged([seen.password, hour], [seen.address, address]));
    },
    // Letters, at time clocks that the link has opened.
    (n: number, _: string, who: Person) => {
      const { ctx } = of(
        clocks.filter(({ company }) => company === who.company),
        n,
      );
      return proveAtTimeClock({ ...ctx, now: world.clock.now }, who.employee, wrong).catch(
        judged([seen.tile, `${who.company} ${who.name}`]),
      );
    },
    // Letters, on many devices of one employee.
    (n: number) => {
      const { who, devices } = of(stolen, n);
      return enter(who, wrong, { device: of(devices, n) }).catch(judged([seen.stolen, who.company]));
    },
  ];
  const judged =
    (...counts: [Seen, string][]) =>
    (error: unknown): void => {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'too_many_requests' || error.code === 'time_clock_name_waits') seen.refused += 1;
      else for (const [figure, whose] of counts) count(figure, whose);
    };
  return async (n: number): Promise<void> => {
    const from = n % addresses;
    // No order that repeats: every address tries every company and every employee, in every way.
    const who = of(people, n * 37 + Math.floor(n / people.length));
    const way = of([0, 0, 0, 1, 0, 2, 0, 3], n + Math.floor(n / 8));
    await of(ways, way)(n, `198.18.${from >> 8}.${from & 255}`, who);
  };
}
function of<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('no person to guess at');
  return one;
}

/** A day in which `guesses` come from `addresses`, spread over all employees; staff log in on their phones meanwhile. */
async function aDay(addresses: number, guesses: number): Promise<void> {
  const world = await openPeople();
  const grounds: Grounds = { people: [], clocks: [], stolen: [] };
  for (const [c, employees] of crews.entries()) await aCrew(world, `Company ${c}`, employees, grounds);
  const staff = grounds.people.filter(({ device }) => device !== undefined);
  // Whole hours, so that an hour's figure is one of the clock's.
  const begin = Math.ceil(world.clock.now / hourSeconds) * hourSeconds;
  const figure = (): Seen => new Map();
  const seen: Figures = {
    company: figure(),
    employee: figure(),
    address: figure(),
    password: figure(),
    tile: figure(),
    stolen: figure(),
    refused: 0,
  };
  const guess = guesser(world, grounds, addresses, seen);
  let [logins, lockedOut] = [0, 0];
  const staffTurns = Math.max(1, Math.floor(guesses / atOnce / 24));
  for (let number = 0; number < guesses; number += atOnce) {
    world.clock.now = begin + Math.floor((number / guesses) * daySeconds);
    await Promise.all(
      Array.from({ length: Math.min(atOnce, guesses - number) }, (_, at) => guess(number + at)),
    );
    if ((number / atOnce) % staffTurns === 0)
      for (const { company, name, device } of staff) {
        logins += 1;
        const mine = { device, address: '198.18.0.0' };
        await entering(world)({ company, name }, letters, mine).catch(() => (lockedOut += 1));
      }
  }
  await world.close();
  report(addresses, guesses, seen, { logins, lockedOut });
}

function report(
  addresses: number,
  guesses: number,
  seen: Figures,
  { logins, lockedOut }: { logins: number; lockedOut: number },
): void {
  const rows = [
    [
      'letters of a company, on devices that have never logged in',
      most(seen.company),
      budgets.companyEmployeesGuess[0],
    ],
    ['letters of an employee', most(seen.employee), budgets.employeeGuess[0]],
    ['by an address', most(seen.address), budgets.addressGuess[0]],
    ['company password in an hour, with time-clock links', most(seen.password), budgets.companyGuess[0]],
    ['letters of an employee at time clocks of a link', most(seen.tile), budgets.timeClockUnknownTiles[0]],
    [
      `letters of the one whose ${devicesHeld} devices they hold`,
      most(seen.stolen),
      budgets.deviceGuessDay[0],
    ],
    ['log-ins of known devices refused', lockedOut, 0],
  ] as const;
  console.log(`${addresses} addresses: ${guesses} guesses, ${seen.refused} refused unread; judged at most:`);
  for (const [name, figure, atMost] of rows) {
    console.log(`  ${figure} ${name} (of ${atMost})`);
    if (figure > atMost) complaints.push(`${addresses} addresses, ${name}: ${figure}, at most ${atMost}`);
  }
  const chance = most(seen.company) * worth;
  console.log(
    `  ${chance.toExponential(2)} is the chance a company and day; ${logins} log-ins of known devices`,
  );
  if (chance >= 1e-4) complaints.push(`${addresses} addresses: a company is hit with ${chance}`);
  const tried = [seen.address, seen.tile, seen.stolen];
  if (tried.some((figure) => most(figure) === 0) || logins === 0)
    complaints.push(`${addresses} addresses: nothing was tried`);
}

for (const addresses of crowds) await aDay(addresses, Math.ceil(all / crowds.length));
for (const complaint of complaints) console.error(complaint);
console.log(complaints.length ? `${complaints.length} budgets broken` : 'every budget held');
process.exitCode = complaints.length ? 1 : 0;
