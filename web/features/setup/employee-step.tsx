// The second step: an employee with a generated password.

import { useTexts } from '#web/text.ts';
import { type Created, useEmployeeForm } from '#web/crew/employee-form.tsx';
import { drawSetupError } from './setup-errors.tsx';
import { StepCard } from './step-card.tsx';

type Props = { isFirst: boolean; onAdded: (added: Created) => void; onSkip: () => void };

export function EmployeeStep({ isFirst, onAdded, onSkip }: Props) {
  const t = useTexts('setup');
  const form = useEmployeeForm({ onCreated: onAdded, drawError: drawSetupError });
  return (
    <StepCard
      title={t(isFirst ? 'employee.title' : 'employee.more')}
      lead={t('employee.lead')}
      submitLabel={form.submitLabel}
      isSubmitting={form.isSubmitting}
      isBlocked={form.isBlocked}
      onSubmit={(event) => void form.onSubmit(event)}
      onSkip={onSkip}
    >
      {form.fields}
    </StepCard>
  );
}
