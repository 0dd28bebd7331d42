// The subscription: endpoint → verb, and the card reseller's webhooks.

import { billing } from '#shared/api/billing.ts';
import { payByBank } from '#functions/domain/billing/bank.ts';
import { cancel } from '#functions/domain/billing/cancel.ts';
import { payByCard } from '#functions/domain/billing/card.ts';
import { status } from '#functions/domain/billing/standing.ts';
import { receiveWebhook } from '#functions/domain/billing/webhook.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { openPartners } from '#functions/partners/open-partners.ts';
import { withRaw } from '#functions/runtime/raw.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

const tools = { ...sending(), ...openPartners() };

export const handler = withRaw(
  { 'POST /api/billing/paddle': receiveWebhook(tools) },
  serve(billing, { status, payByBank, payByCard, cancel }, findActor, tools),
);
