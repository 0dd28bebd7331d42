// The list of every message, by name.

import { type AnyMessage, queueNames, queues, type QueueName } from './queues.ts';

export const messages: readonly AnyMessage[] = queueNames.flatMap(
  (name): readonly AnyMessage[] => queues[name].messages,
);

/** The queue that carries messages called `messageName`. */
export function queueOf(messageName: string): QueueName {
  for (const name of queueNames) {
    if (queues[name].messages.some((message) => message.name === messageName)) return name;
  }
  throw new Error(`no queue carries ${messageName}`);
}
