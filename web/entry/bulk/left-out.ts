// What an approval of many entries, or its clearing, leaves as it is, and why, in words.

import type { useTexts } from '#web/text.ts';
import { counted } from '#web/words/counted.ts';
import type { Approvable } from './to-approve.ts';

/** One text for each reason; `since`: how many somebody else has changed to the same during the action. */
export function leftOut(
  approval: Approvable,
  isApproved: boolean,
  t: ReturnType<typeof useTexts<'entries'>>,
  since = 0,
): string[] {
  const { left, running, already } = approval;
  const reasons = [
    [already + since, isApproved ? 'alreadyApproved' : 'notApprovedYet'],
    [running, 'stillRunning'],
    [left, 'assumedLeft'],
  ] as const;
  return reasons.flatMap(([count, word]) => (count > 0 ? [t(word, counted(count))] : []));
}
