// The way to another screen: the router's where the page has one, else a new page.

import { createContext, use } from 'react';
import { officePaths } from '#shared/drawn-pages.ts';

/** In place of what is seen now: the back button does not return to it. */
export type Go = (path: string) => void;

/** A page keeps the policy it was loaded with, and that of a company's office is another than everybody else's. */
export function needsNewPage(path: string): boolean {
  const { pathname } = new URL(path, location.href);
  return officePaths.includes(pathname) !== officePaths.includes(location.pathname);
}

const Way = createContext<Go>(() => {
  throw new Error('nobody leads from here');
});
export const GoProvider = Way;
export const useGo = (): Go => use(Way);

const onItsWayMilliseconds = 3000;
/** Leads to a place once: asked for again while it is on its way, the page would break off and begin again. */
export function leadingOnce(lead: Go): Go {
  let last: { readonly path: string; readonly at: number } | undefined;
  return (path) => {
    const at = performance.now();
    if (last?.path === path && at - last.at < onItsWayMilliseconds) return;
    last = { path, at };
    lead(path);
  };
}
/** Loads the page at a path in place of this one. */
export const newPage: Go = leadingOnce((path) => location.replace(path));
