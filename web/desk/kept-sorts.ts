// The order each list was last left in, as long as the page lives: its address says it, the way back to the list repeats it.

const kept = new Map<string, string>();

/** `list` is the hash of its address; no text forgets. */
export function keepSort(list: string, sort: string | null): void {
  if (sort === null) kept.delete(list);
  else kept.set(list, sort);
}

export function keptSort(list: string): URLSearchParams | undefined {
  const sort = kept.get(list);
  return sort === undefined ? undefined : new URLSearchParams({ sort });
}

/** Another account's lists are other lists. */
export const forgetSorts = (): void => kept.clear();
