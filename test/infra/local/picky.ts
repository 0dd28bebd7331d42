// Owns a worker that notes every message it is given and refuses those marked bad, until it is told to be kind.

import { appendFile } from 'node:fs/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';

const job = z.looseObject({ kind: z.string() });

/** The file to note in, and whether bad messages are accepted, are told by the environment. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const failed: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    const { kind } = job.parse(JSON.parse(record.body));
    await appendFile(process.env['PICKY_NOTES'] ?? '', `${record.body}\n`);
    if (kind === 'explodes') throw new Error('the whole batch fails');
    if (kind === 'bad' && process.env['PICKY_IS_KIND'] !== 'yes')
      failed.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures: failed };
}
