// Presses for a crew as the foreman's phone keeps them until they are sent, what came of them, and the last crew.

import * as z from 'zod/mini';
import { crew, crewOutcomes } from '#shared/api/crew.ts';
import type { Reply } from '#shared/api/endpoint.ts';
import { pressedWorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { keepPresses } from '#web/clock/kept-presses.ts';
import type { Kept } from '#web/clock/press-queue.ts';
import { atNow } from '#web/features/phone/press/presses.ts';
import { onDevice } from '#web/ui/page/storage.ts';
import { lastCrewName } from './has-led.ts';

type Named = { readonly id: string; readonly name: string };
export type Person = Reply<typeof crew.endpoints.list>[number];
export type CrewPress = Kept & {
  readonly action: 'in' | 'out';
  /** Where the crew comes to. */
  readonly project?: Named | undefined;
  /** By the phone's clock, RFC 3339; the same in every try. */
  readonly at: string;
  readonly people: readonly (Named & { readonly pressId: string; readonly switches: boolean })[];
};

/** `known` is the crew as the server answered last, for choosing without a network. */
export const kept = keepPresses<CrewPress, readonly Person[]>('stund-crew');

const result = z.object({
  name: z.string(),
  outcome: z.enum(crewOutcomes),
  project: z.optional(z.string()),
  start: z.optional(z.string()),
  end: z.optional(z.string()),
  asked: z.optional(z.boolean()),
  error: z.optional(z.string()),
  overlaps: pressedWorkLog.shape.overlaps,
  starts_after: pressedWorkLog.shape.starts_after,
  ends_before: pressedWorkLog.shape.ends_before,
});
/** What came of one person's press. */
export type Result = z.output<typeof result>;
const said = z.object({ action: z.enum(['in', 'out']), at: z.string(), results: z.array(result) });
/** What came of a press, until the foreman closes it. */
export type Said = z.output<typeof said>;

/** Sends a press; whom the server could not reach for now remains to be sent. */
export async function sendCrew(owner: string, press: CrewPress) {
  const body = {
    action: press.action,
    ...(press.project ? { project_id: press.project.id } : {}),
    at: press.at,
    sent_at: atNow(),
    presses: press.people.map(({ id, pressId, switches }) => ({ id: pressId, employee_id: id, switches })),
  };
  const replies = await call(crew.endpoints.press, { body }, { subject: owner });
  const nameOf = new Map(press.people.map(({ pressId, name }) => [pressId, name]));
  const busy = new Set(replies.filter(({ error }) => error === 'busy').map(({ id }) => id));
  const results = replies
    .filter(({ id }) => !busy.has(id))
    .map(
      ({
        id,
        outcome,
        project,
        start_time,
        end_time,
        assumed_end,
        error,
        overlaps,
        starts_after,
        ends_before,
      }) => ({
        name: nameOf.get(id) ?? '',
        outcome,
        project: project?.name,
        start: start_time,
        end: end_time,
        asked: assumed_end,
        error,
        overlaps,
        starts_after,
        ends_before,
      }),
    );
  const left = press.people.filter(({ pressId }) => busy.has(pressId));
  return {
    said: { action: press.action, at: press.at, results },
    ...(left.length > 0 ? { becomes: { ...press, people: left } } : {}),
  };
}

const saidName = (owner: string) => `stund-crew-said ${owner}`;
const ids = z.array(z.string());

function readOf<T>(
  name: string,
  shape: { safeParse: (value: unknown) => { data?: T | undefined } },
): T | undefined {
  try {
    return shape.safeParse(JSON.parse(onDevice.get(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
export const lastCrew = (owner: string): readonly string[] => readOf(lastCrewName(owner), ids) ?? [];
export const keepLastCrew = (owner: string, crewIds: readonly string[]): void =>
  void onDevice.set(lastCrewName(owner), JSON.stringify(crewIds));
export const readSaid = (owner: string): readonly Said[] => readOf(saidName(owner), z.array(said)) ?? [];
export const keepSaid = (owner: string, list: readonly Said[]): void =>
  void onDevice.set(saidName(owner), JSON.stringify(list));
