// The shape of each record of the JSON, version 1: only what is named here leaves, so that no secret ever does.

import type { ApiKey } from '#functions/table/rows/programs/api-key-row.ts';
import type { AuditRow } from '#functions/table/rows/audit-row.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import type { KeptPasskey } from '#functions/table/rows/passkey-row.ts';
import type { DayNoteRow } from '#functions/table/rows/day-note-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { CorrectionRow } from '#functions/table/rows/correction-row.ts';
import type { ExportRow } from '#functions/table/rows/export-row.ts';
import type { HistoryEntry } from '#functions/table/rows/history-row.ts';
import type { PaidEntries } from '#functions/table/rows/payroll/paid-entries-row.ts';
import type { PayrollSentRow } from '#functions/table/rows/payroll/payroll-sent-row.ts';
import type { PayrollRow } from '#functions/table/rows/payroll/payroll-row.ts';
import type { PeriodRow, StepRow } from '#functions/table/rows/period-row.ts';
import type { Photo } from '#functions/table/rows/photo-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import type { ReportConsent } from '#functions/table/rows/report-consent-row.ts';
import type { ReportRun } from '#functions/table/rows/report-run-row.ts';
import type { Subscription } from '#functions/table/rows/subscription-row.ts';
import type { Webhook } from '#functions/table/rows/programs/webhook-row.ts';
import type { CommentRow, LocationRow, WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { toWire } from '#shared/time/instant.ts';

export type Named = ReadonlyMap<string, { readonly id: string; readonly name: string }>;
const orNull = (at: number | undefined): string | null => (at === undefined ? null : toWire(at));
const named = (all: Named, id: string) => ({ id, name: all.get(id)?.name ?? null });

/** Never its key, nor the authenticator's name for it. */
const passkeyRecord = (one: KeptPasskey) => ({
  name: one.name,
  created: toWire(one.madeAt),
  used: orNull(one.usedAt),
});

type PasskeysOf = ReadonlyMap<string, readonly KeptPasskey[]>;
/** People who have left have a name only. */
const managerRecord = (row: Manager, passkeys: readonly KeptPasskey[] = []) => ({
  id: row.id,
  name: row.name,
  email: row.email ?? null,
  office_role: row.role,
  ...(row.projectIds.length === 0 ? {} : { project_ids: row.projectIds }),
  invited: toWire(row.invitedAt),
  joined: orNull(row.joinedAt),
  left: orNull(row.leftAt),
  ...(passkeys.length === 0 ? {} : { passkeys: passkeys.map(passkeyRecord) }),
});

/** Never the hash of its secret. */
const apiKeyRecord = (row: ApiKey) => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  created: toWire(row.madeAt),
  created_by: row.madeBy ?? null,
  used: orNull(row.usedAt),
  revoked: orNull(row.revokedAt),
});

/** Never the seed of its secret. */
const webhookRecord = (row: Webhook) => ({
  id: row.id,
  url: row.url,
  events: row.events,
  created: toWire(row.madeAt),
  created_by: row.madeBy ?? null,
  failing_since: orNull(row.failingSince),
  off_since: orNull(row.offSince),
});

/** Who and what has access to a company. */
type WithAccess = {
  readonly managers: readonly Manager[];
  readonly passkeys: PasskeysOf;
  readonly apiKeys: readonly ApiKey[];
  readonly webhooks: readonly Webhook[];
};

export const companyRecord = (company: Company, { managers, passkeys, apiKeys, webhooks }: WithAccess) => ({
  id: company.id,
  name: company.name,
  email: company.email,
  email_verified: company.isEmailVerified,
  phone: company.phone ?? null,
  country: company.country,
  created: toWire(company.createdAt),
  paying_customer: company.isPaying,
  billing_plan: company.plan ?? null,
  disabled: company.isDisabled,
  notices_seen: orNull(company.noticesSeenAt),
  settings: company.settings,
  integrations: company.integrations,
  closed_days: company.closedDays ?? [],
  people_in_the_office: managers.map((one) => managerRecord(one, passkeys.get(one.id))),
  api_keys: apiKeys.map(apiKeyRecord),
  webhooks: webhooks.map(webhookRecord),
});

/** How the company pays; the partner's ids are those on its invoices. */
export const billingRecord = (company: Company, ordered: Subscription | undefined) => ({
  paying_customer: company.isPaying,
  billing_plan: company.plan ?? null,
  subscription: ordered
    ? {
        state: ordered.state,
        paid_by: ordered.by,
        plan: ordered.plan,
        kennitala: ordered.ssn ?? null,
        invoice_email: ordered.email ?? null,
        reference: ordered.reference,
        customer_id: ordered.customerId ?? null,
        invoice_id: ordered.invoiceId ?? null,
        subscription_id: ordered.subscriptionId ?? null,
        transaction_id: ordered.transactionId ?? null,
        last_claim_for: ordered.dueDay ?? null,
        cancel_reason: ordered.reason ?? null,
        changed: toWire(ordered.changedAt),
      }
    : null,
});

export const employeeRecord = (employee: Employee) => ({
  id: employee.id,
  name: employee.name,
  created: toWire(employee.createdAt),
  disabled: employee.isDisabled,
  phone_number: employee.phone,
  needs: employee.needs,
  integrations: employee.integrations,
  lunch: employee.lunch,
  usual_week: employee.usualWeek,
  language: employee.language ?? null,
  latest_work_log: orNull(employee.latestAt),
  clocked_in_to: employee.open?.id ?? null,
});

export const projectRecord = (project: Project) => ({
  id: project.id,
  name: project.name,
  description: project.description ?? null,
  budget_hours: project.budgetHours ?? null,
  site: project.site ?? null,
  created: toWire(project.createdAt),
  created_by: project.createdBy,
  open: project.isOpen,
  total_seconds: project.totalSeconds,
  latest_work_log: orNull(project.latestAt),
});

const location = (one: LocationRow | undefined) =>
  one
    ? {
        lat: one.lat,
        lon: one.lon,
        accuracy: one.accuracy ?? null,
        taken: toWire(one.takenAt),
        received: toWire(one.receivedAt),
      }
    : null;

const comment = (one: CommentRow) => ({
  id: one.id,
  created: toWire(one.createdAt),
  by: one.createdBy,
  ...(one.managerId === undefined ? {} : { by_manager: one.managerId }),
  ...(one.photoId === undefined
    ? { text: one.text }
    : { photo: { id: one.photoId, state: one.photoState ?? 'waiting', file: photoFile(one.photoId) } }),
});

const historyRecord = (entry: HistoryEntry) => ({
  at: toWire(entry.at),
  by: entry.by,
  ...(entry.managerId === undefined ? {} : { by_manager: entry.managerId }),
  action: entry.action,
  changes: entry.changes.map(([field, from, to]) => ({
    field,
    from: historyValue(field, from),
    to: historyValue(field, to),
  })),
});
const historyValue = (field: string, value: string | number | boolean | null) =>
  typeof value === 'number' && field.endsWith('_time') ? toWire(value) : value;

/** Times by both clocks as they are stored, in UTC; deleted entries too. `received_seconds_after_start` in seconds. */
export const entryRecord = (
  row: WorkLogRow,
  names: { readonly employees: Named; readonly projects: Named },
  history: readonly HistoryEntry[],
) => ({
  id: row.id,
  employee: named(names.employees, row.employeeId),
  project: named(names.projects, row.projectId),
  start_time: toWire(row.startAt),
  end_time: orNull(row.endAt),
  original_start_time: orNull(row.originalStartAt),
  original_end_time: orNull(row.originalEndAt),
  approved: row.isApproved,
  deleted: row.isDeleted,
  changed: toWire(row.changedAt),
  created_by: row.createdBy,
  ...(row.managerId === undefined ? {} : { created_by_manager: row.managerId }),
  added_by_hand: orNull(row.addedAt),
  ended_by: row.endedBy ?? null,
  end_assumed: row.isEndAssumed ?? false,
  worked_through_lunch: row.isLunchWorked ?? false,
  clocked_in_by: row.foremanIn ?? null,
  clocked_out_by: row.foremanOut ?? null,
  clock_corrected: row.isClockCorrected,
  device_start_time: orNull(row.deviceAt),
  device_end_time: orNull(row.deviceEndAt),
  received_seconds_after_start: row.heardAfter ?? 0,
  received_seconds_after_end: row.endHeardAfter ?? 0,
  location_in: location(row.locationIn),
  location_out: location(row.locationOut),
  location_missing_in: row.locationMissingIn ?? null,
  location_missing_out: row.locationMissingOut ?? null,
  comments: row.comments.map(comment),
  history: history.map(historyRecord),
});

export const dayNoteRecord = (row: DayNoteRow, employees: Named) => ({
  employee: named(employees, row.employeeId),
  date: row.date,
  kind: row.kind,
  noted: toWire(row.notedAt),
  noted_by_employee: row.isOwn ?? false,
});

export const correctionRecord = (row: CorrectionRow, people: Named) => ({
  id: row.id,
  employee: named(people, row.employeeId),
  work_log_id: row.workLogId ?? null,
  start_time: toWire(row.startAt),
  end_time: toWire(row.endAt),
  project_id: row.projectId,
  worked_through_lunch: row.isLunchWorked ?? null,
  word: row.word,
  asked: toWire(row.askedAt),
  state: row.answered?.state ?? 'waiting',
  answered: row.answered ? toWire(row.answered.at) : null,
  answered_by: row.answered?.by ?? null,
  reason: row.answered?.why ?? null,
});

export const periodRecord = (row: PeriodRow) => ({
  from: row.from,
  to: row.to,
  state: row.state,
  time_zone: row.zone ?? null,
  closed: orNull(row.closed?.at),
  entries: row.closed?.entries ?? null,
  seconds: row.closed?.seconds ?? null,
});
export const stepRecord = (row: StepRow) => ({
  from: row.from,
  to: row.to,
  at: toWire(row.at),
  by: row.by,
  before: row.fromState,
  after: row.toState,
  reason: row.reason ?? null,
  entries: row.entries,
  seconds: row.seconds,
});

export const payrollRecord = (row: PayrollRow, employees: Named, sent?: PayrollSentRow) => ({
  id: row.id,
  system: row.system,
  from: row.from,
  to: row.to,
  filters: row.filters,
  options: row.options,
  file_name: row.fileName,
  sha256: row.sha256,
  created: toWire(row.madeAt),
  by: row.by,
  sent: sent ? { is_sent: sent.isSent, at: toWire(sent.at), by: sent.by } : null,
  pay_items: row.items,
  employees: row.employees.map(([id, seconds]) => ({ ...named(employees, id), seconds })),
});
export const paidRecord = (row: PaidEntries) => ({
  payroll_file: row.fileId,
  system: row.system,
  from: row.from,
  to: row.to,
  entries: row.ids,
});

export const reportRecord = (run: ReportRun) => ({
  id: run.id,
  month: run.month,
  sent_by_hand: run.isByHand,
  state: run.state,
  kinds: run.kinds,
  language: run.language,
  addresses: run.addresses,
  created: toWire(run.createdAt),
  sent: orNull(run.sentAt),
  revoked: run.isRevoked,
});
export const consentRecord = ({ address, state, at, timesAsked }: ReportConsent) => ({
  address,
  state,
  at: toWire(at),
  times_asked: timesAsked,
});

export const exportRecord = (row: ExportRow) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  filters: row.filters,
  options: row.options,
  created: toWire(row.createdAt),
  by: row.askedBy ?? null,
  own_of: row.ownerId ?? null,
  file_name: row.fileName ?? null,
});

/** As in the company's own security history: the administrator's name is left out. */
export const auditRecord = (row: AuditRow, people: Named) => ({
  at: toWire(row.at),
  first_at: orNull(row.firstAt),
  event: row.event,
  by: row.by,
  acting_as: row.actingAs ?? null,
  ...(row.byManagerId === undefined ? {} : { by_manager: named(people, row.byManagerId) }),
  employee: row.employeeId === undefined ? null : named(people, row.employeeId),
  ...(row.managerId === undefined ? {} : { manager: named(people, row.managerId) }),
  address: row.address ?? null,
  request_id: row.requestId ?? null,
  fields: row.fields,
  detail: row.detail ?? null,
  count: row.count,
});

/** Where the photo stands in the archive. */
export const photoFile = (photoId: string): string => `photos/${photoId}.jpg`;
/** `file` is null for a photo that is not in the archive. */
export const photoRecord = (photo: Photo, isThere: boolean) => ({
  id: photo.id,
  state: photo.state,
  begun: toWire(photo.beganAt),
  by: photo.subject,
  work_log_id: photo.workLogId ?? null,
  comment_id: photo.commentId ?? null,
  file: isThere ? photoFile(photo.id) : null,
});
