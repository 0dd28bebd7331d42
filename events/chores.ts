// Messages that a timer sends.

import * as z from 'zod/mini';
import { message } from './message.ts';

const nothing = z.object({ at: z.optional(z.string()) });
const chore = <const N extends `${string}.${string}`>(name: N) =>
  message({ name, queue: 'chores', version: 1, body: nothing, onceKey: (body) => `${name}@${body.at ?? ''}` });

/** Warns companies whose trial ends soon or has ended. */
export const trialsSwept = chore('trials.swept');
/** Recomputes the social statistic. */
export const socialCounted = chore('social.counted');
/** Sends messages that were written with their cause but never reached their queue. */
export const outboxSwept = chore('outbox.swept');
/** Reminds employees who forgot to clock out, and ends entries that were forgotten for too long. */
export const forgottenSwept = chore('forgotten.swept');
/** Deletes what has passed its retention time: old locations, photos that were never attached. */
export const retentionSwept = chore('retention.swept');
/** Mails companies in their morning who has no hours of the day before. */
export const missingSwept = chore('missing.swept');
/** Asks employees by SMS about a day without hours, in its evening. */
export const missingAsked = chore('missing.asked');
/** Begins the monthly reports that are due, and finishes those that were left. */
export const reportsSwept = chore('reports.swept');
/** Fails exports that no worker will finish. */
export const exportsSwept = chore('exports.swept');
/** Recounts every stored counter, so that a wrong one is found and corrected. */
export const countsChecked = chore('counts.checked');
/** Counts each company's hours of the month, for the administrators' list. */
export const hoursCounted = chore('hours.counted');
/** Checks every company's rows against the invariants. */
export const invariantsChecked = chore('invariants.checked');
/** Reminds companies whose deletion is pending, and erases those whose waiting time is over. */
export const deletionsSwept = chore('deletions.swept');
/** Deletes photo files that no row names. `after` is where the previous run stopped. */
export const orphansSwept = message({
  name: 'orphans.swept',
  queue: 'erasures',
  version: 1,
  body: z.object({ at: z.optional(z.string()), after: z.optional(z.string()) }),
  onceKey: (body) => `orphans.swept@${body.at ?? ''} ${body.after ?? ''}`,
});
/**
 * Writes name rows for names from before 2026-11-22. Every timer sends it; the first run after a release does it.
 */
export const namesCaughtUp = { ...chore('names.caught_up'), onceKey: () => '2026-11-22' };
