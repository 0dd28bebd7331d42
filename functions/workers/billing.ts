// The billing queue: message → verb.

import {
  cancelTransaction,
  checkBilling,
  endAtPartner,
  handleCardUpdate,
} from '#functions/domain/billing/check.ts';
import { openPartners } from '#functions/partners/open-partners.ts';
import { consume } from '#functions/runtime/consume.ts';
import { sending } from '#functions/runtime/send.ts';

export const handler = consume(
  'billing',
  {
    'card.updated': handleCardUpdate,
    'subscription.ended': endAtPartner,
    'transaction.abandoned': cancelTransaction,
    'billing.checked': checkBilling,
  },
  { ...sending(), ...openPartners() },
);
