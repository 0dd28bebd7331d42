// How many entries an action on many failed for, in words.

import type { useTexts } from '#web/text.ts';
import { type Failure, isUnsure } from './bulk.ts';
import { counted } from '#web/words/counted.ts';

/** The heading differs for refused calls and for calls without an answer, which may have been done. */
export function failuresHeading(
  failures: readonly Failure[],
  t: ReturnType<typeof useTexts<'entries'>>,
): string {
  const unsure = failures.filter(isUnsure).length;
  const refused = failures.length - unsure;
  return [
    ...(refused > 0 ? [t('failedMany', counted(refused))] : []),
    ...(unsure > 0 ? [t('unsureMany', counted(unsure))] : []),
  ].join(' · ');
}
