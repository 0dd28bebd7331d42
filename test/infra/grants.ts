// What the templates allow: every statement, and those of one function's role.

import * as z from 'zod';
import { plain, read, type Resource, type Templates } from './templates.ts';

const texts = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.string()));
const statement = z.object({
  Effect: z.string(),
  Action: texts,
  Resource: texts,
  Condition: z.optional(z.record(z.string(), z.unknown())),
});
export type Statement = z.output<typeof statement>;
const policyShape = z.looseObject({
  PolicyDocument: z.object({ Statement: z.array(statement) }),
  Roles: z.array(z.string()),
});

export const roleOf = (found: Resource): string =>
  String(plain(found.Properties['Role'])).replace(/\.Arn$/, '');

export function grantsIn({ of }: Templates) {
  const policies = of('AWS::IAM::Policy').map((found) => read(found, policyShape));
  const functions = of('AWS::Lambda::Function');
  const to = (isIt: (found: Resource) => boolean): Statement[] => {
    const found = functions.find(isIt);
    if (!found) throw new Error('no such function');
    return policies
      .filter(({ Roles }) => Roles.includes(roleOf(found)))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  };
  return {
    allowed: policies
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Effect }) => Effect === 'Allow'),
    toFunction: (name: string) => to(({ Properties }) => Properties['FunctionName'] === `stund-${name}`),
    toEntry: (entry: string) => to(({ Metadata }) => Metadata['local:entry'] === entry),
  };
}
