// An employee's form fields, and the change to send, with changed fields only.

import * as z from 'zod/mini';
import { type Employee, type employeeChange, employee as employeeShape } from '#shared/model/employee.ts';
import type { LunchRule } from '#shared/model/company/pay-rules.ts';
import { ApiError } from '#web/api/client.ts';
import { employeeDetails } from '#web/crew/employee-form.tsx';
import { lunchOf, lunchValues } from '#web/crew/employee-lunch.tsx';
import type { EmployeeValues } from '#web/crew/employee-values.ts';
import type { useTexts } from '#web/text.ts';
import type { FieldInWords } from '#web/forms/newer-version.tsx';

type Change = z.input<typeof employeeChange>;
type PeopleWords = ReturnType<typeof useTexts<'people'>>;

/** `lunch` is the company's rule, which an employee's own lunch begins with. */
export const valuesOf = (employee: Employee, lunch?: LunchRule | null): EmployeeValues => ({
  name: employee.name,
  token: employee.login_token,
  phone_number: employee.phone_number,
  manage_worklogs: employee.needs.includes('manage_worklogs'),
  create_projects: employee.needs.includes('create_projects'),
  foreman: employee.needs.includes('foreman'),
  payday: employee.integrations.payday?.kt ?? '',
  regla: employee.integrations.regla?.kt ?? '',
  dk: employee.integrations.dk?.kt ?? '',
  deild: employee.integrations.dk?.deild ?? '',
  ...lunchValues(employee.lunch, lunch),
});

/** An emptied name counts as no change (specification 2, section 5). */
function changedParts(employee: Employee, values: EmployeeValues) {
  const before = valuesOf(employee);
  const isChanged = (...keys: (keyof EmployeeValues)[]) => keys.some((key) => values[key] !== before[key]);
  return {
    isName: values.name.trim() !== '' && values.name.trim() !== before.name,
    isToken: isChanged('token'),
    isPhone: values.phone_number.trim() !== before.phone_number,
    isNeeds: isChanged('manage_worklogs', 'create_projects', 'foreman'),
    isIntegrations: isChanged('payday', 'regla', 'dk', 'deild'),
    isLunch: JSON.stringify(lunchOf(values)) !== JSON.stringify(lunchOf(before)),
  };
}

/** The change to send; undefined if nothing changed. */
export function changeOf(employee: Employee, values: EmployeeValues): Change | undefined {
  const changed = changedParts(employee, values);
  if (!Object.values(changed).includes(true)) return undefined;
  const { isName, isToken, isPhone, isNeeds, isIntegrations, isLunch } = changed;
  const { needs } = employeeDetails(values);
  const { payday, regla, dk, deild } = values;
  // An emptied field is sent as an empty text, because a field that is left out stays unchanged.
  const integrations = { payday: { kt: payday }, regla: { kt: regla }, dk: { kt: dk, deild: deild.trim() } };
  return {
    id: employee.id,
    version: employee.version,
    ...(isName ? { new_name: values.name.trim() } : {}),
    ...(isToken ? { new_token: values.token } : {}),
    ...(isPhone ? { phone_number: values.phone_number.trim() } : {}),
    ...(isNeeds ? { needs } : {}),
    ...(isIntegrations ? { integrations } : {}),
    ...(isLunch ? { lunch: lunchOf(values) } : {}),
  };
}

/**
 * Whether the form offers to send the login by SMS: the number is valid, and the number, the name or the password
 * changed, or nothing else did.
 */
export function offersSms(employee: Employee, values: EmployeeValues, isPhoneValid: boolean): boolean {
  const { isName, isToken, isPhone, ...others } = changedParts(employee, values);
  return isPhoneValid && (isPhone || isName || isToken || !Object.values(others).includes(true));
}

const conflict = z.object({ employee: employeeShape });

/** The newer version that a refused call carries; undefined for other errors. */
export function newerIn(error: unknown): Employee | undefined {
  const said = error instanceof ApiError ? z.safeParse(conflict, error.params) : undefined;
  return said?.success ? said.data.employee : undefined;
}

/** The fields in words, always in the same order. */
export function fieldsInWords(values: EmployeeValues, t: PeopleWords): readonly FieldInWords[] {
  const may = [
    values.manage_worklogs && t('employee.manageWorklogs'),
    values.create_projects && t('employee.createProjects'),
    values.foreman && t('employee.foreman'),
  ].filter((one) => one !== false);
  const own = values.lunch === 'own' ? ` ${values.lunch_minutes} (${values.lunch_from})` : '';
  return [
    { label: t('employee.name'), value: values.name },
    { label: t('employee.token'), value: values.token },
    { label: t('employee.phone'), value: values.phone_number },
    { label: t('employee.needs'), value: may.join(', ') },
    { label: t('employee.kennitalaPayday'), value: values.payday },
    { label: t('employee.kennitalaRegla'), value: values.regla },
    { label: t('employee.kennitalaDk'), value: values.dk },
    { label: t('employee.department'), value: values.deild },
    { label: t('employee.lunch'), value: `${t(`employee.lunchKind.${values.lunch}`)}${own}` },
  ];
}
