// Messages that a timer sends: work nobody asked for by hand.

import * as z from 'zod/mini';
import { message } from './message.ts';

const nothing = z.object({ at: z.optional(z.string()) });
const chore = <const N extends `${string}.${string}`>(name: N) =>
  message({ name, version: 1, body: nothing, example: {}, onceKey: (body) => `${name}@${body.at ?? ''}` });

/** Warns companies whose trial ends soon or has ended. */
export const trialsSwept = chore('trials.swept');
/** Recomputes the social statistic. */
export const socialCounted = chore('social.counted');
/** Sends again what was promised in a transaction but never reached its queue. */
export const outboxSwept = chore('outbox.swept');
/** Reminds whoever forgot to clock out, and ends what was forgotten too long. */
export const forgottenSwept = chore('forgotten.swept');
/** Removes what has lived its time: old locations, photos never attached. */
export const retentionSwept = chore('retention.swept');
/** Begins the monthly reports that are due, and settles those that were left. */
export const reportsSwept = chore('reports.swept');
/** Ends exports that no worker will finish. */
export const exportsSwept = chore('exports.swept');
/** Counts anew what is counted along, so that a wrong count is found and mended. */
export const countsChecked = chore('counts.checked');
/** Counts the hours of the month of every company, for the list of administrators. */
export const hoursCounted = chore('hours.counted');
/** Holds every company's rows against the rules they must keep. */
export const invariantsChecked = chore('invariants.checked');
/** Reminds companies whose deletion waits, and has those erased whose days are over. */
export const deletionsSwept = chore('deletions.swept');
/** Removes photos that no row knows. `after` is where the walk before this one stopped. */
export const orphansSwept = message({
  name: 'orphans.swept',
  version: 1,
  body: z.object({ at: z.optional(z.string()), after: z.optional(z.string()) }),
  example: {},
  onceKey: (body) => `orphans.swept@${body.at ?? ''} ${body.after ?? ''}`,
});
/** Gives names of before 2026-11-22 their rows: sent by every timer, done by the first one after a release. */
export const namesCaughtUp = { ...chore('names.caught_up'), onceKey: () => '2026-11-22' };
