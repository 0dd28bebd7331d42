// Messages about erasing a company, in as many turns as it takes.

import * as z from 'zod/mini';
import { message } from './message.ts';

/** `turn` numbers the tries: each continues where the last one stopped. */
export const erasureRequested = message({
  name: 'erasure.requested',
  queue: 'erasures',
  version: 1,
  body: z.object({ companyId: z.string(), turn: z.string() }),
  onceKey: (body) => `${body.companyId} ${body.turn}`,
});
