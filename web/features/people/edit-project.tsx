// The dialog that changes a project's name or description; it sends only the changed fields.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import { type Project, project as projectShape } from '#shared/model/project.ts';
import { ApiError } from '#web/api/client.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { ProjectFields } from '#web/crew/project-form.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import {
  type NewerVersion,
  NewerVersionAlert,
  changedFields,
  takingOver,
} from '#web/forms/newer-version.tsx';

const { createProject, changeProject } = companies.endpoints;
const conflict = z.object({ project: projectShape });
const valuesOf = ({ name, description = '' }: Project) => ({ name, description });

export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const entries = useTexts('entries');
  const words = useErrorWords();
  const change = useChange(changeProject);
  const queries = useQueryClient();
  const [initialValues] = useState(() => valuesOf(project));
  /** The newest version this dialog knows; a conflict replaces it. */
  const [base, setBase] = useState(project);
  const [newer, setNewer] = useState<NewerVersion>();
  const form = useSchemaForm({
    // The fields and rules of creating a project; only the names on the wire differ.
    schema: createProject.body,
    initialValues,
    explain: words.explain,
    translate: words.field,
    unchanged: t('projects.noChanges'),
  });
  const fieldsInWords = (one: Project) => [
    { label: t('project.name'), value: one.name },
    { label: t('project.description'), value: one.description ?? '' },
  ];
  /** True if the refusal carries a newer version, which the dialog then shows. */
  const showsNewer = async (error: unknown): Promise<boolean> => {
    const said = error instanceof ApiError ? z.safeParse(conflict, error.params) : undefined;
    if (!said?.success) return false;
    const { project: now } = said.data;
    form.setValues(takingOver(form.getValues(), valuesOf(base), valuesOf(now)));
    setBase(now);
    setNewer({ heading: words.say(error), changed: changedFields(fieldsInWords(base), fieldsInWords(now)) });
    // The list behind the dialog shows the newer version too.
    await staleTags(queries, ['projects']);
    return true;
  };
  const take = () => {
    form.setValues(valuesOf(base));
    setNewer(undefined);
  };
  const undo = async (body: Parameters<typeof change.mutateAsync>[0]['body']): Promise<void> => {
    try {
      await change.mutateAsync({ body });
      showToast({ message: t('projects.saved') });
    } catch (error) {
      showToast({ tone: 'bad', message: words.say(error) });
    }
  };
  const onSubmit = form.send(async ({ name, description = '' }) => {
    setNewer(undefined);
    const known = valuesOf(base);
    const isNamed = name !== known.name;
    const isDescribed = description !== known.description.trim();
    if (!isNamed && !isDescribed) {
      form.setMessage(t('projects.noChanges'));
      return;
    }
    const body = {
      id: base.id,
      version: base.version,
      ...(isNamed ? { new_name: name } : {}),
      ...(isDescribed ? { new_description: description } : {}),
    };
    let now: Project;
    try {
      now = await change.mutateAsync({ body });
    } catch (error) {
      if (await showsNewer(error)) return;
      throw error;
    }
    const back = {
      id: now.id,
      version: now.version,
      ...(isNamed ? { new_name: base.name } : {}),
      ...(isDescribed ? { new_description: base.description ?? '' } : {}),
    };
    showToast({
      message: t('projects.saved'),
      action: { label: entries('undo'), run: () => void undo(back) },
    });
    onClose();
  });
  const isTyped = JSON.stringify(form.values) !== JSON.stringify(valuesOf(base));
  return (
    <FormDialog
      onClose={onClose}
      title={t('projects.editTitle')}
      onSubmit={onSubmit}
      submit={shell('saveChanges')}
      typed={isTyped && form.values}
      isSending={change.isPending}
      error={form.message}
    >
      {newer && <NewerVersionAlert newer={newer} onTake={take} />}
      <ProjectFields form={form} />
    </FormDialog>
  );
}
