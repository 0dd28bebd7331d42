// The queues by name, in the order in which they are listed: what each carries stands in events/queues.ts.

export const queueNames = [
  'photos',
  'exports',
  'payroll',
  'notices',
  'chores',
  'billing',
  'erasures',
  'webhooks',
] as const;

/** The name or address of a queue's dead-letter queue. Defined here, so that naming one does not load the messages. */
export const deadLettersName = (queue: string): string => `${queue}-dead`;
