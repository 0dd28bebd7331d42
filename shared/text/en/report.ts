// Words of the report.

export const report = {
  title: 'Report',
} as const;
