// Which sections are open. An address that points at a section opens it.

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Group } from '#web/features/report/report-groups.ts';

/** The id of a group's section, which addresses point at. */
export const sectionIdOf = ({ kind, id }: Pick<Group, 'kind' | 'id'>): string => `${kind}-${id}`;

const none: ReadonlySet<string> = new Set();

/** `fetchTables` brings what an open section shows. */
export function useOpened(all: readonly string[], fetchTables: () => Promise<void>) {
  const { hash } = useLocation();
  const asked = hash.slice(1);
  const [opened, setOpened] = useState(none);
  const [lastAsked, setLastAsked] = useState('');
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setOpened(new Set([...opened, asked]));
  }
  // After the section is open, because what is above it may have grown.
  useEffect(() => {
    document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  /** Opened only with their tables, so that they are never empty. */
  const add = (ids: readonly string[]): void =>
    void fetchTables().then(() => setOpened((before) => new Set([...before, ...ids])));
  const isAllOpen = all.every((id) => opened.has(id));
  return {
    isOpen: (id: string) => opened.has(id),
    /** The section that the address points at. */
    asked,
    open: (id: string) => setOpened((before) => new Set([...before, id])),
    toggle: (id: string) =>
      opened.has(id) ? setOpened(new Set([...opened].filter((one) => one !== id))) : add([id]),
    isAllOpen,
    toggleAll: () => (isAllOpen ? setOpened(none) : add(all)),
  };
}
export type Opened = ReturnType<typeof useOpened>;
