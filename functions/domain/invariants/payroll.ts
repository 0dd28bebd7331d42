// I12 of payroll: a finished file has one record, an unfinished one none, and the record's sums equal its
// employees'.

import type { Census } from './census.ts';

type ReportBroken = (about: string, says: string) => void;

export function checkPayroll({ payrollJobs, payrollFiles }: Census, report: ReportBroken): void {
  const files = Map.groupBy(payrollFiles, ({ exportId }) => exportId);
  for (const [id, state] of payrollJobs) {
    const records = files.get(id)?.length ?? 0;
    const wanted = state === 'done' ? 1 : 0;
    if (records !== wanted) report(id, `is ${state} and has ${records} records`);
  }
  for (const { id, items, employees } of payrollFiles) {
    items.forEach(({ item, seconds }, at) => {
      const sum = employees.reduce((total, [, own]) => total + (own[at] ?? 0), 0);
      if (sum !== seconds) report(id, `item ${item} says ${seconds}, its employees ${sum}`);
    });
  }
}
