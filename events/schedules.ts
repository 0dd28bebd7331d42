// Which message is sent when; the timer only puts it on its queue.

import { outboxSwept, retentionSwept, socialCounted, trialsSwept } from './chores.ts';

export const schedules = [
  { name: 'outbox-sweep', everyMinutes: 5, message: outboxSwept },
  { name: 'social-count', everyMinutes: 60, message: socialCounted },
  { name: 'trial-sweep', everyMinutes: 60, message: trialsSwept },
  { name: 'retention-sweep', everyMinutes: 24 * 60, message: retentionSwept },
] as const;
