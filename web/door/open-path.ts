// Opens another screen: by the router if the page has one, else as a new page.

import { createContext, use } from 'react';
import { officePaths } from '#shared/drawn-pages.ts';

/** Opens a path in place of the present page: the back button does not return to it. */
export type OpenPath = (path: string) => void;

/** A page keeps the content security policy it was loaded with, and the office has one of its own: it needs a new page. */
export function needsNewPage(path: string): boolean {
  const { pathname } = new URL(path, location.href);
  return officePaths.includes(pathname) !== officePaths.includes(location.pathname);
}

const OpenPathContext = createContext<OpenPath>(() => {
  throw new Error('no OpenPathProvider around this component');
});
export const OpenPathProvider = OpenPathContext;
export const useOpenPath = (): OpenPath => use(OpenPathContext);

const onItsWayMilliseconds = 3000;
/** Ignores a second call for the same path while the page loads: it would cancel the load and begin again. */
export function oncePerPath(lead: OpenPath): OpenPath {
  let last: { readonly path: string; readonly at: number } | undefined;
  return (path) => {
    const at = performance.now();
    if (last?.path === path && at - last.at < onItsWayMilliseconds) return;
    last = { path, at };
    lead(path);
  };
}
/** Loads a path in place of the present page. */
export const newPage: OpenPath = oncePerPath((path) => location.replace(path));
