// The dialog in which a project is renamed or described anew; only what differs is sent.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Project } from '#shared/model/project.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { useSchemaForm } from '#web/ui/form.ts';
import { showToast } from '#web/ui/toast.tsx';
import { ProjectFields } from '#web/work/project-form.tsx';
import { FormDialog } from '#web/work/form-dialog.tsx';

const { createProject, changeProject } = companies.endpoints;

export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const change = useChange(changeProject);
  const [initialValues] = useState({ name: project.name, description: project.description ?? '' });
  const form = useSchemaForm({
    // The same fields by the same rules as when it was created; only the names on the wire differ.
    schema: createProject.body,
    initialValues,
    explain: words.explain,
    translate: words.field,
    unchanged: t('projects.noChanges'),
  });
  const onSubmit = form.send(async ({ name, description = '' }) => {
    const isNamed = name !== initialValues.name;
    const isDescribed = description !== initialValues.description.trim();
    if (!isNamed && !isDescribed) {
      form.setMessage(t('projects.noChanges'));
      return;
    }
    await change.mutateAsync({
      body: {
        id: project.id,
        ...(isNamed ? { new_name: name } : {}),
        ...(isDescribed ? { new_description: description } : {}),
      },
    });
    showToast({ message: t('projects.saved') });
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('projects.editTitle')}
      onSubmit={onSubmit}
      submit={shell('saveChanges')}
      isSending={change.isPending}
      error={form.message}
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
