// Owns finding options by what people type: one fuzzy search per group, groups without a find left out.
import type Fuse from 'fuse.js';

export type Option = {
  value: string;
  label: string;
  /** Dimmed words after the label. */
  detail?: string | undefined;
};

export type OptionGroup = { label: string; options: readonly Option[] };

/** Icelandic letters that no accent-stripping takes apart, as people without an Icelandic keyboard type them. */
const plainLetters: readonly (readonly [RegExp, string])[] = [
  [/þ/g, 'th'],
  [/ð/g, 'd'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
  [/ß/g, 'ss'],
];

/** Anywhere in a name only what is close to the typed letters is meant by them. */
const lateThreshold = 0.2;

let loading: Promise<typeof Fuse> | undefined;

/** Loaded when the first search opens, not with the page. */
export function loadSearch(): Promise<typeof Fuse> {
  loading ??= import('fuse.js').then((module) => module.default);
  return loading;
}

/** Until the search has loaded, a plain look for the typed letters stands in. */
export function foundGroups(
  search: typeof Fuse | null,
  groups: readonly OptionGroup[],
  typed: string,
  threshold: number,
): readonly OptionGroup[] {
  const query = plain(typed);
  if (query === '') return groups.filter((group) => group.options.length > 0);
  return groups
    .map((group) => ({ ...group, options: found(search, group.options, query, threshold) }))
    .filter((group) => group.options.length > 0);
}

function found(
  search: typeof Fuse | null,
  options: readonly Option[],
  query: string,
  threshold: number,
): readonly Option[] {
  const items = options.map((option) => ({ option, text: plain(option.label) }));
  if (!search) return items.filter(({ text }) => text.includes(query)).map(({ option }) => option);
  const looked = (how: { threshold: number; ignoreLocation: boolean }) =>
    new search(items, { keys: ['text'], ignoreDiacritics: true, ...how }).search(query);
  // Surnames and house numbers stand late in long names, where the first look forgives nothing.
  const late = { threshold: Math.min(threshold, lateThreshold), ignoreLocation: true };
  const hits = [...looked({ threshold, ignoreLocation: false }), ...looked(late)];
  return [...new Set(hits.map(({ item }) => item.option))];
}

/** A word as it is compared: without case, accents and letters that other keyboards lack. */
export function plain(text: string): string {
  return plainLetters.reduce(
    (word, [letter, plainly]) => word.replace(letter, plainly),
    text.trim().toLocaleLowerCase('is').normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );
}
