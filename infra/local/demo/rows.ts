// The rows of a demo company: built by the domain's own row functions, with totals summed from its entries.

import type { ClosedRange } from '#shared/model/company/pay-period-rule.ts';
import { closedAfter } from '#shared/pay/closed-days.ts';
import { looksOdd } from '#shared/pay/kennitala.ts';
import { type DaySpan, periodsBetween } from '#shared/pay/pay-periods.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { addDays } from '#shared/time/day.ts';
import { dayOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import { newCompanyRows } from '#functions/domain/companies/companies.ts';
import { newCompany } from '#functions/domain/companies/store.ts';
import { countItem } from '#functions/domain/counts/counts.ts';
import { newEmployee } from '#functions/domain/employees/store.ts';
import { lettersOfChance, sealToken } from '#functions/domain/employees/token.ts';
import { timeClockLink } from '#functions/domain/links/links.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { newProject } from '#functions/domain/projects/store.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { correctionId, openCorrectionsItem } from '#functions/table/rows/correction-row.ts';
import { gateKeys } from '#functions/table/rows/counters/gate-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import { periodItem, stepItem } from '#functions/table/rows/period-row.ts';
import { photoItem } from '#functions/table/rows/photo-row.ts';
import { monthAt, workLogItem, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Change, Item } from '#functions/table/write.ts';
import type { Cast, Person, Site } from './casts.ts';
import { chanceFrom, idOf } from './chance.ts';
import { entryOf, said, type Story } from './entries.ts';
import { shiftsOf } from './shifts.ts';

type Secrets = Parameters<typeof sealToken>[0]['secrets'];
type Rows = readonly WorkLogRow[];

/** The demo's passwords stand in the terminal and in casts.ts: the full cost would protect nothing and takes a second. */
export const cheaplyHashed = (password: string) => hashPassword(password, { N: 2 ** 10, r: 8, p: 1 });
const weekSeconds = 7 * secondsPerDay;
/** So much later the entry should end that somebody clocked out of too early. */
const askedSeconds = 25 * 60;
const unchanged = { createdBy: 'Company', version: 0, credentialVersion: 0 };
const steps = ['submitted', 'approved', 'locked'] as const;

const secondsOf = (rows: Rows): number =>
  rows.reduce((sum, { startAt, endAt = startAt }) => sum + endAt - startAt, 0);

async function companyOf(cast: Cast, now: number) {
  const { language, time_zone: timeZone } = cast.settings;
  const passwordHash = await cheaplyHashed(cast.password);
  const beganAt = now - cast.weeks * weekSeconds - secondsPerDay;
  const { company } = newCompanyRows(beganAt, { ...cast, language, timeZone, passwordHash });
  const paid = cast.weeks > 2 ? { isPaying: true, plan: 'TwentyFourEmployeesMax2023' } : {};
  return { ...company, ...cast, ...paid, id: idOf(cast.name, 'company'), isEmailVerified: true };
}

/** What an employee's and a project's row say of their entries, and since when and until when they are there. */
function aboutOf({ company, now }: Story, { since = Infinity, until }: Person | Site, own: Rows) {
  const last = own.findLast(({ endedHash }) => endedHash !== undefined);
  return {
    companyId: company.id,
    createdAt: Math.max(company.createdAt + 3600, now - (since + 1) * weekSeconds),
    ...unchanged,
    isOpen: until === undefined,
    isDisabled: until !== undefined,
    latestAt: own.length ? Math.max(...own.map(({ startAt }) => startAt)) : undefined,
    turn: own.length || undefined,
    totalSeconds: secondsOf(own),
    open: own.find(({ endAt }) => endAt === undefined),
    ended: last && { ...last, endAt: last.endAt ?? 0, hash: last.endedHash ?? '' },
  };
}

/** Invented kennitalas have rarely issued seventh and eighth digits. The newest employee's is still missing. */
function integrationsOf({ cast, chance }: Story, person: Person) {
  if (!cast.integrations) return {};
  const [at, deild] = [cast.people.indexOf(person), `${10 + person.crew}`];
  // The year keeps two people apart.
  const day = `${chance.whole(10, 28)}${chance.whole(10, 12)}${60 + at}`;
  const serials = Array.from({ length: 100 }, (_, serial) => `${day}${100 + serial}9`);
  const kt = at === cast.people.length - 1 ? '' : (serials.find((one) => !looksOdd(one)) ?? '');
  return kt ? { payday: { kt }, regla: { kt }, dk: { kt, deild } } : { dk: { kt, deild } };
}

async function employeeOf(story: Story, person: Person, own: Rows, secrets: Secrets) {
  const [about, letters] = [{ ...person, ...aboutOf(story, person, own) }, lettersOfChance()];
  const changes = newEmployee({
    ...about,
    ...(await sealToken({ secrets }, about, letters)),
    phone: story.cast.mobile.replaceAll('#', () => story.chance.pick('123456789')),
    needs: person.isLeader ? ['manage_worklogs', 'create_projects'] : [],
    integrations: integrationsOf(story, person),
  });
  return { changes, login: { name: person.name, password: letters } };
}

/** People of the office joined in the company's fifth week; who is kept to some projects sees the first two. */
function officeOf({ cast: { office = [], sites }, company, chance }: Story) {
  const joinedAt = company.createdAt + 5 * weekSeconds;
  const times = { invitedAt: joinedAt - 3600, joinedAt, leftAt: undefined, noticesSeenAt: undefined };
  const access = { ...unchanged, companyId: company.id, credentialVersion: 1 };
  return office.map(async ({ password, ...person }) => {
    const projectIds = person.role === 'projects' ? sites.slice(0, 2).map(({ id }) => id) : [];
    const known = { id: chance.id('manager'), projectIds, passwordHash: await cheaplyHashed(password) };
    return newManager({ ...person, ...access, ...times, ...known }, person.email);
  });
}

/** Somebody clocked out too early in their newest entry that may end later without overlapping another. */
function requestOf(now: number, { mark, tongue }: Person, own: Rows): Item[] {
  const entry = own.findLast(({ endAt = now }, at) => endAt + askedSeconds < (own[at + 1]?.startAt ?? now));
  if (mark !== '?' || entry?.endAt === undefined) return [];
  const { id: workLogId, employeeId, endAt } = entry;
  const askedAt = Math.min(now - 60, endAt + 2 * askedSeconds);
  const word = said.get(tongue)?.late ?? '';
  const asked = { id: correctionId(employeeId, 'demo'), workLogId, word, askedAt };
  return [openCorrectionsItem({ ...entry, ...asked, endAt: endAt + askedSeconds })];
}

/** The company with its pay periods: the last one is still to close, the one before it submitted, older ones locked. */
function withPeriods({ company, zone, now }: Story, spans: readonly DaySpan[], rows: Rows) {
  const { time_zone } = company.settings;
  let closedDays: ClosedRange[] = [];
  const items = spans.flatMap((span, at) => {
    const [from, before] = [startOfDay(zone, span.from), startOfDay(zone, addDays(span.to, 1))];
    const own = rows.filter(({ startAt }) => startAt >= from && startAt < before);
    const hours = { entries: own.length, seconds: secondsOf(own) };
    const about = { ...span, ...hours, companyId: company.id, zone: time_zone };
    // Closed on the fifth day after it, and within hours.
    const stepAt = (step: number) => Math.min(now, before + 4 * secondsPerDay + (9 + step) * 3600);
    const states = steps.slice(0, at < spans.length - 1 ? 3 : 1);
    const state = states.at(-1) ?? 'submitted';
    closedDays = closedAfter(closedDays, span, state, time_zone);
    // A period approved and then locked counts as closed since the approval.
    const closed = { ...about, at: stepAt(state === 'locked' ? 1 : 0) };
    return [
      periodItem({ ...about, state, version: states.length, closed }),
      ...states.map((toState, step) => {
        const made = { version: step + 1, at: stepAt(step), by: 'Company', reason: undefined } as const;
        return stepItem({ ...about, ...made, fromState: steps[step - 1] ?? 'open', toState });
      }),
    ];
  });
  if (spans.length === 0) return { items, company };
  const closedVersion = items.length - spans.length;
  const gates = gateKeys(company.id).map((key) => ({ ...key, cdv: closedVersion }));
  return { items: [...items, ...gates], company: { ...company, closedDays, closedVersion } };
}

/** All rows of a company's story as of `now`. */
export async function rowsOf(cast: Cast, now: number, secrets: Secrets) {
  const begun = await companyOf(cast, now);
  const [zone, chance] = [zoneOf(cast.settings.time_zone), chanceFrom(`${cast.name} rows`)];
  const { pay_periods: rule } = cast.settings;
  const spans = periodsBetween(rule, [], dayOf(zone, begun.createdAt), dayOf(zone, now)).slice(0, -2);
  const [submitted] = spans.slice(-1);
  const lockedBefore = submitted ? startOfDay(zone, submitted.from) : 0;
  const story: Story = { cast, company: begun, zone, now, chance, lockedBefore };
  const entries = shiftsOf(cast, now).map((shift) => entryOf(story, shift));
  const [rows, photos] = [entries.map(({ row }) => row), entries.flatMap((entry) => entry.photos)];
  const of = (id: string) => rows.filter((row) => row.employeeId === id || row.projectId === id);
  const { company, items: periods } = withPeriods(story, spans, rows);
  const people = await Promise.all(cast.people.map((one) => employeeOf(story, one, of(one.id), secrets)));
  const month = monthAt(now);
  const monthHours = { month, seconds: secondsOf(rows.filter((row) => row.month === month)) };
  const changes: Change[] = [
    ...newCompany({ ...company, monthHours }),
    timeClockLink(company.id, company.timeClockToken ?? ''),
    ...people.flatMap((one) => one.changes),
    ...cast.sites.flatMap((site) => newProject({ ...site, ...aboutOf(story, site, of(site.id)) })),
    ...(await Promise.all(officeOf(story))).flat(),
  ];
  const items: Item[] = [
    countItem(company.id, 'employees', cast.people.filter(({ until }) => until === undefined).length, 1),
    countItem(company.id, 'projects', cast.sites.length, 1),
    countItem(company.id, 'managers', cast.office?.length ?? 0, 1),
    ...changes.flatMap((change) => ('put' in change ? [change.put] : [])),
    ...rows.map(workLogItem),
    ...entries.flatMap(({ history }) => history.map(historyItem)),
    ...photos.map(photoItem),
    ...cast.people.flatMap((one) => requestOf(now, one, of(one.id))),
    ...periods,
  ];
  const files = photos.map(({ companyId, id }) => `photos/${companyId}/${id}`);
  return { cast, companyId: company.id, entries, photos: files, items, employee: people[1]?.login };
}
