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

type Reading = 'GetItem' | 'BatchGetItem' | 'Query';
export type TableUse = {
  readonly reads?: readonly Reading[];
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

/** The permissions for a use of the table: each action on the partitions of its rows only. */
export function tableStatements(tableArn: string, use: TableUse): PolicyStatement[] {
  const { reads = [], from = [] } = use;
  const writes = (['put', 'update', 'delete', 'check'] as const).map((kind) => ({
    names: [actions[kind]],
    keys: [...new Set((use[kind] ?? []).map((row) => partitions[row]))],
  }));
  const read = { names: [...reads], keys: from.map((letter) => `${letter}*`) };
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

/** A company is created by a trial or by an administrator; both send it a link and log people in. */
const foundingRows = [
  'company',
  'session',
  'link',
  'linkOf',
  'receipt',
  'outgoing',
  'audit',
  'companyName',
  'companyEmail',
  'companyListed',
  'budget',
] as const;

export const tableUse: Readonly<Record<FunctionName, TableUse>> = {
  session: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'E', 'L', 'M', 'N', 'O', 'Z'],
    put: foundingRows,
    update: ['company', 'employee', 'manager', 'session', 'budget', 'audit'],
    delete: ['session', 'link', 'linkOf', 'outgoing', 'companyEmail'],
    check: ['company', 'employee'],
  },
  company: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'L', 'O'],
    put: [
      'employee',
      'employeeName',
      'project',
      'projectName',
      'link',
      'linkOf',
      'receipt',
      'outgoing',
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
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'L', 'O'],
    put: ['manager', 'managerEmail', 'link', 'linkOf', 'receipt', 'outgoing', 'count', 'audit', 'budget'],
    update: ['manager', 'session', 'count', 'budget'],
    delete: ['managerEmail', 'passkeys', 'session', 'outgoing'],
  },
  passkeys: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'L'],
    put: ['passkeys', 'answeredQuestion', 'session', 'receipt', 'audit', 'budget'],
    update: ['manager', 'session', 'budget', 'audit'],
    delete: ['session', 'link', 'linkOf'],
    check: ['manager'],
  },
  'api-access': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'O'],
    put: ['apiKey', 'webhooks', 'delivery', 'outgoing', 'receipt', 'count', 'audit', 'budget'],
    update: ['apiKey', 'company', 'session', 'count', 'budget'],
    delete: ['outgoing'],
  },
  billing: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'O'],
    put: ['subscription', 'cardUpdate', 'audit', 'receipt', 'outgoing'],
    update: ['company', 'session', 'subscription'],
    delete: ['subscription', 'outgoing'],
    check: ['company'],
  },
  worklogs: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'O'],
    put: ['outgoing', 'workLog', 'history', 'receipt', 'settledCorrection'],
    update: ['apiKey', 'employee', 'project', 'workLog', 'session', 'photo', 'hoursGate', 'openCorrections'],
    delete: ['outgoing'],
    check: ['employee', 'project'],
  },
  corrections: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'O'],
    put: ['workLog', 'history', 'outgoing', 'budget', 'settledCorrection', 'receipt'],
    update: ['employee', 'project', 'workLog', 'session', 'hoursGate', 'budget', 'openCorrections'],
    check: ['employee', 'project', 'workLog'],
    delete: ['outgoing'],
  },
  report: { reads: ['GetItem', 'BatchGetItem', 'Query'], from: ['C'], update: ['apiKey', 'session'] },
  exports: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'O', 'Q'],
    put: ['receipt', 'outgoing', 'exportJob', 'audit', 'budget'],
    update: ['company', 'session', 'exportJob', 'unfinishedExports', 'budget'],
    delete: ['outgoing', 'exportJob', 'unfinishedExports'],
  },
  'pay-periods': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C'],
    put: ['audit', 'dayNote', 'payPeriod', 'payPeriodStep', 'receipt'],
    update: ['company', 'session', 'hoursGate'],
    delete: ['dayNote'],
  },
  payroll: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C'],
    put: ['payrollSent'],
    update: ['session'],
  },
  'monthly-report': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['B', 'C', 'O', 'Y'],
    put: [
      'receipt',
      'outgoing',
      'exportJob',
      'reportRun',
      'reportStop',
      'reportConsent',
      'reportLink',
      'budget',
    ],
    update: ['session', 'reportRun', 'reportConsent', 'reportLink', 'unfinishedExports', 'budget'],
    delete: ['outgoing', 'reportStop'],
  },
  'employee-app': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'O'],
    put: ['outgoing', 'project', 'projectName', 'workLog', 'receipt', 'count'],
    update: ['employee', 'project', 'workLog', 'session', 'photo', 'count'],
    delete: ['outgoing'],
  },
  crew: {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'O'],
    put: ['outgoing', 'workLog', 'receipt'],
    update: ['employee', 'project', 'workLog', 'session'],
    delete: ['outgoing'],
  },
  'own-work-logs': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'O'],
    put: ['outgoing', 'workLog', 'history', 'receipt'],
    update: ['employee', 'project', 'workLog', 'session', 'hoursGate'],
    check: ['employee', 'project'],
    delete: ['outgoing'],
  },
  'time-clock': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['O', 'B', 'C'],
    put: ['outgoing', 'workLog', 'history', 'receipt', 'budget'],
    update: ['employee', 'project', 'workLog', 'session', 'photo', 'budget', 'audit', 'hoursGate'],
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
    reads: ['GetItem', 'BatchGetItem', 'Query'],
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
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'G', 'L', 'O', 'Z'],
    put: ['count', 'exportJob', 'receipt', 'audit', 'link', 'linkOf', 'outgoing', 'subscription'],
    update: ['company', 'unfinishedExports', 'session', 'employee', 'project'],
    delete: ['outgoing', 'subscription'],
    check: ['subscription'],
  },
  'run-script': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'G', 'L', 'O'],
    put: ['count', 'exportJob', 'receipt', 'audit', 'link', 'linkOf', 'outgoing', 'subscription'],
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
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'D', 'O'],
    put: ['outgoing', 'done'],
    update: ['exportJob', 'unfinishedExports'],
    delete: ['outgoing', 'done'],
  },
  'payroll-worker': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
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
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'D', 'E', 'L', 'M', 'N', 'O', 'Q', 'Y'],
    put: ['outgoing', 'done', 'audit'],
    update: ['audit'],
    delete: [
      'company',
      'companyEmail',
      'companyListed',
      'companyName',
      'manager',
      'managerEmail',
      'passkeys',
      'answeredQuestion',
      'apiKey',
      'webhooks',
      'delivery',
      'employee',
      'employeeName',
      'project',
      'projectName',
      'workLog',
      'history',
      'session',
      'link',
      'linkOf',
      'receipt',
      'outgoing',
      'photo',
      'exportJob',
      'payPeriod',
      'payPeriodStep',
      'hoursGate',
      'payrollSent',
      'payrollFile',
      'paidEntries',
      'dayNote',
      'openCorrections',
      'settledCorrection',
      'reportRun',
      'reportStop',
      'reportConsent',
      'reportLink',
      'subscription',
      'cardUpdate',
      'unfinishedExports',
      'count',
      'cleanMonths',
      'oldNotes',
      'audit',
      'done',
    ],
  },
  'notices-worker': { put: ['done', 'audit'], delete: ['done'] },
  'billing-worker': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
    from: ['C', 'D', 'G', 'O'],
    put: ['subscription', 'cardUpdate', 'audit', 'outgoing', 'done'],
    update: ['company'],
    delete: ['subscription', 'outgoing', 'done'],
  },
  'chores-worker': {
    reads: ['GetItem', 'BatchGetItem', 'Query'],
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
