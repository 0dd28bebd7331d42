// What employees do with their requests: ask for a change or a missing entry, see what became of it, withdraw it.

import { correctionsAnsweredShown, correctionsWaitingMax } from '#shared/limits.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { corrections } from '#shared/api/corrections.ts';
import type { Correction } from '#shared/model/correction.ts';
import { regionOfCountry } from '#shared/model/company/region.ts';
import { dayTextOf } from '#shared/time/day-text.ts';
import { clockOf, dayOf, zoneOf } from '#shared/time/zone.ts';
import { take, takeAll } from '#functions/domain/budgets/budgets.ts';
import { addresses, mail } from '#functions/domain/notices/notices.ts';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { fail, failField } from '#functions/runtime/fail.ts';
import type { Promised, Send } from '#functions/runtime/send.ts';
import {
  askChange,
  correctionId,
  type CorrectionRow,
  settleAbout,
} from '#functions/table/rows/correction-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { isUnmoved, placeOf, type WorkLogRow, workLogRow } from '#functions/table/rows/work-log-row.ts';
import { all, type Change, present, refusalOfWrite, tryWrite } from '#functions/table/write.ts';
import { earliestStart } from '#functions/domain/worklogs/change/latest.ts';
import { checkLunch, checkSpan, checkStart } from '#functions/domain/worklogs/change/revision.ts';
import { instantOf } from '#functions/domain/worklogs/press/press.ts';
import { find, holders } from '#functions/domain/worklogs/store.ts';
import type { WorkCtx } from '#functions/domain/worklogs/wire.ts';
import { findCorrection, openOf, settledOf } from './store.ts';
import { correctionOnWire, correctionsOnWire, seenOf } from './wire.ts';

type OwnCtx = WorkCtx & EmployeeCtx;
type Contract = typeof corrections.endpoints;
type Asked = Input<Contract['ask']>['body'];

/**
 * Asks once for each of the client's ids. At most ten wait for each employee. Errors: `too_many_requests`, `work_log_missing`,
 * `project_missing`, `project_closed`, `no_changes`, `out_before_in`, `limit_reached`, `key_reused`, `invalid_input`,
 * `busy`. Source: domain-facts.md, wish 6.
 */
export async function askCorrection(
  ctx: OwnCtx & { readonly send: Send },
  { body }: { readonly body: Asked },
): Promise<Correction> {
  const row = rowOf(ctx, body);
  const known = await findCorrection(ctx, row.id);
  if (known) return isSame(known, row) ? correctionOnWire(ctx, known) : fail('key_reused');
  const entry = await entryOf(ctx, body.work_log_id);
  await checkAsked(ctx, row, entry);
  const { id } = ctx.employee;
  await takeAll(ctx, [
    ['correctionsAsked', id],
    ['correctionsAskedMonth', id],
  ]);
  const letter = await letterOf(ctx, row);
  const changes = [askChange(row), ...(entry ? [stillThere(entry)] : []), ...(letter ? [letter.change] : [])];
  const refused = await refusalOfWrite(ctx.table, ...changes);
  if (refused) {
    const now = await findCorrection(ctx, row.id);
    if (now && isSame(now, row)) return correctionOnWire(ctx, now);
    if (refused[0]) fail('limit_reached', { max: correctionsWaitingMax });
    return fail('busy');
  }
  await letter?.dispatch();
  return correctionOnWire(ctx, row);
}

const rowOf = ({ employee, now }: OwnCtx, body: Asked): CorrectionRow => ({
  companyId: employee.companyId,
  employeeId: employee.id,
  id: correctionId(employee.id, body.id),
  workLogId: body.work_log_id,
  startAt: instantOf(body.start_time),
  endAt: instantOf(body.end_time),
  projectId: body.project_id,
  isLunchWorked: body.worked_through_lunch,
  word: body.word,
  askedAt: now,
});

const isSame = (one: CorrectionRow, other: CorrectionRow): boolean =>
  one.workLogId === other.workLogId &&
  one.startAt === other.startAt &&
  one.endAt === other.endAt &&
  one.projectId === other.projectId &&
  one.isLunchWorked === other.isLunchWorked &&
  one.word === other.word;

async function entryOf(ctx: OwnCtx, id: string | undefined): Promise<WorkLogRow | undefined> {
  if (id === undefined) return undefined;
  if (placeOf(id)?.employeeId !== ctx.employee.id) fail('work_log_missing');
  return (await find(ctx, id)) ?? fail('work_log_missing');
}

/** Closed days are no hindrance: the office may open them again. */
async function checkAsked(ctx: OwnCtx, row: CorrectionRow, entry: WorkLogRow | undefined): Promise<void> {
  const { startAt, endAt, projectId } = row;
  const zone = zoneOf(ctx.company.settings.time_zone);
  checkStart(startAt, { now: ctx.now, zone, earliestStart: earliestStart(ctx.company) }, 'start_time');
  checkSpan(startAt, endAt, 'end_time');
  if (endAt > Math.max(ctx.now, entry?.endAt ?? 0)) failField('end_time', 'is in the future', 'too_late');
  const isOther = projectId !== entry?.projectId;
  const isMarked = row.isLunchWorked !== undefined && row.isLunchWorked !== (entry?.isLunchWorked ?? false);
  if (isMarked) checkLunch(ctx.company, 'worked_through_lunch');
  if (entry && startAt === entry.startAt && endAt === entry.endAt && !isOther && !isMarked)
    fail('no_changes');
  const { projects } = await holders(ctx, [], [projectId]);
  const project = projects.get(projectId) ?? fail('project_missing');
  if (isOther && !project.isOpen) fail('project_closed');
}

/** An entry that is being deleted or moved in this moment takes no request. */
const stillThere = ({ companyId, month, entry }: WorkLogRow): Change => ({
  check: keys.workLog(companyId, month, entry),
  when: all(present(), workLogRow.is({ isDeleted: false }), isUnmoved),
});

/** Only a company that chose it, with a confirmed address, gets mails; beyond a day's budget its list tells. */
async function letterOf(
  ctx: OwnCtx & { readonly send: Send },
  row: CorrectionRow,
): Promise<Promised | undefined> {
  const { company, employee } = ctx;
  if (!company.settings.features.mail_corrections || !company.isEmailVerified) return undefined;
  if (!(await take(ctx, ['correctionMails', company.id]))) return undefined;
  return mail(ctx, company, {
    template: 'correction_asked',
    link: addresses.request(ctx, row.id),
    asked: { employee: employee.name, hours: hoursText(company, row), word: row.word },
  });
}

/** '27.11.2026 12:51–17:06', by the company's clock and dates; a night names both days. */
function hoursText({ country, settings }: Company, { startAt, endAt }: CorrectionRow): string {
  const zone = zoneOf(settings.time_zone);
  const { dayFormat } = regionOfCountry(country);
  const [from, to] = [startAt, endAt].map((at) => ({
    day: dayTextOf(dayOf(zone, at), dayFormat),
    clock: clockOf(zone, at),
  }));
  return to?.day === from?.day
    ? `${from?.day} ${from?.clock}–${to?.clock}`
    : `${from?.day} ${from?.clock} – ${to?.day} ${to?.clock}`;
}

/** Those that wait, then those answered in the last 60 days, 200 at most; each newest first. */
export async function listOwnCorrections(ctx: OwnCtx): Promise<Correction[]> {
  const { id } = ctx.employee;
  const [open, settled] = await Promise.all([openOf(ctx, id), settledOf(ctx, id)]);
  return correctionsOnWire(ctx, [...open.toReversed(), ...settled.slice(0, correctionsAnsweredShown)]);
}

/**
 * Withdrawn twice is withdrawn once; an answered request stays answered. Errors: `correction_missing`,
 * `correction_answered`.
 */
export async function withdrawCorrection(
  ctx: OwnCtx,
  { path }: Input<Contract['withdraw']>,
): Promise<Correction> {
  const { employee } = ctx;
  const row = await findCorrection(ctx, path.id, employee.id);
  if (!row) return fail('correction_missing');
  if (row.answered?.state === 'withdrawn') return correctionOnWire(ctx, row);
  if (row.answered) return fail('correction_answered', { correction: await correctionOnWire(ctx, row) });
  const entry = row.workLogId === undefined ? undefined : await find(ctx, row.workLogId);
  const seen = entry ? { seen: seenOf(entry) } : {};
  const answered = { state: 'withdrawn', at: ctx.now, by: employee.name, ...seen } as const;
  if (!(await tryWrite(ctx.table, ...settleAbout(row, answered, entry?.id)))) {
    const now = (await findCorrection(ctx, row.id, employee.id)) ?? fail('correction_missing');
    if (now.answered?.state !== 'withdrawn')
      return fail('correction_answered', { correction: await correctionOnWire(ctx, now) });
  }
  return correctionOnWire(ctx, { ...row, answered });
}
