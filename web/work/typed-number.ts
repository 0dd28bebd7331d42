// What people type for a number: with a point or a comma, or nothing at all.

/** `typedNumber('7,5')` is 7.5; '' is null; what is no number is undefined. */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

export const isWithin = (value: number | null | undefined, min: number, max: number): boolean =>
  value === null || (value !== undefined && value >= min && value <= max);
