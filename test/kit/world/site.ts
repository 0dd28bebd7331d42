// A building site: a company with two employees and two projects, and the verbs of a working day on it.

import { add } from '#functions/domain/worklogs/change/add.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { edit, editOwn } from '#functions/domain/worklogs/change/edit.ts';
import { list } from '#functions/domain/worklogs/list/list.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { switchProject } from '#functions/domain/worklogs/press/switch.ts';
import { type Company, firstSettings } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId, type World } from './context.ts';

type InBody = Parameters<typeof clockIn>[1]['body'];
type OutBody = Parameters<typeof clockOut>[1]['body'];
type EditBody = Parameters<typeof edit>[1]['body'];
type OwnEditBody = Parameters<typeof editOwn>[1]['body'];
type AddBody = Parameters<typeof add>[1]['body'][number];
type Query = Parameters<typeof list>[1]['query'];
export type Site = Awaited<ReturnType<typeof aSite>>;

/** Opens a site in the world, with the settings of a new company and approval on. */
export async function aSite(world: World, over: Partial<Company> = {}) {
  const settings = { ...firstSettings('en', 'Atlantic/Reykjavik'), features: { approve_work_logs: true } };
  const company = await world.aCompany({ settings, ...over });
  const anna = await world.anEmployee(company, { name: 'Anna', needs: ['manage_worklogs'] });
  const bjorn = await world.anEmployee(company, { name: 'Björn' });
  const roof = await world.aProject(company, { name: 'Roof' });
  const wall = await world.aProject(company, { name: 'Wall' });
  const now = () => toWire(world.clock.now);

  const press = (body: Partial<InBody> = {}): InBody => ({
    id: aClientId(),
    project_id: roof.id,
    at: now(),
    ...body,
  });
  const leave = (body: Partial<OutBody> = {}): OutBody => ({ id: aClientId(), at: now(), ...body });
  const clockedIn = async (body: Partial<InBody> = {}, who: Employee = anna) =>
    clockIn(await world.asEmployee(who), { body: press(body) });
  const clockedOut = async (body: Partial<OutBody> = {}, who: Employee = anna) =>
    clockOut(await world.asEmployee(who), { body: leave(body) });

  return {
    company,
    anna,
    bjorn,
    roof,
    wall,
    now,
    press,
    leave,
    clockedIn,
    clockedOut,
    switched: async (body: Partial<InBody> = {}, who: Employee = anna) =>
      switchProject(await world.asEmployee(who), { body: press(body) }),
    /** Clocks in now and out after `seconds`; the world's clock then shows the out time. */
    worked: async (seconds: number, body: Partial<InBody> = {}, who: Employee = anna): Promise<WorkLog> => {
      await clockedIn(body, who);
      world.clock.now += seconds;
      return clockedOut({}, who);
    },
    edited: async (body: EditBody) => edit(await world.asCompany(company), { body }),
    editedByAnna: async (body: OwnEditBody) => editOwn(await world.asEmployee(anna), { body }),
    added: async (...entries: Partial<AddBody>[]): Promise<WorkLog[]> => {
      const body = entries.map((entry) => ({
        start_time: now(),
        end_time: toWire(world.clock.now + 3600),
        employee_id: anna.id,
        project_id: roof.id,
        ...entry,
      }));
      return add(await world.asCompany(company), { body });
    },
    removed: async (id: string) => remove(await world.asCompany(company), { path: { id } }),
    restored: async (id: string, version?: number) =>
      restore(await world.asCompany(company), {
        path: { id },
        body: version === undefined ? {} : { version },
      }),
    listed: async (query: Query = {}) => list(await world.asCompany(company), { query }),
    closed: (project: Project) =>
      world.table.write({ update: keys.project(company.id, project.id), set: { shut: 1 } }),
    opened: (project: Project) =>
      world.table.write({ update: keys.project(company.id, project.id), remove: ['shut'] }),
    disabled: (employee: Employee) =>
      world.table.write({ update: keys.employee(company.id, employee.id), set: { off: 1 } }),
    enabled: (employee: Employee) =>
      world.table.write({ update: keys.employee(company.id, employee.id), remove: ['off'] }),
  };
}

/** How many different answers there are. */
export const different = (answers: readonly unknown[]): unknown[] => [
  ...new Set(answers.map((answer) => JSON.stringify(answer))),
];
