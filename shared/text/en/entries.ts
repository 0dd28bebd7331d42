// Words of the time entries: table, dialogs, map, history.

export const entries = {
  title: 'Time entries',
} as const;
