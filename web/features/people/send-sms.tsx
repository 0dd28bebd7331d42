// The dialog that sends an employee the login by SMS, to the known number or to a new one.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { usePhoneCheck } from '#web/work/phone-check.ts';
import { FormDialog } from '#web/work/form-dialog.tsx';

const { changeEmployee, sendLoginSms } = companies.endpoints;

export function SendSms({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useTexts('people');
  const words = useErrorWords();
  const { country } = useSignedIn();
  const change = useChange(changeEmployee);
  const sms = useChange(sendLoginSms);
  const [number, setNumber] = useState(employee.phone_number);
  const [error, setError] = useState<string>();
  const check = usePhoneCheck(number, country);
  const send = async (): Promise<void> => {
    if (check !== 'valid' || sms.isPending || change.isPending) return;
    setError(undefined);
    const { id } = employee;
    try {
      const isNew = number.trim() !== employee.phone_number;
      if (isNew) await change.mutateAsync({ body: { id, phone_number: number.trim() } });
      await sms.mutateAsync({ path: { id } });
    } catch (refused) {
      setError(words.say(refused));
      return;
    }
    showToast({ message: t('employees.smsSent', { name: employee.name }) });
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('employees.smsTitle')}
      below={employee.name}
      onSubmit={() => {
        void send();
      }}
      submit={t('employees.smsSend')}
      typed={number}
      isSending={sms.isPending || change.isPending}
      isBlocked={check !== 'valid'}
      error={error}
    >
      <p>{t('employees.smsText', { token: employee.login_token })}</p>
      <PhoneField
        label={t('employee.phone')}
        value={number}
        onChange={setNumber}
        autoComplete="off"
        autoFocus
        error={check === 'wrong' ? t('employee.phoneWrong') : undefined}
      />
    </FormDialog>
  );
}
