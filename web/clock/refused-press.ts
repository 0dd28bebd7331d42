// What a person can do about a press that the server refused: one answer for the phone and the time clock.

import * as z from 'zod/mini';
import { commentMax } from '#shared/limits.ts';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import type { EntryRef, Refusal } from './press-queue.ts';

type Asked = {
  readonly press: {
    readonly kind: string;
    readonly entry?: EntryRef;
    readonly project?: { readonly id: string };
  };
  readonly refusal: Refusal;
  /** When it was pressed, by the server's clock. */
  readonly at: number;
  /** Own entries, the newest first: one of them can be commented on when the press is about none. */
  readonly own: readonly string[];
  /** Whether the person may switch from an entry to another of the same project. */
  readonly isWithinProject: boolean;
  /** Whether it is known who the person is. */
  readonly isProven: boolean;
};

/** Why the press was refused, as far as the person can do something about it. */
export type Obstacle =
  /** Clocked in already, by another phone or the time clock. */
  | { readonly is: 'elsewhere'; readonly there: WorkLog }
  /** A switch while the employee is clocked out: someone has ended the entry. */
  | { readonly is: 'alreadyOut'; readonly end: string | undefined }
  /** A clock-out of an entry that someone has ended. */
  | { readonly is: 'ended'; readonly there: WorkLog; readonly end: string }
  /** The project was closed. */
  | { readonly is: 'project' }
  | { readonly is: 'letters' }
  /** No choice removes the reason: the press stays until it is sent again or discarded. */
  | { readonly is: 'other' };

/** In the order in which they are offered; `on` is the entry that stays or is commented on. */
export type Choice =
  | { readonly is: 'stay' | 'stayComment' | 'switch'; readonly on: string }
  | { readonly is: 'comment'; readonly on: string }
  | { readonly is: 'in' | 'project' | 'letters' | 'again' | 'drop' };

const carried = z.object({ work_log: workLog });
/** Sent again as it is, the press would be answered in the same way. */
const settled: ReadonlySet<string> = new Set([
  'invalid_input',
  'key_reused',
  'not_clocked_in',
  'out_before_in',
  'work_log_missing',
]);
/** A disabled person, or one whose password is wrong, may not comment either. */
const uncommented: ReadonlySet<string> = new Set([
  'employee_disabled',
  'employee_missing',
  'wrong_employee_password',
]);

function obstacleOf({ press, refusal: { code } }: Asked, there: WorkLog | undefined): Obstacle {
  const end = there?.end_time;
  if (code === 'wrong_employee_password') return { is: 'letters' };
  if (press.kind === 'in' || press.kind === 'switch') {
    if (code === 'already_clocked_in' && there) return { is: 'elsewhere', there };
    if (code === 'project_closed' || code === 'project_missing') return { is: 'project' };
    if (code === 'not_clocked_in' && press.kind === 'switch') return { is: 'alreadyOut', end };
  }
  if (code === 'not_clocked_in' && press.kind === 'out' && there && end) return { is: 'ended', there, end };
  return { is: 'other' };
}

function choicesAround({ press, at, isWithinProject }: Asked, there: WorkLog): Choice[] {
  const on = there.id;
  const start = fromWire(there.start_time) ?? 0;
  const choices: Choice[] = [{ is: 'stay', on }];
  if (at < start) choices.push({ is: 'stayComment', on });
  if (start < at && (isWithinProject || there.project.id !== press.project?.id))
    choices.push({ is: 'switch', on });
  return choices;
}

export function refusedPress(asked: Asked): {
  readonly obstacle: Obstacle;
  readonly choices: readonly Choice[];
} {
  const { press, refusal, own, isProven } = asked;
  const { code } = refusal;
  const there = z.safeParse(carried, refusal.params).data?.work_log;
  const obstacle = obstacleOf(asked, there);
  if (obstacle.is === 'elsewhere') return { obstacle, choices: choicesAround(asked, obstacle.there) };

  const about = press.entry && 'workLogId' in press.entry ? press.entry.workLogId : undefined;
  const gone = code === 'work_log_missing' ? about : undefined;
  const on = [there?.id, about, ...own].find((id) => id !== undefined && id !== gone);
  const choices: Choice[] = [];
  if (obstacle.is === 'alreadyOut') choices.push({ is: 'in' });
  if (obstacle.is === 'project') choices.push({ is: 'project' });
  if (obstacle.is === 'letters') choices.push({ is: isProven ? 'again' : 'letters' });
  if (obstacle.is === 'other' && !settled.has(code)) choices.push({ is: 'again' });
  if (on !== undefined && !uncommented.has(code)) choices.push({ is: 'comment', on });
  choices.push({ is: 'drop' });
  return { obstacle, choices };
}

/** The comment to the office about a press, with the person's own words: one comment, if it has room for both. */
export function commentTexts(said: string, words: string | undefined): readonly string[] {
  if (!words) return [said];
  const whole = `${said}. ${words}`;
  return whole.length <= commentMax ? [whole] : [said, words];
}
