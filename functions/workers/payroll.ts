// The payroll queue: message → verb.

import { makePayrollFile } from '#functions/domain/payroll/payroll.ts';
import { consume } from '#functions/runtime/consume.ts';
import { exportTools } from '#functions/runtime/worker-tools.ts';

export const handler = consume('payroll', { 'payroll.requested': makePayrollFile }, exportTools());
