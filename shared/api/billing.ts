// The subscription: where the company stands, ordering it as a bank claim or by card, and cancelling it.

import { bankOrdered, billingStanding, billingStatus } from '#shared/model/billing/billing.ts';
import { bankOrder, cancellation, cardCheckout, cardOrder } from '#shared/model/billing/billing-order.ts';
import { endpoint, group } from './endpoint.ts';

export const billing = group('billing', {
  status: endpoint({
    method: 'GET',
    path: '/api/billing/status',
    summary: 'The state of the trial: the billing dialog opens once it is over and nothing is paid',
    access: 'desk.read',
    scope: 'none',
    reply: billingStatus,
    errors: [],
    reads: ['self'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/billing/delete',
    summary: 'Cancel the subscription, with an optional reason; succeeds when there is none to cancel',
    access: 'subscription.cancel',
    body: cancellation,
    reply: billingStanding,
    errors: [],
    once: true,
    stales: ['self'],
  }),
  payByBank: endpoint({
    method: 'POST',
    path: '/api/billing/payday',
    summary: 'Subscribe and pay by a monthly claim in the Icelandic online bank, with an invoice by mail',
    access: 'billing.manage',
    body: bankOrder,
    reply: bankOrdered,
    errors: ['already_paying', 'plan_too_small', 'bank_elsewhere', 'bank_refused', 'billing_unavailable'],
    once: true,
    stales: ['self'],
  }),
  payByCard: endpoint({
    method: 'POST',
    path: '/api/billing/card',
    summary:
      'Start a subscription by card: the data that opens the reseller’s overlay; a repeat gets the same order',
    access: 'billing.manage',
    body: cardOrder,
    reply: cardCheckout,
    errors: ['already_paying', 'plan_too_small', 'card_unable', 'billing_unavailable'],
    stales: ['self'],
  }),
});
