// Findings about the employees and pay items of a payroll file.

import type { Company } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { type Finding, type FindingCode, severity } from '#shared/model/payroll.ts';
import { looksOdd } from '#shared/pay/kennitala.ts';
import { hundredthsOf } from '#shared/time/rounding.ts';
import { hasTenDigits, kennitalaOf } from './kennitala.ts';
import { ownItem, secondsOfKind } from './pay-items.ts';
import type { Sheet } from './sheet.ts';

export const found = (code: FindingCode, about: Omit<Finding, 'code' | 'severity'> = {}): Finding => ({
  code,
  severity: severity(code),
  ...about,
});
export const nameOf = ({ id, name }: Pick<Employee, 'id' | 'name'>) => ({ id, name });

/**
 * Findings about the ids of all employees in the file. Ten digits are needed, all else is a note: domain-facts.md,
 * 'Kennitala'.
 */
export function peopleFindings({ hours, system }: Sheet): Finding[] {
  const people = hours.map(({ employee }) => employee);
  const sharing = Map.groupBy(people, (employee) => kennitalaOf(employee, system));
  return people.flatMap((employee) => {
    const about = { employee: nameOf(employee) };
    const kennitala = kennitalaOf(employee, system);
    const others = (sharing.get(kennitala) ?? []).filter(({ id }) => id !== employee.id).map(nameOf);
    const lacksDepartment = system === 'dk' && !employee.integrations.dk?.deild;
    return [
      ...(kennitala === ''
        ? [found('kennitala_missing', about)]
        : !hasTenDigits(kennitala)
          ? [found('kennitala_wrong', about)]
          : looksOdd(kennitala)
            ? [found('kennitala_odd', about)]
            : []),
      ...(kennitala !== '' && others.length > 0 ? [found('kennitala_shared', { ...about, others })] : []),
      ...(lacksDepartment ? [found('department_missing', about)] : []),
    ];
  });
}

/** Pay items used twice, and worked overtime tiers without an item. A tier whose hours round to 0.00 needs no item. */
export function itemFindings(company: Company, { hours, items, system }: Sheet): Finding[] {
  const integration = company.integrations[system];
  const shared = [...Map.groupBy(items, ({ item }) => item.toLowerCase()).values()].filter(
    (alike) => alike.length > 1,
  );
  const lacking = integration
    ? ([2, 3] as const).filter(
        (tier) =>
          ownItem(system, integration, tier) === undefined &&
          hours.some(({ sums }) => hundredthsOf(secondsOfKind(sums, `overtime${tier}`)) > 0),
      )
    : [];
  return [
    ...shared.map(([first]) => found('item_shared', { item: first?.item ?? '' })),
    ...lacking.map((tier) => found('item_missing', { tier })),
  ];
}
