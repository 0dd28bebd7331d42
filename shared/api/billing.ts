// The subscription: ordering it as a bank claim, and cancelling it.

import { bankOrder, billingStanding, cancellation } from '../model/billing.ts';
import { endpoint, group } from './endpoint.ts';

export const billing = group('billing', {
  payByBank: endpoint({
    method: 'POST',
    path: '/api/billing/payday',
    summary: 'Subscribe, paying each month by a claim in the Icelandic online bank, with an invoice by mail',
    access: 'billing.manage',
    body: bankOrder,
    reply: billingStanding,
    errors: ['already_paying', 'plan_too_small', 'bank_elsewhere', 'bank_refused', 'billing_unavailable'],
    once: true,
    stales: ['self'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/billing/delete',
    summary: 'Cancel the subscription, with a reason if one likes',
    access: 'billing.manage',
    body: cancellation,
    reply: billingStanding,
    errors: ['not_paying'],
    once: true,
    stales: ['self'],
  }),
});
