// The way to another screen: the router's where the page has one, else a new page.

import { createContext, use } from 'react';

/** In place of what is seen now: the back button does not return to it. */
export type Go = (path: string) => void;

const Way = createContext<Go>(() => {
  throw new Error('nobody leads from here');
});
export const GoProvider = Way;
export const useGo = (): Go => use(Way);
