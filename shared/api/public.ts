// What anyone may ask: the social statistic, and the API's own description.

import * as z from 'zod/mini';
import { endpoint, group } from './endpoint.ts';

export const publicApi = group('public', {
  socialStatistic: endpoint({
    method: 'GET',
    path: '/social_statistic',
    summary: 'How many companies use the product, the seconds they tracked, and the seconds per second now',
    access: 'public',
    reply: z.object({ companies: z.number(), totalSeconds: z.number(), rate: z.number() }),
    errors: [],
  }),
});
