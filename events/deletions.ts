// Messages about the end of a company: the erasing of everything it held, in as many tries as it takes.

import * as z from 'zod/mini';
import { message } from './message.ts';

/** `turn` tells one try from the next: each goes on where the one before stopped. */
export const erasureRequested = message({
  name: 'erasure.requested',
  version: 1,
  body: z.object({ companyId: z.string(), turn: z.string() }),
  example: { companyId: 'c123456789', turn: '1' },
  onceKey: (body) => `${body.companyId} ${body.turn}`,
});
