// The payroll systems' own names, and the systems that a company makes files for.

import { integrationKeys } from '#shared/limits.ts';
import type { Integrations } from '#shared/model/company/company.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';

export const systemNames: Readonly<Record<PayrollSystem, string>> = {
  payday: 'Payday',
  regla: 'Regla',
  dk: 'DK',
};

export const activeSystems = (integrations: Integrations | undefined): readonly PayrollSystem[] =>
  integrationKeys.filter((key) => integrations?.[key]?.active);
