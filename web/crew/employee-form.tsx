// The form that creates an employee and sends the login by SMS if there is a phone number; for the set-up and the list.

import { type ReactNode, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { LunchRule } from '#shared/model/company/pay-rules.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { type SchemaForm, useSchemaForm } from '#web/ui/form/form.ts';
import { EmployeeFields, kennitalaWarning } from './employee-fields.tsx';
import { lunchOf, lunchValues } from './employee-lunch.tsx';
import { newEmployeeToken } from './employee-token.ts';
import type { EmployeeValues } from './employee-values.ts';
import { usePhoneCheck } from './phone-check.ts';
import { plainError } from './plain-error.tsx';

const { createEmployee } = companies.endpoints;

const empty = (company: LunchRule | null | undefined): EmployeeValues => ({
  name: '',
  token: newEmployeeToken(),
  phone_number: '',
  manage_worklogs: false,
  create_projects: false,
  foreman: false,
  payday: '',
  regla: '',
  dk: '',
  deild: '',
  ...lunchValues(undefined, company),
});

/** The fields' permissions and payroll identities, as the API takes them. */
export function employeeDetails(values: EmployeeValues) {
  const { payday, regla, dk } = values;
  const deild = values.deild.trim();
  return {
    needs: [
      ...(values.manage_worklogs ? (['manage_worklogs'] as const) : []),
      ...(values.create_projects ? (['create_projects'] as const) : []),
      ...(values.foreman ? (['foreman'] as const) : []),
    ],
    integrations: {
      ...(payday ? { payday: { kt: payday } } : {}),
      ...(regla ? { regla: { kt: regla } } : {}),
      ...(dk || deild ? { dk: { ...(dk ? { kt: dk } : {}), ...(deild ? { deild } : {}) } } : {}),
    },
  };
}

/** Whether a field shows a warning: the form is not sent then. */
export const hasWarning = (values: EmployeeValues): boolean =>
  lunchOf(values) === undefined ||
  [values.payday, values.regla, values.dk].some((text) => kennitalaWarning(text) !== undefined);

export type Created = { readonly employee: Employee; readonly isSmsSent: boolean };
type Options = {
  onCreated: (created: Created) => void;
  /** Draws an error that belongs to no field; an alert by default. */
  drawError?: (message: string, fault: unknown) => ReactNode;
};

/** The form's fields and its button's text; the caller draws the button and the frame. */
export function useEmployeeForm({ onCreated, drawError = plainError }: Options) {
  const t = useTexts('people');
  const words = useErrorWords();
  const { integrations, settings, country, acting_for: acting } = useSignedIn();
  const create = useChange(createEmployee);
  const [initialValues] = useState(() => empty(settings?.lunch));
  const form: SchemaForm<EmployeeValues, unknown> = useSchemaForm({
    schema: createEmployee.body,
    initialValues,
    explain: words.explain,
    translate: words.field,
    prepare: (values: EmployeeValues) => {
      const phone = values.phone_number.trim();
      const { name, token } = values;
      return {
        name,
        token,
        ...employeeDetails(values),
        ...(phone ? { phone_number: phone, send_sms: true } : {}),
      };
    },
  });
  const phone = usePhoneCheck(form.values.phone_number, country);
  const isSmsSent = phone === 'valid' && acting === undefined;
  const send = form.send(async () => {
    const values = form.getValues();
    if (phone === 'wrong' || hasWarning(values)) return;
    const typed = values.phone_number.trim();
    // A number that no SMS can reach is stored too.
    const sent = typed === '' ? {} : { phone_number: typed, ...(isSmsSent ? { send_sms: true } : {}) };
    const { name, token } = values;
    const lunch = lunchOf(values);
    const own = lunch === 'company' ? {} : { lunch };
    const employee = await create.mutateAsync({
      body: { name, token, ...employeeDetails(values), ...own, ...sent },
    });
    onCreated({ employee, isSmsSent });
  });
  const fields = (
    <>
      {form.message && drawError(form.message, create.error)}
      <EmployeeFields
        form={form}
        integrations={integrations}
        hasLunch={settings?.lunch != null}
        phone={phone}
        withoutToken={acting !== undefined}
        autoFocus
      />
    </>
  );
  return {
    fields,
    values: form.values,
    submitLabel: isSmsSent ? t('employee.addAndSend') : t('employee.add'),
    isSubmitting: form.submitting,
    isBlocked: phone === 'wrong' || phone === 'checking' || hasWarning(form.values),
    onSubmit: send,
  };
}
