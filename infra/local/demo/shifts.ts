// The demo's story: who worked where and when, for half a year up to now.

import { holidayOn } from '#shared/pay/holidays.ts';
import { dayFromNumber, weekdayOfNumber } from '#shared/time/calendar.ts';
import { dayNumberOf, instantOfNumber, minuteOfDay, type Zone, zoneOf } from '#shared/time/zone.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { Cast, Person, Site } from './casts.ts';

/** A planned entry. Positions refer to the cast's people and sites. */
export type Shift = {
  readonly person: number;
  readonly site: number;
  readonly startAt: number;
  readonly endAt: number | undefined;
  /** The employee forgot to clock out; the office ended it the next day. */
  readonly isForgotten: boolean;
};

const week = 7 * 86_400;
const forgottenSeconds = 16 * 3600 + 48 * 60;
const forgottenDaysAgo = 9;
/** Long enough to count as forgotten (16 hours), with some minutes to spare. */
const forgottenAfterSeconds = 16.2 * 3600;
/** Who of those on the clock forgot to clock out. */
const forgettingTurn = 4;
/** People clocked in now came in at most this long ago. */
const onTheClockSecondsMax = 5.5 * 3600;
const [saturday, sunday, friday] = [6, 7, 5];
const nightSite = /næturvinna/;
const [nightBeginsMinutes, nightEndsMinutes] = [20 * 60, 6 * 60];

type Story = {
  readonly cast: Cast;
  readonly zone: Zone;
  readonly now: number;
  readonly chance: Chance;
};

const isThere = (person: Person, weeksAgo: number): boolean =>
  weeksAgo <= (person.joinedWeeksAgo ?? Number.POSITIVE_INFINITY) && weeksAgo > (person.leftWeeksAgo ?? -1);
const isOpen = (site: Site, weeksAgo: number): boolean =>
  weeksAgo <= site.openedWeeksAgo && weeksAgo > (site.closedWeeksAgo ?? -1);

/** Where a crew works in a week: usually the same site throughout. */
function siteOf({ cast, chance }: Story, crew: number, weeksAgo: number): number {
  const open = cast.sites.flatMap((site, at) =>
    isOpen(site, weeksAgo) && !nightSite.test(site.name) ? [at] : [],
  );
  const usual = open[(crew * 3 + Math.floor(weeksAgo / 2)) % Math.max(1, open.length)] ?? 0;
  const other = open[chance.whole(0, Math.max(0, open.length - 1))] ?? usual;
  return chance.percent(12) ? other : usual;
}

/** Two weeks of nights for one crew, where there is a site for them. */
const isNightWeek = (crew: number, weeksAgo: number): boolean => crew === 3 && [6, 15].includes(weeksAgo);

function worksOn({ cast, chance }: Story, day: number, vacationFrom: number): boolean {
  if (day >= vacationFrom && day < vacationFrom + 16) return false;
  const weekday = weekdayOfNumber(day);
  if (weekday === sunday) return chance.percent(2);
  if (holidayOn(cast.country, dayFromNumber(day))) return chance.percent(3);
  return chance.percent(weekday === saturday ? 13 : 94);
}

/** One person's day: usually one entry, sometimes two because of lunch or another site. */
function dayOf(story: Story, person: number, day: number, weeksAgo: number): Shift[] {
  const { cast, zone, chance } = story;
  const crew = cast.people[person]?.crew ?? 0;
  const at = (minutes: number) => instantOfNumber(zone, day, minutes) + chance.whole(0, 59);
  const site = siteOf(story, crew, weeksAgo);
  const shift = (startAt: number, endAt: number, where = site): Shift => ({
    person,
    site: where,
    startAt,
    endAt,
    isForgotten: false,
  });
  const nights = cast.sites.findIndex((one) => nightSite.test(one.name));
  if (nights >= 0 && isNightWeek(crew, weeksAgo)) {
    const startAt = at(20 * 60 + chance.whole(-6, 12));
    return [shift(startAt, startAt + chance.whole(7 * 60 + 40, 9 * 60 + 30) * 60, nights)];
  }
  const weekday = weekdayOfNumber(day);
  const begins = (crew % 2 ? 7 * 60 + 30 : 8 * 60) + chance.whole(-9, 13);
  const isBusy = (crew + weeksAgo) % 5 === 0;
  const extra = chance.percent(isBusy ? 60 : 16) ? chance.whole(45, 190) : chance.whole(-10, 20);
  const long = weekday >= saturday ? chance.whole(200, 330) : weekday === friday ? 470 : 520;
  const ends = begins + long + (weekday >= saturday ? 0 : extra);
  const startAt = at(begins);
  const endAt = at(ends);
  if (weekday < saturday && chance.percent(9)) {
    const out = at(12 * 60 + chance.whole(-8, 15));
    return [shift(startAt, out), shift(out + chance.whole(27, 44) * 60, endAt)];
  }
  if (weekday < saturday && chance.percent(11)) {
    // Switching ends one entry and starts the next in the same second.
    const switched = at(chance.whole(11, 14) * 60 + chance.whole(0, 50));
    return [shift(startAt, switched), shift(switched, endAt, siteOf(story, crew + 1, weeksAgo))];
  }
  return [shift(startAt, endAt)];
}

/** Drops shifts that start before the last one ended: an employee is in one place at a time. */
function oneAfterTheOther(shifts: readonly Shift[]): Shift[] {
  const lastEnd = new Map<number, number>();
  return shifts
    .toSorted((one, other) => one.startAt - other.startAt || one.person - other.person)
    .filter(({ person, startAt, endAt }) => {
      if (startAt < (lastEnd.get(person) ?? 0)) return false;
      lastEnd.set(person, endAt ?? Number.POSITIVE_INFINITY);
      return true;
    });
}

/** Ends one entry of some days ago only during the night after it. */
function withForgotten(shifts: readonly Shift[], now: number): Shift[] {
  const at = shifts.findLastIndex(
    ({ startAt, endAt }) =>
      startAt < now - forgottenDaysAgo * 86_400 && endAt !== undefined && endAt - startAt > 8 * 3600,
  );
  return shifts.map((shift, position) =>
    position === at ? { ...shift, endAt: shift.startAt + forgottenSeconds, isForgotten: true } : shift,
  );
}

/** The shift that began a person's last working day, as long ago as a forgotten one. */
const lastWorkDay = ({ zone, now }: Story, shifts: readonly Shift[], person: number): Shift | undefined =>
  shifts
    .filter(
      (one) =>
        one.person === person &&
        one.startAt < now - forgottenAfterSeconds &&
        minuteOfDay(zone, one.startAt) < 10 * 60 &&
        weekdayOfNumber(dayNumberOf(zone, one.startAt)) < saturday,
    )
    .at(-1);

/** Every shift of a company, oldest first; the last ones still run at `now`. */
export function shiftsOf(cast: Cast, now: number): Shift[] {
  const story: Story = { cast, now, zone: zoneOf(cast.settings.time_zone), chance: chanceFrom(cast.key) };
  const { chance, zone } = story;
  const today = dayNumberOf(zone, now);
  const first = today - cast.weeks * 7 + 1;
  const all = cast.people.flatMap((person, position) => {
    const vacationFrom = cast.weeks > 8 ? first + chance.whole(10, cast.weeks * 7 - 40) : today + 1;
    const shifts: Shift[] = [];
    for (let day = first; day <= today; day += 1) {
      const weeksAgo = Math.floor((today - day) / 7);
      if (isThere(person, weeksAgo) && worksOn(story, day, vacationFrom))
        shifts.push(...dayOf(story, position, day, weeksAgo));
    }
    return shifts;
  });
  const present = cast.people.flatMap((person, position) => (isThere(person, 0) ? [position] : []));
  const step = Math.max(1, Math.floor(present.length / cast.onTheClock));
  const inNow = Array.from({ length: cast.onTheClock }, (_, turn) => present[turn * step] ?? 0);
  const isNight = minuteOfDay(zone, now) < nightEndsMinutes || minuteOfDay(zone, now) >= nightBeginsMinutes;
  const nights = isNight ? cast.sites.findIndex((site) => nightSite.test(site.name)) : -1;
  const open = inNow.map((person, turn): Shift => {
    const usual = siteOf(story, cast.people[person]?.crew ?? 0, 0);
    const startAt = now - chance.whole(35 * 60, onTheClockSecondsMax);
    const running = {
      person,
      site: nights >= 0 ? nights : usual,
      startAt,
      endAt: undefined,
      isForgotten: false,
    };
    // In a large crew someone has always forgotten to clock out: they came in as usual on their last working day.
    const last = turn === forgettingTurn && lastWorkDay(story, all, person);
    return last ? { ...running, site: last.site, startAt: last.startAt } : running;
  });
  const openSince = new Map(open.map(({ person, startAt }) => [person, startAt]));
  const ended = all.filter(
    ({ person, endAt = 0, startAt }) =>
      startAt > now - cast.weeks * week && endAt <= Math.min(now - 180, openSince.get(person) ?? now),
  );
  return oneAfterTheOther([...withForgotten(oneAfterTheOther(ended), now), ...open]);
}
