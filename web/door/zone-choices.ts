// The time zones a company can choose from: those of our customers and of this browser first, then all that it knows.

const usual = [
  'Atlantic/Reykjavik',
  'Europe/Dublin',
  'Europe/London',
  'Europe/Lisbon',
  'Atlantic/Madeira',
  'Atlantic/Azores',
];

/** 'America/New_York' → 'America/New York'. */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: zoneWords(name) }));

/** The groups of a select field; `chosen` is among them although this browser may not know it, and the browser's own is always. */
export function zoneGroups(chosen: string, labels: { readonly usual: string; readonly others: string }) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const first = [...new Set([...usual, ...(own.includes('/') ? [own] : [])])];
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].filter(
    (name) => !first.includes(name),
  );
  return [
    { label: labels.usual, options: options(first) },
    { label: labels.others, options: options(others) },
  ];
}
