// The time zones to choose from: first our customers' and this browser's own, then all that the browser knows.

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

/** The groups of a select field. `chosen` and the browser's own zone are always among them. */
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
