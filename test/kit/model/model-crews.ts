// Crew presses in a random history, and where each acknowledged press is found at its end: in one entry, or in none.

import { createHash } from 'node:crypto';
import type { Census } from '#functions/domain/invariants/census.ts';
import { pressCrew } from '#functions/domain/worklogs/press/crew.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { commonErrors } from '#shared/errors.ts';
import { clockSkewSecondsMax, idempotencyKeptDays } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import type { Command } from './model-commands.ts';
import { judgedForeman } from './model-office.ts';
import type { ModelSite } from './model-site.ts';

type Body = Parameters<typeof pressCrew>[1]['body'];
type Result = Awaited<ReturnType<typeof pressCrew>>[number];
type Crew = { readonly sender: number; readonly body: Body; readonly firstAt: number };
type Told = {
  readonly kind: 'in' | 'out';
  readonly employeeId: string;
  readonly firstAt: number;
  /** What was acknowledged, once it had an effect. */
  effect?: string;
  /** A clock-in was answered to have left the person as they are. */
  isLeft?: boolean;
  /** A try without an answer may have had an effect. */
  isUnsure: boolean;
};

const none: ReadonlySet<Result['outcome']> = new Set(['already_in', 'elsewhere', 'not_in']);
/** Of a press that had its effect before, and of any other. */
const laterRefusals: ReadonlySet<string> = new Set(commonErrors.filter((code) => code !== 'key_reused'));
const refusals: ReadonlySet<string> = new Set([...laterRefusals, 'project_closed', 'out_before_in']);
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether the press of this id started, or ended, the entry: by what its id and its hash are made of. */
const isOfPress = ({ kind, employeeId }: Pick<Told, 'kind' | 'employeeId'>, id: string) => {
  const started = digestOf(`${employeeId} ${id}`).toString('hex').slice(0, 14);
  const ended = digestOf(JSON.stringify(['out', id]))
    .toString('base64url')
    .slice(0, 8);
  return (row: WorkLogRow): boolean =>
    kind === 'in' ? row.id.endsWith(started) : row.endedHash?.startsWith(ended) === true;
};

export function openModelCrews(site: ModelSite) {
  const { employees, projects, world, asEmployee } = site;
  const [foreman] = employees;
  const sent: Crew[] = [];
  const told = new Map<string, Told>();
  const problems: string[] = [];

  function crewOf({ who, project, pick, minutes, flag }: Command, action: 'in' | 'out'): Crew {
    const members = employees.filter((_, index) => index === who || (pick >> index) % 2 === 1);
    const body: Body = {
      action,
      ...(action === 'in' ? { project_id: projects[project % projects.length]?.id } : {}),
      at: toWire(world.clock.now + minutes * 60),
      presses: members.map(({ id }) => ({ id: aClientId(), employee_id: id, switches: flag })),
    };
    for (const { id, employee_id } of body.presses)
      told.set(id, { kind: action, employeeId: employee_id, firstAt: world.clock.now, isUnsure: false });
    return { sender: pick % 7 === 6 ? 1 : 0, body, firstAt: world.clock.now };
  }

  /** `before`: the effect that was acknowledged before this try was sent. */
  function note(body: Body, result: Result, before: string | undefined): void {
    const press = told.get(result.id);
    if (!press) return void problems.push(`crew: ${result.id} was never sent`);
    const { outcome, project, start_time, end_time, error = '' } = result;
    const isKept = world.clock.now < press.firstAt + idempotencyKeptDays * 86_400;
    if (outcome === 'refused') {
      const isKnown = isKept && before !== undefined ? laterRefusals.has(error) : refusals.has(error);
      if (!isKnown)
        problems.push(`crew: ${result.id}, ${before ?? 'no effect yet'}, was refused with ${error}`);
      return;
    }
    const isThere = project?.id === body.project_id;
    if ((outcome === 'already_in' && !isThere) || (outcome === 'elsewhere' && isThere))
      problems.push(`crew: ${outcome} names ${project?.id}`);
    if (none.has(outcome)) {
      if (isKept && before !== undefined) problems.push(`I3 crew: ${before} was answered ${outcome} later`);
      press.isLeft = press.kind === 'in';
      return;
    }
    if (press.isLeft) problems.push(`I3 crew: ${result.id} was left as it was and answered ${outcome} later`);
    const effect = JSON.stringify([outcome, project?.id, start_time, end_time]);
    if (isKept && press.effect !== undefined && press.effect !== effect)
      problems.push(`I3 crew: ${press.effect} was answered ${effect} later`);
    press.effect ??= effect;
  }

  async function send({ sender, body }: Crew): Promise<void> {
    const ctx = { ...(await asEmployee(sender)), table: world.table };
    const before = new Map(body.presses.map(({ id }) => [id, told.get(id)?.effect]));
    // The phone's time of this try: its clock is right, so days without a network are believed.
    const tried = { ...body, sent_at: toWire(world.clock.now) };
    try {
      const results = await pressCrew(await judgedForeman(ctx), { body: tried });
      if (sender !== 0) problems.push('crew: pressed by somebody who is no foreman');
      if (results.map(({ id }) => id).join() !== body.presses.map(({ id }) => id).join())
        problems.push('crew: the outcomes are not those of the presses');
      for (const result of results) note(body, result, before.get(result.id));
    } catch (error) {
      if (error instanceof Failure && error.code === 'forbidden') {
        if (sender === 0) problems.push('crew: the foreman was refused');
      } else
        for (const { id } of body.presses) {
          const press = told.get(id);
          if (press) press.isUnsure = true;
        }
      throw error;
    }
  }

  return {
    press(command: Command, kind: 'crew_in' | 'crew_out' | 'crew_again'): Promise<void>[] {
      if (kind === 'crew_again') {
        const again = sent[command.pick % Math.max(1, sent.length)];
        // A part of it, now and then.
        const part = again && { ...again, body: { ...again.body, presses: again.body.presses.slice(-1) } };
        return again && part ? [send(command.flag ? part : again)] : [];
      }
      const one = crewOf(command, kind === 'crew_in' ? 'in' : 'out');
      sent.push(one);
      return command.pick % 4 === 0 ? [send(one), send(one)] : [send(one)];
    },
    /** Presses that are not in exactly one entry, or are in one although they were answered to have had no effect. */
    unfound({ workLogs, histories }: Pick<Census, 'workLogs' | 'histories'>): string[] {
      const wrong = [...told].flatMap(([id, press]) => {
        const rows = workLogs.filter(isOfPress(press, id));
        const by = rows.map(({ foremanIn, foremanOut }) => (press.kind === 'in' ? foremanIn : foremanOut));
        const isAcknowledged = press.effect !== undefined;
        if (rows.length > 1 || (isAcknowledged && rows.length !== 1))
          return [`crew: ${press.effect ?? id} is in ${rows.length} entries`];
        if (!isAcknowledged && !press.isUnsure && rows.length > 0)
          return [`crew: ${id} was answered to have no effect and is in ${rows[0]?.id}`];
        const wanted = press.employeeId === foreman?.id ? undefined : foreman?.id;
        return by.some((one) => one !== wanted) ? [`crew: ${rows[0]?.id} does not name the foreman`] : [];
      });
      const pressed = workLogs.filter(
        (row) => !row.isDeleted && row.addedAt === undefined && !histories.has(row.id),
      );
      return [...problems, ...wrong, ...pressed.flatMap((row) => twice(row, pressed))];
    },
  };
}

/**
 * Hours counted twice by a crew's late press: it began within an entry that had ended when the server received it. A press
 * of now is not compared with all entries (functions/domain/worklogs/README.md, 'Time').
 */
function twice(row: WorkLogRow, others: readonly WorkLogRow[]): string[] {
  const { id, employeeId, startAt, deviceAt = startAt, heardAfter = 0, foremanIn } = row;
  const receivedAt = deviceAt + heardAfter;
  if (foremanIn === undefined || startAt >= receivedAt - clockSkewSecondsMax) return [];
  const over = others.filter(
    (other) =>
      other.id !== id &&
      other.employeeId === employeeId &&
      other.changedAt < receivedAt &&
      other.startAt <= startAt &&
      startAt < (other.endAt ?? startAt),
  );
  return over.map((other) => `crew: ${id} began within ${other.id}, which had ended before it came`);
}
