// Every place where a request names something, with an id of another company and one of nothing in that place.

import type { Tenant } from '#test/kit/system/tenant.ts';
import type { Named, Sent } from './inputs.ts';

export type Cell = {
  /** `body.1.project_id` */
  readonly position: string;
  readonly missing: Sent;
  readonly foreign: readonly Sent[];
};

/** An id that could be one but is not: the same with its last characters turned. */
const nothing = (id: string): string => `${id.slice(0, -2)}${id.endsWith('00') ? '11' : '00'}`;

function places(value: unknown, at: readonly string[] = []): { at: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => places(one, [...at, key]));
}

function withText(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === step ? withText(one, rest, text) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === step ? withText(one, rest, text) : one]),
  );
}

/** The same thing of a colleague, where employees have their own. */
function colleaguesOf({ ids }: Tenant, kind: string | undefined): string[] {
  if (kind === 'workLog') return [ids.openWorkLog];
  if (kind === 'correction') return [ids.othersCorrection];
  return kind === 'ownJob' ? [ids.othersJob] : [];
}

/** `isEmployee`: a colleague's work log is as foreign to an employee as another company's. */
export function foreignCells(
  input: (named: Named, tenant: Tenant) => Sent,
  ours: Tenant,
  theirs: Tenant,
  isEmployee: boolean,
): Cell[] {
  const sent = input(ours.ids, ours);
  const replaced = (at: readonly string[], text: string): Sent => {
    const [part, ...rest] = at;
    return {
      ...(sent.path && { path: part === 'path' ? { ...sent.path, [rest[0] ?? '']: text } : sent.path }),
      ...(sent.query && { query: part === 'query' ? { ...sent.query, [rest[0] ?? '']: text } : sent.query }),
      ...('body' in sent && { body: part === 'body' ? withText(sent.body, rest, text) : sent.body }),
    };
  };
  return places(sent).flatMap(({ at, text }) => {
    const kind = Object.entries(ours.ids).find(([, id]) => id === text)?.[0];
    const namesake = Object.entries(theirs.ids).find(([one]) => one === kind)?.[1];
    if (namesake === undefined) return [];
    const colleague = isEmployee ? colleaguesOf(ours, kind) : [];
    const foreign = [namesake, ...colleague, ours.ids.job, nothing(namesake), 'x'];
    return [
      {
        position: at.join('.'),
        missing: replaced(at, nothing(text)),
        foreign: foreign.filter((id) => id !== text).map((id) => replaced(at, id)),
      },
    ];
  });
}
