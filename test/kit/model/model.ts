// The model test: runs a random history with faults, and checks every reply and, at the end, every row.

import { idempotencyKeptDays } from '#shared/limits.ts';
import type { Table } from '#functions/aws/table.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { WriteBusy } from '#functions/table/write.ts';
import type { Fault } from '#infra/local/aws/dynamo/faults.ts';
import { corrections } from '#shared/api/corrections.ts';
import { crew } from '#shared/api/crew.ts';
import { employeeApp } from '#shared/api/employee-app.ts';
import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { payPeriods } from '#shared/api/pay-periods.ts';
import { timeClock } from '#shared/api/time-clock.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { commonErrors } from '#shared/errors.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { censusOf } from '#functions/domain/invariants/census.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { openWorld, type World } from '#test/kit/world/context.ts';
import type { Command, History, Round } from './model-commands.ts';
import { openModelCrews } from './model-crews.ts';
import type { Misread } from './model-office.ts';
import { openModelRequests } from './model-requests.ts';
import { openWitness } from './witness.ts';
import { type Effect, type ModelSite, modelZone, openModelSite, type Press } from './model-site.ts';

/** A seeded bug: in writes, or in reading who acts. */
export type Seeded = { readonly through?: (table: Table) => Table; readonly misread?: Misread };
export type Outcome = { readonly problems: string[]; readonly commands: number; readonly faults: number };
/** `firstAt`: when it was sent first, in epoch seconds. */
type Sent = { readonly press: Press; readonly firstAt: number; answer: string | undefined };

const declared: ReadonlySet<string> = new Set(
  [employeeApp, ownWorkLogs, worklogs, timeClock, payPeriods, corrections, crew].flatMap(({ endpoints }) =>
    Object.values(endpoints).flatMap((endpoint): readonly string[] => [...endpoint.errors, ...commonErrors]),
  ),
);
const faultShare = 0.04;

/** A small random generator: a history's faults depend on its seed only. */
function chanceFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function disturb(world: World, seed: number): () => number {
  const chance = chanceFrom(seed);
  let count = 0;
  world.dynamo.faults.set(({ operation }): Fault | undefined => {
    if (chance() >= faultShare) return undefined;
    count += 1;
    const isWrite = !/Get|Query|Scan/.test(operation);
    const kinds = ['lost_reply', 'error500', ...(isWrite ? (['conflict'] as const) : [])] as const;
    return { kind: kinds[Math.floor(chance() * kinds.length)] ?? 'lost_reply' };
  });
  return () => count;
}

/** Runs the history in a world of its own, which a seeded bug may have changed. */
export async function runHistory(
  history: History,
  { through = (table) => table, misread }: Seeded = {},
): Promise<Outcome> {
  const witness = openWitness(modelZone);
  const world = await openWorld('2026-11-30T23:30:00Z', (table) => witness.through(through(table)));
  const site = await openModelSite(world, misread);
  const run = openRun(site, () => world.clock.now);
  const faults = disturb(world, history.seed);
  for (const round of history.rounds) {
    await run.round(round);
    world.pass(round.passes);
  }
  world.dynamo.faults.set(undefined);
  const items = await world.items();
  const unheld = await run.requests.unheld();
  const broken = checkInvariants(items, world.clock.now).map((one) => JSON.stringify(one));
  const census = censusOf(items).get(site.company.id);
  const lost = census ? run.lostFrom(census.workLogs) : ['the company is lost'];
  const unfound = census ? run.crews.unfound(census) : [];
  const unnamed = census ? await site.office.unnamed(census) : [];
  await world.close();
  return {
    problems: [...run.problems, ...witness.problems, ...broken, ...lost, ...unheld, ...unfound, ...unnamed],
    commands: run.count(),
    faults: faults(),
  };
}

const ofOthers = {
  work_log_comments: [],
  overlaps: undefined,
  starts_after: undefined,
  ends_before: undefined,
};

function openRun(site: ModelSite, now: () => number) {
  const problems: string[] = [];
  const sent: Sent[] = [];
  const entries = new Map<string, WorkLog>();
  const requests = openModelRequests(site);
  const crews = openModelCrews(site);
  let count = 0;

  /** Replies of one moment arrive in any order: the newest version counts. */
  const note = (entry: WorkLog | undefined) => {
    const known = entry && entries.get(entry.id);
    if (entry && (!known || known.version <= entry.version)) entries.set(entry.id, entry);
  };
  /** Mostly one of the newest two entries, so that several clients change the same one. */
  const entryAt = (pick: number) => {
    const known = [...entries.values()];
    return pick % 3 === 0 ? known[pick % Math.max(1, known.length)] : known.at(-1 - (pick % 2));
  };
  /**
   * A reply as text, to compare repeats: without comments, which may have been added since, and without the entries
   * it collides with, which another client may have changed since. `test/domain/worklogs` holds those of one client.
   */
  const comparable = ({ started, ended }: Effect): string =>
    JSON.stringify([started, ended].map((entry) => entry && { ...entry, ...ofOthers }));

  async function press(one: Sent): Promise<void> {
    const effect = await site.send(one.press);
    const answer = comparable(effect);
    // Later a repeat is answered with the entry as it is then (functions/domain/worklogs/README.md, 'Places and ids').
    const isKept = now() < one.firstAt + idempotencyKeptDays * 86_400;
    if (isKept && one.answer !== undefined && one.answer !== answer)
      problems.push(`I3 ${one.press.kind} was answered ${one.answer} and then ${answer}`);
    if (one.answer === undefined) {
      note(effect.ended);
      note(effect.started);
    }
    one.answer ??= answer;
  }
  function fresh(kind: Press['kind'], command: Command): Promise<void>[] {
    const named = kind === 'out' && command.pick % 3 === 0 ? entryAt(command.pick)?.id : undefined;
    const one: Sent = { press: site.pressOf(command, kind, named), firstAt: now(), answer: undefined };
    sent.push(one);
    // A double tap, now and then.
    return command.pick % 4 === 0 ? [press(one), press(one)] : [press(one)];
  }

  function calls(command: Command): Promise<unknown>[] {
    const { kind, pick } = command;
    const entry = entryAt(pick);
    const again = sent[pick % Math.max(1, sent.length)];
    if (kind === 'in' || kind === 'out' || kind === 'switch') return fresh(kind, command);
    if (kind === 'repeat') return again ? [press(again)] : [];
    if (kind === 'add') return [site.add(command).then(note)];
    if (kind === 'kiosk') return [site.atKiosk(command).then((effect) => note(effect.started))];
    if (kind === 'close' || kind === 'open') return [site.setClosed(command, kind === 'close')];
    if (kind === 'disable' || kind === 'enable') return [site.setDisabled(command, kind === 'disable')];
    if (kind === 'lock' || kind === 'unlock') return [site.setLocked(command, kind === 'lock')];
    if (kind === 'ask' || kind === 'ask_again') return requests.ask(command, kind, entry);
    if (kind === 'take' || kind === 'decline' || kind === 'withdraw') return requests.answer(command, kind);
    if (kind === 'crew_in' || kind === 'crew_out' || kind === 'crew_again') return crews.press(command, kind);
    if (!entry) return [];
    if (kind === 'remove') return [site.remove(command, entry)];
    if (kind === 'comment') return [site.comment(command, entry)];
    if (kind === 'approve') return [site.approve(command, entry).then(note)];
    // Two clients that see the same entry change it at the same moment.
    const other = { ...command, project: command.project + 1, minutes: command.minutes + 30, pick: pick + 1 };
    return [command, other].map(async (one) => note(await site.change(one, entry)));
  }

  return {
    problems,
    requests,
    crews,
    count: () => count,
    async round({ commands }: Round): Promise<void> {
      count += commands.length;
      for (const result of await Promise.allSettled(commands.flatMap(calls))) {
        if (result.status === 'fulfilled') continue;
        const error: unknown = result.reason;
        const isKnown = error instanceof Failure ? declared.has(error.code) : error instanceof WriteBusy;
        if (!isKnown) problems.push(`unexpected ${error instanceof Error ? error.stack : String(error)}`);
      }
    },
    /** I2: acknowledged entries that are missing. */
    lostFrom(rows: readonly { id: string; endAt: number | undefined }[]): string[] {
      const kept = new Map(rows.map((row) => [row.id, row]));
      return [...entries.values()].flatMap(({ id, end_time }) => {
        const row = kept.get(id);
        if (!row) return [`I2 ${id} was acknowledged and is lost`];
        return end_time !== undefined && row.endAt === undefined ? [`I2 the end of ${id} is lost`] : [];
      });
    },
  };
}
