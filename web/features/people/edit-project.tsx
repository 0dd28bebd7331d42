// The dialog in which a project is renamed or described anew; only what differs is sent.

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
import { type Newer, NewerAlert, newlyTold, takingOver } from '#web/forms/newer.tsx';

const { createProject, changeProject } = companies.endpoints;
const conflict = z.object({ project: projectShape });
const valuesOf = ({ name, description = '' }: Project) => ({ name, description });

export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const words = useErrorWords();
  const change = useChange(changeProject);
  const queries = useQueryClient();
  const [initialValues] = useState(() => valuesOf(project));
  /** The project as last heard of; a conflict replaces it. */
  const [base, setBase] = useState(project);
  const [newer, setNewer] = useState<Newer>();
  const form = useSchemaForm({
    // The same fields by the same rules as when it was created; only the names on the wire differ.
    schema: createProject.body,
    initialValues,
    explain: words.explain,
    translate: words.field,
    unchanged: t('projects.noChanges'),
  });
  const told = (one: Project) => [
    { label: t('project.name'), value: one.name },
    { label: t('project.description'), value: one.description ?? '' },
  ];
  const isToldNewer = async (error: unknown): Promise<boolean> => {
    const said = error instanceof ApiError ? z.safeParse(conflict, error.params) : undefined;
    if (!said?.success) return false;
    const { project: now } = said.data;
    form.setValues(takingOver(form.getValues(), valuesOf(base), valuesOf(now)));
    setBase(now);
    setNewer({ heading: words.say(error), changed: newlyTold(told(base), told(now)) });
    // The list behind the dialog shall not go on showing what is no longer so.
    await staleTags(queries, ['projects']);
    return true;
  };
  const take = () => {
    form.setValues(valuesOf(base));
    setNewer(undefined);
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
    try {
      await change.mutateAsync({ body });
    } catch (error) {
      if (await isToldNewer(error)) return;
      throw error;
    }
    showToast({ message: t('projects.saved') });
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
      {newer && <NewerAlert newer={newer} onTake={take} />}
      <ProjectFields form={form} />
    </FormDialog>
  );
}
