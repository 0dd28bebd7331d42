// Webhooks: message → verb.

import { beginDeliveries, deliver } from '#functions/domain/webhooks/deliver.ts';
import { openWebhooks } from '#functions/runtime/outbound/post.ts';
import { consume } from '#functions/runtime/consume.ts';
import { optionalEnv } from '#functions/runtime/env.ts';
import { sending } from '#functions/runtime/send.ts';

export const handler = consume(
  'webhooks',
  { 'entries.changed': beginDeliveries, 'delivery.due': deliver },
  { ...sending(), ...openWebhooks(optionalEnv('HOOKS_TO_LOOPBACK') !== undefined) },
);
