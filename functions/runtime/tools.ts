// Tools of the API's verbs beside `ctx`. Workers have their own file, because their clients need SDK parts that no
// API bundle contains.

import type { QueueName } from '#events/queues.ts';
import { deadLettersName } from '#shared/model/queue-names.ts';
import { type FileAddresses, openFileAddresses } from '#functions/aws/file-addresses.ts';
import { openPhotoLinks, type PhotoLinks } from '#functions/aws/photo-links.ts';
import { env } from './env.ts';
import { queueUrl } from './send.ts';

/** For verbs that show photos: addresses under this stage's photo host. */
export const photoLinks = (): PhotoLinks => openPhotoLinks(env('PHOTO_ORIGIN'), env('PHOTO_KEY_PAIR_ID'));

/** For verbs that hand out or delete export files. */
export type ExportDownloads = { readonly fileAddresses: FileAddresses };
export const exportDownloads = (): ExportDownloads => ({
  fileAddresses: openFileAddresses(env('EXPORTS_BUCKET')),
});

/** For the script that sends dead letters to their queue again. */
export type DeadLetters = {
  /** The approximate number of waiting messages. */
  readonly count: (queue: QueueName) => Promise<number>;
  /** Moves at most `most` messages; returns how many it moved. */
  readonly redrive: (queue: QueueName, most: number) => Promise<number>;
};

/** The queues' client, loaded on demand. */
const queues = () => import('#functions/aws/dead-letters.ts');
const deadUrl = (queue: QueueName): string => deadLettersName(queueUrl(queue));

export const deadLetters = (): DeadLetters => ({
  count: async (queue) => (await queues()).count(deadUrl(queue)),
  redrive: async (queue, most) => (await queues()).move(deadUrl(queue), queueUrl(queue), most),
});
