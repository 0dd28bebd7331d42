// A year of a company for the bench: 500 entries an employee, the same every time, one in five with a comment.

import type { Company } from '#functions/table/rows/company-row.ts';
import { type Employee, employeeItem } from '#functions/table/rows/employee-row.ts';
import { type Project, projectItem } from '#functions/table/rows/project-row.ts';
import { type WorkLogRow, workLogItem } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { weekdayOfNumber } from '#shared/time/calendar.ts';
import { aRow, said } from '#test/domain/report/worked.ts';
import { at } from '#test/kit/world/context.ts';
import { companyRow, employeeRow, projectRow } from '#test/kit/world/rows.ts';

export const year = { from: '2026-01-01', to: '2026-12-31' };
export const afterYear = at('2027-03-15T08:00:00Z');
const projectsCount = 100;
const daysCount = 250;

export type Year = {
  readonly company: Company;
  readonly employees: readonly Employee[];
  readonly projects: readonly Project[];
  readonly rows: readonly WorkLogRow[];
  /** Everything as it lies in the table. */
  readonly items: readonly Item[];
};

/** A generator of numbers below a bound, always the same ones. */
function dice(): (below: number) => number {
  let state = 20_260_101;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const remarks = [
  'Waited for the crane',
  'Finished the north gable',
  'Rain after noon',
  'Fetched material',
  'Two of us',
];

/** The same company wherever it is asked for. */
export function yearCompany(): Company {
  const settings = {
    ...firstSettings('en', 'Europe/Dublin'),
    overtime: { ...noPayRules.overtime, after_week_hours: 40 },
    lunch: { minutes: 30, from_hours: 6 },
  };
  return companyRow(0, { id: 'cbench00', name: 'Kilbride Roofing Ltd', country: 'IE', settings });
}

export function aYear(employeesCount = 200): Year {
  const roll = dice();
  const company = yearCompany();
  const employees = Array.from({ length: employeesCount }, (_, n) =>
    employeeRow(0, company.id, { name: `Employee Number ${n + 1}` }),
  );
  const projects = Array.from({ length: projectsCount }, (_, n) =>
    projectRow(0, company.id, { name: `Project on Site ${n + 1}` }),
  );
  const rows: WorkLogRow[] = [];
  const firstDay = at('2026-01-01T00:00:00Z') / 86_400;
  const workDays = Array.from({ length: 365 }, (_, n) => firstDay + n)
    .filter((day) => weekdayOfNumber(day) <= 5)
    .slice(0, daysCount);
  for (const employee of employees) {
    for (const day of workDays) {
      const morning = day * 86_400 + 8 * 3600 + (roll(60) - 30) * 60 + roll(60);
      const noon = morning + 4 * 3600 + roll(3600);
      const evening = noon + 3 * 3600 + roll(2 * 3600);
      for (const [from, to] of [
        [morning, noon],
        [noon + roll(300), evening],
      ]) {
        const project = projects[roll(projectsCount)];
        if (project === undefined || from === undefined || to === undefined)
          throw new Error('the dice are broken');
        const remark =
          roll(5) === 0 ? [said(`m${roll(1e7).toString(36)}`, remarks[roll(5)] ?? '', to - roll(600))] : [];
        rows.push(aRow(employee, project, from, to, { comments: remark }));
      }
    }
  }
  const items: Item[] = [
    ...employees.map(employeeItem),
    ...projects.map(projectItem),
    ...rows.map(workLogItem),
  ];
  return { company, employees, projects, rows, items };
}
