// The synthesized templates as the tests read them: once per stage, without code, without an account.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { build } from '#infra/app.ts';
import type { StageName } from '#infra/stages.ts';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdatePolicy: z.unknown().optional(),
});
const template = z.looseObject({
  Resources: z.record(z.string(), resource),
  Parameters: z.record(z.string(), z.looseObject({ Type: z.string() })).default({}),
});
export type Resource = z.output<typeof resource> & { readonly id: string; readonly stack: string };
export type Templates = {
  readonly stacks: ReadonlyMap<string, z.output<typeof template>>;
  of: (type: string, stack?: string) => Resource[];
};

const known = new Map<StageName, Templates>();

/** The stacks of `stage`, by their names without service and stage. */
export function templatesOf(stage: StageName): Templates {
  const before = known.get(stage);
  if (before) return before;
  const outputFolder = mkdtempSync(join(tmpdir(), 'stund-synth-'));
  try {
    // The templates are proven whether or not the site's settings are real yet; stacks.test.ts proves the refusal.
    const assembly = build({ stage, placeholders: [], outputFolder }).synth();
    const stacks = new Map(
      assembly.stacks.map((one) => [one.stackName.split('-').at(-1) ?? '', template.parse(one.template)]),
    );
    const made: Templates = {
      stacks,
      of: (type, stack) =>
        [...stacks]
          .filter(([name]) => stack === undefined || name === stack)
          .flatMap(([name, { Resources }]) =>
            Object.entries(Resources).map(([id, found]) => ({ ...found, id, stack: name })),
          )
          .filter((found) => found.Type === type),
    };
    known.set(stage, made);
    return made;
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

/** `value` with each reference shortened to the logical id or export it names: `{ 'Fn::GetAtt': ['Q', 'Arn'] }` is `Q.Arn`. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => plain(one));
  if (typeof value !== 'object' || value === null) return value;
  const [[name, argument] = ['', undefined], ...others] = Object.entries(value);
  if (others.length === 0) {
    if (name === 'Ref' || name === 'Fn::ImportValue') return plain(argument);
    if (name === 'Fn::GetAtt' && Array.isArray(argument)) return argument.map(String).join('.');
    if (name === 'Fn::Join' && Array.isArray(argument)) {
      const parts: unknown = plain(argument[1]);
      return Array.isArray(parts) ? parts.map(String).join(String(argument[0])) : parts;
    }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** A property of `found` as `shape` says, with references made plain. */
export const read = <S extends z.ZodType>(found: Resource, shape: S): z.output<S> =>
  shape.parse(plain(found.Properties));

/** The id of the function that an integration's address leads to, by the alias of the release that is live. */
export function functionBehind({ of }: Templates, uri: unknown): string | undefined {
  const text = JSON.stringify(uri);
  const alias = of('AWS::Lambda::Alias').find(({ id }) => text.includes(`"${id}"`));
  return alias && String(plain(alias.Properties['FunctionName']));
}
