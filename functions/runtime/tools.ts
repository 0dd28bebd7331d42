// The tools that verbs of the API are handed beside `ctx`. Those of workers are a file of their own: their clients ask for parts of the SDK that no bundle of the API has.

import { deadLettersName, type QueueName } from '#events/queues.ts';
import { type FileAddresses, openFileAddresses } from '#functions/aws/file-addresses.ts';
import { openPhotoLinks, type PhotoLinks } from '#functions/aws/photo-links.ts';
import { env } from './env.ts';
import { queueUrl } from './send.ts';

/** For verbs that show photos: addresses under this stage's photo host. */
export const photoLinks = (): PhotoLinks => openPhotoLinks(env('PHOTO_ORIGIN'), env('PHOTO_KEY_PAIR_ID'));

/** For verbs that hand export files out or take them away; they make none. */
export type ExportDownloads = { readonly fileAddresses: FileAddresses };
export const exportDownloads = (): ExportDownloads => ({
  fileAddresses: openFileAddresses(env('EXPORTS_BUCKET')),
});

/** For the script that sends dead letters to their queue again. */
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
