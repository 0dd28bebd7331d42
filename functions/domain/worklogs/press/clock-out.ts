// Clocking out: one transaction that ends the running entry, frees its employee and adds to the project's total.

import type * as z from 'zod/mini';
import type { EmployeeCtx } from '#functions/runtime/context.ts';
import { Failure, fail } from '#functions/runtime/fail.ts';
import { projectRow } from '#functions/table/rows/project-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { type Key, keys } from '#functions/table/keys.ts';
import { placeOf, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { tryWrite, present } from '#functions/table/write.ts';
import type { clockOutSent, PressedWorkLog } from '#shared/model/worklog.ts';
import { endAssumed } from './assumed.ts';
import {
  employeeStillActive,
  endBy,
  endChanges,
  endedBefore,
  endedRow,
  isPerhapsRepeat,
  outReceipt,
} from './ending.ts';
import { firstEnd } from './first-end.ts';
import { cutEnd, neighboursOf, collisionsOf, stopsAtHand } from './fit.ts';
import { askAboutGaps, askIfSeenSince, lastIn } from './gaps.ts';
import { endedHash, instantOf, isLate, type Press, pressOf } from './press.ts';
import { refuseEarly, refuseUnlessOpen } from './refusals.ts';
import {
  entryAndNames,
  entryAndNamesReads,
  entryAndProjectKeys,
  find,
} from '#functions/domain/worklogs/store.ts';
import { type WorkCtx, workLogOnWire } from '#functions/domain/worklogs/wire.ts';

type OwnCtx = WorkCtx & EmployeeCtx;
type ClockOutSent = z.output<typeof clockOutSent>;
const triesMax = 5;
/** Loaded on demand: few presses arrive after a foreman's. */
const ownLate = () => import('./own-late.ts');

/**
 * Clocks the employee out. A repeat with the same client id has no other effect, for ever. Errors: `not_clocked_in`,
 * `work_log_missing`, `out_before_in`, `employee_disabled`, `key_reused`, `busy`. The project may be closed by now
 * (3-decisions.md, 'Running entries').
 */
export async function clockOut(
  ctx: WorkCtx & EmployeeCtx,
  input: { body: ClockOutSent },
): Promise<PressedWorkLog> {
  const { body } = input;
  const wanted = body.work_log_id;
  if (wanted !== undefined && placeOf(wanted)?.employeeId !== ctx.employee.id) fail('work_log_missing');
  const press = pressOf(ctx, body, ['out', wanted ?? null]);
  const { id } = ctx.employee;
  // Before the first write: a press whose rest cannot be loaded has done nothing, and is sent again.
  if (isLate(press, ctx.now)) await ownLate();
  try {
    const { ended, isRepeat } = await endOrRepeat(ctx, ctx.employee, press, wanted);
    const cutAt = isRepeat ? undefined : ended.ends_before?.start_time;
    if (cutAt !== undefined) await endLastOf(ctx, press, instantOf(cutAt), false);
    await askAboutGaps(ctx, id, press, ended);
    await askIfSeenSince(ctx, id, press, ended);
    return ended;
  } catch (error) {
    if (!(error instanceof Failure) || !isOfLed.has(error.code)) throw error;
    const { endLed } = await ownLate();
    const led = (await endLed(ctx, press, wanted)) ?? (await endSwept(ctx, press, wanted));
    if (led) return led;
    throw error;
  }
}

/**
 * Clocked in before the foreman did: of the entries since `from`, the foreman's last one, which has the same leaving, ends
 * with this press. Its comment is with the entry that was cut.
 */
async function endLastOf(ctx: OwnCtx, press: Press, from: number, isKept: boolean) {
  const last = await lastIn(ctx, ctx.employee.id, { from, until: press.pressedAt });
  if (!last) return undefined;
  const { endLed } = await ownLate();
  return endLed(ctx, isKept ? press : { ...press, comment: undefined }, last.id, isKept);
}

/** The same for an entry that the system, or the office, has ended before this press arrived. */
async function endSwept(ctx: OwnCtx, press: Press, wanted: string | undefined) {
  const swept = wanted === undefined ? undefined : await find(ctx, wanted);
  if (swept?.endAt === undefined || swept.endedHash !== undefined || swept.isEndAssumed) return undefined;
  return endLastOf(ctx, press, swept.endAt, true);
}

/** Where a foreman may have clocked the person out first. */
const isOfLed: ReadonlySet<string> = new Set(['not_clocked_in', 'out_before_in']);

/**
 * When the device names both, entry and project are read with the session, so clocking out costs one more call.
 */
export const clockOutReads = (companyId: string, { body }: { body: ClockOutSent }): readonly Key[] =>
  entryAndProjectKeys(companyId, body.work_log_id, body.project_id);

/**
 * Ends the running entry of an employee who was just read; `wanted` is the id of the entry meant. Entry, employee and
 * the project's total change in one transaction. Errors: those of `clockOut`.
 */
export const endEntry = async (
  ctx: WorkCtx,
  read: Employee,
  press: Press,
  wanted: string | undefined,
): Promise<PressedWorkLog> => (await endOrRepeat(ctx, read, press, wanted)).ended;

type EndedOrRepeat = { readonly ended: PressedWorkLog; readonly isRepeat: boolean };

async function endOrRepeat(
  ctx: WorkCtx,
  read: Employee,
  press: Press,
  wanted: string | undefined,
): Promise<EndedOrRepeat> {
  let employee = read;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { open } = employee;
    const isMeant = open !== undefined && (wanted === undefined || wanted === open.id);
    const pressedEnd = isMeant ? await endBy(ctx, open, press, wanted) : undefined;
    const there =
      pressedEnd && open ? await neighboursOf(ctx, read.id, press, open.startAt, open.isLate) : [];
    const endAt = pressedEnd && open && cutEnd(there, open.startAt, pressedEnd, stopsAtHand(ctx, press));
    // A press that may be a repeat is first looked for among earlier ones.
    if (endAt === undefined || endAt !== press.deviceAt || isPerhapsRepeat(employee, press)) {
      const kept = await endedBefore(ctx, employee, press, wanted);
      if (kept) return { ended: await repeatedEnd(ctx, employee, kept, press), isRepeat: true };
    }
    if (!isMeant) {
      const ended = await endAssumed(ctx, employee, press, wanted);
      if (ended && ended !== 'raced') return { ended, isRepeat: false };
      if (!ended) await refuseUnlessOpen(ctx, employee, wanted);
    } else if (endAt === undefined) {
      await refuseEarly(ctx, employee, open);
    } else {
      const { id, startAt, projectId } = open;
      const extraRows = tries === 0 ? entryAndNamesReads(ctx, employee, open, [projectId]) : undefined;
      const reading = extraRows ?? entryAndNames(ctx, employee, open, [projectId]);
      if (reading instanceof Promise) reading.catch(() => undefined);
      const met = await collisionsOf(
        ctx,
        employee,
        there,
        { id, startAt, endAt },
        { endAt: press.pressedAt },
      );
      const receipt = outReceipt(ctx, employee.id, open, endAt, press);
      const ending = { version: extraRows?.row.version };
      const changes = [...endChanges(ctx, employee, open, endAt, press, ending), ...receipt];
      const ofProject = {
        update: keys.project(ctx.company.id, projectId),
        ...projectRow.add({ totalSeconds: endAt - startAt }),
        when: present(),
      };
      if (await tryWrite(ctx.table, ...changes, ofProject)) {
        const { row, names } = await reading;
        const ended = { ...(await workLogOnWire(ctx, endedRow(ctx, row, endAt, press), names)), ...met };
        return { ended, isRepeat: false };
      }
    }
    employee = await employeeStillActive(ctx, read.id);
  }
  return fail('busy');
}

async function repeatedEnd(
  ctx: WorkCtx,
  employee: Employee,
  kept: WorkLogRow,
  press: Press,
): Promise<PressedWorkLog> {
  if (kept.endedHash !== endedHash(press)) fail('key_reused');
  return firstEnd(ctx, employee, kept, press);
}
