// The keys of the single table: no two shapes can collide, and a range holds its own kind only.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeFiles, read } from './source.ts';
import { type Key, keys, type Range, ranges } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { idKinds } from '#shared/model/ids.ts';

type Ids = {
  readonly cid: string;
  readonly eid: string;
  readonly a: string;
  readonly b: string;
  readonly n: number;
};

/** Every key of the page, made from the same ids: what one may be mistaken for, another must not be. */
const makers: Readonly<Record<keyof typeof keys, (ids: Ids) => Key>> = {
  company: ({ cid }) => keys.company(cid),
  employee: ({ cid, eid }) => keys.employee(cid, eid),
  employeeName: ({ cid, a }) => keys.employeeName(cid, a, foldedName),
  manager: ({ cid, eid }) => keys.manager(cid, eid),
  webhooks: ({ cid }) => keys.webhooks(cid),
  delivery: ({ cid, eid, a }) => keys.delivery(cid, eid, a),
  passkeys: ({ cid, eid }) => keys.passkeys(cid, eid),
  answeredQuestion: ({ cid, a }) => keys.answeredQuestion(cid, a),
  apiKey: ({ cid, eid }) => keys.apiKey(cid, eid),
  managerEmail: ({ cid, a }) => keys.managerEmail(a, cid),
  project: ({ cid, eid }) => keys.project(cid, eid),
  projectName: ({ cid, a }) => keys.projectName(cid, a, foldedName),
  workLog: ({ cid, eid, a, b }) => keys.workLog(cid, '202611', `${eid}#${a}#${b}`),
  deletedEntry: ({ cid, a }) => keys.deletedEntry(cid, a),
  replacedNote: ({ cid, a, b }) => keys.replacedNote(cid, a, b),
  history: ({ cid, a, b }) => keys.history(cid, a, b),
  session: ({ cid, eid, a }) => keys.session(cid, eid, a),
  link: ({ a }) => keys.link(a),
  linkOf: ({ cid, eid, a }) => keys.linkOf(cid, eid, a),
  receipt: ({ cid, a }) => keys.receipt(cid, a),
  outgoing: ({ n, a }) => keys.outgoing(n % 4, a),
  done: ({ a }) => keys.done(a),
  photo: ({ cid, a }) => keys.photo(cid, a),
  exportJob: ({ cid, a }) => keys.exportJob(cid, a),
  payrollSent: ({ cid, a }) => keys.payrollSent(cid, a),
  payrollFile: ({ cid, a }) => keys.payrollFile(cid, a),
  paidEntries: ({ cid, a, n }) => keys.paidEntries(cid, '202611', a, String(n)),
  payPeriod: ({ cid, a }) => keys.payPeriod(cid, a),
  openCorrections: ({ cid, eid }) => keys.openCorrections(cid, eid),
  settledCorrection: ({ cid, a }) => keys.settledCorrection(cid, a),
  answeredCorrection: ({ cid, a, n }) => keys.answeredCorrection(cid, n, a),
  entryCorrection: ({ cid, a, b }) => keys.entryCorrection(cid, a, b),
  dayNote: ({ cid, a, b }) => keys.dayNote(cid, a, b),
  payPeriodStep: ({ cid, a, b }) => keys.payPeriodStep(cid, a, b),
  hoursGate: ({ cid, n }) => keys.hoursGate(cid, n % 16),
  reportRun: ({ cid, a }) => keys.reportRun(cid, a),
  reportStop: ({ cid, a }) => keys.reportStop(cid, a),
  reportConsent: ({ cid, a }) => keys.reportConsent(cid, a),
  reportLink: ({ a }) => keys.reportLink(a),
  unfinishedExports: ({ cid }) => keys.unfinishedExports(cid),
  count: ({ cid, n }) => keys.count(cid, n % 2 ? 'employees' : 'projects'),
  cleanMonths: ({ cid }) => keys.cleanMonths(cid),
  subscription: ({ cid }) => keys.subscription(cid),
  cardUpdate: ({ cid, a }) => keys.cardUpdate(cid, a),
  oldNotes: ({ cid, a }) => keys.oldNotes(cid, a),
  audit: ({ cid, a }) => keys.audit(cid, a),
  companyName: ({ a }) => keys.companyName(a, foldedName),
  companyEmail: ({ cid, a }) => keys.companyEmail(a, cid),
  companyListed: ({ cid }) => keys.companyListed(cid),
  budget: ({ a, b }) => keys.budget(a, b),
  socialStatistic: () => keys.socialStatistic(),
  administrator: ({ a }) => keys.administrator(a),
};

/** Which shapes each range may hold. */
const held: Readonly<
  Record<keyof typeof ranges, { readonly of: (ids: Ids) => Range; readonly only: readonly string[] }>
> = {
  company: {
    of: ({ cid }) => ranges.company(cid),
    only: ['company', 'employee', 'employeeName', 'manager', 'project', 'projectName'],
  },
  employees: { of: ({ cid }) => ranges.employees(cid), only: ['employee'] },
  projects: { of: ({ cid }) => ranges.projects(cid), only: ['project'] },
  managers: { of: ({ cid }) => ranges.managers(cid), only: ['manager'] },
  deliveries: { of: ({ cid, eid }) => ranges.deliveries(cid, eid), only: ['delivery'] },
  passkeys: { of: ({ cid }) => ranges.passkeys(cid), only: ['passkeys'] },
  apiKeys: { of: ({ cid }) => ranges.apiKeys(cid), only: ['apiKey'] },
  month: { of: ({ cid }) => ranges.month(cid, '202611'), only: ['workLog'] },
  employeeMonth: { of: ({ cid, eid }) => ranges.employeeMonth(cid, '202611', eid), only: ['workLog'] },
  history: { of: ({ cid, a }) => ranges.history(cid, a), only: ['history'] },
  sessions: { of: ({ cid, eid }) => ranges.sessions(cid, eid), only: ['session'] },
  links: { of: ({ cid, eid }) => ranges.links(cid, eid), only: ['linkOf'] },
  photos: { of: ({ cid }) => ranges.photos(cid), only: ['photo'] },
  exportJobs: { of: ({ cid }) => ranges.exportJobs(cid), only: ['exportJob'] },
  payrollSent: { of: ({ cid }) => ranges.payrollSent(cid), only: ['payrollSent'] },
  payrollFiles: { of: ({ cid }) => ranges.payrollFiles(cid), only: ['payrollFile'] },
  paidEntries: { of: ({ cid }) => ranges.paidEntries(cid, '202611'), only: ['paidEntries'] },
  corrections: {
    of: ({ cid }) => ranges.corrections(cid),
    only: ['openCorrections', 'settledCorrection', 'answeredCorrection'],
  },
  entryCorrections: { of: ({ cid }) => ranges.entryCorrections(cid), only: ['entryCorrection'] },
  dayNotes: { of: ({ cid }) => ranges.dayNotes(cid), only: ['dayNote'] },
  payPeriods: { of: ({ cid }) => ranges.payPeriods(cid), only: ['payPeriod'] },
  payPeriodSteps: { of: ({ cid }) => ranges.payPeriodSteps(cid), only: ['payPeriodStep'] },
  reportRuns: { of: ({ cid }) => ranges.reportRuns(cid), only: ['reportRun'] },
  reportStops: { of: ({ cid }) => ranges.reportStops(cid), only: ['reportStop'] },
  reportConsents: { of: ({ cid }) => ranges.reportConsents(cid), only: ['reportConsent'] },
  unfinishedExports: { of: ({ n }) => ranges.unfinishedExports(n % 4), only: ['unfinishedExports'] },
  oldNotes: { of: ({ cid }) => ranges.oldNotes(cid), only: ['oldNotes'] },
  audit: { of: ({ cid }) => ranges.audit(cid), only: ['audit'] },
  outgoing: { of: ({ n }) => ranges.outgoing(n % 4), only: ['outgoing'] },
  companiesWithEmail: { of: ({ a }) => ranges.companiesWithEmail(a), only: ['companyEmail'] },
  managersWithEmail: { of: ({ a }) => ranges.managersWithEmail(a), only: ['managerEmail'] },
  companies: { of: ({ n }) => ranges.companies(n % 16), only: ['companyListed'] },
};

// What a client may send as an id, and names with every sign that a key uses itself.
const idLike = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
const nameLike = fc.oneof(
  idLike,
  fc.string({ maxLength: 30 }),
  fc.constantFrom('A', '-', 'E#e1', 'C#c1', '#', 'EN#'),
);
const someIds: fc.Arbitrary<Ids> = fc.record({
  cid: idLike,
  eid: idLike,
  a: idLike,
  b: idLike,
  n: fc.nat({ max: 15 }),
});
const text = ({ PK, SK }: Key) => JSON.stringify([PK, SK]);

function collisions(
  all: Readonly<Record<string, (ids: Ids) => Key>>,
  left: Ids,
  right: Ids,
): readonly string[] {
  const others = Object.entries(all).map(([name, make]) => ({ name, key: text(make(right)) }));
  return Object.entries(all).flatMap(([name, make]) => {
    const key = text(make(left));
    return others
      .filter((other) => other.name !== name && other.key === key)
      .map((other) => `${name} is ${other.name}`);
  });
}

describe('keys of the table', () => {
  it('of two shapes never meet, whatever the ids', () => {
    fc.assert(
      fc.property(someIds, someIds, (left, right) => {
        expect(collisions(makers, left, right)).toEqual([]);
      }),
      { numRuns: 200 },
    );
    const ids = { cid: 'c1', eid: 'A', a: 'a', b: 'b', n: 0 };
    const planted = { one: makers.company, other: ({ cid, eid }: Ids) => ({ PK: `C#${cid}`, SK: eid }) };
    expect(collisions(planted, ids, ids)).toEqual(['one is other', 'other is one']);
  });

  it('of one shape keep companies and ids apart', () => {
    fc.assert(
      fc.property(someIds, idLike, (ids, other) => {
        fc.pre(ids.cid !== other && ids.eid !== other);
        for (const make of [makers.employee, makers.project, makers.session, makers.workLog, makers.linkOf]) {
          expect(text(make(ids))).not.toBe(text(make({ ...ids, cid: other })));
          expect(text(make(ids))).not.toBe(text(make({ ...ids, eid: other })));
        }
      }),
    );
  });

  it('hold names as hashes, so that no name can pose as a key', () => {
    fc.assert(
      fc.property(nameLike, (name) => {
        for (const { PK, SK } of [
          keys.employeeName('c1', name, foldedName),
          keys.projectName('c1', name, foldedName),
          keys.companyName(name, foldedName),
          keys.companyEmail(name, 'c1'),
        ]) {
          expect(`${PK}|${SK}`).toMatch(/^(?:C#c1\|(?:EN|PN)#[\w-]{32}|(?:N|M)#[\w-]{32}\|(?:-|c1))$/);
        }
      }),
    );
  });

  it('in a range are of the kind it is asked for', () => {
    fc.assert(
      fc.property(someIds, someIds, (left, right) => {
        const made = Object.entries(makers).map(([name, make]) => ({
          name,
          keys: [make(left), make({ ...right, cid: left.cid })],
        }));
        for (const { of, only } of Object.values(held)) {
          const range = of(left);
          const found = made.filter((one) =>
            one.keys.some(({ PK, SK }) => PK === range.PK && SK.startsWith(range.begins)),
          );
          for (const { name } of found) expect(only, `${range.PK} ${range.begins}`).toContain(name);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('begin each kind of id with a letter of its own', () => {
    const letters = Object.values(idKinds).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

/** Attributes are named by their letters in the rows' own files only. */
const lettersIn = (source: string): readonly string[] =>
  source.match(
    /\b(?:absent|present|equals|differs|below|atMost|above|atLeast|sizeBelow)\(\s*['`][a-z]{1,3}[.'`]|\bremove: \[['`]|\b(?:item|row)\[['`][a-z]{1,3}['`]/g,
  ) ?? [];

describe('attributes of rows', () => {
  it('have names of fields wherever they are compared, removed or read', () => {
    const named = codeFiles().filter(
      (path) => path.startsWith('functions/') && !path.startsWith('functions/table/'),
    );
    expect(named.filter((path) => lettersIn(read(path)).length > 0)).toEqual([]);
  });

  it('are found by their letters', () => {
    expect(
      lettersIn("when: all(present(), absent('x'), equals(`c.${id}`, 1)), remove: ['e'], a: item['f']"),
    ).toHaveLength(4);
    expect(lettersIn('when: all(present(), workLogRow.is({ isDeleted: false }), below(at.uses, 3))')).toEqual(
      [],
    );
  });
});
