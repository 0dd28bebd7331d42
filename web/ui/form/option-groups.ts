// Owns finding options by what people type: in each group by name, then forgivingly; groups without a find left out.
import type Fuse from 'fuse.js';
import { bestNamed } from '#web/ui/overlay/name-rank.ts';
import { plain } from '#web/ui/style/plain.ts';

export type Option = {
  value: string;
  label: string;
  /** Dimmed words after the label. */
  detail?: string | undefined;
};

export type OptionGroup = { label: string; options: readonly Option[] };

/** Anywhere in a name only what is close to the typed letters is meant by them. */
const lateThreshold = 0.2;

let loading: Promise<typeof Fuse> | undefined;

/** Loaded when the first search opens, not with the page. */
export function loadSearch(): Promise<typeof Fuse> {
  loading ??= import('fuse.js').then((module) => module.default);
  return loading;
}

/**
 * Names that hold what was typed, those of which it begins a word first. Only where no name of any group holds it are
 * typing errors forgiven, once the search has loaded.
 */
export function foundGroups(
  search: typeof Fuse | null,
  groups: readonly OptionGroup[],
  typed: string,
  threshold: number,
): readonly OptionGroup[] {
  const query = plain(typed);
  const among = (find: (options: readonly Option[]) => readonly Option[]) =>
    groups
      .map((group) => ({ ...group, options: find(group.options) }))
      .filter((group) => group.options.length > 0);
  if (query === '') return among((options) => options);
  const named = among((options) => bestNamed(options, query, ({ label }) => plain(label)));
  return named.length > 0 || !search ? named : among((options) => nearly(search, options, query, threshold));
}

function nearly(
  search: typeof Fuse,
  options: readonly Option[],
  query: string,
  threshold: number,
): readonly Option[] {
  const items = options.map((option) => ({ option, text: plain(option.label) }));
  const looked = (how: { threshold: number; ignoreLocation: boolean }) =>
    new search(items, { keys: ['text'], ignoreDiacritics: true, ...how }).search(query);
  // Surnames and house numbers stand late in long names, where the first look forgives nothing.
  const late = { threshold: Math.min(threshold, lateThreshold), ignoreLocation: true };
  const hits = [...looked({ threshold, ignoreLocation: false }), ...looked(late)];
  return [...new Set(hits.map(({ item }) => item.option))];
}
