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
  const { left, running } = approval;
  const already = approval.already + since;
  return [
    ...(already > 0 ? [t(isApproved ? 'alreadyApproved' : 'notApprovedYet', counted(already))] : []),
    ...(running > 0 ? [t('stillRunning', counted(running))] : []),
    ...(left > 0 ? [t('assumedLeft', counted(left))] : []),
  ];
}
