// The office of a random history: its own log-in and a person of each role, each doing what their role allows or not.

import { actorOf } from '#functions/runtime/caller.ts';
import type { CompanyCtx, EmployeeCtx } from '#functions/runtime/context.ts';
import { Failure } from '#functions/runtime/fail.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import type { Census } from '#functions/domain/invariants/census.ts';
import { list } from '#functions/domain/worklogs/list/list.ts';
import type { OfficeRole } from '#shared/access.ts';
import { corrections } from '#shared/api/corrections.ts';
import { crew } from '#shared/api/crew.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { payPeriods } from '#shared/api/pay-periods.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { pageSizeMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { anEvent } from '#test/kit/world/http-event.ts';
import type { World } from '#test/kit/world/context.ts';

/** Changes a person of the office as a mistake in reading them would: a seeded bug. */
export type Misread = (person: Manager) => Manager | undefined;
type OfficeCtx = Awaited<ReturnType<World['asCompany']>>;
type Ids = {
  readonly company: { readonly id: string };
  readonly projects: readonly { readonly id: string }[];
};

/** What each role may, a second time: `shared/access.ts` must agree. Everybody may read entries. */
const holders = {
  edit: ['everything', 'projects'],
  move: ['everything', 'pay'],
} as const satisfies Record<string, readonly OfficeRole[]>;
const acts = {
  edit: [worklogs.endpoints.edit, holders.edit],
  add: [worklogs.endpoints.add, holders.edit],
  remove: [worklogs.endpoints.remove, holders.edit],
  comment: [worklogs.endpoints.comment, holders.edit],
  take: [corrections.endpoints.take, holders.edit],
  decline: [corrections.endpoints.decline, holders.edit],
  lock: [payPeriods.endpoints.move, holders.move],
} as const;
export type Act = keyof typeof acts;

const person = (companyId: string, role: OfficeRole, projectIds: readonly string[]): Manager => ({
  id: `o-${role}`,
  companyId,
  name: `Person ${role}`,
  email: `${role}@example.com`,
  role,
  projectIds,
  passwordHash: undefined,
  credentialVersion: 0,
  version: 0,
  invitedAt: 0,
  joinedAt: 0,
  leftAt: undefined,
  noticesSeenAt: undefined,
});

/** Refuses as `runtime/serve` does before every verb: by the endpoint's contract and the caller's role. */
async function judged<C extends CompanyCtx & { readonly employee?: Employee }>(
  ctx: C,
  endpoint: Endpoint,
): Promise<C> {
  const { session, company, employee, manager } = ctx;
  const actor = { role: session.role, session, company, employee, manager };
  const finding = { findActor: async () => actor, table: ctx.table, at: ctx.now, extra: undefined };
  await actorOf(finding, endpoint, anEvent({ authorization: 'Bearer model' }));
  return ctx;
}
/** A foreman may press for a crew, other employees may not. */
export const judgedForeman = <C extends EmployeeCtx>(ctx: C): Promise<C> => judged(ctx, crew.endpoints.press);

export function openModelOffice(world: World, { company, projects }: Ids, misread: Misread = (one) => one) {
  const own = projects.slice(0, 2).map(({ id }) => id);
  const limited = (['projects', 'pay', 'read'] as const).map((role) =>
    person(company.id, role, role === 'projects' ? own : []),
  );
  const [some, payroll, reader] = limited;
  const all = person(company.id, 'everything', []);
  /** Those who may change entries come up more often than those who may not. */
  const people = [undefined, all, some, undefined, all, payroll, undefined, all, some, reader];
  const changed: { readonly entry: WorkLog; readonly by: Manager | undefined }[] = [];
  const problems: string[] = [];

  async function as(by: Manager | undefined): Promise<OfficeCtx> {
    const read = by && misread(by);
    return { ...(await world.asCompany(company)), ...(read ? { manager: read } : {}) };
  }
  const keepsTo = (by: Manager | undefined, projectId: string): boolean =>
    by?.role !== 'projects' || own.includes(projectId);

  /** One act of the person at this place of the list; `projectOf`: the project of what it has changed. */
  async function acting<T>(
    place: number,
    act: Act,
    verb: (ctx: OfficeCtx) => Promise<T>,
    projectOf: (result: T) => string | undefined = () => undefined,
  ): Promise<T> {
    const by = people[place % people.length];
    const [endpoint, may] = acts[act];
    const mayAct = by === undefined || may.some((role) => role === by.role);
    let result: T;
    try {
      result = await verb(await judged(await as(by), endpoint));
    } catch (error) {
      const isForbidden = error instanceof Failure && error.code === 'forbidden';
      if (mayAct === isForbidden) problems.push(`${by?.name ?? 'the company'}: ${act} was ${String(error)}`);
      throw error;
    }
    if (!mayAct) problems.push(`${by.name} may not ${act} and did`);
    const projectId = projectOf(result);
    if (projectId !== undefined && !keepsTo(by, projectId))
      problems.push(`${by?.name} did ${act} in ${projectId}`);
    return result;
  }

  return {
    problems,
    as: (role: 'own' | OfficeRole) => as(people.find((one) => one?.role === role)),
    own,
    acting,
    /** The same for an act that answers with the entry it has changed or added: its history must name the person. */
    async changing(place: number, act: Act, verb: (ctx: OfficeCtx) => Promise<WorkLog>): Promise<WorkLog> {
      const entry = await acting(place, act, verb, ({ project }) => project.id);
      changed.push({ entry, by: people[place % people.length] });
      return entry;
    },
    /** Changes that the history does not say the person of, and what each role sees at the end. */
    async unnamed({ histories, workLogs }: Pick<Census, 'histories' | 'workLogs'>): Promise<string[]> {
      const unnamed = changed.flatMap(({ entry: { id, version }, by }) => {
        const row = histories.get(id)?.find((one) => one.version === version);
        const added = version === 1 ? workLogs.find((one) => one.id === id) : undefined;
        const kept = row ?? added;
        return kept && kept.managerId !== by?.id
          ? [`version ${version} of ${id} does not name ${by?.id}`]
          : [];
      });
      const query = { from: '2026-09-01', to: '2027-02-01', limit: pageSizeMax };
      const seen = await Promise.all(
        [undefined, ...limited].map(async (by) => ({ by, rows: await list(await as(by), { query }) })),
      );
      const everyRow = seen[0]?.rows ?? [];
      const wrong = seen.flatMap(({ by, rows }) => {
        const wanted = everyRow.filter(({ project }) => keepsTo(by, project.id)).map(({ id }) => id);
        const same = JSON.stringify(rows.map(({ id }) => id)) === JSON.stringify(wanted);
        return same ? [] : [`${by?.name} sees ${rows.length} entries of ${wanted.length}`];
      });
      return [...problems, ...unnamed, ...wrong];
    },
  };
}
