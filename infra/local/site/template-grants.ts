// What the templates allow each function: its role's statements with all names resolved.

import * as z from 'zod';
import type { Part, Values } from './template-values.ts';

const texts = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.string()));
/** The one condition the embedded cloud supports; another stops the start. */
const condition = z.strictObject({
  'ForAllValues:StringLike': z.strictObject({ 'dynamodb:LeadingKeys': texts }),
});
const statement = z.strictObject({
  Effect: z.enum(['Allow', 'Deny']),
  Action: texts,
  Resource: texts,
  Condition: condition.optional(),
});
const document = z.object({ Statement: z.array(statement) });

export type Statement = {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** Patterns of partition keys; absent where the statement holds for every key. */
  readonly leadingKeys: readonly string[] | undefined;
};

const statementOf = (found: z.output<typeof statement>): Statement => ({
  effect: found.Effect,
  actions: found.Action,
  resources: found.Resource,
  leadingKeys: found.Condition?.['ForAllValues:StringLike']['dynamodb:LeadingKeys'],
});

/** The statements of each function, by its name. */
export function grantsOf(values: Values): ReadonlyMap<string, readonly Statement[]> {
  const policies = values.parts('AWS::IAM::Policy').map((part) => ({
    roles: texts.parse(values.resolve(part, part.properties['Roles'])),
    part,
  }));
  const roleOf = (part: Part): string =>
    String(values.resolve(part, part.properties['Role'])).split('/').at(-1) ?? '';
  const toFunction = (part: Part) =>
    policies
      .filter(({ roles }) => roles.includes(roleOf(part)))
      .flatMap((policy) => {
        const resolved = values.resolve(policy.part, policy.part.properties['PolicyDocument']);
        return document.parse(resolved).Statement.map(statementOf);
      });
  return new Map(
    values
      .parts('AWS::Lambda::Function')
      .filter((part) => part.metadata['local:entry'] !== undefined)
      .map((part) => [values.nameOf(part), toFunction(part)]),
  );
}
