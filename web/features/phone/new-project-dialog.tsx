// The dialog that creates a project on the phone, for employees with that permission.

import { employeeApp } from '#shared/api/employee-app.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/form/field.tsx';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';

const { createProject } = employeeApp.endpoints;

export function NewProjectDialog(props: {
  onClose: () => void;
  onCreated: (project: ProjectChoice) => void;
}) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const create = useChange(createProject);
  const form = useSchemaForm({
    schema: createProject.body,
    initialValues: { name: '', description: '' },
    prepare: ({ name, description }) => (description.trim() ? { name, description } : { name }),
    explain: words.explain,
    translate: words.field,
  });
  const send = form.send(async (body) => {
    props.onCreated(await create.mutateAsync({ body }));
    props.onClose();
  });
  return (
    <FormDialog
      size="s"
      onClose={props.onClose}
      title={t('newProject')}
      onSubmit={(event) => void send(event)}
      submit={t('create')}
      typed={form.values}
      isSending={form.submitting}
      isLarge
      error={form.message}
    >
      <TextField label={t('newProjectName')} autoComplete="off" autoFocus {...form.field('name')} />
      <TextareaField
        label={t('newProjectDescription')}
        note={`(${shell('optional')})`}
        {...form.field('description')}
      />
    </FormDialog>
  );
}
