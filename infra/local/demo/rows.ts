// The rows of a demo company: built by the domain's own row functions, with totals summed from its entries.

import { payCodes } from '#shared/limits.ts';
import { idAlphabet, type IdKind, idKinds } from '#shared/model/ids.ts';
import { newCompany } from '#functions/domain/companies/store.ts';
import { countItem } from '#functions/domain/counts/counts.ts';
import { newEmployee } from '#functions/domain/employees/store.ts';
import { sealToken } from '#functions/domain/employees/token.ts';
import { timeClockLink } from '#functions/domain/links/links.ts';
import { looksOdd } from '#shared/pay/kennitala.ts';
import { newProject } from '#functions/domain/projects/store.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import { type Photo, photoItem } from '#functions/table/rows/photo-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import { newSecret } from '#functions/table/rows/session-row.ts';
import { monthAt, workLogItem, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import type { Cast, Person, Site } from './casts.ts';
import { type Chance, chanceFrom, lettersBy } from './chance.ts';
import { entryOf, type Ids } from './entries.ts';
import { officeItems, requestItems } from './office.ts';
import { demoPeriods } from './periods.ts';
import { shiftsOf } from './shifts.ts';

export type DemoRows = {
  readonly companyId: string;
  readonly items: readonly Item[];
  readonly photos: readonly Photo[];
  readonly entries: number;
  /** Name and password of an employee to sign in as. */
  readonly employee: { readonly name: string; readonly password: string };
};
type Secrets = Parameters<typeof sealToken>[0]['secrets'];

/** The demo's passwords stand in the terminal and in casts.ts: the full cost would protect nothing and takes a second. */
export const demoPasswordCost = { N: 2 ** 10, r: 8, p: 1 };
const week = 7 * 86_400;
const idFrom = (kind: IdKind, chance: Chance): string =>
  idKinds[kind].letter + chance.text(idKinds[kind].length, idAlphabet);

/**
 * An invented kennitala of the 20th century: rarely issued seventh and eighth digits, and a valid check digit. It is added
 * to `drawn`, so that no other person of the company gets it.
 */
function kennitala(chance: Chance, drawn: Set<string>): string {
  const day = [chance.whole(10, 28), chance.whole(10, 12), chance.whole(60, 99)].join('');
  const first = chance.whole(100, 199);
  for (let serial = first; ; serial += 1) {
    const one = `${day}${serial}9`;
    if (looksOdd(one) || drawn.has(one)) continue;
    drawn.add(one);
    return one;
  }
}

const secondsOf = (rows: readonly WorkLogRow[]): number =>
  rows.reduce((sum, { startAt, endAt = startAt }) => sum + endAt - startAt, 0);
/** What an employee's or a project's row says of its entries. */
const latestOf = (rows: readonly WorkLogRow[]) => ({
  latestAt: rows.length ? rows.reduce((latest, { startAt }) => Math.max(latest, startAt), 0) : undefined,
  turn: rows.length || undefined,
});

/** The employee's running entry, and the entry clocked out last. */
function pointersOf(rows: readonly WorkLogRow[]): Pick<Employee, 'open' | 'ended'> {
  const open = rows.find(({ endAt }) => endAt === undefined);
  const last = rows.findLast(({ endedHash }) => endedHash !== undefined);
  const pointer = ({ month, entry, startAt }: WorkLogRow) => ({ month, entry, startAt });
  return {
    open: open && { ...pointer(open), id: open.id, projectId: open.projectId },
    ended:
      last?.endAt !== undefined && last.endedHash !== undefined
        ? {
            ...pointer(last),
            startAt: last.originalStartAt ?? last.startAt,
            endAt: last.originalEndAt ?? last.endAt,
            hash: last.endedHash,
          }
        : undefined,
  };
}

const { regla, dk } = payCodes;
const integrations = {
  payday: { active: true },
  regla: { active: true, pay_code_regular: regla.regular, pay_code_overtime: regla.overtime },
  dk: { active: true, pay_code_regular: dk.regular, pay_code_overtime: dk.overtime },
  temp_can_see_dk: true,
} as const;

/** The company's story so far. */
type Story = {
  readonly cast: Cast;
  readonly ids: Ids;
  readonly now: number;
  readonly beganAt: number;
  readonly rows: readonly WorkLogRow[];
  readonly kennitalas: Set<string>;
};

async function employeeOf(
  { cast, ids: { companyId, employeeIds }, now, beganAt, rows, kennitalas }: Story,
  person: Person,
  at: number,
  chance: Chance,
  seal: (owner: { readonly companyId: string; readonly id: string }) => ReturnType<typeof sealToken>,
): Promise<Employee> {
  const id = employeeIds[at] ?? '';
  const own = rows.filter(({ employeeId }) => employeeId === id);
  const kt = kennitala(chance, kennitalas);
  const phone = cast.mobile.begins + chance.text(cast.mobile.digits, '123456789');
  const { joinedWeeksAgo: joined, leftWeeksAgo } = person;
  const deild = `${10 + person.crew}`;
  const payroll = person.lacksKennitala
    ? { dk: { kt: '', deild } }
    : { payday: { kt }, regla: { kt }, dk: { kt, deild } };
  return {
    id,
    companyId,
    name: person.name,
    createdAt: joined === undefined ? beganAt + 3600 : now - (joined + 1) * week,
    isDisabled: leftWeeksAgo !== undefined,
    ...(await seal({ companyId, id })),
    credentialVersion: 0,
    version: 0,
    phone,
    needs: person.needs ?? [],
    integrations: cast.hasPayroll ? payroll : {},
    ...latestOf(own),
    ...pointersOf(own),
  };
}

function projectOf({ ids, now, beganAt, rows }: Story, site: Site, at: number): Project {
  const id = ids.projectIds[at] ?? '';
  const own = rows.filter(({ projectId }) => projectId === id);
  return {
    id,
    companyId: ids.companyId,
    name: site.name,
    description: site.about,
    isOpen: site.closedWeeksAgo === undefined,
    createdAt: Math.max(beganAt + 3600, now - (site.openedWeeksAgo + 1) * week),
    createdBy: 'Company',
    version: 0,
    budgetHours: site.budgetHours,
    site: site.radius === null ? undefined : { lat: site.lat, lon: site.lon, radius: site.radius },
    totalSeconds: secondsOf(own),
    ...latestOf(own),
  };
}

async function companyOf({ cast, ids, now, beganAt, rows }: Story, timeClockToken: string): Promise<Company> {
  const month = monthAt(now);
  const { name, email, phone, country, plan, settings } = cast;
  return {
    id: ids.companyId,
    name,
    email,
    phone,
    country,
    plan,
    settings,
    timeClockToken,
    isEmailVerified: true,
    createdAt: beganAt,
    passwordHash: await hashPassword(cast.password, demoPasswordCost),
    credentialVersion: 0,
    clockVersion: 0,
    isPaying: plan !== undefined,
    isDisabled: false,
    integrations: cast.hasPayroll ? integrations : {},
    noticesSeenAt: undefined,
    monthHours: { month, seconds: secondsOf(rows.filter((row) => row.month === month)) },
  };
}

const countsOf = (
  { office }: Cast,
  companyId: string,
  employees: readonly Employee[],
  projects: number,
): readonly Item[] => [
  countItem(companyId, 'employees', employees.filter(({ isDisabled }) => !isDisabled).length, 1),
  countItem(companyId, 'managers', office ? 1 : 0, 1),
  countItem(companyId, 'projects', projects, 1),
];

/** All rows of a company's story as of `now`. */
export async function rowsOf(cast: Cast, now: number, secrets: Secrets): Promise<DemoRows> {
  const chance = chanceFrom(`${cast.key} rows`);
  const ids: Ids = {
    companyId: idFrom('company', chance),
    employeeIds: cast.people.map(() => idFrom('employee', chance)),
    projectIds: cast.sites.map(() => idFrom('project', chance)),
  };
  const entries = shiftsOf(cast, now).map((shift) => entryOf(cast, ids, shift, now, chance));
  const rows = entries.map(({ row }) => row);
  const photos = entries.flatMap(({ photo }) => photo ?? []);
  const beganAt = now - cast.weeks * week - 86_400;
  const story: Story = { cast, ids, now, rows, beganAt, kennitalas: new Set() };
  const passwords = cast.people.map(() => lettersBy(chance));
  const employees = await Promise.all(
    cast.people.map((person, at) =>
      employeeOf(story, person, at, chance, (owner) => sealToken({ secrets }, owner, passwords[at] ?? '')),
    ),
  );
  const office = officeItems(story, {
    beganAt,
    id: idFrom('manager', chance),
    passwordHash: cast.office ? await hashPassword(cast.office.password, demoPasswordCost) : '',
  });
  const periods = demoPeriods(cast, ids.companyId, rows, now);
  const timeClockToken = newSecret();
  const changes = [
    ...newCompany({ ...(await companyOf(story, timeClockToken)), ...periods.company }),
    timeClockLink(ids.companyId, timeClockToken),
    ...employees.flatMap(newEmployee),
    ...cast.sites.flatMap((site, at) => newProject(projectOf(story, site, at))),
  ];
  return {
    companyId: ids.companyId,
    items: [
      ...countsOf(cast, ids.companyId, employees, cast.sites.length),
      ...changes.flatMap((change) => ('put' in change ? [change.put] : [])),
      ...rows.map(workLogItem),
      ...periods.items,
      ...office,
      ...requestItems(story, rows),
      ...entries.flatMap(({ history }) => history.map(historyItem)),
      ...photos.map(photoItem),
    ],
    photos,
    entries: rows.length,
    employee: { name: employees[1]?.name ?? '', password: passwords[1] ?? '' },
  };
}
