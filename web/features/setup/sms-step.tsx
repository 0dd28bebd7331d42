// The last step: the login SMS, or how the employee logs in without one.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import type { Created } from '#web/crew/employee-form.tsx';
import { useTexts } from '#web/text.ts';
import { DoneNotice, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SetupErrors } from './setup-errors.tsx';
import { StepCard } from './step-card.tsx';

const { sendLoginSms } = companies.endpoints;

type Props = { added: Created | undefined; hasNobody: boolean; onFinish: () => void };

export function SmsStep({ added, hasNobody, onFinish }: Props) {
  const t = useTexts('setup');
  const { say } = useErrorWords();
  const sms = useChange(sendLoginSms);
  const [isSent, setSent] = useState(false);
  const name = added?.employee.name ?? '';

  const send = async (id: string) => {
    await sms.mutateAsync({ path: { id } });
    setSent(true);
  };
  return (
    <StepCard
      title={t('sms.title')}
      lead={added ? t('sms.lead', { name }) : t(hasNobody ? 'sms.nobody' : 'sms.list')}
      submitLabel={t('sms.finish')}
      onSubmit={(event) => {
        event.preventDefault();
        onFinish();
      }}
    >
      {sms.error && <SetupErrors message={say(sms.error)} fault={sms.error} />}
      {added?.isSmsSent && <DoneNotice>{t('sms.already', { name })}</DoneNotice>}
      {isSent && <DoneNotice>{t('sms.sent', { name })}</DoneNotice>}
      {added && !added.isSmsSent && !isSent && added.employee.phone_number !== '' && (
        <Button
          size="l"
          loading={sms.isPending}
          onClick={() => {
            // The step shows the refusal itself.
            send(added.employee.id).catch(() => undefined);
          }}
        >
          {t('sms.send')}
        </Button>
      )}
      {added && added.employee.phone_number === '' && (
        <Notice>{t('sms.noPhone', { name, token: added.employee.login_token })}</Notice>
      )}
    </StepCard>
  );
}
