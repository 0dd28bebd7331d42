// Payroll: endpoint → verb.

import { payroll } from '#shared/api/payroll.ts';
import { check } from '#functions/domain/payroll/check.ts';
import { changes, list } from '#functions/domain/payroll/record.ts';
import { markSent } from '#functions/domain/payroll/sent.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(payroll, { check, list, changes, markSent }, findActor, {});
