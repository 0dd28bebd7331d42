// Owns loading the fuzzy search; until it has loaded, or if it cannot be, users search by exact text.
import type Fuse from 'fuse.js';
import { useEffect, useState } from 'react';
import { loadSearch } from '#web/ui/form/option-groups.ts';

export function useSearch(): typeof Fuse | null {
  const [search, setSearch] = useState<typeof Fuse | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const loaded = await loadSearch();
      if (!gone) setSearch(() => loaded);
    };
    // A failed load is only logged: the exact search keeps working without it.
    load().catch((error: unknown) => console.warn('The fuzzy search could not be loaded', error));
    return () => {
      gone = true;
    };
  }, []);
  return search;
}
