// Which route answers a request: exact paths before those with parameters, greedy ones last.

import type { Matched } from './http-event.ts';
import type { Route } from './template.ts';

type Compiled = Route & {
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Fewer is more exact. */
  readonly looseness: number;
};

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function compiled(route: Route): Compiled {
  if (route.key === '$default')
    return { ...route, method: 'ANY', pattern: /^/, names: [], looseness: Number.POSITIVE_INFINITY };
  const [method = '', path = ''] = route.key.split(' ');
  const names: string[] = [];
  let looseness = 0;
  const pattern = path.split('/').map((segment) => {
    const [, name, greedy] = /^\{([\w.-]+)(\+?)\}$/.exec(segment) ?? [];
    if (!name) return literal(segment);
    names.push(name);
    looseness += greedy ? 1000 : 1;
    return greedy ? '(.+)' : '([^/]+)';
  });
  return { ...route, method, pattern: new RegExp(`^${pattern.join('/')}$`), names, looseness };
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
};

/** Answers the route of a method and path, with its parameters decoded. */
export function routerOf(routes: readonly Route[]) {
  const table = routes
    .map(compiled)
    .toSorted(
      (one, other) =>
        one.looseness - other.looseness || Number(one.method === 'ANY') - Number(other.method === 'ANY'),
    );
  return (method: string, path: string): (Matched & { functionName: string }) | undefined => {
    for (const route of table) {
      if (route.method !== 'ANY' && route.method !== method) continue;
      const found = route.pattern.exec(path);
      if (!found) continue;
      const parameters = Object.fromEntries(
        route.names.map((name, position) => [name, decoded(found[position + 1] ?? '')]),
      );
      return { key: route.key, functionName: route.functionName, parameters };
    }
    return undefined;
  };
}
