// Presses as the phone keeps them: each has an id from the moment it is made, so that a repeat has no second effect.

import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import type { ApiError } from '#web/api/client.ts';
import type { EntryRef, Kept } from '#web/clock/press-queue.ts';
import { serverTimeAt } from '#web/entry/server-time.ts';
import type { Missing, Position } from '#web/features/phone/attached/location.ts';

/** The server's last answers, shown while there is no network. */
export type Known = {
  readonly logs: readonly WorkLog[];
  readonly projects: readonly ProjectChoice[];
};
/** The position of a clock event, or why it is missing. */
export type Place = { readonly location?: Position; readonly missing?: Missing };

type Made = Pick<Kept, 'id' | 'refusal'> & {
  /** Device time of the press, RFC 3339, whole seconds; never changed. */
  readonly at: string;
  /** How often it has been sent; increased before each try. */
  readonly tries: number;
  /** The press waits for its position until this device time, in milliseconds. */
  readonly placedBy?: number | undefined;
};
type Start = { readonly project: { readonly id: string; readonly name: string }; readonly comment?: string };
/** The running entry as the phone showed it, if the server has it: sent with the press, it saves the server a read. */
type Running = { readonly running?: { readonly work_log_id: string; readonly project_id: string } };
export type StartPress = Made & Place & Start & Running & { readonly kind: 'in' | 'switch' };
/** `lunch`: it was worked through. */
export type OutPress = Made &
  Place &
  Running & { readonly kind: 'out'; readonly entry: EntryRef; readonly lunch?: boolean };
/** Answers when the employee left an entry without a clock-out; `end` is RFC 3339, null takes an earlier answer back. */
export type LeftPress = Made & {
  readonly kind: 'left';
  readonly entry: { readonly workLogId: string };
  readonly end: string | null;
};
/** The entry as it counts, or why the answer was refused. */
export type Answered = { readonly log: WorkLog } | { readonly refusal: ApiError };
type CommentPress = Made & {
  readonly kind: 'comment';
  readonly entry: EntryRef;
  readonly text: string;
};
/** The photo's file is stored beside the queue under the press's id. */
type PhotoPress = Made & { readonly kind: 'photo'; readonly entry: EntryRef };
export type Press = StartPress | OutPress | LeftPress | CommentPress | PhotoPress;

/** The fields every press begins with: a new id, and the device's time to the second. */
export const made = (at: string = atNow()): Pick<Press, 'id' | 'at' | 'tries'> => ({
  id: crypto.randomUUID(),
  at,
  tries: 0,
});
export const atNow = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

export const isPunch = (press: Press): press is StartPress | OutPress =>
  press.kind === 'in' || press.kind === 'switch' || press.kind === 'out';

/** A later clock-in must not reach the server before the end that was given for the entry before it. */
export const isInOrder = (press: Press): boolean => isPunch(press) || press.kind === 'left';

/** The press for display: a wrong device clock is corrected, as the server will correct it. */
export const atRightTime = <P extends Press>(press: P): P => ({
  ...press,
  at: toWire(serverTimeAt(press.at)),
});

/** Marks a press as sent. It may not change after that, because a repeat must carry the same content. */
export const taken = (press: Press): Press => ({ ...press, placedBy: undefined, tries: press.tries + 1 });
/** Adds the position to a press, unless the press has been sent already. */
export const placed =
  (place: Place) =>
  (press: Press): Press =>
    isPunch(press) && press.tries === 0 ? { ...press, ...place, placedBy: undefined } : press;

const waitingMark = 'waiting:';
/** The id under which the phone shows an unsent entry or comment. */
export const waitingId = (pressId: string): string => `${waitingMark}${pressId}`;
export const isWaitingId = (id: string): boolean => id.startsWith(waitingMark);
export const entryOf = (log: Pick<WorkLog, 'id'>): EntryRef =>
  isWaitingId(log.id) ? { startedBy: log.id.slice(waitingMark.length) } : { workLogId: log.id };

export const runningOf = ({ id, project }: Pick<WorkLog, 'id' | 'project'>): Running =>
  isWaitingId(id) ? {} : { running: { work_log_id: id, project_id: project.id } };

/** The same start under a new id, after the old one was refused without an effect. */
export const restarted = (
  press: StartPress,
  change: { readonly kind?: StartPress['kind']; readonly project?: StartPress['project'] },
): StartPress => {
  const { tries: _, refusal: __, ...same } = press;
  return { ...same, ...made(press.at), ...change };
};
