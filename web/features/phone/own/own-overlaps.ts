// The employee's own entries around some hours. Apart from the company's: no desk loads the contract of the phone.

import { employeeApp } from '#shared/api/employee-app.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import { daysAround, useOverlaps } from '#web/entry/ask-overlap.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Spell } from '#web/entry/lying-over.ts';

async function ownEntries(time: CompanyTime, spells: readonly Spell[]): Promise<readonly WorkLog[]> {
  const [{ open }, ...lists] = await Promise.all([
    call(employeeApp.endpoints.clock, {}),
    ...daysAround(time, spells).map((query) => call(employeeApp.endpoints.listWorkLogs, { query })),
  ]);
  return [...(open ? [open] : []), ...lists.flat()];
}
export const useOwnOverlaps = () => useOverlaps(ownEntries);
