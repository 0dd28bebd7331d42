// A worker that notes every message it is given and refuses those marked bad, until its environment accepts them.

import { appendFile } from 'node:fs/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';

const job = z.looseObject({ kind: z.string() });

/** The environment names the file to note in, and says whether bad messages are accepted. */
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
