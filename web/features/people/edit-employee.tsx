// The dialog that changes an employee, sends the login, deactivates or reactivates.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { type Employee, employeeEdited } from '#shared/model/employee.ts';
import { staleTags, useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useMay } from '#web/desk/may.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { type SchemaForm, useSchemaForm } from '#web/ui/form/form.ts';
import { showToast, type Toast } from '#web/ui/overlay/toast.tsx';
import { EmployeeFields } from '#web/crew/employee-fields.tsx';
import { useTurnEmployee } from '#web/crew/turn-employee.ts';
import { employeeDetails, hasWarning } from '#web/crew/employee-form.tsx';
import { newEmployeeToken } from '#web/crew/employee-token.ts';
import type { EmployeeValues } from '#web/crew/employee-values.ts';
import { useCompanyTime, weeksOf } from '#web/words/company-time.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { usePhoneCheck } from '#web/crew/phone-check.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useAskDeactivate } from './ask-deactivate.ts';
import { changeOf, newerIn, offersSms, fieldsInWords, valuesOf } from './employee-change.ts';
import { useAttempt } from '#web/words/attempt.ts';
import {
  type NewerVersion,
  NewerVersionAlert,
  changedFields,
  takingOver,
} from '#web/forms/newer-version.tsx';

const { changeEmployee, sendLoginSms } = companies.endpoints;

type Props = { readonly employee: Employee; readonly onClose: () => void };

export function EditEmployee({ employee: opened, onClose }: Props) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const { integrations, settings, country, acting_for: acting } = useSignedIn();
  const mayWrite = useMay('employee.manage');
  const edited = useEdited(opened);
  const { employee, form, newer } = edited;
  const phone = usePhoneCheck(form.values.phone_number, country);
  const isBlocked = phone === 'wrong' || phone === 'checking' || hasWarning(form.values);
  const isChanged = changeOf(employee, form.values) !== undefined;
  const hasLetters = employee.login_token !== '';
  const hasSms =
    mayWrite && hasLetters && !employee.disabled && offersSms(employee, form.values, phone === 'valid');
  const { save, isSaving, isSendingSms } = useSave(edited, isBlocked, onClose);
  // With typed changes the dialog stays open: they are not saved yet.
  const { turn, isTurning } = useTurn(edited, () => (isChanged ? undefined : onClose()));

  return (
    <FormDialog
      onClose={onClose}
      title={t('employees.editTitle')}
      below={employee.name}
      onSubmit={form.send(() => save(false))}
      footStart={
        (mayWrite || !employee.disabled) && (
          <Button
            variant={employee.disabled ? 'quiet' : 'danger-quiet'}
            loading={isTurning}
            onClick={() => void turn()}
          >
            {t(employee.disabled ? 'employees.activate' : 'employees.deactivate')}
          </Button>
        )
      }
      submit={shell('saveChanges')}
      typed={changeOf(employee, form.values)}
      isSending={isSaving}
      isBlocked={isBlocked}
      other={
        hasSms && (
          <Button loading={isSendingSms} disabled={isBlocked} onClick={() => form.send(() => save(true))()}>
            {t(isChanged ? 'employees.saveAndSend' : 'employees.sendLogin')}
          </Button>
        )
      }
      error={form.message}
    >
      {newer && <NewerVersionAlert newer={newer} onTake={edited.take} />}
      <EmployeeFields
        form={form}
        integrations={integrations}
        hasLunch={settings?.lunch != null || employee.lunch !== undefined}
        phone={phone}
        onlyToken={!mayWrite}
        withoutToken={!hasLetters}
        withoutPhone={acting !== undefined}
        autoFocus
      />
    </FormDialog>
  );
}

type Edited = ReturnType<typeof useEdited>;

/** The newest version that the dialog knows, its form, and the changes by somebody else since it was opened. */
function useEdited(opened: Employee) {
  const t = useTexts('people');
  const words = useErrorWords();
  const { settings } = useSignedIn();
  const queries = useQueryClient();
  const [employee, setEmployee] = useState(opened);
  const [newer, setNewer] = useState<NewerVersion>();
  const form = useEmployeeForm(employee);

  /** Takes over a newer version: typed fields stay, every other field gets the newer value. */
  const takeOver = (now: Employee) => {
    const [before, next] = [valuesOf(employee, settings?.lunch), valuesOf(now, settings?.lunch)];
    form.setValues(takingOver(form.getValues(), before, next));
    setEmployee(now);
    return { before, next };
  };
  /** True if the refusal carries a newer version, which the dialog then shows. */
  const showsNewer = async (error: unknown): Promise<boolean> => {
    const found = newerIn(error);
    if (found === undefined) return false;
    const { before, next } = takeOver(found);
    setNewer({
      heading: words.say(error),
      changed: changedFields(fieldsInWords(before, t), fieldsInWords(next, t)),
    });
    // The list behind the dialog shows the newer version too.
    await staleTags(queries, ['employees']);
    return true;
  };
  const take = () => {
    form.setValues(valuesOf(employee, settings?.lunch));
    setNewer(undefined);
  };
  return { opened, employee, setEmployee, form, newer, setNewer, takeOver, showsNewer, take };
}

function useEmployeeForm(employee: Employee) {
  const words = useErrorWords();
  const { settings } = useSignedIn();
  const [initialValues] = useState(() => valuesOf(employee, settings?.lunch));
  const form: SchemaForm<EmployeeValues, unknown> = useSchemaForm({
    // The fields and rules of creating an employee; only the names on the wire differ.
    schema: employeeEdited,
    initialValues,
    explain: (error) => {
      const { issues, message } = words.explain(error);
      // The API's change names its fields with 'new_' in front.
      const placed = issues.map((issue) => ({ ...issue, path: issue.path.replace(/^new_/, '') }));
      return message === undefined ? { issues: placed } : { issues: placed, message };
    },
    translate: words.field,
    prepare: (values: EmployeeValues) => ({
      name: values.name.trim() || employee.name,
      // An administrator acting as the company sees no letters; they are not sent then.
      token: employee.login_token === '' ? newEmployeeToken() : values.token,
      phone_number: values.phone_number.trim(),
      ...employeeDetails(values),
    }),
  });
  return form;
}

/** Saves the changes, and sends the login where that is asked. */
function useSave(
  { employee, setEmployee, form, setNewer, showsNewer }: Edited,
  isBlocked: boolean,
  onDone: () => void,
) {
  const t = useTexts('people');
  const { settings } = useSignedIn();
  const change = useChange(changeEmployee);
  const sms = useChange(sendLoginSms);
  const undoing = useUndo();
  const save = async (isSending: boolean): Promise<void> => {
    const body = changeOf(employee, form.getValues());
    if (isBlocked) return;
    if (body === undefined && !isSending) {
      form.setMessage(t('employees.noChanges'));
      return;
    }
    setNewer(undefined);
    let back: ReturnType<typeof changeOf>;
    try {
      let now = employee;
      if (body !== undefined) {
        now = await change.mutateAsync({ body });
        back = changeOf(now, valuesOf(employee, settings?.lunch));
        // The saved values become the form's, so that after a failed SMS the next press only sends the SMS.
        form.setValues(valuesOf(now, settings?.lunch));
        setEmployee(now);
      }
      if (isSending) await sms.mutateAsync({ path: { id: now.id }, query: { version: String(now.version) } });
    } catch (error) {
      if (await showsNewer(error)) return;
      throw error;
    }
    const done =
      body === undefined ? 'employees.smsSent' : isSending ? 'employees.savedAndSent' : 'employees.saved';
    showToast({ message: t(done, { name: form.getValues().name }), ...(isSending ? {} : undoing(back)) });
    onDone();
  };
  return { save, isSaving: change.isPending, isSendingSms: sms.isPending };
}

/** Deactivates or activates the employee. */
function useTurn({ opened, employee, form, takeOver }: Edited, onDone: () => void) {
  const ask = useAskDeactivate();
  const words = useErrorWords();
  const { turn: turned, isTurning } = useTurnEmployee();
  const today = useCompanyTime().today();
  const recent = useRead(
    worklogs.endpoints.list,
    { query: { employee_id: [opened.id], from: weeksOf(today).lastWeek, to: today } },
    { enabled: !opened.disabled },
  );
  const turn = async (): Promise<void> => {
    const { name, disabled } = employee;
    if (!disabled && !(await ask(name, recent.data?.some(isRunning) ?? false))) return;
    try {
      takeOver(await turned(employee));
    } catch (error) {
      form.setMessage(words.say(error));
      return;
    }
    onDone();
  };
  return { turn, isTurning };
}

/** The button that sends the change back; none after a login SMS, which named the new password. */
function useUndo() {
  const t = useTexts('people');
  const entries = useTexts('entries');
  const attempt = useAttempt();
  const change = useChange(changeEmployee);
  const undo = (body: NonNullable<ReturnType<typeof changeOf>>): Promise<void> =>
    attempt(async () => {
      const { name } = await change.mutateAsync({ body });
      showToast({ message: t('employees.saved', { name }) });
    });
  return (back: ReturnType<typeof changeOf>): Pick<Toast, 'action'> =>
    back ? { action: { label: entries('undo'), run: () => void undo(back) } } : {};
}
