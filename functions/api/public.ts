// What anyone may ask: the social statistic, the API's description and its reference page, and error reports.

import { publicApi } from '#shared/api/public.ts';
import { description, reference, referenceFile } from '#functions/domain/public/docs.ts';
import { reportError } from '#functions/domain/public/error-tunnel.ts';
import { socialStatistic } from '#functions/domain/public/social.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { withRaw } from '#functions/runtime/raw.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = withRaw(
  {
    'GET /openapi.json': description,
    'GET /docs': reference,
    'GET /docs/{file}': referenceFile,
    'POST /api/se': reportError,
  },
  serve(publicApi, { socialStatistic }, findActor, {}),
);
