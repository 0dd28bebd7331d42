// The dialog that sends an employee the login by SMS, to the known number or to a new one.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { smsLinkSeconds } from '#shared/limits.ts';
import type { Employee } from '#shared/model/employee.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { PhoneField } from '#web/ui/form/phone-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { type NewerVersion, NewerVersionAlert } from '#web/forms/newer-version.tsx';
import { usePhoneCheck } from '#web/crew/phone-check.ts';
import { newerIn } from './employee-change.ts';

const { changeEmployee, sendLoginSms } = companies.endpoints;

const wrong: Partial<
  Record<ReturnType<typeof usePhoneCheck>, 'employee.phoneWrong' | 'employee.phoneNoSms'>
> = {
  wrong: 'employee.phoneWrong',
  noSms: 'employee.phoneNoSms',
};

type Props = { readonly employee: Employee; readonly onClose: () => void };

export function SendSms({ employee: opened, onClose }: Props) {
  const t = useTexts('people');
  const { country } = useSignedIn();
  const sending = useSending(opened);
  const { employee, number, newer } = sending;
  const check = usePhoneCheck(number, country);
  const send = async (): Promise<void> => {
    if (check !== 'valid' || sending.isBusy || !(await sending.send())) return;
    showToast({ message: t('employees.smsSent', { name: employee.name }) });
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('employees.smsTitle')}
      below={employee.name}
      onSubmit={() => void send()}
      submit={t('employees.smsSend')}
      typed={number}
      isSending={sending.isBusy}
      isBlocked={check !== 'valid'}
      error={sending.error}
    >
      {newer && <NewerVersionAlert newer={newer} onTake={sending.take} />}
      <p>{t('employees.smsText', { token: employee.login_token, days: smsLinkSeconds / secondsPerDay })}</p>
      <PhoneField
        label={t('employee.phone')}
        value={number}
        onChange={sending.setNumber}
        autoComplete="off"
        autoFocus
        error={wrong[check] && t(wrong[check])}
      />
    </FormDialog>
  );
}

function useSending(opened: Employee) {
  const t = useTexts('people');
  const words = useErrorWords();
  const queries = useQueryClient();
  const change = useChange(changeEmployee);
  const sms = useChange(sendLoginSms);
  /** The newest version this dialog knows: from its own save, or from the reply to a conflict. */
  const [employee, setEmployee] = useState(opened);
  const [number, setNumber] = useState(opened.phone_number);
  const [newer, setNewer] = useState<NewerVersion>();
  const [error, setError] = useState<string>();

  /** Sends to the number in the field; returns the newer number where somebody changed it meanwhile. */
  const sendUnlessChanged = async (): Promise<NewerVersion | undefined> => {
    let known = employee;
    let wanted = number.trim();
    const learn = (now: Employee): void => {
      known = now;
      setEmployee(now);
    };
    for (let tries = 1; ; tries += 1) {
      try {
        const { id, version, phone_number } = known;
        if (wanted !== phone_number) {
          learn(await change.mutateAsync({ body: { id, version, phone_number: wanted } }));
          // The saved number becomes the field's, so that after a failed SMS the next press only sends the SMS.
          wanted = known.phone_number;
          setNumber(wanted);
        }
        await sms.mutateAsync({ path: { id }, query: { version: String(known.version) } });
        return undefined;
      } catch (refused) {
        const found = newerIn(refused);
        if (found === undefined || tries > 1) throw refused;
        const before = known.phone_number;
        learn(found);
        await staleTags(queries, ['employees']);
        // Only another field of the employee changed: the SMS still goes to the number the manager saw.
        if (found.phone_number === before) continue;
        if (wanted === before) setNumber(found.phone_number);
        const changed = [{ label: t('employee.phone'), value: found.phone_number }];
        return { heading: words.say(refused), changed };
      }
    }
  };
  /** Whether it was sent; otherwise the dialog shows why not. */
  const send = async (): Promise<boolean> => {
    setError(undefined);
    setNewer(undefined);
    try {
      const newerEmployee = await sendUnlessChanged();
      setNewer(newerEmployee);
      return newerEmployee === undefined;
    } catch (refused) {
      setError(words.say(refused));
      return false;
    }
  };
  const take = () => {
    setNumber(employee.phone_number);
    setNewer(undefined);
  };
  const isBusy = sms.isPending || change.isPending;
  return { employee, number, setNumber, newer, take, error, send, isBusy };
}
