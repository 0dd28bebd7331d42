// The tools of functions: each opens from the environment names that its functions have, and from no other.

import { beforeEach, expect, it, vi } from 'vitest';
import { type EnvironmentName, environment } from '#functions/runtime/env.ts';
import { queueUrl } from '#functions/runtime/send.ts';
import { deadLetters, exportDownloads, photoLinks } from '#functions/runtime/tools.ts';
import {
  erasureTools,
  exportTools,
  noticeSenders,
  photoFiles,
  spreadsheetTools,
} from '#functions/runtime/worker-tools.ts';
import { queueNames } from '#events/queues.ts';

beforeEach(() => {
  for (const name of Object.keys(environment)) vi.stubEnv(name, '');
  vi.stubEnv('AWS_REGION', 'eu-central-1');
});

it.each<[string, () => object, EnvironmentName[], string[]]>([
  ['links to photos', photoLinks, ['PHOTO_ORIGIN', 'PHOTO_KEY_PAIR_ID'], []],
  ['downloads of exports', exportDownloads, ['EXPORTS_BUCKET'], ['fileAddresses']],
  ['dead letters', deadLetters, [], ['count', 'redrive']],
  ['files of photos', photoFiles, ['PHOTOS_BUCKET'], []],
  ['files of exports', exportTools, ['EXPORTS_BUCKET'], ['exportFiles', 'send']],
  [
    'spreadsheets',
    spreadsheetTools,
    ['EXPORTS_BUCKET', 'PHOTOS_BUCKET'],
    ['exportFiles', 'photoFiles', 'send'],
  ],
  ['mail and SMS', noticeSenders, ['MAIL_FROM', 'SMS_SENDER'], ['mail', 'sms']],
  ['erasures', erasureTools, ['EXPORTS_BUCKET', 'PHOTOS_BUCKET'], ['exportBucket', 'photoBucket', 'send']],
])('%s', (_, open, names, parts) => {
  for (const name of names) vi.stubEnv(name, `https://${name.toLowerCase()}.example`);
  expect(Object.keys(open())).toEqual(parts.length > 0 ? expect.arrayContaining(parts) : expect.any(Array));
  for (const name of names) {
    vi.stubEnv(name, '');
    expect(open).toThrow(`${name} is not set`);
    vi.stubEnv(name, `https://${name.toLowerCase()}.example`);
  }
});

it.each(queueNames)('a message for %s goes to its own queue', (queue) => {
  const name = `${queue.toUpperCase()}_QUEUE_URL`;
  vi.stubEnv(name, `https://sqs.example/${queue}`);
  expect(queueUrl(queue)).toBe(`https://sqs.example/${queue}`);
});
