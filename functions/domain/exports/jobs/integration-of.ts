// Which payroll integration an export kind needs; it must be turned on.

import type { integrationKeys } from '#shared/limits.ts';
import type { ExportKind } from '#shared/model/export.ts';

export const integrationOf: Readonly<Record<ExportKind, (typeof integrationKeys)[number] | undefined>> = {
  entries: undefined,
  projects: undefined,
  employees: undefined,
  daily: undefined,
  pdf: undefined,
  everything: undefined,
  payday: 'payday',
  regla: 'regla',
  dk: 'dk',
};
