// Words of a page whose script could not be fetched: they come with the page's first few kilobytes.

export const start = {
  broken: 'Part of this page could not be loaded. The connection may be down.',
  reload: 'Reload page',
} as const;
