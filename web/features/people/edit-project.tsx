// The dialog that changes a project's name, description, budget or site; it sends only the changed fields.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import { isSameSite } from '#shared/distance.ts';
import type { Site } from '#shared/model/place.ts';
import { type Project, project as projectShape } from '#shared/model/project.ts';
import { ApiError } from '#web/api/client.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { useSchemaForm } from '#web/ui/form/form.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { budgetFrom, type ProjectField, ProjectFields } from '#web/crew/project-form.tsx';
import { siteSentFrom, siteValues } from '#web/place/site-values.ts';
import { typedText } from '#web/forms/typed-number.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import {
  type NewerVersion,
  NewerVersionAlert,
  changedFields,
  takingOver,
} from '#web/forms/newer-version.tsx';

const { createProject, changeProject } = companies.endpoints;
const conflict = z.object({ project: projectShape });
const valuesOf = ({ name, description = '', budget_hours, site }: Project) => ({
  name,
  description,
  budget_hours: typedText(budget_hours ?? null),
  ...siteValues(site),
});

type Typed = {
  readonly name: string;
  readonly description: string;
  readonly budget: number | null;
  readonly site: Site | null;
};

/** The changed fields as they are sent, and as Undo sends them back; undefined where nothing changed. */
function changesOf(base: Project, { name, description, budget, site }: Typed) {
  const before = { ...valuesOf(base), budget: base.budget_hours ?? null, site: base.site ?? null };
  const isNamed = name !== before.name;
  const isDescribed = description !== before.description.trim();
  const isBudgeted = budget !== before.budget;
  const isMoved = !isSameSite(site ?? undefined, base.site);
  if (!isNamed && !isDescribed && !isBudgeted && !isMoved) return undefined;
  const of = (one: Typed) => ({
    ...(isNamed ? { new_name: one.name } : {}),
    ...(isDescribed ? { new_description: one.description } : {}),
    ...(isBudgeted ? { new_budget_hours: one.budget } : {}),
    ...(isMoved ? { new_site: one.site } : {}),
  });
  return { there: of({ name, description, budget, site }), back: of(before) };
}

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
  const isTyped = JSON.stringify(form.values) !== JSON.stringify(valuesOf(base));
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
  const queries = useQueryClient();
  const [initialValues] = useState(() => valuesOf(project));
  const [base, setBase] = useState(project);
  const [newer, setNewer] = useState<NewerVersion>();
  const form = useSchemaForm({
    // The fields and rules of creating a project; only the names on the wire differ.
    schema: createProject.body,
    initialValues,
    prepare: ({ site_radius, site, ...values }) => ({
      ...values,
      budget_hours: budgetFrom(values.budget_hours),
      site: siteSentFrom({ site, site_radius }),
    }),
    explain: words.explain,
    translate: words.field,
    unchanged: t('projects.noChanges'),
  });
  const fieldsInWords = (one: Project) => [
    { label: t('project.name'), value: one.name },
    { label: t('project.description'), value: one.description ?? '' },
    { label: t('project.budget'), value: typedText(one.budget_hours ?? null) },
    {
      label: t('project.site'),
      value: one.site ? `${siteValues(one.site).site} (${one.site.radius} m)` : '',
    },
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
  const onSubmit = form.send(async ({ name, description = '', budget_hours: budget, site = null }) => {
    setNewer(undefined);
    const changes = changesOf(base, { name, description, budget: budget || null, site });
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
