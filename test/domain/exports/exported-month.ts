// A crew whose March of 2026 is exported and reported in tests: two employees, two projects, Irish time and rules.

import { create } from '#functions/domain/exports/exports.ts';
import { type Company, firstSettings } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { said, worked } from '#test/domain/report/worked.ts';
import { at, type World } from '#test/kit/world/context.ts';
import { useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { type Asked, useOffice } from './exported.ts';

export const march = { from: '2026-03-01', to: '2026-03-31' };
export const settings = {
  ...firstSettings('en', 'Europe/Dublin'),
  overtime: { ...noPayRules.overtime, after_day_hours: 8 },
  lunch: { minutes: 30, from_hours: 6 },
};

let companies = 0;
export async function aCrew(world: World, over: Partial<Company> = {}, bjorn: Partial<Employee> = {}) {
  companies += 1;
  const company = await world.aCompany({
    name: `Kilbride & Sons ${companies}`,
    country: 'IE',
    settings,
    ...over,
  });
  return {
    company,
    anna: await world.anEmployee(company, { name: 'Anna' }),
    bjorn: await world.anEmployee(company, { name: 'Björn', ...bjorn }),
    roof: await world.aProject(company, { name: 'Roof' }),
    wall: await world.aProject(company, { name: 'Wall' }),
  };
}
type Crew = Awaited<ReturnType<typeof aCrew>>;

/** A world on the second of April and, new for each test, a crew in it. */
export async function useCrew() {
  const world = await useWorld('2026-04-02T08:00:00Z');
  return { world, crew: await useRenewed(() => aCrew(world)) };
}

/** A crew whose month is asked for as a spreadsheet of entries, and the office that makes it. */
export async function useJobs() {
  const { world, crew } = await useCrew();
  const office = await useOffice(world);
  const asked: Asked = { kind: 'entries', filters: march };
  const queued = async (body: Asked = asked, once?: string) =>
    create(await office.asCompany(crew.company, once), { body });
  return { world, crew, office, asked, queued };
}

/** 20.5 h of Anna's over the night in which clocks go forward, 16.1 h of Björn's on one day. */
export async function aMonth(world: World, { anna, bjorn, roof, wall }: Crew): Promise<void> {
  await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
    comments: [said('m1', 'Rain & <wind>', at('2026-03-02T10:00:00Z'))],
  });
  await worked(world, anna, wall, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z');
  await worked(world, anna, roof, '2026-03-29T11:00:00Z', '2026-03-29T15:30:00Z');
  await worked(world, bjorn, wall, '2026-03-10T05:11:13Z', '2026-03-10T21:17:29Z');
}
