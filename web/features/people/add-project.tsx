// The dialog that creates a project.

import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useProjectForm } from '#web/work/project-form.tsx';

export function AddProject({ onClose }: { onClose: () => void }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const form = useProjectForm({
    onCreated: ({ name }) => {
      showToast({ message: t('projects.added', { name }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('project.createTitle')}
      onSubmit={form.onSubmit}
      foot={
        <>
          <Button onClick={onClose}>{shell('cancel')}</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {form.submitLabel}
          </Button>
        </>
      }
    >
      {form.fields}
    </Dialog>
  );
}
