// How a verb refuses: it throws a `Failure` with a code of the error catalogue.

import { WriteRefused } from '#functions/table/write.ts';
import type { ErrorCode, ErrorParams } from '#shared/errors.ts';

export type Issue = { readonly field: string; readonly message: string; readonly code?: string };

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly issues: readonly Issue[];
  constructor(code: ErrorCode, params: ErrorParams = {}, issues: readonly Issue[] = []) {
    super(code);
    this.code = code;
    this.params = params;
    this.issues = issues;
  }
}

/** Refuses the request with `code`; `params` fill its message and travel in the error body. */
export function fail(code: ErrorCode, params: ErrorParams = {}): never {
  throw new Failure(code, params);
}

/** Refuses the input and names the field at fault. */
export function failField(field: string, message: string, code?: string): never {
  throw new Failure('invalid_input', {}, [{ field, message, ...(code ? { code } : {}) }]);
}

/**
 * An administrator who acts as a company may look, but do nothing in its name, nor anything that outlasts their session.
 * Error: `forbidden`. Source: security-and-reliability.md, T15.
 */
export function refuseActing({
  session,
}: {
  readonly session: { readonly actingFor: string | undefined };
}): void {
  if (session.actingFor !== undefined) fail('forbidden');
}

/** Refuses the request with `code` when a condition of its write is not met. */
export async function orFail<R>(code: ErrorCode, written: Promise<R>): Promise<R> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof WriteRefused) return fail(code);
    throw error;
  }
}

/** A job is to be tried again later, and that is no failure of ours. */
export class TryAgainLater extends Error {}
