// How many employees and projects a company has: counted with every change, so that its limits hold in parallel.

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { createEmployee, disableEmployee, enableEmployee } from '#functions/domain/employees/employees.ts';
import { createProject } from '#functions/domain/projects/projects.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { employeesMax, projectsMax } from '#shared/limits.ts';
import { openPeople, type People } from '#test/kit/world/people.ts';
import { employeeRow } from '#test/kit/world/rows.ts';
import { employeeItem } from '#functions/table/rows/employee-row.ts';

let world: People;
beforeAll(async () => {
  world = await openPeople();
});
afterAll(() => world.close());

type Company = Awaited<ReturnType<People['aCompany']>>;
let names = 0;
const aCompany = () => world.aCompany(`Company ${(names += 1)}`);
async function hire(company: Company, table = world.table) {
  names += 1;
  const body = { name: `Employee ${names}`, token: 'bcdf', needs: [] };
  return createEmployee({ ...(await world.asCompany(company.token)), table }, { body });
}
/** A table where a rival acts during every recount: after the counter is read and before the rows are. */
const overtakenBy = (rival: () => Promise<unknown>): typeof world.table => ({
  ...world.table,
  queryAll: async (range, options) => {
    if (range.begins === ranges.employees('').begins) await rival();
    return world.table.queryAll(range, options);
  },
});
/** Employees that a release before the count has made. */
async function staffed(company: Company, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () =>
    employeeItem(employeeRow(world.clock.now, company.id, {})),
  );
  for (let at = 0; at < count; at += 50) {
    await world.table.write(...rows.slice(at, at + 50).map((put) => ({ put })));
  }
}
const activeOf = async ({ id }: Company) =>
  (await world.table.queryAll(ranges.employees(id))).filter((row) => row['off'] === undefined).length;
const keptOf = async ({ id }: Company, of: 'employees' | 'projects' = 'employees') =>
  (await world.table.get(keys.count(id, of)))?.['n'];
const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers
    .flatMap((one) => (one.status === 'fulfilled' ? [] : [one.reason]))
    .map((error: unknown) => {
      if (error instanceof Failure) return error.code;
      throw error;
    });

describe('active employees', () => {
  it('are two hundred at most, also when fifteen are made at once by a company that was never counted', async () => {
    const company = await aCompany();
    await staffed(company, employeesMax - 5);
    const answers = await Promise.allSettled(Array.from({ length: 15 }, () => hire(company)));
    const again = await Promise.allSettled(Array.from({ length: 15 }, () => hire(company)));
    expect(codesOf(answers)).toEqual(Array.from({ length: 10 }, () => 'limit_reached'));
    expect(codesOf(again)).toEqual(Array.from({ length: 15 }, () => 'limit_reached'));
    expect([await activeOf(company), await keptOf(company)]).toEqual([employeesMax, employeesMax]);
    expect(codesOf(await Promise.allSettled([hire(company)]))).toEqual(['limit_reached']);
  }, 240_000);

  it('make room when one is switched off, and none comes back beyond the limit', async () => {
    const company = await aCompany();
    await staffed(company, employeesMax - 2);
    const [one, other] = [await hire(company), await hire(company)];
    const ctx = () => world.asCompany(company.token);
    await disableEmployee(await ctx(), { path: { id: one.id } });
    await hire(company);
    await expect(enableEmployee(await ctx(), { path: { id: one.id } })).rejects.toMatchObject({
      code: 'limit_reached',
      params: { max: employeesMax },
    });
    await disableEmployee(await ctx(), { path: { id: other.id } });
    await enableEmployee(await ctx(), { path: { id: one.id } });
    expect([await activeOf(company), await keptOf(company)]).toEqual([employeesMax, employeesMax]);
  }, 240_000);

  it('are counted right after any parallel hiring and switching off and on', async () => {
    const moves = fc.array(fc.array(fc.constantFrom('hire', 'off', 'on'), { maxLength: 8 }), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(moves, async (rounds) => {
        const company = await aCompany();
        const ids: string[] = [];
        for (const round of rounds) {
          const work = round.map(async (move, at) => {
            const id = ids[(at % 3) % Math.max(1, ids.length)];
            if (move === 'hire' || id === undefined) return void ids.push((await hire(company)).id);
            const verb = move === 'off' ? disableEmployee : enableEmployee;
            return void (await verb(await world.asCompany(company.token), { path: { id } }));
          });
          for (const code of codesOf(await Promise.allSettled(work))) expect(code).toBe('busy');
        }
        const kept = await keptOf(company);
        if (ids.length > 0) expect(kept).toBe(await activeOf(company));
      }),
      { numRuns: 10 },
    );
  }, 240_000);
});

describe('a hiring that a rival overtakes at every recount', () => {
  it('succeeds in a company that was never counted', async () => {
    const company = await aCompany();
    await staffed(company, 3);
    await hire(
      company,
      overtakenBy(() => hire(company)),
    );
    expect([await activeOf(company), await keptOf(company)]).toEqual([5, 5]);
  });

  it('succeeds when the count says too many', async () => {
    const company = await aCompany();
    await hire(company);
    await world.table.write({ update: keys.count(company.id, 'employees'), set: { n: employeesMax } });
    await hire(
      company,
      overtakenBy(() => hire(company)),
    );
    expect([await activeOf(company), await keptOf(company)]).toEqual([3, 3]);
  });

  it('is refused for the limit when the rival takes the last place', async () => {
    const company = await aCompany();
    await staffed(company, employeesMax - 1);
    const late = hire(
      company,
      overtakenBy(() => Promise.allSettled([hire(company)])),
    );
    await expect(late).rejects.toMatchObject({ code: 'limit_reached', params: { max: employeesMax } });
    expect([await activeOf(company), await keptOf(company)]).toEqual([employeesMax, employeesMax]);
  }, 240_000);
});

describe('a count', () => {
  it('that is too high is counted again before an employee is refused', async () => {
    const company = await aCompany();
    await hire(company);
    await world.table.write({ update: keys.count(company.id, 'employees'), set: { n: employeesMax } });
    await hire(company);
    expect(await keptOf(company)).toBe(2);
  });

  it('of projects holds in parallel too', async () => {
    const company = await aCompany();
    const make = async () => {
      const name = `Project ${(names += 1)}`;
      return createProject(await world.asCompany(company.token), { body: { name } });
    };
    await make();
    await world.table.write({ update: keys.count(company.id, 'projects'), set: { n: projectsMax - 3 } });
    const answers = await Promise.allSettled(Array.from({ length: 6 }, make));
    // The limit is met first, then the wrong count found: there is room for all of them in truth.
    expect(codesOf(answers)).toEqual([]);
    const projects = await world.table.queryAll(ranges.projects(company.id));
    expect(await keptOf(company, 'projects')).toBe(projects.length);
  });

  it('that went wrong is mended by the nightly check, which says so', async () => {
    const company = await aCompany();
    await hire(company);
    await world.table.write({ update: keys.count(company.id, 'employees'), set: { n: 0 } });
    world.lines.length = 0;
    await checkCounts(world.asVisitor());
    expect(await keptOf(company)).toBe(1);
    expect(world.lines).toEqual(['count_corrected']);
    await checkCounts(world.asVisitor());
    expect(world.lines).toHaveLength(1);
  });
});
