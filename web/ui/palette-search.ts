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

type Hit = { item: PaletteItem; rank: number };

/** The typed words begin words of the name, in that order of preference; stand in it; begin words it is also found by. */
const ranks = { begins: 0, beginsWords: 1, contains: 2, otherWords: 3, nearly: 4 } as const;
/** Fewer letters are near to everything. */
const nearlyFrom = 4;
/** Out of a hundred letters so many may be wrong. */
const nearlyThreshold = 0.25;

export function foundItems(
  search: typeof Fuse | null,
  groups: readonly PaletteGroup[],
  typed: string,
): readonly PaletteGroup[] {
  const query = plain(typed);
  if (query === '') return groups.filter(({ onlyTyped, items }) => !onlyTyped && items.length > 0);
  const found = hitsOfGroups(groups, ({ items }) => hitsOf(items, query));
  // Typing errors are forgiven where nothing is called what was typed.
  const isForgiven = found.length === 0 && search && query.length >= nearlyFrom;
  return isForgiven ? hitsOfGroups(groups, ({ items }) => nearly(search, items, query)) : found;
}

const hitsOfGroups = (groups: readonly PaletteGroup[], of: (group: PaletteGroup) => readonly Hit[]) =>
  groups
    .map((group) => ({ group, hits: of(group) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => (a.hits[0]?.rank ?? 0) - (b.hits[0]?.rank ?? 0))
    .map(({ group, hits }) => ({ ...group, items: hits.slice(0, shownOfGroup).map(({ item }) => item) }));

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
const beginsAWord = (text: string, words: readonly string[]): boolean => {
  const own = wordsOf(text);
  return words.every((word) => own.some((one) => one.startsWith(word)));
};

function hitsOf(items: readonly PaletteItem[], query: string): readonly Hit[] {
  const words = wordsOf(query);
  return items
    .flatMap((item) => {
      const rank = rankOf(plain(item.label), plain(item.words ?? ''), query, words);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
}

function rankOf(label: string, other: string, query: string, words: readonly string[]): number | undefined {
  if (label.startsWith(query)) return ranks.begins;
  if (words.length > 0 && beginsAWord(label, words)) return ranks.beginsWords;
  if (label.includes(query)) return ranks.contains;
  return words.length > 0 && beginsAWord(`${label} ${other}`, words) ? ranks.otherWords : undefined;
}

function nearly(search: typeof Fuse, items: readonly PaletteItem[], query: string): readonly Hit[] {
  const names = items.map((item) => ({ item, label: plain(item.label) }));
  const fuse = new search(names, {
    keys: ['label'],
    threshold: nearlyThreshold,
    ignoreLocation: true,
    includeScore: true,
  });
  return fuse.search(query).map(({ item: { item }, score = 1 }) => ({ item, rank: ranks.nearly + score }));
}
