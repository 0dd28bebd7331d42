// What an approval of many entries, or its clearing, leaves as it is, and why, in words.

import type { useTexts } from '#web/text.ts';
import { counted } from '#web/words/counted.ts';
import type { toApprove } from './to-approve.ts';

/** One text for each reason. */
export function leftOut(
  { left, running, already }: ReturnType<typeof toApprove>,
  isApproved: boolean,
  t: ReturnType<typeof useTexts<'entries'>>,
): string[] {
  return [
    ...(already > 0 ? [t(isApproved ? 'alreadyApproved' : 'notApprovedYet', counted(already))] : []),
    ...(running > 0 ? [t('stillRunning', counted(running))] : []),
    ...(left > 0 ? [t('assumedLeft', counted(left))] : []),
  ];
}
