// Reads the company's entries around some hours, and asks when the hours overlap them.

import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { daysAround, useOverlaps } from './ask-overlap.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { readAll } from '#web/entry/live-entries.ts';
import type { Stretch } from './overlapped.ts';

/** For more employees than this the entries of all are read, because a URL has little room for ids. */
const employeesNamed = 50;

/** The company's entries there, with all running ones, which may have begun long before. */
async function companyEntries(time: CompanyTime, stretches: readonly Stretch[]): Promise<readonly WorkLog[]> {
  const ids = [...new Set(stretches.map(({ employeeId }) => employeeId))];
  const employee_id = ids.length > employeesNamed ? [] : ids;
  const [{ open }, ...lists] = await Promise.all([
    call(worklogs.endpoints.overview, {}),
    ...daysAround(time, stretches).map((days) => readAll({ ...days, employee_id })),
  ]);
  return [...open, ...lists.flat()];
}

export const useCompanyOverlaps = () => useOverlaps(companyEntries);
