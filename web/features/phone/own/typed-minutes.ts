// A typed time of day as minutes from midnight.

/** minutesOf('07:30') is 450; undefined for a text that is no time. */
export function minutesOf(time: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}
