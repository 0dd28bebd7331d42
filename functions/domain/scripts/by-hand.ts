// A script that an operator runs from the AWS console or the command line: no session, no idempotency key.

import * as z from 'zod/mini';
import { errors } from '#shared/errors.ts';
import { scriptAsked, type ScriptRun } from '#shared/model/scripts.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { Failure, type Issue } from '#functions/runtime/fail.ts';
import { parsed } from '#functions/runtime/shape.ts';
import type { ScriptCtx } from './company-scripts.ts';
import { run } from './scripts.ts';

const asked = z.extend(scriptAsked, { script: z.string() });
type Refused = {
  readonly error: { readonly code: string; readonly message: string; readonly errors: readonly Issue[] };
};

/** A refusal is returned, not thrown: a failed invocation counts as a fault of the function. */
export async function runByHand(
  ctx: ScriptCtx & Pick<Ctx, 'requestId'>,
  sent: unknown,
): Promise<ScriptRun | Refused> {
  try {
    const { script, ...body } = parsed(asked, sent);
    const ran = await run({ ...ctx, once: undefined }, script, body);
    ctx.log.info('script_run', { message: script });
    return ran;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ctx.log.info('script_refused', { code: error.code });
    return { error: { code: error.code, message: errors[error.code].message, errors: error.issues } };
  }
}
