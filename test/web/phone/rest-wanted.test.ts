// Proves when the phone warns of too little rest: before a clock-in that would cut it short, and while a day lasts too long.
import { expect, it } from 'vitest';
import { zoneOf } from '#shared/time/zone.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { fullWeeks, restWanted } from '#web/features/phone/own/rest-wanted.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`) / 1000;
const ended = (from: string, to: string): WorkLog =>
  aWorkLog({ start_time: `2026-11-${from}:00Z`, end_time: `2026-11-${to}:00Z` });
function open(from: string): WorkLog {
  const { end_time: _end, total_time: _total, ...entry } = aWorkLog({ start_time: `2026-11-${from}:00Z` });
  return entry;
}
const long = ended('19T08:00', '19T19:30');

it('before a clock-in it says until when the rest lasts, and what would be short', () => {
  expect(restWanted([long], at('20T04:06'))).toEqual({ shortSeconds: 2.4 * 3600, untilAt: at('20T06:30') });
  expect(restWanted([long], at('20T06:29'))?.shortSeconds).toBe(60);
  expect(restWanted([long], at('20T06:30'))).toBeUndefined();
});

it('a break within the day is no rest cut short, as long as eleven hours are left', () => {
  expect(restWanted([ended('19T08:00', '19T12:00')], at('19T12:30'))).toBeUndefined();
  expect(restWanted([long], at('19T21:00'))).toBeUndefined();
  expect(restWanted([long], at('19T22:00'))).toEqual({ shortSeconds: 3600, untilAt: at('20T06:30') });
});

it('after a day of more than thirteen hours it stays until eleven have passed', () => {
  const wanted = restWanted([ended('19T08:00', '19T23:00')], at('20T09:00'));
  expect(wanted).toEqual({ shortSeconds: 2 * 3600, untilAt: at('20T10:00') });
  expect(restWanted([ended('19T08:00', '19T23:00')], at('20T10:00'))).toBeUndefined();
});

it('clocked in it says what the day lacks, also of the night before', () => {
  expect(restWanted([long, open('20T04:06')], at('20T05:00'))).toEqual({
    shortSeconds: 2.4 * 3600,
    untilAt: undefined,
  });
  expect(restWanted([long, open('20T07:00')], at('20T15:00'))).toBeUndefined();
  expect(restWanted([open('20T00:00')], at('20T14:00'))).toEqual({ shortSeconds: 3600, untilAt: undefined });
});

it('clocked in after a short night it stays when the 24 hours of the day before end, and goes with the entry', () => {
  const day = ended('19T08:00', '19T21:00');
  for (const now of ['20T07:30', '20T09:00', '20T14:00'])
    expect(restWanted([day, open('20T06:00')], at(now))).toEqual({ shortSeconds: 7200, untilAt: undefined });
  expect(
    restWanted([day, ended('20T06:00', '20T09:00'), open('20T09:00')], at('20T10:00'))?.shortSeconds,
  ).toBe(7200);
  expect(restWanted([day, ended('20T06:00', '20T09:00'), open('20T12:00')], at('20T13:00'))).toBeUndefined();
});

it('an entry that runs for sixteen hours is asked about itself, and no person who never worked is warned', () => {
  expect(restWanted([open('20T00:00')], at('20T16:00'))).toBeUndefined();
  expect(restWanted([], at('20T16:00'))).toBeUndefined();
});

it('a week whose seven days were all worked has no day off, this one also while the seventh goes on', () => {
  const zone = zoneOf('UTC');
  const days = Array.from({ length: 6 }, (_, day) => ended(`${16 + day}T08:00`, `${16 + day}T12:00`));
  const sunday = [...days, open('22T08:00')];
  expect(fullWeeks(zone, days, at('22T09:00'))).toEqual({ now: false, last: false });
  expect(fullWeeks(zone, sunday, at('22T09:00'))).toEqual({ now: true, last: false });
  expect(fullWeeks(zone, sunday, at('23T09:00'))).toEqual({ now: false, last: true });
});
