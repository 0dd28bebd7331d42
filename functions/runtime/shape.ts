// Parses a value by its zod schema; an issue names its field.

import * as z from 'zod/mini';
import { type IssueCode, issueCode } from '#shared/model/issues.ts';
import { Failure, type Issue } from './fail.ts';

export const issueMessages: Record<IssueCode, string> = {
  missing: 'is missing',
  unknown_field: 'is not a known field',
  wrong_type: 'has the wrong type',
  too_long: 'is too long or too large',
  too_short: 'is too short or too small',
  not_positive: 'must be more than 0',
  too_late: 'is in the future',
  wrong_format: 'is not in the right form',
  wrong_value: 'is not one of the allowed values',
  no_sms: 'is not a phone number an SMS can go to',
  easy_letters: 'is too easy to guess: a repeat, or letters that follow each other',
  easy_password: 'is too easy to guess',
  name_in_password: 'is too close to the name or the e-mail of the company, or to ours',
};

function issuesOf(error: z.core.$ZodError, place: readonly string[]): Issue[] {
  return error.issues.flatMap((issue) => {
    const at = [...place, ...issue.path.map(String)];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: [...at, key].join('.'),
        message: issueMessages.unknown_field,
        code: 'unknown_field',
      }));
    }
    const code = issueCode(issue);
    return [{ field: at.join('.') || 'body', message: issueMessages[code], code }];
  });
}

/** `value` parsed by `schema`; refused with the names of its faulty fields, each below `place`. */
export function parsed<S extends z.ZodMiniType>(schema: S, value: unknown, ...place: string[]): z.output<S> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new Failure('invalid_input', {}, issuesOf(result.error, place));
}
