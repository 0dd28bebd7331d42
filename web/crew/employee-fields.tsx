// The fields of an employee, for creating and for editing one.

import { IconRefresh } from '@tabler/icons-react';
import type { Integrations } from '#shared/model/company/company.ts';
import { kennitalaDigits } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import type { SchemaForm } from '#web/ui/form/form.ts';
import { PhoneField } from '#web/ui/form/phone-field.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { EmployeeLunch } from './employee-lunch.tsx';
import styles from '#web/forms/form.module.css';
import { newEmployeeToken } from './employee-token.ts';
import type { EmployeeValues } from './employee-values.ts';
import type { usePhoneCheck } from './phone-check.ts';

type Props = {
  form: Pick<SchemaForm<EmployeeValues, unknown>, 'field' | 'choice' | 'values' | 'setFieldValue'>;
  integrations: Integrations | undefined;
  /** The company deducts lunch: only then does an employee's own lunch matter. */
  hasLunch: boolean;
  phone: ReturnType<typeof usePhoneCheck>;
  autoFocus?: boolean;
  /** The company is read-only: the letters can still be changed, because that protects its people. */
  onlyToken?: boolean;
  /** For an administrator acting as the company, who sees no letters and gives none. */
  withoutToken?: boolean;
  withoutPhone?: boolean;
};

const keys = ['payday', 'regla', 'dk'] as const;
const label = { payday: 'kennitalaPayday', regla: 'kennitalaRegla', dk: 'kennitalaDk' } as const;

/** The warning for a typed kennitala: it may have digits only, at most ten (spec/1 section 5). Undefined without one. */
export function kennitalaWarning(text: string): 'withoutHyphen' | 'tenDigits' | undefined {
  if (/-/.test(text)) return 'withoutHyphen';
  return /^\d*$/.test(text) && text.length <= kennitalaDigits ? undefined : 'tenDigits';
}

/** Fewer than ten digits: allowed, but the field gives a hint. */
const isShort = (text: string): boolean => /^\d+$/.test(text) && text.length < kennitalaDigits;

/** The 4-letter password, and the button that makes another. */
function TokenField({ form }: Pick<Props, 'form'>) {
  const t = useTexts('people');
  return (
    <TextField
      label={t('employee.token')}
      help={t('employee.tokenHelp')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={4}
      after={
        <IconButton
          label={t('employee.tokenAgain')}
          onClick={() => form.setFieldValue('token', newEmployeeToken())}
        >
          <IconRefresh size={18} stroke={1.75} />
        </IconButton>
      }
      {...form.field('token')}
    />
  );
}

export function EmployeeFields(props: Props) {
  const { form, integrations, hasLunch, phone, autoFocus, onlyToken, withoutToken, withoutPhone } = props;
  const t = useTexts('people');
  const shell = useTexts('shell');
  const shown = keys.filter((key) => integrations?.[key]?.active || form.values[key] !== '');
  const [first, ...others] = shown;
  // One kennitala serves every payroll system, unless they were given different ones.
  const isOne = others.every((key) => first && form.values[key] === form.values[first]);
  const number = form.field('phone_number');
  if (onlyToken) {
    return (
      <div className={styles.fields}>
        <TokenField form={form} />
      </div>
    );
  }
  return (
    <div className={styles.fields}>
      <TextField
        label={t('employee.name')}
        autoComplete="off"
        required
        autoFocus={autoFocus}
        {...form.field('name')}
      />
      {!withoutToken && <TokenField form={form} />}
      {!withoutPhone && (
        <PhoneField
          label={t('employee.phone')}
          note={`(${shell('optional')})`}
          help={phone === 'noSms' ? t('employee.phoneNoSms') : undefined}
          autoComplete="off"
          {...number}
          error={phone === 'wrong' ? t('employee.phoneWrong') : number.error}
        />
      )}
      <fieldset>
        <legend className={styles.legend}>{t('employee.needs')}</legend>
        <CheckboxField label={t('employee.manageWorklogs')} {...form.choice('manage_worklogs')} />
        <CheckboxField label={t('employee.createProjects')} {...form.choice('create_projects')} />
        <CheckboxField label={t('employee.foreman')} {...form.choice('foreman')} />
      </fieldset>
      {hasLunch && <EmployeeLunch form={form} />}
      {isOne && first ? (
        <Kennitala form={form} name={first} systems={shown} />
      ) : (
        shown.map((key) => <Kennitala key={key} form={form} name={key} systems={[key]} />)
      )}
      {shown.includes('dk') && (
        <TextField
          label={t('employee.department')}
          note={`(${shell('optional')})`}
          autoComplete="off"
          {...form.field('deild')}
        />
      )}
    </div>
  );
}

type KennitalaProps = Pick<Props, 'form'> & {
  readonly name: (typeof keys)[number];
  /** Those that what is typed is for. */
  readonly systems: readonly (typeof keys)[number][];
};

function Kennitala({ form, name, systems }: KennitalaProps) {
  const t = useTexts('people');
  const warning = kennitalaWarning(form.values[name]);
  const field = form.field(name);
  return (
    <TextField
      label={
        systems.length === 1
          ? t(`employee.${label[name]}`)
          : `${t('employee.kennitala')} (${systems.map((key) => systemNames[key]).join(', ')})`
      }
      inputMode="numeric"
      autoComplete="off"
      numeric
      {...field}
      onChange={(text) => {
        for (const key of systems) form.setFieldValue(key, text);
      }}
      help={isShort(field.value) ? t('employee.kennitalaShort', { digits: kennitalaDigits }) : undefined}
      error={warning ? t(`employee.${warning}`) : field.error}
    />
  );
}
