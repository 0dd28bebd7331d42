// Each function may read and write the rows that its own code names, and no others.

import { describe, expect, test } from 'vitest';
import { groupEntry, queueEntry, scriptsEntry } from '#infra/parts/code/function-code.ts';
import { partitions, readsOf, type Row, type TableUse, tableUse } from '#infra/parts/table-rows.ts';
import { queueNames } from '#events/queues.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { groups } from '#shared/api/groups.ts';
import { newId } from '#functions/table/new-id.ts';
import { grantsIn } from './grants.ts';
import { type KeyName, rowsInCode, type WriteKind, writeKinds } from './rows-in-code.ts';
import { templatesOf } from './templates.ts';

const cid = newId('company');
/** A key of every kind, as the table has it. */
const samples: Readonly<Record<KeyName, string>> = {
  company: keys.company(cid).PK,
  employee: keys.employee(cid, 'e').PK,
  employeeName: keys.employeeName(cid, 'Anna', foldedName).PK,
  manager: keys.manager(cid, 'o').PK,
  managerEmail: keys.managerEmail('a@example.com', cid).PK,
  passkeys: keys.passkeys(cid, 'o').PK,
  answeredQuestion: keys.answeredQuestion(cid, 'c').PK,
  apiKey: keys.apiKey(cid, 'k').PK,
  webhooks: keys.webhooks(cid).PK,
  delivery: keys.delivery(cid, 'h', '1').PK,
  project: keys.project(cid, 'p').PK,
  projectName: keys.projectName(cid, 'Roof', foldedName).PK,
  workLog: keys.workLog(cid, '202611', 'e').PK,
  deletedEntry: keys.deletedEntry(cid, 'w').PK,
  replacedNote: keys.replacedNote(cid, '2026-11-01', 'e').PK,
  history: keys.history(cid, 'w', '1').PK,
  session: keys.session(cid, 'COMPANY', 'h').PK,
  link: keys.link('h').PK,
  linkOf: keys.linkOf(cid, 'COMPANY', 'p').PK,
  receipt: keys.receipt(cid, 'k').PK,
  outgoing: keys.outgoing(1, 'i').PK,
  done: keys.done('k').PK,
  photo: keys.photo(cid, 'f').PK,
  exportJob: keys.exportJob(cid, 'x').PK,
  payPeriod: keys.payPeriod(cid, '2026-11-01').PK,
  openCorrections: keys.openCorrections(cid, 'e').PK,
  settledCorrection: keys.settledCorrection(cid, 'e-k').PK,
  answeredCorrection: keys.answeredCorrection(cid, 1, 'e-k').PK,
  entryCorrection: keys.entryCorrection(cid, 'w', 'e-k').PK,
  dayNote: keys.dayNote(cid, '2026-11-01', 'e').PK,
  payPeriodStep: keys.payPeriodStep(cid, '2026-11-01', '1').PK,
  hoursGate: keys.hoursGate(cid, 1).PK,
  payrollSent: keys.payrollSent(cid, 'x').PK,
  payrollFile: keys.payrollFile(cid, 'x').PK,
  paidEntries: keys.paidEntries(cid, '202611', 'f', '00').PK,
  reportRun: keys.reportRun(cid, 'r').PK,
  reportStop: keys.reportStop(cid, 'a').PK,
  reportConsent: keys.reportConsent(cid, 'a').PK,
  reportLink: keys.reportLink('h').PK,
  unfinishedExports: keys.unfinishedExports(cid).PK,
  count: keys.count(cid, 'employees').PK,
  cleanMonths: keys.cleanMonths(cid).PK,
  subscription: keys.subscription(cid).PK,
  cardUpdate: keys.cardUpdate(cid, 's').PK,
  oldNotes: keys.oldNotes(cid, '1').PK,
  audit: keys.audit(cid, '1').PK,
  companyName: keys.companyName('Roofs', foldedName).PK,
  companyEmail: keys.companyEmail('a@example.com', cid).PK,
  companyListed: keys.companyListed(cid).PK,
  budget: keys.budget('s', 'w').PK,
  socialStatistic: keys.socialStatistic().PK,
  administrator: keys.administrator('boss').PK,
};
const rangeSamples: Readonly<Record<keyof typeof ranges, string>> = {
  company: ranges.company(cid).PK,
  employees: ranges.employees(cid).PK,
  managers: ranges.managers(cid).PK,
  managersWithEmail: ranges.managersWithEmail('a@example.com').PK,
  projects: ranges.projects(cid).PK,
  passkeys: ranges.passkeys(cid).PK,
  apiKeys: ranges.apiKeys(cid).PK,
  deliveries: ranges.deliveries(cid, 'h').PK,
  month: ranges.month(cid, '202611').PK,
  employeeMonth: ranges.employeeMonth(cid, '202611', 'e').PK,
  history: ranges.history(cid, 'w').PK,
  sessions: ranges.sessions(cid, 'COMPANY').PK,
  links: ranges.links(cid, 'COMPANY').PK,
  photos: ranges.photos(cid).PK,
  payrollSent: ranges.payrollSent(cid).PK,
  payrollFiles: ranges.payrollFiles(cid).PK,
  paidEntries: ranges.paidEntries(cid, '202611').PK,
  exportJobs: ranges.exportJobs(cid).PK,
  payPeriods: ranges.payPeriods(cid).PK,
  corrections: ranges.corrections(cid).PK,
  entryCorrections: ranges.entryCorrections(cid).PK,
  dayNotes: ranges.dayNotes(cid).PK,
  payPeriodSteps: ranges.payPeriodSteps(cid).PK,
  reportRuns: ranges.reportRuns(cid).PK,
  reportStops: ranges.reportStops(cid).PK,
  reportConsents: ranges.reportConsents(cid).PK,
  unfinishedExports: ranges.unfinishedExports(1).PK,
  oldNotes: ranges.oldNotes(cid).PK,
  audit: ranges.audit(cid).PK,
  outgoing: ranges.outgoing(1).PK,
  companiesWithEmail: ranges.companiesWithEmail('a@example.com').PK,
  companies: ranges.companies(1).PK,
};
const isLike = (text: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text);

const isRow = (name: string): name is Row => Object.hasOwn(partitions, name);
const rows = Object.keys(partitions).filter(isRow);
const functions: [string, string, TableUse][] = [
  ...groups.map(({ name }): [string, string, TableUse] => [name, groupEntry(name), tableUse[name]]),
  ...queueNames.map((name): [string, string, TableUse] => [
    `${name}-worker`,
    queueEntry(name),
    tableUse[`${name}-worker`],
  ]),
  ['run-script', scriptsEntry, tableUse['run-script']],
];

describe('the partitions that permissions name', () => {
  test('are one for every kind of row', () => {
    expect(rows.toSorted()).toEqual(Object.keys(keys).toSorted());
  });
  test.each(rows)('of %s are those its keys have, and no other kind’s', (row) => {
    const own = rows.filter((one) => isLike(samples[one], partitions[row]));
    expect(own).toEqual(
      rows.filter((one) => samples[one].replace(/\d+$/, '') === samples[row].replace(/\d+$/, '')),
    );
    expect(own).toContain(row);
  });
});

const rowsOf = (of: (kind: WriteKind) => readonly Row[] | undefined) =>
  Object.fromEntries(writeKinds.map((kind) => [kind, of(kind)]));
const sorted = (use: Readonly<Record<string, readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(use).map(([name, texts = []]) => [name, [...new Set(texts)].toSorted()]));

describe('a function', async () => {
  const code = await rowsInCode();
  const inCode = (entry: string) => code.get(entry) ?? expect.fail(`${entry} has no code`);

  test.each(functions)('%s is granted what its code does with rows, and nothing else', (_, entry, use) => {
    const { reads, readKeys, readRanges, writes, unknown } = inCode(entry);
    expect(unknown, 'rows-in-code.ts must list the rows that these writes touch').toEqual([]);
    const named = [
      ...[...readKeys].map((key) => samples[key]),
      ...[...readRanges].map((key) => rangeSamples[key]),
    ];
    const letters = reads.size ? named.map((partition) => partition.charAt(0)) : [];
    // What stands in table-rows.ts for it, if this fails: the second of the two.
    const granted = { reads: readsOf(use), from: use.from, ...rowsOf((kind) => use[kind]) };
    expect(sorted(granted)).toEqual(
      sorted({ reads: [...reads], from: letters, ...rowsOf((kind) => [...writes[kind]]) }),
    );
  });
  /** This function alone may erase a company's data, once its 30 days are over. */
  const others = functions.filter(([name]) => name !== 'erasures-worker');
  test('never deletes what is kept: hours, their history, files that were paid, the trail; but the eraser', () => {
    const kept: Row[] = [
      'workLog',
      'history',
      'payrollFile',
      'paidEntries',
      'payPeriod',
      'payPeriodStep',
      'audit',
      'company',
    ];
    for (const [name, , use] of others)
      expect([name, (use.delete ?? []).filter((row) => kept.includes(row))]).toEqual([name, []]);
    const written: Row[] = ['history', 'payrollFile', 'paidEntries', 'payPeriodStep'];
    for (const [name, , use] of functions)
      expect([name, (use.update ?? []).filter((row) => written.includes(row))]).toEqual([name, []]);
  });
  test.each(functions)('%s may read the secrets that its code asks for, and no others', (name, entry) => {
    const granted = grantsIn(templatesOf('prod'))
      .toFunction(name)
      .filter(({ Action }) => Action.includes('ssm:GetParameter'))
      .flatMap(({ Resource }) => Resource.map((arn) => arn.split('/').at(-1) ?? ''));
    // That of the edge is read by the door of every function that has one, not by its verbs.
    const own = granted.filter((secret) => secret !== 'edge-secret');
    expect([...new Set(own)].toSorted()).toEqual([...new Set(inCode(entry).secrets)].toSorted());
  });
  test('changes the trail of who did what only to count the misses of a log-in; the eraser strips it', () => {
    const changing = others.filter(([, , use]) => use.update?.includes('audit'));
    expect(changing.map(([name]) => name)).toEqual(['session', 'passkeys', 'time-clock', 'platform']);
  });
  test.each(functions)('%s has a role that IAM takes: its policy has at most 10,240 characters', (name) => {
    const policy = JSON.stringify(grantsIn(templatesOf('prod')).toFunction(name));
    expect(policy.length).toBeLessThanOrEqual(10_240);
  });
});

describe('each statement about the table', () => {
  test('names the partitions it holds for', () => {
    const statements = grantsIn(templatesOf('prod')).allowed.filter(({ Action }) =>
      Action.some((action) => action.startsWith('dynamodb:')),
    );
    expect(statements.length).toBeGreaterThan(functions.length);
    for (const { Condition } of statements)
      expect(Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': expect.anything() } });
  });
});
