// Owns reading typed days: 18.11.2026, 18/11/26 and 18112026 all become 2026-11-18, in the order of the format.

/** typedDay('18.11.26', 'DD.MM.YYYY') is '2026-11-18'; null for an impossible day. */
export function typedDay(raw: string, dayFormat: string): string | null {
  const order = partsInOrder(dayFormat);
  const digits = raw.trim().match(/\d+/g);
  if (!digits || /[^\d.\-/ ]/.test(raw)) return null;
  const [only = ''] = digits;
  const numbers = digits.length === 1 ? cut(only, order) : digits;
  if (numbers.length !== 3) return null;
  const read = Object.fromEntries(order.map((part, index) => [part, numbers[index] ?? '']));
  return isoDay(read['Y'] ?? '', read['M'] ?? '', read['D'] ?? '');
}

/** shownDay('2026-11-18', 'DD.MM.YYYY') is '18.11.2026'; a text that is no day is returned unchanged. */
export function shownDay(day: string, dayFormat: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year || !month || !date) return day;
  return dayFormat.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

function partsInOrder(dayFormat: string): string[] {
  return [...new Set(dayFormat.replaceAll(/[^DMY]/g, ''))];
}

function cut(digits: string, order: readonly string[]): string[] {
  const yearLength = digits.length === 8 ? 4 : digits.length === 6 ? 2 : 0;
  if (yearLength === 0) return [];
  let rest = digits;
  return order.map((part) => {
    const length = part === 'Y' ? yearLength : 2;
    const piece = rest.slice(0, length);
    rest = rest.slice(length);
    return piece;
  });
}

function isoDay(year: string, month: string, date: string): string | null {
  if (!/^(\d{2}|\d{4})$/.test(year) || month.length > 2 || date.length > 2) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const iso = `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === iso;
  return exists ? iso : null;
}
