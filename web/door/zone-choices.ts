// The time zones a company can choose from: those of our customers first, then all that the browser knows.

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

/** The groups of a select field; `chosen` is among them although this browser may not know it. */
export function zoneGroups(chosen: string, labels: { readonly usual: string; readonly others: string }) {
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].filter(
    (name) => !usual.includes(name),
  );
  return [
    { label: labels.usual, options: options(usual) },
    { label: labels.others, options: options(others) },
  ];
}
