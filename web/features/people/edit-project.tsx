// The dialog that changes a project's name, description, budget or site; it sends only the changed fields.

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
import {
  projectChanges,
  type ProjectField,
  ProjectFields,
  projectValues,
  sentFrom,
  useProjectWords,
} from '#web/crew/project-form.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import {
  type NewerVersion,
  NewerVersionAlert,
  changedFields,
  takingOver,
} from '#web/forms/newer-version.tsx';

const { createProject, changeProject } = companies.endpoints;
const conflict = z.object({ project: projectShape });

type Props = {
  readonly project: Project;
  readonly onClose: () => void;
  readonly about?: ProjectField | undefined;
};

export function EditProject({ project, onClose, about }: Props) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const edited = useEdited(project);
  const { form, base, newer } = edited;
  const { onSubmit, isSending } = useSave(edited, onClose);
  const isTyped = JSON.stringify(form.values) !== JSON.stringify(projectValues(base));
  return (
    <FormDialog
      onClose={onClose}
      title={t('projects.editTitle')}
      onSubmit={onSubmit}
      submit={shell('saveChanges')}
      typed={isTyped && form.values}
      isSending={isSending}
      error={form.message}
    >
      {newer && <NewerVersionAlert newer={newer} onTake={edited.take} />}
      <ProjectFields form={form} isWhole about={about} projectId={project.id} />
    </FormDialog>
  );
}

type Edited = ReturnType<typeof useEdited>;

/** The newest version that the dialog knows, its form, and the changes by somebody else since it was opened. */
function useEdited(project: Project) {
  const t = useTexts('people');
  const words = useErrorWords();
  const inWords = useProjectWords();
  const queries = useQueryClient();
  const [initialValues] = useState(() => projectValues(project));
  const [base, setBase] = useState(project);
  const [newer, setNewer] = useState<NewerVersion>();
  const form = useSchemaForm({
    // The fields and rules of creating a project; only the names on the wire differ.
    schema: createProject.body,
    initialValues,
    prepare: sentFrom,
    explain: words.explain,
    translate: words.field,
    unchanged: t('projects.noChanges'),
  });
  /** True if the refusal carries a newer version, which the dialog then shows. */
  const showsNewer = async (error: unknown): Promise<boolean> => {
    const said = error instanceof ApiError ? z.safeParse(conflict, error.params) : undefined;
    if (!said?.success) return false;
    const { project: now } = said.data;
    form.setValues(takingOver(form.getValues(), projectValues(base), projectValues(now)));
    setBase(now);
    setNewer({ heading: words.say(error), changed: changedFields(inWords(base), inWords(now)) });
    // The list behind the dialog shows the newer version too.
    await staleTags(queries, ['projects']);
    return true;
  };
  const take = () => {
    form.setValues(projectValues(base));
    setNewer(undefined);
  };
  return { form, base, newer, setNewer, showsNewer, take };
}

function useSave({ form, base, setNewer, showsNewer }: Edited, onDone: () => void) {
  const t = useTexts('people');
  const entries = useTexts('entries');
  const words = useErrorWords();
  const change = useChange(changeProject);
  const undo = async (body: Parameters<typeof change.mutateAsync>[0]['body']): Promise<void> => {
    try {
      await change.mutateAsync({ body });
      showToast({ message: t('projects.saved') });
    } catch (error) {
      showToast({ tone: 'bad', message: words.say(error) });
    }
  };
  const onSubmit = form.send(async (typed) => {
    setNewer(undefined);
    const changes = projectChanges(base, typed);
    if (changes === undefined) {
      form.setMessage(t('projects.noChanges'));
      return;
    }
    let now: Project;
    try {
      now = await change.mutateAsync({ body: { id: base.id, version: base.version, ...changes.there } });
    } catch (error) {
      if (await showsNewer(error)) return;
      throw error;
    }
    const back = { id: now.id, version: now.version, ...changes.back };
    showToast({
      message: t('projects.saved'),
      action: { label: entries('undo'), run: () => void undo(back) },
    });
    onDone();
  });
  return { onSubmit, isSending: change.isPending };
}
