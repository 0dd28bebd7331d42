// Proves from which age on a position on the map carries a note of it.
import { expect, it } from 'vitest';
import type { Location } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { ageMinutes } from '#web/entry/location/location-dialog.tsx';
import { companyTime } from '#web/words/company-time.ts';

const created = 1_795_000_000;
const aged = (seconds: number): Location => ({
  lat: '64.1',
  lon: '-21.9',
  timestamp: toWire(created - seconds),
  created: toWire(created),
  event: 'in',
});
const time = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');

it('a position older than five minutes when it came has a note of its age, and one of five minutes has none [map.age-note-minutes]', () => {
  expect(ageMinutes(aged(0), time)).toBeUndefined();
  expect(ageMinutes(aged(5 * 60), time)).toBeUndefined();
  expect(ageMinutes(aged(5 * 60 + 1), time)).toBe(5);
  expect(ageMinutes(aged(12 * 60), time)).toBe(12);
});
