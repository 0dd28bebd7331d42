// The order in which each list was last left, kept as long as the page lives, for links back to the list.

const kept = new Map<string, string>();

/** `list`: the hash of its address. `sort`: null forgets the order. */
export function keepSort(list: string, sort: string | null): void {
  if (sort === null) kept.delete(list);
  else kept.set(list, sort);
}

export function keptSort(list: string): URLSearchParams | undefined {
  const sort = kept.get(list);
  return sort === undefined ? undefined : new URLSearchParams({ sort });
}

/** For the log-out: another account begins with the usual orders. */
export const forgetSorts = (): void => kept.clear();
