// The queues by name, in the order in which they are listed: what each carries stands in events/queues.ts.

export const queueNames = [
  'photos',
  'exports',
  'payroll',
  'notices',
  'chores',
  'billing',
  'erasures',
] as const;
