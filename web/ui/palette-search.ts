// Owns what the palette finds: the best of each group, the group with the best find first.
import type Fuse from 'fuse.js';
import { plain } from './option-groups.ts';

export type PaletteItem = {
  id: string;
  label: string;
  /** Dimmed words after the label. */
  detail?: string | undefined;
  /** Other words it is found by. */
  words?: string | undefined;
  /** The keys that do the same, as shortcuts are written. */
  keys?: string | undefined;
  run: () => void;
};

export type PaletteGroup = {
  label: string;
  items: readonly PaletteItem[];
  /** Found by typing only; a list of two hundred names is no menu. */
  onlyTyped?: boolean | undefined;
};

const shownOfGroup = 8;

type Hit = { item: PaletteItem; score: number };

export function foundItems(
  search: typeof Fuse | null,
  groups: readonly PaletteGroup[],
  typed: string,
  threshold: number,
): readonly PaletteGroup[] {
  const query = plain(typed);
  if (query === '') return groups.filter(({ onlyTyped, items }) => !onlyTyped && items.length > 0);
  return groups
    .map((group) => ({ group, hits: hitsOf(search, group.items, query, threshold).slice(0, shownOfGroup) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => (a.hits[0]?.score ?? 1) - (b.hits[0]?.score ?? 1))
    .map(({ group, hits }) => ({ ...group, items: hits.map(({ item }) => item) }));
}

/** What begins with the typed letters comes first; until the search has loaded, a plain look stands in. */
function hitsOf(
  search: typeof Fuse | null,
  items: readonly PaletteItem[],
  query: string,
  threshold: number,
): readonly Hit[] {
  const texts = items.map((item) => ({ item, label: plain(item.label), words: plain(item.words ?? '') }));
  const begun = (label: string) => ` ${label}`.includes(` ${query}`);
  if (!search) {
    return texts
      .filter(({ label, words }) => `${label} ${words}`.includes(query))
      .map(({ item, label }) => ({ item, score: begun(label) ? 0 : 0.5 }));
  }
  const fuse = new search(texts, {
    keys: ['label', 'words'],
    threshold,
    ignoreLocation: true,
    includeScore: true,
  });
  return fuse
    .search(query)
    .map(({ item: { item, label }, score = 1 }) => ({ item, score: begun(label) ? score / 10 : score }))
    .toSorted((a, b) => a.score - b.score);
}
