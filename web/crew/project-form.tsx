// The form of a project, for creating and for editing one: its fields, how they are typed, sent and compared.

import type { ReactNode } from 'react';
import { companies } from '#shared/api/company.ts';
import {
  budgetHours,
  descriptionRowCharacters,
  descriptionRowsMax,
  descriptionRowsMin,
} from '#shared/limits.ts';
import { isSameSite } from '#shared/distance.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import type { Site } from '#shared/model/place.ts';
import type { Project } from '#shared/model/project.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import styles from '#web/forms/form.module.css';
import { typedNumber, typedText } from '#web/forms/typed-number.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/form/field.tsx';
import { type SchemaForm, useSchemaForm } from '#web/ui/form/form.ts';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { late } from '#web/ui/page/late.tsx';
import { siteSentFrom, type SiteValues, siteValues } from '#web/place/site-values.ts';
import { plainError } from './plain-error.tsx';

/** Loaded late, because the set-up's form has no site. */
const SiteFields = late(async () => (await import('#web/place/site-fields.tsx')).SiteFields);

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
  /** Asks for a budget and a site too. */
  isWhole?: boolean;
};

/** The form's fields and its button's text; the caller draws the button and the frame. */
export function useProjectForm({ onCreated, drawError = plainError, isWhole = false }: Options) {
  const t = useTexts('people');
  const words = useErrorWords();
  const create = useChange(createProject);
  const form = useSchemaForm({
    schema: createProject.body,
    initialValues: projectValues(),
    prepare: sentFrom,
    explain: words.explain,
    translate: words.field,
  });
  const onSubmit = form.send(async (body) => onCreated(await create.mutateAsync({ body })));
  const fields = (
    <div className={styles.fields}>
      {form.message && drawError(form.message, create.error)}
      <ProjectFields form={form} isWhole={isWhole} />
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

type Values = SiteValues & { name: string; description: string; budget_hours: string };

/** A project as typed texts; without one, the empty form. */
export const projectValues = ({
  name = '',
  description = '',
  budget_hours,
  site,
}: Partial<Project> = {}): Values => ({
  name,
  description,
  budget_hours: typedText(budget_hours ?? null),
  ...siteValues(site),
});

/** For the schema, without the fields that are left empty. */
export const sentFrom = ({ name, description, budget_hours: budget, ...site }: Values) => ({
  name,
  ...(description.trim() ? { description } : {}),
  ...(budget.trim() ? { budget_hours: budgetFrom(budget) } : {}),
  ...(site.site.trim() ? { site: siteSentFrom(site) } : {}),
});

/** A project's fields as they are shown to a person. */
export function useProjectWords() {
  const t = useTexts('people');
  return (one: Project) => {
    const { description, budget_hours: budget, site } = projectValues(one);
    return [
      { label: t('project.name'), value: one.name },
      { label: t('project.description'), value: description },
      { label: t('project.budget'), value: budget },
      { label: t('project.site'), value: one.site ? `${site} (${one.site.radius} m)` : '' },
    ];
  };
}

type Fields = Pick<Project, 'name' | 'description'> & {
  readonly budget_hours?: number | null | undefined;
  readonly site?: Site | null | undefined;
};

/** The changed fields as they are sent, and as Undo sends them back; undefined where nothing changed. */
export function projectChanges(before: Fields, after: Fields) {
  const descriptionOf = ({ description = '' }: Fields) => description.trim();
  const budgetOf = ({ budget_hours: budget }: Fields) => budget || null;
  const isNamed = after.name !== before.name;
  const isDescribed = descriptionOf(after) !== descriptionOf(before);
  const isBudgeted = budgetOf(after) !== budgetOf(before);
  const isMoved = !isSameSite(after.site ?? undefined, before.site ?? undefined);
  if (!isNamed && !isDescribed && !isBudgeted && !isMoved) return undefined;
  const of = (one: Fields) => ({
    ...(isNamed ? { new_name: one.name } : {}),
    ...(isDescribed ? { new_description: one.description ?? '' } : {}),
    ...(isBudgeted ? { new_budget_hours: budgetOf(one) } : {}),
    ...(isMoved ? { new_site: one.site ?? null } : {}),
  });
  return { there: of(after), back: of(before) };
}

/** The field that the form was opened for; it gets the focus. */
export type ProjectField = 'budget' | 'site';

/** The typed hours for the schema: null for none. A text that is no number stays, so that the schema refuses it. */
function budgetFrom(text: string): number | string | null {
  const typed = typedNumber(text);
  return typed === undefined ? text : typed;
}

function isBudget(text: string): boolean {
  const typed = typedNumber(text);
  if (typed === null) return true;
  return typed !== undefined && typed <= budgetHours.max && Number.isInteger(typed / budgetHours.step);
}

type FieldsProps = {
  readonly form: Pick<SchemaForm<Values, unknown>, 'field' | 'values'>;
  readonly isWhole: boolean;
  readonly about?: ProjectField | undefined;
  /** Undefined for a new project. */
  readonly projectId?: string | undefined;
};

/** The fields for a project's name, description, budget and site, for creating and for editing one. */
export function ProjectFields({ form, isWhole, about, projectId }: FieldsProps) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  return (
    <>
      <TextField
        label={t('project.name')}
        autoComplete="off"
        required
        autoFocus={about === undefined}
        {...form.field('name')}
      />
      <TextareaField
        label={t('project.description')}
        note={`(${shell('optional')})`}
        minRows={descriptionRows(form.values.description)}
        maxRows={descriptionRowsMax}
        {...form.field('description')}
      />
      {isWhole && <BudgetField form={form} isFirst={about === 'budget'} />}
      {isWhole && <SiteFields form={form} projectId={projectId} isFirst={about === 'site'} />}
    </>
  );
}

function BudgetField({ form, isFirst }: Pick<FieldsProps, 'form'> & { readonly isFirst: boolean }) {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const field = form.field('budget_hours');
  const max = numberTextOf(currentLanguage(), budgetHours.max, 0);
  const isZero = typedNumber(field.value) === 0;
  return (
    <TextField
      {...field}
      label={t('project.budget')}
      note={`(${shell('optional')})`}
      inputMode="decimal"
      numeric
      autoComplete="off"
      autoFocus={isFirst}
      after={shell('hoursShort')}
      help={isZero ? t('project.budgetZero', { min: typedText(budgetHours.step), max }) : undefined}
      error={isBudget(field.value) ? field.error : t('project.budgetWrong', { max })}
    />
  );
}
