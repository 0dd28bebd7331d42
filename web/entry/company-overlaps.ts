// The company's entries around some hours, and the question that is asked when hours lie over them.

import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { daysAround, useOverlaps } from './ask-overlap.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { readAll } from './live-entries.ts';
import type { Spell } from './lying-over.ts';

/** Of more employees than an address should carry, everybody's entries are read. */
const employeesNamed = 50;

/** What the company has there; an entry that runs may have begun long before. */
async function companyEntries(time: CompanyTime, spells: readonly Spell[]): Promise<readonly WorkLog[]> {
  const ids = [...new Set(spells.map(({ employeeId }) => employeeId))];
  const employee_id = ids.length > employeesNamed ? [] : ids;
  const [{ open }, ...lists] = await Promise.all([
    call(worklogs.endpoints.overview, {}),
    ...daysAround(time, spells).map((days) => readAll({ ...days, employee_id })),
  ]);
  return [...open, ...lists.flat()];
}

export const useCompanyOverlaps = () => useOverlaps(companyEntries);
