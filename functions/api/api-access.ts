// How a company's own programs reach its data: endpoint → verb.

import { createKey, listKeys, revokeKey } from '#functions/domain/api-keys/api-keys.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  removeWebhook,
  testWebhook,
} from '#functions/domain/webhooks/webhooks.ts';
import { openWebhooks } from '#functions/runtime/outbound/post.ts';
import { optionalEnv } from '#functions/runtime/env.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';
import { apiAccess } from '#shared/api/api-access.ts';

export const handler = serve(
  apiAccess,
  {
    listKeys,
    createKey,
    revokeKey,
    listWebhooks,
    createWebhook,
    changeWebhook,
    removeWebhook,
    testWebhook,
    listDeliveries,
    redeliver,
  },
  findActor,
  { ...sending(), ...openWebhooks(optionalEnv('HOOKS_TO_LOOPBACK') !== undefined) },
);
