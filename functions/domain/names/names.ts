// A refused name that is another's but for accents, case or blanks: the refusal names whose it is.

import type { ErrorCode } from '#shared/errors.ts';
import { fail, Failure } from '#functions/runtime/fail.ts';

/** `act` may be refused with `code` for `name`; `holder` is asked only then. */
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
