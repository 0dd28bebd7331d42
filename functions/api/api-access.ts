// How a company's own programs reach its data: endpoint → verb.

import { createKey, listKeys, revokeKey } from '#functions/domain/api-keys/api-keys.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { serve } from '#functions/runtime/serve.ts';
import { apiAccess } from '#shared/api/api-access.ts';

export const handler = serve(apiAccess, { listKeys, createKey, revokeKey }, findActor, {});
