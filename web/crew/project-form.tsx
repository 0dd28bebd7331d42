// The form that creates a project, for the set-up and the list.

import type { ReactNode } from 'react';
import { companies } from '#shared/api/company.ts';
import { descriptionRowCharacters, descriptionRowsMax, descriptionRowsMin } from '#shared/limits.ts';
import type { Project } from '#shared/model/project.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import styles from '#web/forms/form.module.css';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/form/field.tsx';
import { type SchemaForm, useSchemaForm } from '#web/ui/form/form.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { plainError } from './plain-error.tsx';

const { createProject } = companies.endpoints;

/** One row for each 50 characters, from three to ten (spec/1 section 9). */
const descriptionRows = (text: string): number =>
  Math.min(
    descriptionRowsMax,
    Math.max(descriptionRowsMin, Math.ceil(text.length / descriptionRowCharacters)),
  );

type Options = {
  onCreated: (project: Project) => void;
  /** Draws an error that belongs to no field; an alert by default. */
  drawError?: (message: string, fault: unknown) => ReactNode;
};

/** The form's fields and its button's text; the caller draws the button and the frame. */
export function useProjectForm({ onCreated, drawError = plainError }: Options) {
  const t = useTexts('people');
  const words = useErrorWords();
  const create = useChange(createProject);
  const form = useSchemaForm({
    schema: createProject.body,
    initialValues: { name: '', description: '' },
    prepare: ({ name, description }) => (description.trim() ? { name, description } : { name }),
    explain: words.explain,
    translate: words.field,
  });
  const onSubmit = form.send(async (body) => onCreated(await create.mutateAsync({ body })));
  const fields = (
    <div className={styles.fields}>
      {form.message && drawError(form.message, create.error)}
      <ProjectFields form={form} />
    </div>
  );
  return {
    fields,
    values: form.values,
    submitLabel: t('project.add'),
    isSubmitting: form.submitting,
    onSubmit,
  };
}

type Values = { name: string; description: string };

/** The fields for a project's name and description, for creating and for editing one. */
export function ProjectFields({ form }: { form: Pick<SchemaForm<Values, unknown>, 'field' | 'values'> }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  return (
    <>
      <TextField label={t('project.name')} autoComplete="off" required autoFocus {...form.field('name')} />
      <TextareaField
        label={t('project.description')}
        note={`(${shell('optional')})`}
        minRows={descriptionRows(form.values.description)}
        maxRows={descriptionRowsMax}
        {...form.field('description')}
      />
    </>
  );
}
