// The demo's story: who worked where and when, from a company's first week up to now.

import { holidayOn } from '#shared/pay/holidays.ts';
import { dayFromNumber, secondsPerDay, weekdayOfNumber } from '#shared/time/calendar.ts';
import { dayNumberOf, instantOfNumber, minuteOfDay, type Zone, zoneOf } from '#shared/time/zone.ts';
import type { Cast, Person, Site } from './casts.ts';
import { chanceFrom } from './chance.ts';

/** An entry as it was worked; without an end it runs. Whole: the one entry of a working day. */
export type Shift = { person: Person; site: Site; startAt: number; endAt?: number; isWhole?: true };
export type Story = Readonly<{ cast: Cast; zone: Zone; now: number; chance: ReturnType<typeof chanceFrom> }>;

const [friday, saturday, sunday] = [5, 6, 7];
/** So long ran an entry whose clock-out was forgotten: over the 16 hours from which it counts as such. */
const forgottenSeconds = 16 * 3600 + 48 * 60;
/** In minutes of the day. One crew works at night in these weeks, where the company has a site for it. */
const [dayBegins, nightBegins, nightCrew, nightWeeks] = [5 * 60, 20 * 60, 3, [6, 15]];
/** Minutes since the youngest and the oldest running entry began. */
const [runsLeast, runsMost] = [35, 330];

/** Where a crew works by day in a week, usually the same site for two of them, or by night. */
function siteOf({ cast, chance }: Story, crew: number, weeksAgo: number, isNight = false): Site | undefined {
  const open = cast.sites.filter((site) => isThere(site, weeksAgo) && site.isNight === isNight);
  const turn = crew * 3 + Math.floor(weeksAgo / 2) + (chance.percent(12) ? 1 : 0);
  return open[turn % open.length];
}
const isThere = ({ since = Infinity, until = -1 }: Person | Site, weeksAgo: number): boolean =>
  weeksAgo <= since && weeksAgo > until;

/** One person's day: usually one entry, sometimes two because of lunch or another site. */
function dayOf(story: Story, person: Person, daysAgo: number): Shift[] {
  const { cast, zone, now, chance } = story;
  const { crew } = person;
  const [day, weeksAgo] = [dayNumberOf(zone, now) - daysAgo, Math.floor(daysAgo / 7)];
  const weekday = weekdayOfNumber(day);
  const isFree = weekday === sunday || holidayOn(cast.country, dayFromNumber(day));
  const isAtWork = chance.percent(isFree ? 2 : weekday === saturday ? 13 : 90) && isThere(person, weeksAgo);
  const isNight = crew === nightCrew && nightWeeks.includes(weeksAgo);
  const [site, other] = [siteOf(story, crew, weeksAgo, isNight), siteOf(story, crew + 1, weeksAgo)];
  if (!isAtWork || !site || !other) return [];
  const at = (minutes: number): number => instantOfNumber(zone, day, minutes) + chance.whole(0, 59);
  const startAt = at((isNight ? nightBegins : crew % 2 ? 450 : 480) + chance.whole(-9, 13));
  const begun = { person, site, startAt };
  if (isNight) return [{ ...begun, endAt: startAt + chance.whole(460, 570) * 60 }];
  if (weekday >= saturday) return [{ ...begun, endAt: startAt + chance.whole(200, 330) * 60 }];
  const isBusy = (crew + weeksAgo) % 5 === 0;
  const extra = chance.percent(isBusy ? 60 : 16) ? chance.whole(45, 190) : chance.whole(-10, 20);
  const endAt = startAt + ((weekday === friday ? 470 : 520) + extra) * 60 + chance.whole(0, 59);
  const noon = at(chance.whole(11 * 60 + 50, 13 * 60 + 10));
  const [kind, morning] = [chance.whole(1, 100), { ...begun, endAt: noon }];
  if (kind <= 9) return [morning, { ...begun, startAt: noon + chance.whole(27, 44) * 60, endAt }];
  // Switching ends one entry and starts the next in the same second.
  if (kind <= 18) return [morning, { person, site: other, startAt: noon, endAt }];
  return [{ ...begun, endAt, isWhole: true }];
}

/** Who is on the clock; who forgets to clock out came in as usual on their last working day. */
function runningOf(story: Story, person: Person, worked: readonly Shift[]): Shift[] {
  const { cast, zone, now, chance } = story;
  const last = worked.findLast(({ isWhole, startAt }) => isWhole && startAt < now - forgottenSeconds);
  if (person.mark === '!' && last) return [{ person, site: last.site, startAt: last.startAt }];
  const minute = minuteOfDay(zone, now - runsLeast * 60);
  const isNight = (minute < dayBegins || minute >= nightBegins) && cast.sites.some((one) => one.isNight);
  const sinceBegin = (minute + 1440 - (isNight ? nightBegins : dayBegins)) % 1440;
  const site = siteOf(story, person.crew, 0, isNight);
  const seconds = chance.whole(runsLeast * 60, Math.min(runsMost, runsLeast + sinceBegin) * 60);
  return person.mark === '*' && site ? [{ person, site, startAt: now - seconds }] : [];
}

/** Every shift of a company, person by person; the last ones still run at `now`. */
export function shiftsOf(cast: Cast, now: number): Shift[] {
  const story = { cast, now, zone: zoneOf(cast.settings.time_zone), chance: chanceFrom(cast.name) };
  const daysAgo = Array.from({ length: cast.weeks * 7 }, (_, at) => cast.weeks * 7 - 1 - at);
  const shifts = cast.people.flatMap((person) => {
    const worked = daysAgo.flatMap((days) => dayOf(story, person, days));
    const running = runningOf(story, person, worked);
    const before = running[0]?.startAt ?? now - 180;
    return [...worked.filter(({ endAt = now }) => endAt <= before), ...running];
  });
  const forgottenBefore = now - 9 * secondsPerDay;
  const forgotten = shifts.findLast(({ isWhole, startAt }) => isWhole && startAt < forgottenBefore);
  if (forgotten) forgotten.endAt = forgotten.startAt + forgottenSeconds;
  return shifts;
}
