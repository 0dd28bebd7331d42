// The dialog that creates an employee.

import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useEmployeeForm } from '#web/work/employee-form.tsx';

export function AddEmployee({ onClose }: { onClose: () => void }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const form = useEmployeeForm({
    onCreated: ({ employee, isSmsSent }) => {
      const { name } = employee;
      showToast({ message: t(isSmsSent ? 'employees.addedAndSent' : 'employees.added', { name }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('employee.createTitle')}
      onSubmit={form.onSubmit}
      foot={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting} disabled={form.isBlocked}>
            {form.submitLabel}
          </Button>
        </>
      }
    >
      {form.fields}
    </Dialog>
  );
}
