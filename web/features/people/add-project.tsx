// The dialog that creates a project.

import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useProjectForm } from '#web/crew/project-form.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';

export function AddProject({ onClose }: { onClose: () => void }) {
  const t = useTexts('people');
  const form = useProjectForm({
    isWhole: true,
    onCreated: ({ name }) => {
      showToast({ message: t('projects.added', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('project.createTitle')}
      onSubmit={form.onSubmit}
      submit={form.submitLabel}
      typed={form.values}
      isSending={form.isSubmitting}
    >
      {form.fields}
    </FormDialog>
  );
}
