// Reads every row of a table scan and sorts it by company, for the checker.

import { exportRow } from '#functions/table/rows/export-row.ts';
import { gateRow } from '#functions/table/rows/counters/gate-row.ts';
import { countRow } from '#functions/table/rows/counters/count-row.ts';
import { unfinishedFrom } from '#functions/table/rows/counters/unfinished-row.ts';
import { type ApiKey, apiKeyFrom } from '#functions/table/rows/programs/api-key-row.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import {
  countOfOpen,
  openCorrectionsFrom,
  settledCorrectionFrom,
} from '#functions/table/rows/correction-row.ts';
import { type Employee, employeeFrom } from '#functions/table/rows/employee-row.ts';
import { type HistoryEntry, historyFrom } from '#functions/table/rows/history-row.ts';
import { payrollFrom, type PayrollRow } from '#functions/table/rows/payroll/payroll-row.ts';
import { type PeriodRow, periodFrom, type StepRow, stepFrom } from '#functions/table/rows/period-row.ts';
import { type Photo, photoFrom } from '#functions/table/rows/photo-row.ts';
import { type Manager, managerEmailRow, managerFrom } from '#functions/table/rows/manager-row.ts';
import { ofPerson, passkeysFrom } from '#functions/table/rows/passkey-row.ts';
import { type Project, projectFrom } from '#functions/table/rows/project-row.ts';
import { forwardOf, movedFrom, type WorkLogRow, workLogFrom } from '#functions/table/rows/work-log-row.ts';
import { holderAt } from '#functions/table/names.ts';
import type { Item } from '#functions/table/write.ts';
import { integrationKeys } from '#shared/limits.ts';

type Forward = { readonly from: string; readonly to: string; readonly movedId: string | undefined };
export type Census = {
  readonly company: Company | undefined;
  readonly employees: Map<string, Employee>;
  readonly projects: Map<string, Project>;
  readonly managers: Map<string, Manager>;
  readonly apiKeys: Map<string, ApiKey>;
  /** E-mail's key → the person of the office it stands for. */
  readonly managerEmails: Map<string, string>;
  /** Person of the office → how many passkeys they have. */
  readonly passkeys: Map<string, number>;
  readonly workLogs: WorkLogRow[];
  readonly forwards: Forward[];
  readonly photos: Map<string, Photo>;
  /** Work log id → its history, oldest first. */
  readonly histories: Map<string, HistoryEntry[]>;
  /** Sort keys of the rows that keep names unique, and the id each names. */
  readonly names: Map<string, string>;
  /** Stored counters: what is counted → the stored count. */
  readonly counts: Map<string, number>;
  /** Employee → the waiting requests that are counted, and those that are there. */
  readonly openCorrections: Map<string, { readonly count: number; readonly ids: readonly string[] }>;
  readonly settledCorrections: Set<string>;
  /** The same requests, as the office's list reads them. */
  readonly answeredCorrections: Set<string>;
  /** Export job → its state. */
  readonly exports: Map<string, string>;
  /** Payroll export jobs and their states, and the records of finished files. */
  readonly payrollJobs: Map<string, string>;
  readonly payrollFiles: PayrollRow[];
  /** Pay periods that were ever moved, oldest first, with their steps, and the step each gate has. */
  readonly periods: PeriodRow[];
  readonly steps: StepRow[];
  readonly gates: number[];
  /** The list of unfinished exports; undefined when there is none. */
  unfinished: { readonly count: number; readonly ids: readonly string[] } | undefined;
};

export const placeName = (place: { month: string; entry: string }): string => `${place.month}#${place.entry}`;

const empty = (): Census => ({
  company: undefined,
  employees: new Map(),
  projects: new Map(),
  managers: new Map(),
  apiKeys: new Map(),
  managerEmails: new Map(),
  passkeys: new Map(),
  workLogs: [],
  forwards: [],
  photos: new Map(),
  histories: new Map(),
  names: new Map(),
  counts: new Map(),
  openCorrections: new Map(),
  settledCorrections: new Set(),
  answeredCorrections: new Set(),
  exports: new Map(),
  periods: [],
  steps: [],
  gates: [],
  payrollJobs: new Map(),
  payrollFiles: [],
  unfinished: undefined,
});

/** Company id → its rows. Other rows are left out. */
export function censusOf(items: readonly Item[]): Map<string, Census> {
  const censuses = new Map<string, Census>();
  for (const item of items) {
    const [, ofCompany] = /^C#([^#]+)/.exec(String(item['PK'])) ?? [];
    const isListed = /^[QE]#/.test(String(item['PK']));
    const companyId = ofCompany ?? (isListed ? String(item['SK']) : undefined);
    if (companyId === undefined) continue;
    const census = censuses.get(companyId) ?? empty();
    censuses.set(companyId, count(census, companyId, item));
  }
  for (const { periods } of censuses.values()) periods.sort((one, other) => (one.from < other.from ? -1 : 1));
  for (const { histories } of censuses.values())
    for (const history of histories.values()) history.sort((one, other) => one.version - other.version);
  return censuses;
}

function count(census: Census, companyId: string, item: Item): Census {
  const PK = String(item['PK']);
  const SK = String(item['SK']);
  if (PK.startsWith('Q#')) census.unfinished = unfinishedFrom(item);
  if (PK.startsWith('E#')) census.managerEmails.set(PK, managerEmailRow.from(item).managerId);
  const rest = PK.slice(`C#${companyId}`.length);
  if (rest === '') return countPerson(census, SK, item);
  if (rest.startsWith('#W#')) {
    const forward = forwardOf(item);
    if (!forward) census.workLogs.push(workLogFrom(companyId, item));
    else
      census.forwards.push({
        from: placeName({ month: rest.slice(3), entry: SK }),
        to: placeName(forward),
        movedId: movedFrom(item)?.id,
      });
  } else if (rest.startsWith('#H#')) {
    const id = rest.slice(3);
    const known = census.histories.get(id) ?? [];
    census.histories.set(id, [...known, historyFrom(companyId, id, item)]);
  } else if (rest === '#P') {
    if (SK.startsWith('O#')) census.passkeys.set(ofPerson(item), passkeysFrom(item).all.length);
  } else if (rest === '#A') {
    census.apiKeys.set(SK, apiKeyFrom(item));
  } else if (rest === '#F') {
    census.photos.set(SK, photoFrom(companyId, item));
  } else if (rest === '#N') {
    census.counts.set(SK, Number(item[countRow.at.count]));
  } else if (rest === '#R') {
    if (SK.startsWith('D#')) census.periods.push(periodFrom(companyId, item));
    else if (SK.startsWith('S#')) census.steps.push(stepFrom(companyId, item));
    else if (SK.startsWith('G#')) census.gates.push(gateRow.from(item).closedVersion);
  } else if (rest === '#X') {
    // An employee's own job is on no list of unfinished ones.
    const { ownerId, kind, state } = exportRow.at;
    if (item[ownerId] === undefined) census.exports.set(SK, String(item[state]));
    if (integrationKeys.some((key) => key === item[kind])) census.payrollJobs.set(SK, String(item[state]));
  } else if (rest === '#C') {
    countCorrections(census, companyId, SK, item);
  } else if (rest === '#V') {
    census.payrollFiles.push(payrollFrom(companyId, item));
  }
  return census;
}

function countPerson(census: Census, SK: string, item: Item): Census {
  if (SK === 'A') return { ...census, company: companyFrom(item) };
  if (SK.startsWith('E#')) census.employees.set(SK.slice(2), employeeFrom(item));
  else if (SK.startsWith('P#')) census.projects.set(SK.slice(2), projectFrom(item));
  else if (SK.startsWith('M#')) countManager(census, item);
  else if (SK.startsWith('EN#')) census.names.set(SK, String(item[holderAt.employee]));
  else if (SK.startsWith('PN#')) census.names.set(SK, String(item[holderAt.project]));
  return census;
}

function countManager({ managers }: Census, item: Item): void {
  const manager = managerFrom(item);
  if (manager) managers.set(manager.id, manager);
}

function countCorrections(census: Census, companyId: string, SK: string, item: Item): void {
  if (SK.startsWith('S#')) census.settledCorrections.add(settledCorrectionFrom(companyId, item).id);
  else if (SK.startsWith('T#')) census.answeredCorrections.add(settledCorrectionFrom(companyId, item).id);
  else {
    const ids = openCorrectionsFrom(companyId, item).map(({ id }) => id);
    census.openCorrections.set(SK.slice('O#'.length), { count: countOfOpen(item), ids });
  }
}
