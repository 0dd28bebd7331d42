// Pay items in a payroll system's file: numbers for Regla and DK, column names for Payday.

import * as z from 'zod/mini';
import { payCodeMax, payItemNameMax } from '#shared/limits.ts';

const code = z.optional(z.int().check(z.minimum(0), z.maximum(payCodeMax)));

/** Columns of Payday's template that cannot be overtime pay items. */
const takenHeads = ['kennitala', 'nafn', 'dagvinna'];
/** Payday reads an extra column when its heading is exactly the pay item's name. */
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
 * Overtime of a tier without its own item goes to the overtime item. Lunch has an item only where the company sets
 * one: regular time then includes the lunch, and the item deducts it.
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
