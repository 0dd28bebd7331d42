// Changes of the table as values: puts, updates, deletes and checks with conditions, and their expressions.

import type { Key } from './keys.ts';

export type Item = Record<string, unknown>;

/** A condition on one item. Attribute paths are split at dots; values never enter the expression's text. */
export type Condition =
  | { readonly is: 'absent' | 'present'; readonly path: string }
  | { readonly is: '=' | '<>' | '<' | '<=' | '>' | '>='; readonly path: string; readonly value: unknown }
  | { readonly is: 'size<'; readonly path: string; readonly value: number }
  | { readonly is: 'and' | 'or'; readonly of: readonly Condition[] };

/** Without a path: the item does not exist. */
export const absent = (path = 'PK'): Condition => ({ is: 'absent', path });
/** Without a path: the item exists. */
export const present = (path = 'PK'): Condition => ({ is: 'present', path });
export const equals = (path: string, value: unknown): Condition => ({ is: '=', path, value });
/** Also true of an absent attribute; the other comparisons are false of one. */
export const differs = (path: string, value: unknown): Condition => ({ is: '<>', path, value });
export const below = (path: string, value: unknown): Condition => ({ is: '<', path, value });
export const atMost = (path: string, value: unknown): Condition => ({ is: '<=', path, value });
export const above = (path: string, value: unknown): Condition => ({ is: '>', path, value });
export const atLeast = (path: string, value: unknown): Condition => ({ is: '>=', path, value });
/** Counts the elements of a list or map. */
export const sizeBelow = (path: string, value: number): Condition => ({ is: 'size<', path, value });
export const all = (...of: Condition[]): Condition => ({ is: 'and', of });
export const any = (...of: Condition[]): Condition => ({ is: 'or', of });

export type Change =
  | { readonly put: Key & Item; readonly when?: Condition }
  | {
      readonly update: Key;
      readonly set?: Item;
      readonly remove?: readonly string[];
      readonly add?: Readonly<Record<string, number>>;
      readonly when?: Condition;
    }
  | { readonly delete: Key; readonly when?: Condition }
  | { readonly check: Key; readonly when: Condition };

/** A refused write: for each change in order, whether its condition failed, and the existing item. */
export class WriteRefused extends Error {
  readonly refused: readonly ({ readonly item: Item | undefined } | undefined)[];
  constructor(refused: readonly ({ readonly item: Item | undefined } | undefined)[]) {
    super('a condition of the write was not met');
    this.refused = refused;
  }
}

/** The write kept conflicting with others until its retries were used up. */
export class WriteBusy extends Error {}

type Writer = { readonly write: (...changes: Change[]) => Promise<void> };

/** Writes all changes or none: undefined when they are written, else what was refused. */
export async function refusalOfWrite(
  table: Writer,
  ...changes: readonly Change[]
): Promise<WriteRefused['refused'] | undefined> {
  try {
    await table.write(...changes);
    return undefined;
  } catch (error) {
    if (error instanceof WriteRefused) return error.refused;
    throw error;
  }
}

/** Writes all changes or none; false when a condition was not met. */
export const tryWrite = async (table: Writer, ...changes: readonly Change[]): Promise<boolean> =>
  (await refusalOfWrite(table, ...changes)) === undefined;

/** Whether it is written with an OR outside of parentheses. */
const isChoice = (c: Condition): boolean =>
  c.is === 'or'
    ? c.of.length > 1 || c.of.some(isChoice)
    : c.is === 'and' && c.of.length === 1 && c.of.some(isChoice);

/** Collects the names and values of an expression. */
export function expressionParts() {
  const names: Record<string, string> = {};
  const values: Item = {};
  const byName = new Map<string, string>();
  const nameOf = (attribute: string): string => {
    const known = byName.get(attribute);
    if (known) return known;
    const place = `#n${byName.size}`;
    byName.set(attribute, place);
    names[place] = attribute;
    return place;
  };
  const path = (text: string): string => text.split('.').map(nameOf).join('.');
  const value = (content: unknown): string => {
    const place = `:v${Object.keys(values).length}`;
    values[place] = content;
    return place;
  };
  const condition = (c: Condition): string => {
    switch (c.is) {
      case 'absent':
        return `attribute_not_exists(${path(c.path)})`;
      case 'present':
        return `attribute_exists(${path(c.path)})`;
      case 'size<':
        return `size(${path(c.path)}) < ${value(c.value)}`;
      case 'and':
      case 'or': {
        // AND binds closer than OR. Parentheses only where they are needed: DynamoDB refuses some that are not.
        const within = (part: Condition) =>
          c.is === 'and' && c.of.length > 1 && isChoice(part) ? `(${condition(part)})` : condition(part);
        return c.of.map(within).join(c.is === 'and' ? ' AND ' : ' OR ');
      }
      default:
        return `${path(c.path)} ${c.is} ${value(c.value)}`;
    }
  };
  const filled = () => ({
    ...(byName.size ? { ExpressionAttributeNames: names } : {}),
    ...(Object.keys(values).length ? { ExpressionAttributeValues: values } : {}),
  });
  return { path, value, condition, filled };
}

const withoutUndefined = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, content]) => content !== undefined));

/** The request parameters of one change, without the table's name. */
export function parameters(change: Change) {
  const parts = expressionParts();
  if ('put' in change) {
    const when = change.when ? { ConditionExpression: parts.condition(change.when) } : {};
    return { kind: 'put', Item: withoutUndefined(change.put), ...when, ...parts.filled() } as const;
  }
  if ('update' in change) {
    const sets = Object.entries(change.set ?? {}).filter(([, content]) => content !== undefined);
    const clauses = [
      sets.length ? `SET ${sets.map(([at, to]) => `${parts.path(at)} = ${parts.value(to)}`).join(', ')}` : '',
      change.remove?.length ? `REMOVE ${change.remove.map(parts.path).join(', ')}` : '',
      change.add
        ? `ADD ${Object.entries(change.add)
            .map(([at, by]) => `${parts.path(at)} ${parts.value(by)}`)
            .join(', ')}`
        : '',
    ];
    const when = change.when ? { ConditionExpression: parts.condition(change.when) } : {};
    const UpdateExpression = clauses.filter(Boolean).join(' ');
    return { kind: 'update', Key: change.update, UpdateExpression, ...when, ...parts.filled() } as const;
  }
  if ('delete' in change) {
    const when = change.when ? { ConditionExpression: parts.condition(change.when) } : {};
    return { kind: 'delete', Key: change.delete, ...when, ...parts.filled() } as const;
  }
  return {
    kind: 'check',
    Key: change.check,
    ConditionExpression: parts.condition(change.when),
    ...parts.filled(),
  } as const;
}
