// Owns the search of the palette: the best matches of each group, the group with the best match first.
import type { ReactNode } from 'react';
import { beginsWords, nameRank, wordsOf } from '#web/ui/overlay/name-rank.ts';
import { plain } from '#web/ui/style/plain.ts';

export type PaletteItem = {
  id: string;
  label: string;
  /** Dimmed words after the label. */
  detail?: string | undefined;
  /** Stands after the details where there is room: a ruler, a badge. */
  picture?: ReactNode;
  /** Further words for the search. */
  words?: string | undefined;
  /** Stands before the label. */
  icon?: ReactNode;
  /** Choosing it changes something at once, instead of opening it. */
  isAct?: boolean | undefined;
  /** The keys that do the same, as shortcuts are written. */
  keys?: string | undefined;
  /** What can be done with it: shown below its group while it is the best match. */
  more?: (() => PaletteGroup) | undefined;
  run: () => void;
};

export type PaletteGroup = {
  label: string;
  items: readonly PaletteItem[];
  /** The group shows only while something is typed, because it is too long for a menu. */
  onlyTyped?: boolean | undefined;
  /** The group shows only while nothing is typed. */
  onlyUntyped?: boolean | undefined;
  /** Typing errors are not forgiven: the action would be done to another person than the one meant. */
  isExact?: boolean | undefined;
  /** Found by something other than the typed text, so no letters are marked. */
  isUnmarked?: boolean | undefined;
};

const shownOfGroup = 8;

type Hit = { item: PaletteItem; rank: number };

/** Ranks after those of `nameRank`: a match in `words`, and a name with typing errors. */
const ranks = { otherWords: 3, nearly: 4 } as const;
/** With fewer letters almost every name would match with errors. */
const nearlyFrom = 4;

export function foundItems(
  groups: readonly PaletteGroup[],
  typed: string,
  /** The item whose actions were asked for. */
  opened?: string,
): readonly PaletteGroup[] {
  const query = plain(typed);
  if (query === '') {
    const menu = groups.filter(({ onlyTyped, items }) => !onlyTyped && items.length > 0);
    return withMore(menu, opened);
  }
  const searched = groups.filter(({ onlyUntyped }) => !onlyUntyped);
  const found = hitsOfGroups(searched, ({ items }) => hitsOf(items, query));
  if (found.length > 0) return withMore(found, opened ?? found[0]?.items[0]?.id);
  const actions = actionsOf(searched, query);
  if (actions.length > 0) return actions;
  // Names with typing errors are searched only if nothing matches exactly. A guess offers no actions by itself.
  const forgiving = searched.filter(({ isExact }) => !isExact);
  const nearby =
    query.length >= nearlyFrom ? hitsOfGroups(forgiving, ({ items }) => nearly(items, query)) : [];
  return withMore(nearby, opened);
}

/** What can be done with a named item, found by words of both: 'approve anna'. */
function actionsOf(groups: readonly PaletteGroup[], query: string): readonly PaletteGroup[] {
  const words = wordsOf(query);
  const isNamed = (name: string): boolean => words.some((word) => beginsWords(name, word));
  const found = groups
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.more && isNamed(plain(item.label)) ? [item.more()] : []));
  return hitsOfGroups(found, ({ items }) => hitsOf(items, query)).slice(0, shownOfGroup);
}

/** Items below the group of the wanted item, or of the best match; they are left out of all other groups. */
function withMore(found: readonly PaletteGroup[], id: string | undefined): readonly PaletteGroup[] {
  const chosen = found.flatMap(({ items }) => items).find((item) => item.id === id);
  const more = chosen?.more?.();
  if (!chosen || !more) return found;
  const own = new Set(more.items.map((item) => item.id));
  return found.flatMap((group) => {
    const items = group.items.filter((item) => !own.has(item.id));
    const left = items.length > 0 ? [{ ...group, items }] : [];
    return group.items.includes(chosen) ? [...left, { ...more, isUnmarked: true }] : left;
  });
}

const hitsOfGroups = (groups: readonly PaletteGroup[], of: (group: PaletteGroup) => readonly Hit[]) =>
  groups
    .map((group) => ({ group, hits: of(group) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => (a.hits[0]?.rank ?? 0) - (b.hits[0]?.rank ?? 0))
    .map(({ group, hits }) => ({ ...group, items: hits.slice(0, shownOfGroup).map(({ item }) => item) }));

const hitsOf = (items: readonly PaletteItem[], query: string): readonly Hit[] =>
  items
    .flatMap((item) => {
      const rank = rankOf(plain(item.label), plain(item.words ?? ''), query);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);

const rankOf = (label: string, other: string, query: string): number | undefined =>
  nameRank(label, query) ?? (beginsWords(`${label} ${other}`, query) ? ranks.otherWords : undefined);

const nearly = (items: readonly PaletteItem[], query: string): readonly Hit[] =>
  items
    .flatMap((item) => {
      const errors = errorsIn(plain(item.label), query);
      return errors === undefined ? [] : [{ item, rank: ranks.nearly + errors }];
    })
    .toSorted((a, b) => a.rank - b.rank);

/** One letter in so many may be wrong, left out, added or in the other's place. */
const lettersPerError = 4;

/** The number of letters to change, add or drop to make one text the other; two swapped neighbours count once. */
function errorsBetween(one: string, other: string): number {
  let [older, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const own = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      own.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (own[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (isSame ? 0 : 1),
          isTurned ? (older[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [older, before] = [before, own];
  }
  return before.at(-1) ?? 0;
}

/** The least errors with which a typed word begins the other; undefined for too many. The first letter is right. */
function errorsOf(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0;
  const most = Math.floor(typed.length / lettersPerError);
  if (most === 0 || word[0] !== typed[0]) return undefined;
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => typed.length - most + at);
  const least = Math.min(...lengths.map((length) => errorsBetween(typed, word.slice(0, length))));
  return least <= most ? least : undefined;
}

/** The errors with which the typed words begin words of the name; undefined if one of them begins none. */
function errorsIn(name: string, query: string): number | undefined {
  const own = wordsOf(name);
  let sum = 0;
  for (const typed of wordsOf(query)) {
    const least = Math.min(...own.map((word) => errorsOf(typed, word) ?? Infinity));
    if (least === Infinity) return undefined;
    sum += least;
  }
  return sum;
}
