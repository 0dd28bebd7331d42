// Every rule that the checker keeps: rows that are sound break it one by one, and the report says whose they are and what is wrong.

import { expect, it } from 'vitest';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { correctionId, openCorrectionsItem, settleChanges } from '#functions/table/rows/correction-row.ts';
import { keys } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { passkeysItem } from '#functions/table/rows/passkey-row.ts';
import { payrollItem } from '#functions/table/rows/payroll/payroll-row.ts';
import { photoItem } from '#functions/table/rows/photo-row.ts';
import { placeOf } from '#functions/table/rows/work-log-row.ts';
import { commentRow } from '#functions/table/rows/work-log-parts.ts';
import type { Item } from '#functions/table/write.ts';
import { passkeysMax } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { aPeriodSite, monthly, october, shift } from '#test/domain/payroll/period-site.ts';
import { openWorld } from '#test/kit/world/context.ts';
import { managerRow } from '#test/kit/world/rows.ts';

const world = await openWorld('2026-11-02T08:00:00Z');
const site = await aPeriodSite(world, { pay_periods: monthly('lock') });
const { company, anna, bjorn, roof, wall } = site;
const other = await world.aCompany();
const { now } = world.clock;

/** A clocked entry with a photo and an edit, one that moved to another month, one that runs, and a locked October. */
const [octobers] = await site.added(shift('10-30'));
await site.edited({ id: octobers?.id ?? '', approved: true });
await site.moved('locked');
world.pass(60);
const pressed = await site.worked(3600, { project_id: wall.id });
await site.edited({ id: pressed.id, new_end_time: toWire(world.clock.now - 60), approved: true });
const [away] = await site.added(shift('11-02', '08:01'));
await site.edited({
  id: away?.id ?? '',
  new_start_time: '2026-09-01T08:00:00Z',
  new_end_time: '2026-09-01T09:00:00Z',
});
const open = await site.clockedIn({}, bjorn);
const bara = managerRow(now, company.id, { name: 'Bára', email: 'bara@example.com', joinedAt: now });
const passkey = {
  id: 'k',
  credentialId: 'c',
  publicKey: 'p',
  counter: 0,
  transports: [],
  name: 'Phone',
  isSynced: false,
  madeAt: now,
};
const asked = {
  companyId: company.id,
  employeeId: anna.id,
  id: correctionId(anna.id, 'asked'),
  workLogId: undefined,
  startAt: now,
  endAt: now + 60,
  projectId: roof.id,
  word: '',
  askedAt: now,
};
const photo = {
  companyId: company.id,
  id: 'f1',
  subject: anna.id,
  type: 'image/jpeg',
  bytes: 9,
  beganAt: now,
  state: 'ready' as const,
  workLogId: pressed.id,
  commentId: 'm1',
  releasedAt: undefined,
};
const payrollFile = payrollItem({
  companyId: company.id,
  id: '1',
  exportId: 'x1',
  system: 'payday',
  from: october,
  to: '2026-10-31',
  filters: { from: october, to: '2026-10-31' },
  options: {},
  items: [{ item: 'Hours', kinds: ['regular'], seconds: 90 }],
  employees: [
    [anna.id, [60]],
    [bjorn.id, [30]],
  ],
  entryMonths: [],
  fileName: 'payday.xlsx',
  sha256: 'hash',
  readAt: now,
  madeAt: now,
  by: { kind: 'Company', name: '' },
});
const placeIn = (id: string) => placeOf(id) ?? expect.fail(`${id} names no place`);
const rowKey = ({ id }: { id: string }) => keys.workLog(company.id, placeIn(id).month, placeIn(id).entry);
const shown = {
  id: 'm1',
  text: '',
  createdAt: now,
  createdBy: 'Employee' as const,
  photoId: 'f1',
  photoState: 'ready' as const,
};
await world.table.write(
  ...newManager(bara, 'bara@example.com'),
  { update: keys.count(company.id, 'managers'), set: { n: 1, v: 1 } },
  { put: passkeysItem(company.id, bara.id, { version: 1, all: [passkey] }) },
  { put: { ...keys.openCorrections(company.id, anna.id), ...openCorrectionsItem(asked) } },
  { put: photoItem(photo) },
  { update: rowKey(pressed), set: { 'c.m1': commentRow.item(shown) } },
  { put: payrollFile },
  { put: { ...keys.exportJob(company.id, 'x1'), k: 'payday', s: 'done' } },
);
const sound = await world.items();
await world.close();

type Key = { readonly PK: string; readonly SK: string };
const isAt =
  ({ PK, SK }: Key) =>
  (item: Item) =>
    item['PK'] === PK && item['SK'] === SK;
/** The rows with one of them changed; `undefined` takes an attribute away. */
function changed(key: Key, change: Item): Item[] {
  expect(sound.filter(isAt(key))).toHaveLength(1);
  return sound.map((item) =>
    isAt(key)(item)
      ? Object.fromEntries(Object.entries({ ...item, ...change }).filter(([, value]) => value !== undefined))
      : item,
  );
}
const without = (key: Key): Item[] => {
  expect(sound.filter(isAt(key))).toHaveLength(1);
  return sound.filter((item) => !isAt(key)(item));
};
const rowAt = (key: Key): Item => sound.find(isAt(key)) ?? expect.fail(`there is no ${key.PK} ${key.SK}`);
const saidOf = (items: readonly Item[], at = Infinity) =>
  checkInvariants(items, at).map(({ invariant, about, says }) => `${invariant} ${about}: ${says}`);

const ofPressed = rowKey(pressed);
const ofOctober = rowKey({ id: octobers?.id ?? '' });
const september = `C#${company.id}#W#202609`;
const moved = sound.find(({ PK }) => PK === september) ?? expect.fail('the entry has moved');
const awayKey = { PK: september, SK: String(moved['SK']) };

it('is quiet about sound rows, those of other companies and of nobody', () => {
  expect(saidOf(sound)).toEqual([]);
  expect(saidOf([...sound, { PK: 'B#budget', SK: 'A' }, { PK: `L#${other.id}`, SK: 'A' }])).toEqual([]);
});

it.each<[string, () => Item[], readonly (string | RegExp)[]]>([
  [
    'a pointer that names another start than its entry',
    () =>
      changed(keys.employee(company.id, bjorn.id), {
        o: { i: open.id, m: '202611', k: 'x', s: 1, p: roof.id },
      }),
    [/^I1 e\w+: open are \[\["w.*the pointer says \[\["w/],
  ],
  [
    'one id in two rows, and the same press in both',
    () => [...sound, { ...rowAt(ofPressed), PK: `C#${company.id}#W#202610`, i: pressed.id }],
    [
      `I3 ${pressed.id}: id ${pressed.id} has had two effects`,
      /^I3 w\w+: start press e\w+ \S+ has had two effects$/,
      /^I3 w\w+: end press e\w+ \S{8} has had two effects$/,
      `I3 ${pressed.id}: its id leads to nothing`,
      /^I8 p\w+: its entries sum to/,
    ],
  ],
  [
    'an id that names no place',
    () => changed(awayKey, { i: 'nonsense' }),
    [
      'I3 nonsense: the id names no place',
      /^I3 .*: w\w+ has become nonsense$/,
      /^I5 w\w+: has a history and no row$/,
      'I3 nonsense: version 2 after 0 changes',
      'I4 nonsense: has lost its first start',
      'I4 nonsense: has lost its first end',
    ],
  ],
  [
    'a forwarding row that leads to nothing',
    () => without(awayKey),
    [
      /^I3 202611#\S+: is forwarded to 202609#\S+, where nothing is$/,
      /^I5 w\w+: has a history and no row$/,
      /^I8 p\w+: its entries sum to/,
    ],
  ],
  [
    'an entry that ends when it starts',
    () => changed(ofOctober, { e: rowAt(ofOctober)['s'] }),
    [
      `I8 ${roof.id}: its entries sum to 3600, kept are 32400`,
      `I4 ${octobers?.id}: ends no later than it starts`,
    ],
  ],
  [
    'an entry that has lost its end, and its first one',
    () => changed(ofPressed, { e: undefined }),
    [/^I1 e\w+: open are/, /^I8 p\w+: its entries sum to 0/, `I4 ${pressed.id}: has lost its end`],
  ],
  [
    'first times that the history does not say',
    () => changed(ofPressed, { os: 5, oe: 6 }),
    [`I4 ${pressed.id}: has lost its first start`, `I4 ${pressed.id}: has lost its first end`],
  ],
  [
    'an employee and a project that are not there',
    () =>
      without(keys.employee(company.id, bjorn.id)).filter(
        (item) => !isAt(keys.project(company.id, roof.id))(item),
      ),
    [
      /^I5 w\w+: names p\w+, which is not there$/,
      /^I5 w\w+: names e\w+, who is not there$/,
      /^I5 w\w+: names p\w+, which is not there$/,
      /^I5 w\w+: names p\w+, which is not there$/,
      /^I9 e\w+: EN#\S+ is kept for a name that is not in use$/,
      /^I9 p\w+: PN#\S+ is kept for a name that is not in use$/,
    ],
  ],
  [
    'entries of no company',
    () => without(keys.company(company.id)),
    sound.flatMap((item) =>
      String(item['PK']).startsWith(`C#${company.id}#W#`) && item['f'] === undefined
        ? [/^I5 w\w+: belongs to no company$/]
        : [],
    ),
  ],
  [
    'an approval without its line, and a change that left it',
    () => changed(ofOctober, { a: undefined }),
    [`I6 ${octobers?.id}: its approval has no line`],
  ],
  [
    'a newest start that no entry has',
    () => changed(keys.employee(company.id, anna.id), { la: 7 }),
    [/^I8 e\w+: newest start is \d+, kept is 7$/],
  ],
  ...(['apiKeys', 'employees', 'managers', 'projects'] as const).map(
    (of): [string, () => Item[], RegExp[]] => [
      `a counter of ${of}`,
      () => [
        ...sound.filter((item) => !isAt(keys.count(company.id, of))(item)),
        { ...keys.count(company.id, of), n: 9 },
      ],
      [new RegExp(`^I8 c\\w+: has \\d ${of}, 9 are counted$`)],
    ],
  ),
  [
    'a list of unfinished exports that names one that is done',
    () => [...sound, { ...keys.unfinishedExports(company.id), n: 2, x1: 1 }],
    [`I12 ${company.id}: exports  are unfinished; 2 are listed: x1`],
  ],
  [
    'a waiting request that was answered, and is counted twice',
    () => [
      ...changed(keys.openCorrections(company.id, anna.id), { n: 2 }),
      ...settleChanges([asked], { state: 'taken', at: now, by: '' }).flatMap((one) =>
        'put' in one ? [one.put] : [],
      ),
    ],
    [`I8 ${anna.id}: waits for 1 requests, 2 are counted`, `I12 ${asked.id}: waits, though it was answered`],
  ],
  [
    'a waiting request of which one row alone says that it was answered',
    () => [
      ...sound,
      ...settleChanges([asked], { state: 'taken', at: now, by: '' }).flatMap((one) =>
        'put' in one && one.put.SK.startsWith('S#') ? [one.put] : [],
      ),
    ],
    [`I12 ${asked.id}: waits, though it was answered`],
  ],
  [
    'an e-mail that leads to nobody',
    () => [...sound, { ...keys.managerEmail('nobody@example.com', company.id), m: 'o0000000' }],
    ['I9 o0000000: an e-mail leads to a person without one'],
  ],
  [
    'a name that leads to somebody else',
    () => changed(keys.employeeName(company.id, 'Anna', foldedName), { e: bjorn.id }),
    [
      `I9 ${anna.id}: its name leads to ${bjorn.id}`,
      /^I9 e\w+: EN#\S+ is kept for a name that is not in use$/,
    ],
  ],
  [
    'a person who has left with an e-mail and passkeys',
    () => changed(keys.manager(company.id, bara.id), { le: now }),
    [
      `I8 ${company.id}: has 0 managers, 1 are counted`,
      `I9 ${bara.id}: has left with a log-in`,
      `I9 ${bara.id}: has passkeys and no access`,
    ],
  ],
  [
    'a person without the e-mail that leads to them',
    () => changed(keys.manager(company.id, bara.id), { e: undefined }),
    [`I9 ${bara.id}: its e-mail leads to none`, `I9 ${bara.id}: an e-mail leads to a person without one`],
  ],
  [
    'more passkeys than anybody may have',
    () => [
      ...without(keys.passkeys(company.id, bara.id)),
      passkeysItem(company.id, bara.id, {
        version: 1,
        all: Array.from({ length: passkeysMax + 1 }, () => passkey),
      }),
    ],
    [`I9 ${bara.id}: has ${passkeysMax + 1} passkeys`],
  ],
  [
    'a comment whose photo is of another entry',
    () => changed(keys.photo(company.id, 'f1'), { w: 'w2' }),
    [`I5 ${pressed.id}: shows f1, which is attached to w2`],
  ],
  [
    'a comment that says another state than its photo',
    () => changed(keys.photo(company.id, 'f1'), { s: 'waiting' }),
    ['I16 f1: is waiting, its comment says ready'],
  ],
  [
    'a finished payroll file without a record',
    () => without(keys.payrollFile(company.id, '1')),
    ['I12 x1: is done and has 0 records'],
  ],
  [
    'the record of a payroll file that failed',
    () => changed(keys.exportJob(company.id, 'x1'), { s: 'failed' }),
    ['I12 x1: is failed and has 1 records'],
  ],
  [
    'closed days that no period closes',
    () => changed(keys.company(company.id), { cd: undefined }),
    [/^I8 c\w+: closed are \[\{.*"2026-10-01".*\}\], kept is \[\]$/],
  ],
  [
    'an entry of closed days that was changed by hand',
    () =>
      sound.map((item) =>
        item['PK'] === `C#${company.id}#H#${octobers?.id}` ? { ...item, u: now + 30 } : item,
      ),
    // With its start before the change, and after it.
    [1, 2].map(() => /^I17 w\w+: Company changed 2026-10-30 at \d+, closed since \d+$/),
  ],
])('says of %s which rule it breaks', (_, broken, expected) => {
  const said = saidOf(broken());
  const unlike = expected.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one)));
  expect(said.toSorted()).toEqual(expect.arrayContaining(unlike));
  expect(said).toHaveLength(expected.length);
});

it('says of two employees that they have one name', () => {
  const named = changed(keys.employee(company.id, bjorn.id), { n: 'Anna' });
  expect(saidOf(named)).toContain(`I9 ${company.id}: two have the same name`);
});

it('says of an entry that it was changed after now', () => {
  expect(saidOf(sound, now - 1).every((one) => /^I4 w\w+: was changed at \d+, after now$/.test(one))).toBe(
    true,
  );
  expect(saidOf(sound, now - 1).length).toBeGreaterThan(2);
});
