// Owns having the fuzzy search once it has loaded; until then, and where it cannot be, its users look plainly.
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
    // Without the search the plain look keeps working, so a failed load costs only the forgiving of typing errors.
    load().catch((error: unknown) => console.warn('The fuzzy search could not be loaded', error));
    return () => {
      gone = true;
    };
  }, []);
  return search;
}
