// Owns what people type for a time of day: 1745, 17.45, 7, 730 all become a 24-hour HH:mm.

/** typedTime('1745') is '17:45', typedTime('7') is '07:00', typedTime('2560') is null. */
export function typedTime(raw: string): string | null {
  const text = raw.trim();
  const parted = /^(\d{1,2})[:.,h ](\d{1,2})$/.exec(text);
  const run = /^(\d{1,2}?)(\d{2})?$/.exec(text);
  const match = parted ?? (text.length <= 2 ? /^(\d{1,2})$/.exec(text) : run);
  if (!match?.[1]) return null;
  return timeOf(Number(match[1]), Number(match[2] ?? 0));
}

/** Minutes later on the same clock face; midnight wraps. */
export function shiftedTime(time: string, minutes: number): string | null {
  const read = typedTime(time);
  if (read === null) return null;
  const minute = Number(read.slice(0, 2)) * 60 + Number(read.slice(3)) + minutes;
  const wrapped = ((minute % 1440) + 1440) % 1440;
  return timeOf(Math.floor(wrapped / 60), wrapped % 60);
}

function timeOf(hour: number, minute: number): string | null {
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
