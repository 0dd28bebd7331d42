// The payroll screen: what stands in the way of a payroll file, the file, and the files made so far.

import type { payroll as english } from '../en/payroll.ts';
import type { Texts } from '../texts.ts';

export const payroll: Texts<typeof english> = {
  title: 'Processamento salarial',
};
