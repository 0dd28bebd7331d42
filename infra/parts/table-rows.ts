// Which rows of the single table each function reads, and which it puts, updates, deletes or checks.
// A test compares this with the functions' code: missing and unused lines fail there.

import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { QueueName } from '#events/queues.ts';
import type { groups } from '#shared/api/groups.ts';
import { idKinds } from '#shared/model/ids.ts';

const id = '?'.repeat(1 + idKinds.company.length);

/** The partitions of each row of functions/table/keys.ts, as IAM compares them: `?` is one character. */
export const partitions = {
  company: `C#${id}`,
  employee: `C#${id}`,
  employeeName: `C#${id}`,
  manager: `C#${id}`,
  managerEmail: 'E#*',
  passkeys: 'C#*#P',
  answeredQuestion: 'C#*#P',
  apiKey: 'C#*#A',
  webhooks: 'C#*#T',
  delivery: 'C#*#T',
  project: `C#${id}`,
  projectName: `C#${id}`,
  workLog: 'C#*#W#*',
  deletedEntry: 'C#*#K',
  replacedNote: 'C#*#K',
  history: 'C#*#H#*',
  session: 'C#*#S',
  link: 'L#*',
  linkOf: 'C#*#L',
  receipt: 'C#*#K',
  outgoing: 'O#*',
  done: 'D#*',
  photo: 'C#*#F',
  exportJob: 'C#*#X',
  payPeriod: 'C#*#R',
  payPeriodStep: 'C#*#R',
  hoursGate: 'C#*#R',
  payrollSent: 'C#*#R',
  payrollFile: 'C#*#V',
  paidEntries: 'C#*#J#*',
  reportRun: 'C#*#Y',
  reportStop: 'C#*#Y',
  reportConsent: 'C#*#Y',
  reportLink: 'Y#*',
  unfinishedExports: 'Q#*',
  count: 'C#*#N',
  cleanMonths: 'C#*#G',
  openCorrections: 'C#*#C',
  settledCorrection: 'C#*#C',
  answeredCorrection: 'C#*#C',
  entryCorrection: 'C#*#Q',
  dayNote: 'C#*#D',
  subscription: 'C#*#B',
  cardUpdate: 'C#*#B',
  oldNotes: 'C#*#O',
  audit: 'C#*#U',
  companyName: 'N#*',
  companyEmail: 'M#*',
  companyListed: 'G#*',
  budget: 'B#*',
  socialStatistic: 'T',
  administrator: 'Z#*',
} as const;
export type Row = keyof typeof partitions;
/** A letter stands for all partitions that begin with it; reads need no finer rule. */
export type Letter = 'B' | 'C' | 'D' | 'E' | 'G' | 'L' | 'M' | 'N' | 'O' | 'Q' | 'T' | 'Y' | 'Z';

const allReads = ['GetItem', 'BatchGetItem', 'Query'] as const;
export type TableUse = {
  /** Absent: all three. */
  readonly reads?: readonly (typeof allReads)[number][];
  readonly from?: readonly Letter[];
  readonly put?: readonly Row[];
  readonly update?: readonly Row[];
  readonly delete?: readonly Row[];
  readonly check?: readonly Row[];
};
const actions = {
  put: 'PutItem',
  update: 'UpdateItem',
  delete: 'DeleteItem',
  check: 'ConditionCheckItem',
} as const;

export const readsOf = ({ from, reads = allReads }: TableUse) => (from ? reads : []);

/** The permissions for a use of the table: each action on the partitions of its rows only. */
export function tableStatements(tableArn: string, use: TableUse): PolicyStatement[] {
  const writes = (['put', 'update', 'delete', 'check'] as const).map((kind) => ({
    names: [actions[kind]],
    keys: [...new Set((use[kind] ?? []).map((row) => partitions[row]))],
  }));
  const read = { names: [...readsOf(use)], keys: (use.from ?? []).map((letter) => `${letter}*`) };
  return [read, ...writes].flatMap(({ names, keys }) =>
    names.length && keys.length
      ? [
          new PolicyStatement({
            actions: names.map((name) => `dynamodb:${name}`),
            resources: [tableArn],
            conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
          }),
        ]
      : [],
  );
}

export type FunctionName = (typeof groups)[number]['name'] | `${QueueName}-worker` | 'run-script';

/** What goes with a mailed link, and with a new or changed entry. */
const linkRows = ['link', 'linkOf', 'receipt', 'outgoing'] as const;
const entryRows = ['workLog', 'history', 'receipt', 'outgoing'] as const;
const reportRows = ['reportRun', 'reportConsent', 'reportLink'] as const;
const entryHolders = ['employee', 'project', 'workLog', 'session'] as const;
/** A company is created by a trial or by an administrator; both send it a link and log people in. */
const companyNames = ['companyName', 'companyEmail', 'companyListed'] as const;
const foundingRows = ['company', ...companyNames, 'session', ...linkRows, 'audit', 'budget'] as const;
const ofNoCompany: readonly string[] = ['budget', 'socialStatistic', 'administrator'] satisfies Row[];
/** What a company's deletion erases. */
const companyRows = Object.keys(partitions).filter((name): name is Row => !ofNoCompany.includes(name));

export const tableUse: Readonly<Record<FunctionName, TableUse>> = {
  session: {
    from: ['B', 'C', 'E', 'L', 'M', 'N', 'O', 'Z'],
    put: foundingRows,
    update: ['company', 'employee', 'manager', 'session', 'budget', 'audit'],
    delete: ['session', 'link', 'linkOf', 'outgoing', 'companyEmail'],
    check: ['company', 'employee'],
  },
  company: {
    from: ['B', 'C', 'L', 'O'],
    put: [
      ...linkRows,
      'employee',
      'employeeName',
      'project',
      'projectName',
      'count',
      'audit',
      'budget',
      'subscription',
    ],
    update: ['apiKey', 'company', 'employee', 'manager', 'project', 'session', 'count', 'budget'],
    delete: ['employeeName', 'projectName', 'session', 'link', 'outgoing', 'subscription'],
    check: ['subscription'],
  },
  'office-managers': {
    from: ['B', 'C', 'L', 'O'],
    put: [...linkRows, 'manager', 'managerEmail', 'webhooks', 'count', 'audit', 'budget'],
    update: ['manager', 'session', 'apiKey', 'company', 'count', 'budget'],
    delete: ['managerEmail', 'passkeys', 'session', 'outgoing'],
  },
  passkeys: {
    from: ['B', 'C', 'L', 'O'],
    put: ['passkeys', 'answeredQuestion', 'session', 'receipt', 'audit', 'budget', 'outgoing'],
    update: ['manager', 'session', 'budget', 'audit'],
    delete: ['session', 'link', 'linkOf', 'outgoing'],
    check: ['manager'],
  },
  'api-access': {
    from: ['B', 'C', 'O'],
    put: ['apiKey', 'webhooks', 'delivery', 'outgoing', 'receipt', 'count', 'audit', 'budget'],
    update: ['apiKey', 'company', 'session', 'count', 'budget'],
    delete: ['outgoing'],
  },
  billing: {
    from: ['C', 'O'],
    put: ['subscription', 'cardUpdate', 'audit', 'receipt', 'outgoing'],
    update: ['company', 'session', 'subscription'],
    delete: ['subscription', 'outgoing'],
    check: ['company'],
  },
  worklogs: {
    from: ['C', 'O'],
    put: [...entryRows, 'deletedEntry', 'settledCorrection', 'answeredCorrection'],
    update: [...entryHolders, 'apiKey', 'photo', 'hoursGate', 'openCorrections'],
    delete: ['outgoing'],
    check: ['employee', 'project'],
  },
  'worklog-history': {
    from: ['C', 'O'],
    put: ['outgoing', 'workLog', 'history'],
    update: [...entryHolders, 'apiKey', 'photo', 'hoursGate', 'openCorrections'],
    delete: ['outgoing', 'deletedEntry', 'settledCorrection', 'answeredCorrection'],
    check: ['employee', 'project'],
  },
  corrections: {
    from: ['B', 'C', 'O'],
    put: [...entryRows, 'budget', 'settledCorrection', 'answeredCorrection', 'entryCorrection'],
    update: [...entryHolders, 'hoursGate', 'budget', 'openCorrections'],
    check: ['employee', 'project', 'workLog'],
    delete: ['outgoing'],
  },
  report: { from: ['C'], update: ['apiKey', 'session'] },
  exports: {
    from: ['B', 'C', 'O', 'Q'],
    put: ['receipt', 'outgoing', 'exportJob', 'audit', 'budget'],
    update: ['company', 'session', 'exportJob', 'unfinishedExports', 'budget'],
    delete: ['outgoing', 'exportJob', 'unfinishedExports'],
  },
  'pay-periods': {
    from: ['B', 'C'],
    put: ['audit', 'budget', 'dayNote', 'payPeriod', 'payPeriodStep', 'receipt', 'replacedNote'],
    update: ['budget', 'company', 'session', 'hoursGate'],
    delete: ['dayNote', 'replacedNote'],
  },
  payroll: { from: ['C'], put: ['payrollSent'], update: ['session'] },
  'monthly-report': {
    from: ['B', 'C', 'O', 'Y'],
    put: [...reportRows, 'reportStop', 'receipt', 'outgoing', 'exportJob', 'budget'],
    update: [...reportRows, 'session', 'unfinishedExports', 'budget'],
    delete: ['outgoing', 'reportStop'],
  },
  'employee-app': {
    from: ['C', 'O'],
    put: [...entryRows, 'project', 'projectName', 'count'],
    update: [...entryHolders, 'photo', 'count', 'hoursGate'],
    check: ['employee', 'project'],
    delete: ['outgoing'],
  },
  crew: { from: ['C', 'O'], put: entryRows, update: entryHolders, delete: ['outgoing'] },
  'own-work-logs': {
    from: ['C', 'O'],
    put: entryRows,
    update: [...entryHolders, 'hoursGate'],
    check: ['employee', 'project'],
    delete: ['outgoing'],
  },
  'time-clock': {
    from: ['O', 'B', 'C'],
    put: [...entryRows, 'budget'],
    update: [...entryHolders, 'photo', 'budget', 'audit', 'hoursGate'],
    check: ['employee', 'project'],
    delete: ['outgoing'],
  },
  photos: {
    reads: ['GetItem', 'BatchGetItem'],
    from: ['B', 'C'],
    put: ['photo', 'budget'],
    update: ['session', 'budget'],
  },
  platform: {
    from: ['B', 'C', 'G', 'L', 'O', 'Z', 'N'],
    put: [...foundingRows, 'oldNotes'],
    update: ['company', 'administrator', 'session', 'budget', 'audit'],
    delete: ['session', 'outgoing'],
  },
  public: {
    reads: ['GetItem', 'BatchGetItem'],
    from: ['B', 'C', 'T'],
    put: ['budget'],
    update: ['session', 'budget'],
  },
  scripts: {
    from: ['C', 'G', 'L', 'O', 'Z'],
    put: [...linkRows, 'count', 'exportJob', 'audit', 'subscription'],
    update: ['company', 'unfinishedExports', 'session', 'employee', 'project'],
    delete: ['outgoing', 'subscription'],
    check: ['subscription'],
  },
  'run-script': {
    from: ['C', 'G', 'L', 'O'],
    put: [...linkRows, 'count', 'exportJob', 'audit', 'subscription'],
    update: ['company', 'unfinishedExports', 'employee', 'project'],
    delete: ['outgoing', 'subscription'],
    check: ['subscription'],
  },
  'photos-worker': {
    reads: ['GetItem'],
    from: ['C', 'D'],
    put: ['done'],
    update: ['workLog', 'photo'],
    delete: ['done'],
  },
  'exports-worker': {
    from: ['C', 'D', 'O'],
    put: ['outgoing', 'done'],
    update: ['exportJob', 'unfinishedExports'],
    delete: ['outgoing', 'done'],
  },
  'payroll-worker': {
    from: ['C', 'D', 'O'],
    put: ['outgoing', 'done', 'payrollFile', 'paidEntries'],
    update: ['exportJob', 'unfinishedExports'],
    delete: ['outgoing', 'done'],
  },
  'webhooks-worker': {
    reads: ['GetItem', 'BatchGetItem'],
    from: ['C', 'D', 'O'],
    put: ['webhooks', 'delivery', 'outgoing', 'audit', 'done'],
    update: ['company'],
    delete: ['outgoing', 'done'],
  },
  'erasures-worker': {
    from: ['C', 'D', 'E', 'L', 'M', 'N', 'O', 'Q', 'Y'],
    put: ['outgoing', 'done', 'audit'],
    update: ['audit'],
    delete: companyRows,
  },
  'notices-worker': { put: ['done', 'audit'], delete: ['done'] },
  'billing-worker': {
    from: ['C', 'D', 'G', 'O'],
    put: ['subscription', 'cardUpdate', 'audit', 'outgoing', 'done'],
    update: ['company'],
    delete: ['subscription', 'outgoing', 'done'],
  },
  'chores-worker': {
    from: ['B', 'C', 'D', 'E', 'G', 'N', 'O', 'Q', 'Y'],
    put: [
      'workLog',
      'history',
      'outgoing',
      'done',
      'exportJob',
      'reportRun',
      'reportConsent',
      'reportLink',
      'count',
      'cleanMonths',
      'budget',
      'socialStatistic',
      'companyName',
      'employeeName',
      'projectName',
      'audit',
    ],
    update: [
      'company',
      'employee',
      'project',
      'workLog',
      'outgoing',
      'photo',
      'exportJob',
      'reportRun',
      'unfinishedExports',
      'cleanMonths',
      'budget',
    ],
    delete: ['outgoing', 'done', 'photo', 'unfinishedExports'],
    check: ['company', 'dayNote', 'employee', 'project'],
  },
};
