// The payroll systems by their own names.

import type { integrationKeys } from '#shared/limits.ts';

export type IntegrationKey = (typeof integrationKeys)[number];
export const integrationNames: Record<IntegrationKey, string> = {
  payday: 'Payday',
  regla: 'Regla',
  dk: 'DK',
};
