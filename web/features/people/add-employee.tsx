// The dialog that creates an employee.

import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useEmployeeForm } from '#web/crew/employee-form.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';

export function AddEmployee({ onClose }: { onClose: () => void }) {
  const t = useTexts('people');
  const form = useEmployeeForm({
    onCreated: ({ employee, isSmsSent }) => {
      const { name } = employee;
      showToast({ message: t(isSmsSent ? 'employees.addedAndSent' : 'employees.added', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('employee.createTitle')}
      onSubmit={form.onSubmit}
      submit={form.submitLabel}
      typed={form.values}
      isSending={form.isSubmitting}
      isBlocked={form.isBlocked}
    >
      {form.fields}
    </FormDialog>
  );
}
