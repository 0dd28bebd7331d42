// What handlers may do in the embedded cloud: what their roles allow on AWS, with a note of what was used.

import { listUse, type Use, usesOf } from './uses.ts';
import { callerHeader } from './caller.ts';
import { headerOf, type Incoming } from './gateway-http.ts';
import type { Statement } from '#infra/local/site/template-grants.ts';

/** One permission as a line: `DeleteItem` on rows whose key has this prefix. */
export type Permission = {
  readonly functionName: string;
  readonly action: string;
  readonly resource: string;
  readonly leadingKey: string | undefined;
};
export type Permissions = {
  /** Why a handler's call is refused, in IAM's words; undefined when it is allowed or is not a handler's. */
  refusal: (request: Incoming) => string | undefined;
  /** Whether a handler may learn that an object is missing; other callers always may. */
  maySeeWhatIsMissing: (request: Incoming) => boolean;
  /** Every permission of the templates, and whether any call has needed it. */
  used: () => (Permission & { readonly isUsed: boolean })[];
};

/** IAM's patterns: `*` for any text, `?` for one character. */
function matcherOf(pattern: string): (text: string) => boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const regex = new RegExp(`^${source}$`, 's');
  return (text) => regex.test(text);
}

type Line = Permission & {
  readonly isAllowed: boolean;
  readonly covers: (use: Use) => boolean;
};

function linesOf(functionName: string, statement: Statement): Line[] {
  const keys = statement.leadingKeys ?? [undefined];
  return statement.actions.flatMap((action) =>
    statement.resources.flatMap((resource) =>
      keys.map((leadingKey): Line => {
        const isResource = matcherOf(resource);
        const isKey = leadingKey === undefined ? undefined : matcherOf(leadingKey);
        return {
          functionName,
          action,
          resource,
          leadingKey,
          isAllowed: statement.effect === 'Allow',
          covers: (use) =>
            use.action === action &&
            isResource(use.resource) &&
            (isKey === undefined || (use.leadingKey !== undefined && isKey(use.leadingKey))),
        };
      }),
    ),
  );
}

export function openPermissions(grants: ReadonlyMap<string, readonly Statement[]>): Permissions {
  const byFunction = new Map(
    [...grants].map(([name, statements]) => [name, statements.flatMap((one) => linesOf(name, one))]),
  );
  const needed = new Set<Line>();

  function may(functionName: string, use: Use): boolean {
    const covering = (byFunction.get(functionName) ?? []).filter((line) => line.covers(use));
    if (covering.length === 0 || covering.some((line) => !line.isAllowed)) return false;
    for (const line of covering) needed.add(line);
    return true;
  }

  return {
    refusal: (request) => {
      const caller = headerOf(request.headers, callerHeader);
      if (caller === '') return undefined;
      const forbidden = usesOf(request).find((use) => !may(caller, use));
      if (!forbidden) return undefined;
      const rows = forbidden.leadingKey === undefined ? '' : ` (rows ${forbidden.leadingKey})`;
      return `${caller} is not authorized to perform ${forbidden.action} on resource ${forbidden.resource}${rows}`;
    },
    maySeeWhatIsMissing: (request) => {
      const caller = headerOf(request.headers, callerHeader);
      return caller === '' || may(caller, listUse(request.path));
    },
    used: () =>
      [...byFunction.values()]
        .flat()
        .filter(({ isAllowed }) => isAllowed)
        .map((line) => ({
          functionName: line.functionName,
          action: line.action,
          resource: line.resource,
          leadingKey: line.leadingKey,
          isUsed: needed.has(line),
        })),
  };
}
