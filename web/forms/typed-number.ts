// Reads typed numbers, with a point or a comma, and checks their range.

import { currentLanguage } from '#web/text.ts';

/** A number as a field's first text: 7.5 in English, 7,5 in other languages; '' for null. */
export const typedText = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', currentLanguage() === 'en' ? '.' : ',');

/** `typedNumber('7,5')` is 7.5, `typedNumber('')` null; undefined for a text that is no number. */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Whole numbers may equal `min`; fractions such as hours must lie above it. */
export type NumberSpan = { readonly min: number; readonly max: number; readonly isWhole?: boolean };

/** `numberWithin('7,5', { min: 0, max: 24 })` is 7.5; null and undefined as above, and for a number outside. */
export function numberWithin(text: string, span: NumberSpan): number | null | undefined {
  const { min, max, isWhole } = span;
  const typed = typedNumber(text);
  if (typed === null || typed === undefined) return typed;
  const isRight = isWhole ? Number.isInteger(typed) && typed >= min : typed > min;
  return isRight && typed <= max ? typed : undefined;
}
