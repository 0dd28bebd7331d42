// The demo's story: who worked where and when, from a company's first week up to now.

import { holidayOn } from '#shared/pay/holidays.ts';
import { dayFromNumber, weekdayOfNumber } from '#shared/time/calendar.ts';
import { dayNumberOf, instantOfNumber, minuteOfDay, type Zone, zoneOf } from '#shared/time/zone.ts';
import type { Cast, Person, Site } from './casts.ts';
import { type Chance, chanceFrom } from './chance.ts';

/** An entry as it was worked; without an end it runs. */
export type Shift = {
  readonly person: Person;
  readonly site: Site;
  readonly startAt: number;
  readonly endAt?: number | undefined;
};
type Story = { readonly cast: Cast; readonly zone: Zone; readonly now: number; readonly chance: Chance };

const [friday, saturday, sunday] = [5, 6, 7];
/** So long ran an entry whose clock-out was forgotten: over the 16 hours from which it counts as such. */
const forgottenSeconds = 16 * 3600 + 48 * 60;
const forgottenDaysAgo = 9;
/** Nights of the site where a crew works at night in some weeks, in minutes of the day. */
const [nightBegins, nightEnds, nightCrew, nightWeeks] = [20 * 60, 6 * 60, 3, [6, 15]];

const isThere = ({ since = Infinity, until = -1 }: Person | Site, weeksAgo: number): boolean =>
  weeksAgo <= since && weeksAgo > until;

/** Where a crew works in a week: usually the same site for two of them. */
function siteOf({ cast, chance }: Story, crew: number, weeksAgo: number): Site | undefined {
  const open = cast.sites.filter((site, at) => isThere(site, weeksAgo) && at !== cast.nightSite);
  const turn = crew * 3 + Math.floor(weeksAgo / 2) + (chance.percent(12) ? 1 : 0);
  return open[turn % open.length];
}

function isAtWork({ cast, chance }: Story, person: Person, day: number, weeksAgo: number): boolean {
  const weekday = weekdayOfNumber(day);
  const isFree = weekday === sunday || holidayOn(cast.country, dayFromNumber(day));
  return isThere(person, weeksAgo) && chance.percent(isFree ? 2 : weekday === saturday ? 13 : 90);
}

/** One person's day: usually one entry, sometimes two because of lunch or another site. */
function dayOf(story: Story, person: Person, day: number, weeksAgo: number): Shift[] {
  const { cast, zone, chance } = story;
  const { crew } = person;
  const at = (minutes: number): number => instantOfNumber(zone, day, minutes) + chance.whole(0, 59);
  const [site, other] = [siteOf(story, crew, weeksAgo), siteOf(story, crew + 1, weeksAgo)];
  const nights = cast.sites[cast.nightSite ?? -1];
  if (!site || !other || !isAtWork(story, person, day, weeksAgo)) return [];
  if (nights && crew === nightCrew && nightWeeks.includes(weeksAgo)) {
    const startAt = at(nightBegins + chance.whole(-6, 12));
    return [{ person, site: nights, startAt, endAt: startAt + chance.whole(460, 570) * 60 }];
  }
  const weekday = weekdayOfNumber(day);
  const startAt = at((crew % 2 ? 450 : 480) + chance.whole(-9, 13));
  const begun = { person, site, startAt };
  if (weekday >= saturday) return [{ ...begun, endAt: startAt + chance.whole(200, 330) * 60 }];
  const isBusy = (crew + weeksAgo) % 5 === 0;
  const extra = chance.percent(isBusy ? 60 : 16) ? chance.whole(45, 190) : chance.whole(-10, 20);
  const endAt = startAt + ((weekday === friday ? 470 : 520) + extra) * 60 + chance.whole(0, 59);
  const noon = at(chance.whole(11 * 60 + 50, 13 * 60 + 10));
  const back = { ...begun, startAt: noon + chance.whole(27, 44) * 60, endAt };
  if (chance.percent(9)) return [{ ...begun, endAt: noon }, back];
  // Switching ends one entry and starts the next in the same second.
  if (chance.percent(10))
    return [
      { ...begun, endAt: noon },
      { person, site: other, startAt: noon, endAt },
    ];
  return [{ ...begun, endAt }];
}

/** The whole entry of a usual day, as long ago as a forgotten one. */
const isForgettable = ({ zone, now }: Story, { startAt, endAt = now }: Shift): boolean =>
  startAt < now - forgottenSeconds &&
  endAt - startAt > 6 * 3600 &&
  minuteOfDay(zone, startAt) < 10 * 60 &&
  weekdayOfNumber(dayNumberOf(zone, startAt)) < saturday;

/** Everyone on the clock; one of them came in as usual on their last working day, and forgot to clock out. */
function runningOf(story: Story, worked: readonly Shift[]): Shift[] {
  const { cast, zone, now, chance } = story;
  const minute = minuteOfDay(zone, now);
  const nights = minute >= nightBegins || minute < nightEnds ? cast.sites[cast.nightSite ?? -1] : undefined;
  return cast.onTheClock.flatMap((at) => {
    const person = cast.people[at];
    const site = person && (nights ?? siteOf(story, person.crew, 0));
    const last = worked.findLast((one) => one.person === person && isForgettable(story, one));
    if (at === cast.forgetful && last) return { ...last, endAt: undefined };
    return person && site ? { person, site, startAt: now - chance.whole(35 * 60, 5.5 * 3600) } : [];
  });
}

/** Every shift of a company, person by person; the last ones still run at `now`. */
export function shiftsOf(cast: Cast, now: number): Shift[] {
  const story: Story = { cast, now, zone: zoneOf(cast.settings.time_zone), chance: chanceFrom(cast.name) };
  const today = dayNumberOf(story.zone, now);
  const daysAgo = Array.from({ length: cast.weeks * 7 }, (_, at) => cast.weeks * 7 - 1 - at);
  const worked = cast.people.flatMap((person) =>
    daysAgo.flatMap((days) => dayOf(story, person, today - days, Math.floor(days / 7))),
  );
  const running = runningOf(story, worked);
  const since = new Map(running.map(({ person, startAt }) => [person, startAt]));
  const ended = worked.filter(
    ({ person, endAt = now }) => endAt <= Math.min(now - 180, since.get(person) ?? now),
  );
  const isOld = ({ startAt }: Shift) => startAt < now - forgottenDaysAgo * 86_400;
  const forgotten = ended.findLast((one) => isOld(one) && isForgettable(story, one));
  return ended
    .map((one) => (one === forgotten ? { ...one, endAt: one.startAt + forgottenSeconds } : one))
    .concat(running);
}
