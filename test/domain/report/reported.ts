// A crew whose month the tests read as a report and explain day by day, under the rules they choose.

import { explain } from '#functions/domain/report/explain.ts';
import { read } from '#functions/domain/report/report.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Settings } from '#shared/model/company/company.ts';
import { explainedDay, report } from '#shared/model/report.ts';
import { aCrew, march, useCrew } from '#test/domain/exports/exported-month.ts';

type Query = Parameters<typeof read>[1]['query'];

export async function useReport() {
  const { world, crew } = await useCrew();
  return {
    world,
    crew,
    /** Replaces the crew: a company in Iceland with these rules, and fields of Björn's own. */
    under: async (rules: Partial<Settings>, own: Partial<Employee> = {}) => {
      const settings = { ...firstSettings('is', 'Atlantic/Reykjavik'), ...rules };
      Object.assign(crew, await aCrew(world, { country: 'IS', settings }, own));
    },
    reported: async (query: Query = march) =>
      report.parse(await read(await world.asCompany(crew.company), { query })),
    explained: async (id: string, query: Parameters<typeof explain>[1]['query']) =>
      explainedDay.parse(await explain(await world.asCompany(crew.company), { path: { id }, query })),
  };
}
