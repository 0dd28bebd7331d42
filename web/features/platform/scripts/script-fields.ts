// A script's form fields, derived from the schema of its parameters, and the parameters derived from what is typed.

import * as z from 'zod/mini';
import type { Reply } from '#shared/api/endpoint.ts';
import type { scripts } from '#shared/api/scripts.ts';

export type Listed = Reply<typeof scripts.endpoints.list>[number];
export type Field = {
  readonly name: string;
  readonly isRequired: boolean;
  /** A confirmation belongs to the real run only; the dry run has no such parameter. */
  readonly kind: 'company' | 'choice' | 'yesNo' | 'number' | 'day' | 'reason' | 'id' | 'confirmation';
  readonly options: readonly string[];
  /** The parameter may be `null` ('none'), which is not the same as leaving it out. */
  readonly hasNone: boolean;
  readonly min: number;
  readonly max: number;
};
export type Typed = Readonly<Record<string, string>>;

const part = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
});
const property = z.extend(part, { anyOf: z.optional(z.array(part)) });
const shape = z.object({
  properties: z.prefault(z.record(z.string(), property), {}),
  required: z.prefault(z.array(z.string()), []),
});

/** The list's value that stands for `null`. */
export const none = 'none';

/** Without `after`, the cursor of a run over all companies, which the screen itself sends. */
export function fieldsOf({ params }: Listed): readonly Field[] {
  const { properties, required } = z.parse(shape, params);
  const fields = Object.entries(properties)
    .filter(([name]) => name !== 'after')
    .map(([name, found]) => {
      const choices = found.enum ?? found.anyOf?.find((one) => one.enum)?.enum ?? [];
      return {
        name,
        isRequired: required.includes(name),
        kind: kindOf(name, found, choices.length > 0),
        options: choices,
        hasNone: found.anyOf?.some(({ type }) => type === 'null') ?? false,
        min: found.minimum ?? 0,
        max: found.maximum ?? Number.MAX_SAFE_INTEGER,
      };
    });
  // The reason comes after the other parameters, a confirmation last.
  const place = ({ kind }: Field): number => ['reason', 'confirmation'].indexOf(kind);
  return fields.toSorted((one, other) => place(one) - place(other));
}

function kindOf(name: string, { type }: z.output<typeof part>, hasChoices: boolean): Field['kind'] {
  if (name === 'company_id') return 'company';
  if (hasChoices) return 'choice';
  if (type === 'boolean') return 'yesNo';
  if (type === 'integer' || type === 'number') return 'number';
  if (name === 'until') return 'day';
  if (name === 'name') return 'confirmation';
  return name === 'reason' ? 'reason' : 'id';
}

export const isConfirmation = ({ kind }: Field): boolean => kind === 'confirmation';

export const missingIn = (fields: readonly Field[], typed: Typed, isDry: boolean): readonly string[] =>
  fields
    .filter((field) => (field.isRequired || (!isDry && isConfirmation(field))) && !typed[field.name]?.trim())
    .map(({ name }) => name);

/** The typed texts as the script's parameters, without the empty ones. */
export function paramsOf(fields: readonly Field[], typed: Typed): Readonly<Record<string, unknown>> {
  const sent = fields.map(({ name, kind, hasNone }) => {
    const text = typed[name]?.trim() ?? '';
    if (text === '') return [name, undefined] as const;
    if (hasNone && text === none) return [name, null] as const;
    if (kind === 'yesNo') return [name, text === 'true'] as const;
    // A text that is no number is sent as it is, and the server refuses it.
    const number = Number(text);
    return [name, kind === 'number' && !Number.isNaN(number) ? number : text] as const;
  });
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}
