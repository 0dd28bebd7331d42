// `npm run goal:sms`: fifty trials try to send two hundred login SMS each in a day, to numbers of our countries and of others.

import { createEmployee, sendLoginSms } from '#functions/domain/employees/employees.ts';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { smsRequested } from '#events/notices.ts';
import { budgets, smsCountries } from '#shared/limits.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { openPeople } from '#test/kit/world/people.ts';

const trials = 50;
const sendsEach = Number(process.argv[2] ?? 200);
const daySeconds = 86_400;
/** One number in ten is in a country that is not on the list, where a call can be charged to us. */
const isElsewhere = (at: number): boolean => at % 10 === 9;
const numberOf = (trial: number, at: number): string =>
  isElsewhere(at)
    ? `+25261${String(2_000_000 + trial * 200 + at)}`
    : `+354611${String(trial * 180 + at).padStart(4, '0')}`;

const world = await openPeople();
const begin = world.clock.now;
type Trial = {
  readonly id: string;
  readonly token: string;
  readonly address: string;
  readonly isProven: boolean;
};

/** One in ten opens its welcome mail; each comes from an address of its own, so that only the whole is bounded. */
async function aTrial(number: number): Promise<Trial> {
  const address = `198.18.0.${number}`;
  const isProven = number % 10 === 0;
  const body = { name: `Trial ${number}`, email: `t${number}@example.com`, language: 'en' } as const;
  if (isProven) return { ...(await world.aCompany(body.name)), address, isProven };
  const reply = await requestTrial(world.asVisitor(), { body });
  return { id: reply.id, token: reply.session_token ?? '', address, isProven };
}

const refusals = new Map<string, number>();
async function send(trial: Trial, number: number, at: number): Promise<void> {
  const asOffice = () => world.asCompany(trial.token, { address: trial.address });
  const body = {
    name: `Employee ${at}`,
    token: 'bdgk',
    phone_number: numberOf(number, at),
  };
  try {
    const { id } = await createEmployee(await asOffice(), { body });
    await sendLoginSms(await asOffice(), { path: { id }, query: {} });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    refusals.set(error.code, (refusals.get(error.code) ?? 0) + 1);
  }
}

const all: Trial[] = [];
for (let number = 0; number < trials; number += 1) all.push(await aTrial(number));
for (let at = 0; at < sendsEach; at += 1) {
  world.clock.now = begin + Math.floor((at / sendsEach) * (daySeconds - 1));
  await Promise.all(all.map((trial, number) => send(trial, number, at)));
}
await world.close();

const sent = world.sent.flatMap(({ name, body }) =>
  name === smsRequested.name ? [smsRequested.body.parse(body)] : [],
);
const by = (companyId: string): number => sent.filter((one) => one.companyId === companyId).length;
const mostOf = (isProven: boolean): number =>
  Math.max(...all.filter((trial) => trial.isProven === isProven).map(({ id }) => by(id)));
const unproven = new Set(all.filter(({ isProven }) => !isProven).map(({ id }) => id));
const outside = sent.filter(
  ({ to }) => !smsCountries.includes(parsePhoneNumberFromString(to)?.country ?? ''),
);
const rows = [
  ['by one trial', mostOf(true), budgets.smsInTrial[0]],
  ['by one that opened no mail', mostOf(false), budgets.smsBeforeVerified[0]],
  [
    'by all that opened no mail',
    sent.filter(({ companyId }) => unproven.has(companyId)).length,
    budgets.smsUnverifiedPlatform[0],
  ],
  ['outside the countries', outside.length, 0],
] as const;
const broken = rows.filter(([, figure, atMost]) => figure > atMost);
console.log(
  `${trials} trials, ${sendsEach} sends each: ${sent.length} sent, refused ${JSON.stringify(Object.fromEntries(refusals))}`,
);
for (const [name, figure, atMost] of rows) console.log(`${name}: ${figure}, at most ${atMost}`);
if (sent.length === 0) console.error('nothing was sent');
console.log(broken.length ? `${broken.length} budgets broken` : 'every budget held');
process.exitCode = broken.length || sent.length === 0 ? 1 : 0;
