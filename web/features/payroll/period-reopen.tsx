// The dialog that opens a locked pay period: asks for the reason, which stays in the period's record.

import { useState } from 'react';
import { periodReasonMax } from '#shared/limits.ts';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useMovePeriod } from './use-move-period.ts';

type Props = { readonly period: PayPeriod; readonly onClose: () => void; readonly onMoved: () => void };

export function PeriodReopen({ period, onClose, onMoved }: Props) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const { say } = useErrorWords();
  const { move, isMoving } = useMovePeriod(period);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (): Promise<void> => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '' || reason.length > periodReasonMax || isMoving) return;
    try {
      await move(['open'], reason);
      onClose();
      onMoved();
    } catch (error) {
      setProblem(say(error));
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      size="s"
      title={t('reopen')}
      below={t('reopenText', { range: time.rangeText(period.from, period.to) })}
      onSubmit={() => {
        void submit();
      }}
      typed={reason}
      submit={t('back.open')}
      isSending={isMoving}
      error={problem}
    >
      <TextareaField
        label={t('reason')}
        help={t('reasonHelp')}
        value={reason}
        onChange={setReason}
        mostCharacters={periodReasonMax}
        error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
        required
        autoFocus
      />
    </FormDialog>
  );
}
