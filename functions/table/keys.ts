// The single table: every key on one page. Keys are built only here, from ids; names are hashed.

import { createHash } from 'node:crypto';

export type Key = { readonly PK: string; readonly SK: string };
const key = (PK: string, SK: string): Key => ({ PK, SK });

/** Folds an email: compatibility form, case and blanks. Names use `foldedName`. */
export const folded = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ');
const hashed = (text: string): string =>
  createHash('sha256').update(folded(text)).digest('base64url').slice(0, 32);

/**
 * The rule by which two names are equal: `foldedName`; rows from before 2026-11-22 follow `folded`. The caller brings it,
 * because its table of letters is left out of functions that look no name up.
 */
export type NameRule = (name: string) => string;

/** The subject of an administrator's row and sessions: the name, in characters a session token may hold. */
export const administratorSubject = (name: string): string =>
  `z${createHash('sha256').update(folded(name)).digest('hex').slice(0, 30)}`;

/**
 * | item | PK | SK | asked |
 * |---|---|---|---|
 * | company | C#cid | A | with its employees, projects: one query |
 * | employee, its name | C#cid | E#eid, EN#hash | list; login by name; uniqueness |
 * | project, its name | C#cid | P#pid, PN#hash | list; uniqueness |
 * | person of the office | C#cid | M#mid | list; with the session |
 * | their e-mail | E#hash | cid | login; one in a company |
 * | passkeys of a person | C#cid#P | O#mid | all in one row: login, list |
 * | answered question to a passkey | C#cid#P | U#hash | once; expires |
 * | API key | C#cid#A | key | by its id; list; name in histories, also after it was revoked |
 * | webhooks of a company | C#cid#T | H | all in one row, so that one read decides which events are sent |
 * | delivery of a webhook | C#cid#T | D#webhook#instant-event | the log, newest first; what is sent |
 * | work log | C#cid#W#yyyymm | eid#dd#random | month of a company or of one employee |
 * | what a deleted work log has lost | C#cid#K | D#worklog | an hour, to put it back; expires |
 * | own day note that the office replaced | C#cid#K | N#date#eid | an hour, to put it back; expires |
 * | history of a work log | C#cid#H#worklog | instant#random | oldest first |
 * | session | C#cid#S | subject#hash | by cookie; all of a subject, to revoke |
 * | link | L#hash | - | redeem once |
 * | newest link of a subject | C#cid#L | subject#purpose | one lives, but of those that set a password |
 * | idempotency receipt | C#cid#K | key | replay |
 * | outgoing message | O#shard | id | sweep what was not sent |
 * | done message | D#hash | - | effect once |
 * | photo | C#cid#F | photo | attach, resize |
 * | export | C#cid#X | export | list, worker |
 * | pay period | C#cid#R | D#day | how far it has come |
 * | step of a pay period | C#cid#R | S#day#version | who closed, who opened: kept for ever |
 * | gate of the hours | C#cid#R | G#shard | whatever changes hours by hand passes one; closing days, all |
 * | payroll file was sent | C#cid#R | F#file | the office says that its payroll system has read it |
 * | payroll file made | C#cid#V | instant+export | newest first; kept for good |
 * | entries of a payroll file | C#cid#J#yyyymm | file#part | paid before; kept for good |
 * | monthly report of a company, who wants none | C#cid#Y | R#run, S#hash | what was mailed; unsubscribed |
 * | consent to monthly reports | C#cid#Y | Q#hash | who was asked, agreed, declined: kept for good |
 * | link of a mailed report | Y#hash | - | opened until it ends |
 * | unfinished exports of a company | Q#shard | cid | how many wait; finds those that have stopped |
 * | how many there are | C#cid#N | apiKeys, employees, managers, projects | limits |
 * | months without positions | C#cid#G | - | what the daily sweep need not read |
 * | corrections an employee waits for | C#cid#C | O#eid | the office's list; how many wait |
 * | answered correction | C#cid#C | S#correction | what became of it, for two months |
 * | answered correction by time | C#cid#C | T#at#correction | the office's list: newest answers first, for two months |
 * | answered correction of an entry | C#cid#Q | work log#correction | the entry's history: kept for good |
 * | day note | C#cid#D | date#eid | off, sick, leave: a month of a company |
 * | subscription | C#cid#B | - | how it is paid for: who the claim goes to, what the partner calls it |
 * | card's update | C#cid#B | W#subscription | when its latest applied update occurred |
 * | notes that were replaced | C#cid#O | version | what administrators had noted |
 * | audit | C#cid#U | instant#random | who did what |
 * | company name, e-mail | N#hash, M#hash | -, cid | login, forgotten password |
 * | list of companies | G#shard | cid | scheduled walks |
 * | budget | B#scope | window | wrong guesses, SMS |
 * | social statistic | T | - | landing page |
 * | administrator | Z#hash | - | login |
 */
export const keys = {
  company: (cid: string) => key(`C#${cid}`, 'A'),
  employee: (cid: string, eid: string) => key(`C#${cid}`, `E#${eid}`),
  employeeName: (cid: string, name: string, rule: NameRule) => key(`C#${cid}`, `EN#${hashed(rule(name))}`),
  project: (cid: string, pid: string) => key(`C#${cid}`, `P#${pid}`),
  projectName: (cid: string, name: string, rule: NameRule) => key(`C#${cid}`, `PN#${hashed(rule(name))}`),
  manager: (cid: string, mid: string) => key(`C#${cid}`, `M#${mid}`),
  managerEmail: (email: string, cid: string) => key(`E#${hashed(email)}`, cid),
  passkeys: (cid: string, mid: string) => key(`C#${cid}#P`, `O#${mid}`),
  answeredQuestion: (cid: string, challenge: string) => key(`C#${cid}#P`, `U#${hashed(challenge)}`),
  apiKey: (cid: string, id: string) => key(`C#${cid}#A`, id),
  webhooks: (cid: string) => key(`C#${cid}#T`, 'H'),
  delivery: (cid: string, webhook: string, id: string) => key(`C#${cid}#T`, `D#${webhook}#${id}`),
  workLog: (cid: string, month: string, entry: string) => key(`C#${cid}#W#${month}`, entry),
  deletedEntry: (cid: string, workLogId: string) => key(`C#${cid}#K`, `D#${workLogId}`),
  replacedNote: (cid: string, date: string, eid: string) => key(`C#${cid}#K`, `N#${date}#${eid}`),
  history: (cid: string, workLogId: string, at: string) => key(`C#${cid}#H#${workLogId}`, at),
  session: (cid: string, subject: string, secretHash: string) =>
    key(`C#${cid}#S`, `${subject}#${secretHash}`),
  link: (tokenHash: string) => key(`L#${tokenHash}`, '-'),
  linkOf: (cid: string, subject: string, purpose: string) => key(`C#${cid}#L`, `${subject}#${purpose}`),
  receipt: (cid: string, idempotencyKey: string) => key(`C#${cid}#K`, hashed(idempotencyKey)),
  outgoing: (shard: number, id: string) => key(`O#${shard}`, id),
  done: (onceKey: string) => key(`D#${hashed(onceKey)}`, '-'),
  photo: (cid: string, photoId: string) => key(`C#${cid}#F`, photoId),
  exportJob: (cid: string, exportId: string) => key(`C#${cid}#X`, exportId),
  payPeriod: (cid: string, from: string) => key(`C#${cid}#R`, `D#${from}`),
  payPeriodStep: (cid: string, from: string, version: string) => key(`C#${cid}#R`, `S#${from}#${version}`),
  hoursGate: (cid: string, shard: number) => key(`C#${cid}#R`, `G#${shard}`),
  payrollSent: (cid: string, file: string) => key(`C#${cid}#R`, `F#${file}`),
  payrollFile: (cid: string, id: string) => key(`C#${cid}#V`, id),
  paidEntries: (cid: string, month: string, file: string, part: string) =>
    key(`C#${cid}#J#${month}`, `${file}#${part}`),
  reportRun: (cid: string, run: string) => key(`C#${cid}#Y`, `R#${run}`),
  reportStop: (cid: string, address: string) => key(`C#${cid}#Y`, `S#${hashed(address)}`),
  reportConsent: (cid: string, address: string) => key(`C#${cid}#Y`, `Q#${hashed(address)}`),
  openCorrections: (cid: string, eid: string) => key(`C#${cid}#C`, `O#${eid}`),
  settledCorrection: (cid: string, id: string) => key(`C#${cid}#C`, `S#${id}`),
  answeredCorrection: (cid: string, at: number, id: string) =>
    key(`C#${cid}#C`, `T#${String(at).padStart(10, '0')}#${id}`),
  entryCorrection: (cid: string, workLogId: string, id: string) => key(`C#${cid}#Q`, `${workLogId}#${id}`),
  dayNote: (cid: string, date: string, eid: string) => key(`C#${cid}#D`, `${date}#${eid}`),
  reportLink: (tokenHash: string) => key(`Y#${tokenHash}`, '-'),
  unfinishedExports: (cid: string) => key(`Q#${shardOf(cid, unfinishedShards)}`, cid),
  count: (cid: string, of: 'apiKeys' | 'employees' | 'managers' | 'projects') => key(`C#${cid}#N`, of),
  cleanMonths: (cid: string) => key(`C#${cid}#G`, '-'),
  subscription: (cid: string) => key(`C#${cid}#B`, '-'),
  cardUpdate: (cid: string, subscriptionId: string) => key(`C#${cid}#B`, `W#${subscriptionId}`),
  oldNotes: (cid: string, version: string) => key(`C#${cid}#O`, version),
  audit: (cid: string, at: string) => key(`C#${cid}#U`, at),
  companyName: (name: string, rule: NameRule) => key(`N#${hashed(rule(name))}`, '-'),
  companyEmail: (email: string, cid: string) => key(`M#${hashed(email)}`, cid),
  companyListed: (cid: string) => key(`G#${shardOf(cid, companyShards)}`, cid),
  budget: (scope: string, window: string) => key(`B#${hashed(scope)}`, window),
  socialStatistic: () => key('T', '-'),
  administrator: (subject: string) => key(`Z#${subject}`, '-'),
} as const;

const range = (PK: string, begins = '') => ({ PK, begins });

/** Partitions read by query, with the prefix of their sort keys. */
export const ranges = {
  company: (cid: string) => range(`C#${cid}`),
  employees: (cid: string) => range(`C#${cid}`, 'E#'),
  projects: (cid: string) => range(`C#${cid}`, 'P#'),
  managers: (cid: string) => range(`C#${cid}`, 'M#'),
  passkeys: (cid: string) => range(`C#${cid}#P`, 'O#'),
  apiKeys: (cid: string) => range(`C#${cid}#A`),
  deliveries: (cid: string, webhook: string) => range(`C#${cid}#T`, `D#${webhook}#`),
  month: (cid: string, month: string) => range(`C#${cid}#W#${month}`),
  employeeMonth: (cid: string, month: string, eid: string) => range(`C#${cid}#W#${month}`, `${eid}#`),
  history: (cid: string, workLogId: string) => range(`C#${cid}#H#${workLogId}`),
  sessions: (cid: string, subject: string) => range(`C#${cid}#S`, `${subject}#`),
  links: (cid: string, subject: string) => range(`C#${cid}#L`, `${subject}#`),
  photos: (cid: string) => range(`C#${cid}#F`),
  payrollFiles: (cid: string) => range(`C#${cid}#V`),
  paidEntries: (cid: string, month: string, file = '') =>
    range(`C#${cid}#J#${month}`, file === '' ? '' : `${file}#`),
  exportJobs: (cid: string) => range(`C#${cid}#X`),
  payPeriods: (cid: string) => range(`C#${cid}#R`, 'D#'),
  payPeriodSteps: (cid: string) => range(`C#${cid}#R`, 'S#'),
  payrollSent: (cid: string) => range(`C#${cid}#R`, 'F#'),
  reportRuns: (cid: string) => range(`C#${cid}#Y`, 'R#'),
  reportStops: (cid: string) => range(`C#${cid}#Y`, 'S#'),
  reportConsents: (cid: string) => range(`C#${cid}#Y`, 'Q#'),
  corrections: (cid: string, begins = '') => range(`C#${cid}#C`, begins),
  entryCorrections: (cid: string, workLogId?: string) =>
    range(`C#${cid}#Q`, workLogId === undefined ? '' : `${workLogId}#`),
  dayNotes: (cid: string, month = '') => range(`C#${cid}#D`, month),
  unfinishedExports: (shard: number) => range(`Q#${shard}`),
  oldNotes: (cid: string) => range(`C#${cid}#O`),
  audit: (cid: string) => range(`C#${cid}#U`),
  outgoing: (shard: number) => range(`O#${shard}`),
  companiesWithEmail: (email: string) => range(`M#${hashed(email)}`),
  managersWithEmail: (email: string) => range(`E#${hashed(email)}`),
  companies: (shard: number) => range(`G#${shard}`),
} as const;
export type Range = { readonly PK: string; readonly begins: string };

export const companyShards = 16;
export const outgoingShards = 4;
export const unfinishedShards = 4;
/** How many changes by hand can pass in parallel; closing days takes all gates in one transaction. */
export const gateShards = 16;
/** The same id always has the same shard, from 0 to `shards` - 1. */
export const shardOf = (id: string, shards: number): number =>
  createHash('sha256').update(id).digest().readUInt32BE(0) % shards;
