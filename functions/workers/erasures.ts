// The erasures queue: message → verb.

import { eraseCompany } from '#functions/domain/deletions/erase.ts';
import { sweepOrphans } from '#functions/domain/deletions/orphans.ts';
import { consume } from '#functions/runtime/consume.ts';
import { erasureTools } from '#functions/runtime/worker-tools.ts';

export const handler = consume(
  'erasures',
  { 'erasure.requested': eraseCompany, 'orphans.swept': sweepOrphans },
  erasureTools(),
);
