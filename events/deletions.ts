// Messages about erasing a company, in as many turns as it takes.

import * as z from 'zod/mini';
import { message } from './message.ts';

/** `turn` numbers the tries: each continues where the last one stopped. */
export const erasureRequested = message({
  name: 'erasure.requested',
  version: 1,
  body: z.object({ companyId: z.string(), turn: z.string() }),
  example: { companyId: 'c1', turn: '1' },
  onceKey: (body) => `${body.companyId} ${body.turn}`,
});
