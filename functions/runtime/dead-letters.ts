// The tool for the script that sends dead letters to their queue again.

import { deadLettersName, type QueueName } from '#events/queues.ts';
import { queueUrl } from './send.ts';

export type DeadLetters = {
  /** About how many wait. */
  readonly count: (queue: QueueName) => Promise<number>;
  /** Moves at most so many; answers how many it moved. */
  readonly redrive: (queue: QueueName, most: number) => Promise<number>;
};

/** The client of the queues, loaded when asked for (infra/parts/code/late-code.ts). */
const queues = () => import('#functions/aws/dead-letters.ts');
const deadUrl = (queue: QueueName): string => deadLettersName(queueUrl(queue));

export const deadLetters = (): DeadLetters => ({
  count: async (queue) => (await queues()).count(deadUrl(queue)),
  redrive: async (queue, most) => (await queues()).move(deadUrl(queue), queueUrl(queue), most),
});
