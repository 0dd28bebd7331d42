// Words of exports: buttons, progress, and the heads inside the files.

export const exporting = {
  title: 'Export',
} as const;
