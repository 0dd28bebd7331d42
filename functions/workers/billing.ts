// The billing queue: message → verb.

import { checkBilling, endThere, hearWord } from '#functions/domain/billing/check.ts';
import { openPartners } from '#functions/partners/open-partners.ts';
import { consume } from '#functions/runtime/consume.ts';
import { sending } from '#functions/runtime/send.ts';

export const handler = consume(
  'billing',
  { 'card.heard': hearWord, 'subscription.ended': endThere, 'billing.checked': checkBilling },
  { ...sending(), ...openPartners() },
);
