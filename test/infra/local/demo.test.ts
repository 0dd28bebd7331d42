// The demo's story: believable, the same for the same clock, and right in everything that is derived from it.

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { beforeAll, describe, expect, it } from 'vitest';
import { officeRoles, trialDays, veryLongEntrySeconds } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { usualEnd } from '#shared/time/usual-end.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { companyFrom } from '#functions/table/rows/company-row.ts';
import { openCorrectionsFrom } from '#functions/table/rows/correction-row.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { managerFrom } from '#functions/table/rows/manager-row.ts';
import { projectFrom } from '#functions/table/rows/project-row.ts';
import { workLogFrom, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { type Cast, casts, kilbride, tejo, thakverk } from '#infra/local/demo/casts.ts';
import { rowsOf } from '#infra/local/demo/rows.ts';
import { shiftsOf } from '#infra/local/demo/shifts.ts';

const now = Date.UTC(2026, 10, 18, 13, 30) / 1000;
const secrets = { get: () => Promise.resolve('a test key that is long enough for it') };

type Story = {
  readonly cast: Cast;
  readonly made: Awaited<ReturnType<typeof rowsOf>>;
  readonly rows: readonly WorkLogRow[];
  readonly of: (begins: string) => Item[];
};
let stories: Story[] = [];
beforeAll(async () => {
  stories = await Promise.all(
    casts.map(async (cast) => {
      const made = await rowsOf(cast, now, secrets);
      const isOf = (begins: string) => (item: Item) => String(item['SK']).startsWith(begins);
      const rows = made.items
        .filter((item) => String(item['PK']).includes('#W#'))
        .map((item) => workLogFrom(made.companyId, item));
      return { cast, made, rows, of: (begins: string) => made.items.filter(isOf(begins)) };
    }),
  );
}, 30_000);
const big = () => {
  const [story] = stories;
  if (!story) throw new Error('there is no demo');
  return story;
};
const all = () => stories.flatMap(({ rows }) => rows);

describe('the demo', () => {
  it('is half a year of about 3,000 entries by about 23 people on at least 8 projects', () => {
    expect(all().length).toBeGreaterThan(2800);
    expect(all().length).toBeLessThan(3300);
    const { cast, rows } = big();
    expect([cast.people.length, cast.sites.length >= 8]).toEqual([23, true]);
    const first = Math.min(...rows.map(({ startAt }) => startAt));
    expect((now - first) / 86_400).toBeGreaterThan(175);
  });

  it('makes the same rows for the same clock, on any machine', () => {
    for (const cast of casts) expect(shiftsOf(cast, now)).toEqual(shiftsOf(cast, now));
    expect(shiftsOf(thakverk, now).length).not.toBe(shiftsOf(tejo, now).length);
  });

  it('gives no kennitala to two people of a company', () => {
    for (const { of } of stories) {
      const people = of('E#').map(employeeFrom);
      const kts = people.flatMap(({ integrations }) => integrations.payday?.kt ?? integrations.dk?.kt ?? []);
      expect(new Set(kts).size).toBe(kts.length);
    }
  });

  it('has five people of the large company on the clock, and nothing after now', () => {
    const { rows } = big();
    expect(rows.filter(({ endAt }) => endAt === undefined)).toHaveLength(5);
    expect(
      all().every(({ startAt, endAt, changedAt }) => Math.max(startAt, endAt ?? 0, changedAt) <= now),
    ).toBe(true);
  });

  it('has what real weeks have: nights, a forgotten clock-out, corrections, comments, photos, positions', () => {
    const { cast, rows, made } = big();
    const zone = zoneOf(cast.settings.time_zone);
    const nights = rows.filter(({ startAt, endAt }) => endAt && dayOf(zone, startAt) !== dayOf(zone, endAt));
    const forgotten = rows.filter(({ startAt, endAt = 0 }) => endAt - startAt >= veryLongEntrySeconds);
    const corrected = rows.filter((row) => row.originalStartAt ?? row.originalEndAt);
    expect(nights.length).toBeGreaterThan(15);
    expect(forgotten).toHaveLength(1);
    expect(corrected.length).toBeGreaterThan(30);
    expect(rows.filter(({ comments }) => comments.length).length).toBeGreaterThan(100);
    expect(made.photos.length).toBeGreaterThan(10);
    expect(rows.filter(({ locationIn }) => locationIn).length).toBeGreaterThan(300);
    expect(new Set(rows.map(({ createdBy }) => createdBy))).toEqual(
      new Set(['Employee', 'Company', 'CompanyTimeClock']),
    );
  });

  it('has somebody who forgot to clock out and usually leaves at a known time, at whatever hour it is made', () => {
    const { cast } = big();
    const zone = zoneOf(cast.settings.time_zone);
    const since = Math.floor(now / 86_400) * 86_400 - 7 * 86_400;
    // Every fifth hour of ten days: each hour of a day, and each day of a week.
    const without = Array.from({ length: 48 }, (_, turn) => since + turn * 5 * 3600).filter((at) => {
      const shifts = shiftsOf(cast, at);
      const open = shifts.filter(
        ({ startAt, endAt }) => endAt === undefined && at - startAt >= veryLongEntrySeconds,
      );
      const [forgotten] = open;
      if (!forgotten || open.length !== 1) return true;
      const own = shifts
        .filter(({ person, startAt }) => person === forgotten.person && startAt > at - 28 * 86_400)
        .map(({ startAt, endAt }) => ({
          start_time: toWire(startAt),
          end_time: endAt === undefined ? undefined : toWire(endAt),
        }));
      return !usualEnd(zone, own, { start_time: toWire(forgotten.startAt) }, at);
    });
    expect(without.map(toWire)).toEqual([]);
  });

  it('keeps positions no longer than the company does', () => {
    const keptSince = now - thakverk.settings.location.kept_days * 86_400;
    expect(big().rows.every(({ startAt, locationIn }) => !locationIn || startAt > keptSince)).toBe(true);
  });

  it('gives people mobile numbers that an SMS could be sent to', () => {
    const phones = stories.flatMap(({ of }) => of('E#').map((item) => employeeFrom(item).phone));
    expect(phones.length).toBe(casts.reduce((sum, { people }) => sum + people.length, 0));
    for (const phone of phones) {
      const number = parsePhoneNumberFromString(phone);
      expect([number?.number, number?.getType()]).toEqual([phone, 'MOBILE']);
    }
  });
});

describe('what the demo derives', () => {
  it('holds one open entry per person at most, and the pointer names exactly that one', () => {
    for (const { of, rows } of stories)
      for (const employee of of('E#').map(employeeFrom)) {
        const own = rows.filter(({ employeeId }) => employeeId === employee.id);
        const open = own.filter(({ endAt }) => endAt === undefined);
        expect(open.map(({ id }) => id)).toEqual(employee.open ? [employee.open.id] : []);
        expect(employee.latestAt).toBe(
          own.length ? Math.max(...own.map(({ startAt }) => startAt)) : undefined,
        );
      }
  });

  it('keeps counters that agree with its people and projects, so that a recount finds nothing', () => {
    for (const { made, of } of stories) {
      const kept = (noun: 'employees' | 'managers' | 'projects') => {
        const key = keys.count(made.companyId, noun);
        return made.items.find(({ PK, SK }) => PK === key.PK && SK === key.SK)?.['n'];
      };
      const active = of('E#')
        .map(employeeFrom)
        .filter(({ isDisabled }) => !isDisabled);
      expect(kept('employees')).toBe(active.length);
      expect(kept('projects')).toBe(of('P#').length);
      expect(kept('managers')).toBe(of('M#').length);
    }
  });

  it('has a person of the office for each role, and a request for a later end that overlaps nothing', () => {
    const { of, rows, cast } = big();
    const office = of('M#').map(managerFrom);
    expect(new Set(office.map((one) => one?.name))).toEqual(new Set(cast.office?.map(({ name }) => name)));
    expect(new Set(office.map((one) => one?.role))).toEqual(new Set(officeRoles));
    const [asked] = big().made.items.filter(({ SK }) => String(SK).startsWith('O#'));
    const [request] = asked ? openCorrectionsFrom(big().made.companyId, asked) : [];
    const entry = rows.find(({ id }) => id === request?.workLogId);
    expect(request?.endAt).toBeGreaterThan(entry?.endAt ?? Infinity);
    expect(request?.askedAt).toBeLessThan(now);
    const isTouched = ({ employeeId, startAt }: WorkLogRow) =>
      employeeId === request?.employeeId && startAt > request.startAt && startAt < request.endAt;
    expect(rows.filter(isTouched)).toEqual([]);
  });

  it('has approved every entry of locked days, and not all that is submitted', async () => {
    const march = Date.UTC(2027, 2, 1, 0, 5) / 1000;
    const { items, companyId } = await rowsOf(thakverk, march, secrets);
    const company = items.filter(({ SK }) => SK === 'A').map(companyFrom)[0];
    const rows = items
      .filter(({ PK }) => String(PK).includes('#W#'))
      .map((item) => workLogFrom(companyId, item));
    const zone = zoneOf(thakverk.settings.time_zone);
    const unapproved = rows.flatMap(({ isApproved, startAt }) => (isApproved ? [] : [dayOf(zone, startAt)]));
    const locked = company?.closedDays?.find(({ state }) => state === 'locked');
    expect(locked?.to).toBe('2026-12-31');
    expect(unapproved.filter((day) => day <= '2026-12-31')).toEqual([]);
    expect(unapproved.filter((day) => day.startsWith('2027-01')).length).toBeGreaterThan(1);
  });

  it('gives each company an approved entry and a request that waits', () => {
    for (const { rows, made } of stories) {
      expect(rows.some(({ isApproved }) => isApproved)).toBe(true);
      expect(made.items.filter(({ SK }) => String(SK).startsWith('O#'))).toHaveLength(1);
    }
  });

  it('has nobody at work by day on the site of nights', () => {
    const evening = Date.UTC(2026, 10, 18, 20, 10) / 1000;
    for (const at of [evening, evening + 3600, evening + 10 * 3600]) {
      const nights = shiftsOf(thakverk, at).filter(({ site }) => site.isNight);
      const hours = nights.map(({ startAt }) => new Date(startAt * 1000).getUTCHours());
      expect(hours.filter((hour) => hour >= 6 && hour < 19)).toEqual([]);
    }
  });

  it('never has a person at two places', () => {
    const byPerson = Map.groupBy(all(), ({ employeeId }) => employeeId);
    for (const own of byPerson.values()) {
      const sorted = own.toSorted((one, other) => one.startAt - other.startAt);
      sorted
        .slice(1)
        .forEach(({ startAt }, at) => expect(startAt).toBeGreaterThanOrEqual(sorted[at]?.endAt ?? 0));
    }
    expect(all().every(({ startAt, endAt }) => endAt === undefined || endAt > startAt)).toBe(true);
  });

  it('sums projects to the second', () => {
    for (const { of, rows } of stories)
      for (const project of of('P#').map(projectFrom)) {
        const own = rows.filter(({ projectId }) => projectId === project.id);
        const total = own.reduce(
          (sum, { startAt, endAt }) => sum + (endAt === undefined ? 0 : endAt - startAt),
          0,
        );
        expect([project.totalSeconds, project.latestAt]).toEqual([
          total,
          own.length ? Math.max(...own.map(({ startAt }) => startAt)) : undefined,
        ]);
      }
  });

  it('has a row of history for every correction and approval, and a name row for every name', () => {
    for (const { made, rows, of } of stories) {
      const historyRows = Map.groupBy(
        made.items.filter((item) => String(item['PK']).includes('#H#')),
        (item) => String(item['PK']),
      );
      for (const row of rows) {
        const key = keys.history(made.companyId, row.id, '').PK;
        const isTouched =
          row.isApproved || row.originalStartAt !== undefined || row.originalEndAt !== undefined;
        if (isTouched) expect(historyRows.get(key)?.length ?? 0).toBeGreaterThan(0);
      }
      expect(of('EN#').length).toBe(of('E#').length);
      expect(of('PN#').length).toBe(of('P#').length);
    }
  });

  it('names no key twice', () => {
    const found = stories.flatMap(({ made }) =>
      made.items.map((item) => `${String(item['PK'])} ${String(item['SK'])}`),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  it('has a newcomer in the middle of its trial', () => {
    const company = stories
      .find(({ cast }) => cast === kilbride)
      ?.of('A')
      .map(companyFrom)[0];
    if (!company) throw new Error('the newcomer has no row');
    expect([company.isPaying, now < company.createdAt + trialDays * 86_400]).toEqual([false, true]);
    expect(
      stories.every(({ rows, of }) =>
        rows.every(({ startAt }) => of('A').every((item) => companyFrom(item).createdAt < startAt)),
      ),
    ).toBe(true);
  });
});
