// The rows of a demo company: built by the domain's own row functions, with totals summed from its entries.

import { looksOdd } from '#shared/pay/kennitala.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { newCompanyRows } from '#functions/domain/companies/companies.ts';
import { newCompany } from '#functions/domain/companies/store.ts';
import { countItem } from '#functions/domain/counts/counts.ts';
import { newEmployee } from '#functions/domain/employees/store.ts';
import { lettersOfChance, sealToken } from '#functions/domain/employees/token.ts';
import { timeClockLink } from '#functions/domain/links/links.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { newProject } from '#functions/domain/projects/store.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { correctionId, openCorrectionsItem } from '#functions/table/rows/correction-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import { photoItem } from '#functions/table/rows/photo-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import { monthAt, workLogItem, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Change, Item } from '#functions/table/write.ts';
import type { Cast, Person, Site } from './casts.ts';
import { chanceFrom } from './chance.ts';
import { entryOf, type Story } from './entries.ts';
import { lockedBefore, withPeriods } from './periods.ts';
import { shiftsOf } from './shifts.ts';

export type DemoRows = Awaited<ReturnType<typeof rowsOf>>;
type Secrets = Parameters<typeof sealToken>[0]['secrets'];
type Rows = readonly WorkLogRow[];

/** The demo's passwords stand in the terminal and in casts.ts: the full cost would protect nothing and takes a second. */
export const demoPasswordCost = { N: 2 ** 10, r: 8, p: 1 };
const weekSeconds = 7 * secondsPerDay;
/** So much later the entry should end that somebody clocked out of too early. */
const askedSeconds = 25 * 60;

const secondsOf = (rows: Rows): number =>
  rows.reduce((sum, { startAt, endAt = startAt }) => sum + endAt - startAt, 0);
/** What an employee's and a project's row say of their entries, and since when they are there. */
const aboutOf = ({ company, now }: Story, { since = Infinity }: Person | Site, own: Rows) => ({
  companyId: company.id,
  createdAt: Math.max(company.createdAt + 3600, now - (since + 1) * weekSeconds),
  latestAt: own.length ? Math.max(...own.map(({ startAt }) => startAt)) : undefined,
  turn: own.length || undefined,
  version: 0,
});

async function companyOf(cast: Cast, now: number): Promise<Company> {
  const { language, time_zone: timeZone } = cast.settings;
  const passwordHash = await hashPassword(cast.password, demoPasswordCost);
  const beganAt = now - cast.weeks * weekSeconds - secondsPerDay;
  const { company } = newCompanyRows(beganAt, { ...cast, language, timeZone, passwordHash });
  const id = chanceFrom(cast.name).id('company');
  return { ...company, ...cast, id, isEmailVerified: true, isPaying: cast.plan !== undefined };
}

/** Invented kennitalas have rarely issued seventh and eighth digits. The newest employee's is still missing. */
function integrationsOf({ cast, chance }: Story, person: Person): Employee['integrations'] {
  if (!cast.integrations.dk) return {};
  const at = cast.people.indexOf(person);
  const deild = `${10 + person.crew}`;
  if (at === cast.people.length - 1) return { dk: { kt: '', deild } };
  // The year keeps two people apart.
  const day = `${chance.whole(10, 28)}${chance.whole(10, 12)}${60 + at}`;
  const serials = Array.from({ length: 100 }, (_, serial) => `${day}${100 + serial}9`);
  const kt = serials.find((one) => !looksOdd(one)) ?? '';
  return { payday: { kt }, regla: { kt }, dk: { kt, deild } };
}

async function employeeOf(story: Story, person: Person, own: Rows, secrets: Secrets) {
  const { cast, company, chance } = story;
  const letters = lettersOfChance();
  const sealed = await sealToken({ secrets }, { companyId: company.id, id: person.id }, letters);
  const [ended] = own
    .flatMap(({ month, entry, startAt, endAt, endedHash: hash }) =>
      endAt && hash ? [{ month, entry, startAt, endAt, hash }] : [],
    )
    .slice(-1);
  const employee: Employee = {
    ...person,
    ...aboutOf(story, person, own),
    ...sealed,
    isDisabled: person.until !== undefined,
    credentialVersion: 0,
    phone: cast.mobile.replaceAll('#', () => chance.pick('123456789')),
    needs: person.isLeader ? ['manage_worklogs', 'create_projects'] : [],
    integrations: integrationsOf(story, person),
    open: own.find(({ endAt }) => endAt === undefined),
    ended,
  };
  return { employee, letters };
}

const projectOf = (story: Story, site: Site, own: Rows): Project => ({
  ...site,
  ...aboutOf(story, site, own),
  isOpen: site.until === undefined,
  createdBy: 'Company',
  totalSeconds: secondsOf(own),
});

/** The person of the office joined in the company's fifth week. */
async function managerOf({
  cast: { office },
  company: { id: companyId, createdAt },
  chance,
}: Story): Promise<readonly Change[]> {
  if (!office) return [];
  const [id, joinedAt] = [chance.id('manager'), createdAt + 5 * weekSeconds];
  const passwordHash = await hashPassword(office.password, demoPasswordCost);
  const times = { invitedAt: joinedAt - 3600, joinedAt, leftAt: undefined, noticesSeenAt: undefined };
  const access = { role: 'pay', projectIds: [], passwordHash, credentialVersion: 1, version: 0 } as const;
  const manager: Manager = { ...office, id, companyId, ...access, ...times };
  return newManager(manager, office.email);
}

/** Somebody clocked out too early in their newest entry that may end later without overlapping another. */
function requestsOf({ cast: { asks }, now }: Story, own: Rows): Item[] {
  const entry = own.findLast(({ endAt = now }, at) => endAt + askedSeconds < (own[at + 1]?.startAt ?? now));
  if (!asks || entry?.endAt === undefined) return [];
  const { id: workLogId, employeeId, endAt } = entry;
  const askedAt = Math.min(now - 60, endAt + 2 * askedSeconds);
  const asked = { id: correctionId(employeeId, 'demo'), workLogId, word: asks.word, askedAt };
  return [openCorrectionsItem({ ...entry, ...asked, endAt: endAt + askedSeconds })];
}

/** All rows of a company's story as of `now`. */
export async function rowsOf(cast: Cast, now: number, secrets: Secrets) {
  const begun = await companyOf(cast, now);
  const chance = chanceFrom(`${cast.name} rows`);
  const story: Story = { cast, company: begun, now, chance, lockedBefore: lockedBefore(begun, now) };
  const entries = shiftsOf(cast, now).map((shift) => entryOf(story, shift));
  const rows = entries.map(({ row }) => row);
  const of = (id: string): Rows =>
    rows.filter(({ employeeId, projectId }) => employeeId === id || projectId === id);
  const { company, items: periods } = withPeriods(begun, rows, now);
  const people = await Promise.all(cast.people.map((one) => employeeOf(story, one, of(one.id), secrets)));
  const month = monthAt(now);
  const monthHours = { month, seconds: secondsOf(rows.filter((row) => row.month === month)) };
  const photos = entries.flatMap((entry) => entry.photos);
  const changes: Change[] = [
    ...newCompany({ ...company, monthHours }),
    timeClockLink(company.id, company.timeClockToken ?? ''),
    ...people.flatMap(({ employee }) => newEmployee(employee)),
    ...cast.sites.flatMap((site) => newProject(projectOf(story, site, of(site.id)))),
    ...(await managerOf(story)),
  ];
  const active = cast.people.filter(({ until }) => until === undefined).length;
  const items: Item[] = [
    countItem(company.id, 'employees', active, 1),
    countItem(company.id, 'projects', cast.sites.length, 1),
    countItem(company.id, 'managers', cast.office ? 1 : 0, 1),
    ...changes.flatMap((change) => ('put' in change ? [change.put] : [])),
    ...rows.map(workLogItem),
    ...entries.flatMap(({ history }) => history.map(historyItem)),
    ...photos.map(photoItem),
    ...requestsOf(story, of(cast.people[cast.asks?.person ?? 0]?.id ?? '')),
    ...periods,
  ];
  const { employee: { name = '' } = {}, letters: password = '' } = people[1] ?? {};
  const told = { name: cast.name, people: people.length, entries: rows.length, photos };
  return { ...told, companyId: company.id, items, employee: { name, password } };
}
