// When a name is refused because a similar one exists (accents, case, blanks), the refusal gives that name.

import type { ErrorCode } from '#shared/errors.ts';
import { fail, Failure } from '#functions/runtime/fail.ts';

/**
 * Runs `act`. If it is refused with `code`, looks up the holder of the similar name and adds it to the refusal.
 */
export async function namingHolder<R>(
  code: ErrorCode,
  name: string,
  holder: () => Promise<{ readonly name: string } | undefined>,
  act: () => Promise<R>,
): Promise<R> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== code) throw error;
    const met = await holder();
    if (met && met.name !== name) fail(code, { name: met.name });
    throw error;
  }
}
