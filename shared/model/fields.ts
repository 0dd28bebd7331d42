// Fields that several nouns share, as zod shapes: names, phones, e-mails, days, instants, languages.

import * as z from 'zod/mini';
import * as limits from '#shared/limits.ts';
import { isEasyToGuess } from './employee-letters.ts';

/**
 * Text that people read: trimmed, never empty, with something to see in it; no control characters, no marks
 * that turn the reading direction. `__proto__` would vanish from a report's maps, whose keys are names.
 */
export const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(limits.nameMax),
    z.regex(
      /^(?!__proto__$)(?=$|.*(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]*$/u,
    ),
  );
/** Longer text, line breaks allowed. */
export const freeText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u));
export const description = freeText(limits.descriptionMax);
export const commentText = freeText(limits.commentMax).check(z.minLength(1));
/**
 * One mail address, of ASCII alone: nothing in it can end a header, name a second recipient or look like another
 * letter. Mail servers refuse others without SMTPUTF8; such a host is typed as `xn--…`. The check takes linear
 * time: each part ends at a character it cannot contain.
 */
export const email = z.string().check(
  z.trim(),
  z.maxLength(limits.emailMax),
  // Report one fault once.
  z.regex(/^[^@]{1,64}@/, { abort: true }),
  z.regex(
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.){1,8}[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/,
  ),
);
export const phone = z
  .string()
  .check(z.trim(), z.maxLength(limits.phoneMax), z.regex(/^(?:[+\d][\d\s()./-]*)?$/));
export const password = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));
/** Accepts any password, empty too: a log-in judges it (specification 1, section 5). */
export const passwordTyped = z.string().check(z.maxLength(limits.passwordMax));
export const newPassword = z
  .string()
  .check(z.minLength(limits.companyPasswordMin), z.maxLength(limits.passwordMax));
export const employeeToken = z
  .string()
  .check(
    z.toLowerCase(),
    z.regex(new RegExp(`^[${limits.employeeTokenAlphabet}]{${limits.employeeTokenLength}}$`)),
  );
/** A chosen or suggested password: not one of those guessed first. */
export const chosenEmployeeToken = employeeToken.check(
  z.refine((letters) => !isEasyToGuess(letters), { params: { code: 'easy_letters' } }),
);
export const kennitala = z.string().check(z.regex(/^\d{0,10}$/));
/** An IANA name such as 'Europe/Dublin'. Saving checks that the zone exists. */
export const zoneName = z.string().check(z.minLength(1), z.maxLength(64));
export const language = z.enum(limits.languages);
export const country = z.enum(limits.countries);
export const needs = z.array(z.enum(limits.needs)).check(z.maxLength(limits.needs.length));
/** Any text: an impossible token is answered like a used one. */
export const linkToken = z.string();
/** A parameter that may be repeated in a query: one value or several. */
export const repeatable = <S extends z.ZodMiniType<string>>(item: S) =>
  z.pipe(
    z.union([z.array(item).check(z.maxLength(limits.employeesMax)), item]),
    z.transform((value): string[] => (Array.isArray(value) ? value : [value])),
  );
/** A whole number of a query, digits only; `min` and `max` are allowed. */
export const wholeNumberText = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );
