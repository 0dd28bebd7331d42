// The rows of a demo company: built by the domain's own row functions, with totals summed from its entries.

import { payCodes, siteRadiusMetres } from '#shared/limits.ts';
import { idAlphabet, type IdKind, idKinds } from '#shared/model/ids.ts';
import { newCompany } from '#functions/domain/companies/store.ts';
import { newEmployee } from '#functions/domain/employees/store.ts';
import { sealToken } from '#functions/domain/employees/token.ts';
import { timeClockLink } from '#functions/domain/links/links.ts';
import { newProject } from '#functions/domain/projects/store.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import { type Photo, photoItem } from '#functions/table/rows/photo-row.ts';
import { newSecret } from '#functions/table/rows/session-row.ts';
import { monthAt, workLogItem, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Change, Item } from '#functions/table/write.ts';
import { type Chance, chanceFrom, lettersBy } from './chance.ts';
import type { Cast, Person } from './cast.ts';
import { entryOf, type Ids } from './entries.ts';
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

const week = 7 * 86_400;
const idFrom = (kind: IdKind, chance: Chance): string =>
  idKinds[kind].letter + chance.text(idKinds[kind].length, idAlphabet);
const newest = (rows: readonly WorkLogRow[]): number | undefined =>
  rows.length ? rows.reduce((latest, { startAt }) => Math.max(latest, startAt), 0) : undefined;

/** An invented kennitala: rarely issued seventh and eighth digits, and a valid check digit. */
function kennitala(chance: Chance): string {
  const day = [chance.whole(10, 28), chance.whole(10, 12), chance.whole(60, 99)].join('');
  const serial = chance.whole(10, 19);
  // Born in the 20th century; the draw is kept so that the rest of the story stays the same.
  chance.whole(10, 99);
  for (let number = serial; ; number = number === 19 ? 10 : number + 1) {
    const digits = Array.from(`${day}${number}`, Number);
    const sum = digits.reduce((total, digit, at) => total + digit * ([3, 2, 7, 6, 5, 4, 3, 2][at] ?? 0), 0);
    const check = (11 - (sum % 11)) % 11;
    // No number has the check digit ten.
    if (check < 10) return `${day}${number}${check}9`;
  }
}

const secondsOf = (rows: readonly WorkLogRow[]): number =>
  rows.reduce((sum, { startAt, endAt }) => sum + (endAt === undefined ? 0 : endAt - startAt), 0);

/** The employee's running entry, and the entry clocked out last. */
function pointersOf(rows: readonly WorkLogRow[]): Pick<Employee, 'open' | 'ended'> {
  const open = rows.find(({ endAt }) => endAt === undefined);
  const last = rows.findLast(({ endAt, endedHash }) => endAt !== undefined && endedHash !== undefined);
  return {
    open: open && {
      id: open.id,
      month: open.month,
      entry: open.entry,
      startAt: open.startAt,
      projectId: open.projectId,
    },
    ended:
      last?.endAt !== undefined && last.endedHash !== undefined
        ? {
            month: last.month,
            entry: last.entry,
            startAt: last.originalStartAt ?? last.startAt,
            endAt: last.originalEndAt ?? last.endAt,
            hash: last.endedHash,
          }
        : undefined,
  };
}

const putsOf = (changes: readonly Change[]): Item[] =>
  changes.flatMap((change) => ('put' in change ? [change.put] : []));

/** All rows of a company's story as of `now`. */
export async function rowsOf(cast: Cast, now: number, secrets: Secrets): Promise<DemoRows> {
  const chance = chanceFrom(`${cast.key} rows`);
  const ids: Ids = {
    companyId: idFrom('company', chance),
    employeeIds: cast.people.map(() => idFrom('employee', chance)),
    projectIds: cast.sites.map(() => idFrom('project', chance)),
  };
  const { companyId } = ids;
  const beganAt = now - cast.weeks * week - 86_400;
  const entries = shiftsOf(cast, now).map((shift) => entryOf(cast, ids, shift, now, chance));
  const rows = entries.map(({ row }) => row);
  const photos = entries.flatMap((entry) => entry.photos);

  const passwords = cast.people.map(() => lettersBy(chance));
  const employeeOf = async (person: Person, at: number): Promise<Employee> => {
    const id = ids.employeeIds[at] ?? '';
    const own = rows.filter(({ employeeId }) => employeeId === id);
    const kt = kennitala(chance);
    const { begins, digits } = cast.mobile;
    return {
      id,
      companyId,
      name: person.name,
      createdAt:
        person.joinedWeeksAgo === undefined ? beganAt + 3600 : now - (person.joinedWeeksAgo + 1) * week,
      isDisabled: person.leftWeeksAgo !== undefined,
      ...(await sealToken({ secrets }, { companyId, id }, passwords[at] ?? '')),
      credentialVersion: 0,
      version: 0,
      phone: begins + chance.text(digits, '123456789'),
      needs: person.needs ?? [],
      integrations: cast.hasPayroll
        ? {
            ...(person.lacksPayday ? {} : { payday: { kt } }),
            regla: { kt },
            dk: { kt, deild: `${10 + person.crew}` },
          }
        : {},
      latestAt: newest(own),
      ...pointersOf(own),
      turn: own.length || undefined,
    };
  };
  const employees = await Promise.all(cast.people.map(employeeOf));
  const projects = cast.sites.map((site, at) => {
    const id = ids.projectIds[at] ?? '';
    const own = rows.filter(({ projectId }) => projectId === id);
    return {
      id,
      companyId,
      name: site.name,
      description: site.about,
      isOpen: site.closedWeeksAgo === undefined,
      createdAt: Math.max(beganAt + 3600, now - (site.openedWeeksAgo + 1) * week),
      createdBy: 'Company',
      version: 0,
      budgetHours: site.budgetHours,
      site: site.isUnplaced
        ? undefined
        : { lat: site.lat, lon: site.lon, radius: site.radius ?? siteRadiusMetres.usual },
      totalSeconds: secondsOf(own),
      latestAt: newest(own),
      turn: own.length || undefined,
    };
  });
  const month = monthAt(now);
  const periods = demoPeriods(cast, companyId, rows, now);
  const timeClockToken = newSecret();
  const { regla, dk } = payCodes;
  const company = newCompany({
    id: companyId,
    name: cast.name,
    email: cast.email,
    isEmailVerified: true,
    phone: cast.phone,
    country: cast.country,
    createdAt: beganAt,
    passwordHash: await hashPassword(cast.password),
    credentialVersion: 0,
    clockVersion: 0,
    isPaying: cast.isPaying,
    plan: cast.plan,
    isDisabled: false,
    settings: cast.settings,
    integrations: cast.hasPayroll
      ? {
          payday: { active: true },
          regla: { active: true, pay_code_regular: regla.regular, pay_code_overtime: regla.overtime },
          dk: { active: true, pay_code_regular: dk.regular, pay_code_overtime: dk.overtime },
          temp_can_see_dk: true,
        }
      : {},
    timeClockToken,
    noticesSeenAt: undefined,
    monthHours: { month, seconds: secondsOf(rows.filter((row) => row.month === month)) },
    ...periods.company,
  });
  const changes = [
    ...company,
    timeClockLink(companyId, timeClockToken),
    ...employees.flatMap(newEmployee),
    ...projects.flatMap(newProject),
  ];
  return {
    companyId,
    items: [
      ...putsOf(changes),
      ...rows.map(workLogItem),
      ...periods.items,
      ...entries.flatMap(({ history }) => history.map(historyItem)),
      ...photos.map(photoItem),
    ],
    photos,
    entries: rows.length,
    employee: { name: employees[1]?.name ?? '', password: passwords[1] ?? '' },
  };
}
