// The employee's log-in form: company, own name and the 4-letter password.

import { sessions } from '#shared/api/session.ts';
import { call } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import styles from '#web/forms/form.module.css';
import { useSigningIn } from './use-signing-in.ts';

const { employeeLogin } = sessions.endpoints;

/** `plain`: the button is not filled, because the page has another filled one. `company`: the field's first value. */
type Props = { readonly plain?: boolean; readonly company?: string };

export function EmployeeLoginForm({ plain = false, company = '' }: Props) {
  const t = useTexts('sign-in');
  const { enter, explain, words } = useSigningIn();
  const form = useSchemaForm({
    schema: employeeLogin.body,
    initialValues: { company_name: company, employee_name: '', password: '' },
    explain: explain({
      wrong_company_name: 'company_name',
      wrong_employee_name: 'employee_name',
      wrong_employee_password: 'password',
    }),
    translate: words.field,
  });
  const send = form.send(async (body) => enter(await call(employeeLogin, { body })));
  return (
    <form className={styles.fields} onSubmit={(event) => void send(event)} noValidate>
      {form.message && <ErrorAlert>{form.message}</ErrorAlert>}
      <TextField label={t('companyName')} autoComplete="organization" {...form.field('company_name')} />
      <TextField label={t('employeeName')} autoComplete="username" {...form.field('employee_name')} />
      <PasswordField
        label={t('employeePassword')}
        help={t('employeePasswordHelp')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" variant={plain ? 'plain' : 'primary'} size="l" fill loading={form.submitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
