// The subscription: endpoint → verb.

import { billing } from '#shared/api/billing.ts';
import { payByBank } from '#functions/domain/billing/bank.ts';
import { cancel } from '#functions/domain/billing/cancel.ts';
import { status } from '#functions/domain/billing/standing.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { openPayday } from '#functions/partners/payday.ts';
import { env } from '#functions/runtime/env.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(billing, { status, payByBank, cancel }, findActor, {
  bank: openPayday(env('PAYDAY_ORIGIN')),
});
