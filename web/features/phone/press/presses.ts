// What the employee does at the clock, as the phone keeps it: a press has an id made once, so that it has one effect.

import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import type { EntryRef, Kept } from '#web/clock/press-queue.ts';
import { rightAt } from '#web/entry/right-time.ts';
import type { Missing, Position } from '#web/features/phone/attached/location.ts';

/** What the phone knew when it last had a network: shown until it has one again. */
export type Known = {
  readonly logs: readonly WorkLog[];
  readonly projects: readonly ProjectChoice[];
};
/** What the position of an event turned out to be. */
export type Place = { readonly location?: Position; readonly missing?: Missing };

type Made = Pick<Kept, 'id' | 'refusal'> & {
  /** Device time of the press, RFC 3339, whole seconds; never changed. */
  readonly at: string;
  /** How often it has been sent; counted before it is. */
  readonly tries: number;
  /** Until this device time, in milliseconds, its position is being taken. */
  readonly placedBy?: number | undefined;
};
type Start = { readonly project: { readonly id: string; readonly name: string }; readonly comment?: string };
/** What runs, as it was shown at the press, if the server knows it: told along, it saves the server a read. */
type Running = { readonly running?: { readonly work_log_id: string; readonly project_id: string } };
export type StartPress = Made & Place & Start & Running & { readonly kind: 'in' | 'switch' };
export type OutPress = Made & Place & Running & { readonly kind: 'out'; readonly entry: EntryRef };
type CommentPress = Made & {
  readonly kind: 'comment';
  readonly entry: EntryRef;
  readonly text: string;
};
/** Its file lies beside the queue, under the press's id. */
type PhotoPress = Made & { readonly kind: 'photo'; readonly entry: EntryRef };
export type Press = StartPress | OutPress | CommentPress | PhotoPress;

/** What every press starts with: its id and the device's time, to the second. */
export const made = (at: string = atNow()): Pick<Press, 'id' | 'at' | 'tries'> => ({
  id: crypto.randomUUID(),
  at,
  tries: 0,
});
export const atNow = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

export const isPunch = (press: Press): press is StartPress | OutPress =>
  press.kind === 'in' || press.kind === 'switch' || press.kind === 'out';

/** As it is shown: on a phone whose clock is known to be wrong, at the time it will count at. */
export const atRightTime = <P extends Press>(press: P): P => ({ ...press, at: toWire(rightAt(press.at)) });

/** It goes out now: from here on a repeat must say the same. */
export const taken = (press: Press): Press => ({ ...press, placedBy: undefined, tries: press.tries + 1 });
/** The position has been taken. It is left out where the press is on its way. */
export const placed =
  (place: Place) =>
  (press: Press): Press =>
    isPunch(press) && press.tries === 0 ? { ...press, ...place, placedBy: undefined } : press;

const waitingMark = 'waiting:';
/** The id under which the phone shows an entry or a comment that the server has not got yet. */
export const waitingId = (pressId: string): string => `${waitingMark}${pressId}`;
export const isWaitingId = (id: string): boolean => id.startsWith(waitingMark);
export const entryOf = (log: Pick<WorkLog, 'id'>): EntryRef =>
  isWaitingId(log.id) ? { startedBy: log.id.slice(waitingMark.length) } : { workLogId: log.id };

export const runningOf = ({ id, project }: Pick<WorkLog, 'id' | 'project'>): Running =>
  isWaitingId(id) ? {} : { running: { work_log_id: id, project_id: project.id } };

/** The same start once more under a new id: the old one was refused and has had no effect. */
export const restarted = (
  press: StartPress,
  change: { readonly kind?: StartPress['kind']; readonly project?: StartPress['project'] },
): StartPress => {
  const { tries: _, refusal: __, ...same } = press;
  return { ...same, ...made(press.at), ...change };
};
