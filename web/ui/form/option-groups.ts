// Owns finding options by typed text: in each group by name, else with typing errors; empty groups are left out.
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

/** The stricter limit for matches that may stand anywhere in a name. */
const lateThreshold = 0.2;

let loading: Promise<typeof Fuse> | undefined;

/** Loaded when the first search opens, not with the page. */
export function loadSearch(): Promise<typeof Fuse> {
  loading ??= import('fuse.js').then((module) => module.default);
  return loading;
}

/**
 * The options whose name contains the typed text, beginnings of words first. Only if there are none in any group,
 * names with typing errors are found, once the search library has loaded.
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
  // A second search for surnames and house numbers late in long names, where the first one finds exact text only.
  const late = { threshold: Math.min(threshold, lateThreshold), ignoreLocation: true };
  const hits = [...looked({ threshold, ignoreLocation: false }), ...looked(late)];
  return [...new Set(hits.map(({ item }) => item.option))];
}
