// The pay items of a payroll system's file: a number each for Regla and DK, a column's name each for Payday.

import * as z from 'zod/mini';
import { payCodeMax, payItemNameMax } from '#shared/limits.ts';

const code = z.optional(z.int().check(z.minimum(0), z.maximum(payCodeMax)));

/** Columns of Payday's template that are no pay items, or are day work, which overtime is not. */
const takenHeads = ['kennitala', 'nafn', 'dagvinna'];
/** Payday reads a further column when its head is exactly the pay item's name. */
const head = z.optional(
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(payItemNameMax),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
    z.refine((name) => !takenHeads.includes(name.toLowerCase())),
  ),
);

/**
 * Overtime of a tier without an item of its own goes to overtime. Lunch has one only where the company asks for
 * it: regular time then carries the lunch too, and the item takes it off.
 */
export const payCodeFields = {
  pay_code_regular: code,
  pay_code_overtime: code,
  pay_code_tier1: code,
  pay_code_tier2: code,
  pay_code_tier3: code,
  pay_code_lunch: code,
  pay_item_tier1: head,
  pay_item_tier2: head,
  pay_item_tier3: head,
  pay_item_lunch: head,
};
export type PayCodes = z.output<z.ZodMiniObject<typeof payCodeFields>>;
