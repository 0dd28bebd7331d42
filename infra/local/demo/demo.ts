// The demo of a new data folder: three companies with half a year of entries, and their logins.

import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import type { Photo } from '#functions/table/rows/photo-row.ts';
import type { Item } from '#functions/table/write.ts';
import { runChild } from '#infra/local/child.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import type { DemoLogin } from '#infra/local/data-folder.ts';
import { rootFolder } from '#infra/local/source-hash.ts';
import { casts } from './casts.ts';
import { demoPasswordCost, rowsOf } from './rows.ts';

const administrator = { name: 'admin', password: 'stund-admin-demo' } as const;
const rowsAtOnce = 25;
const batchesAtOnce = 4;

/** Pictures of roofs, in the two sizes that the photos worker makes. */
const putPhotos = (bucket: string, photos: readonly Photo[]): Promise<void> =>
  runChild(
    [
      join(rootFolder, 'infra/local/demo/draw-photos.ts'),
      bucket,
      ...photos.map(({ companyId, id }) => `photos/${companyId}/${id}`),
    ],
    "The demo's photos could not be drawn: start with --empty, or fix what is named above.",
  );

async function writeAll(tableName: string, items: readonly Item[]): Promise<void> {
  const plain = new DynamoDBClient({});
  // It prepares every row for a log that is not kept.
  plain.middlewareStack.remove('loggerMiddleware');
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const requests = items.map((row) => ({ PutRequest: { Item: row } }));
  const write = async (): Promise<void> => {
    while (requests.length > 0) {
      let left: BatchWriteCommandInput['RequestItems'] = { [tableName]: requests.splice(0, rowsAtOnce) };
      while (left?.[tableName]?.length)
        left = (await client.send(new BatchWriteCommand({ RequestItems: left }))).UnprocessedItems;
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, write));
  client.destroy();
}

/** The cloud that this process's SDK reaches. */
export type DemoTarget = {
  /** Epoch seconds. */
  readonly now: number;
  readonly tableName: string;
  readonly photosBucket: string;
  readonly secret: (name: string) => Promise<string>;
};

/** The embedded cloud's token key. */
export function demoTargetOf({ clock, model, secret }: Cloud): DemoTarget {
  const tableName = model.tables[0]?.name;
  const photosBucket = process.env['PHOTOS_BUCKET'];
  if (!tableName || !photosBucket) throw new Error('the templates lack the table or the bucket for photos');
  return { now: clock.now(), tableName, photosBucket, secret };
}

/** Fills the table and the buckets; the same clock gives the same story. */
export async function fillDemo(
  { now, tableName, photosBucket, secret }: DemoTarget,
  tell: (sentence: string) => void,
): Promise<DemoLogin[]> {
  const writings: Promise<void>[] = [];
  // Not awaited: the next company's rows are made meanwhile.
  const begin = (writing: Promise<void>): void => {
    writing.catch(() => undefined);
    writings.push(writing);
  };
  const companies: Awaited<ReturnType<typeof rowsOf>>[] = [];
  for (const cast of casts) {
    const rows = await rowsOf(cast, now, { get: secret });
    companies.push(rows);
    begin(writeAll(tableName, rows.items));
  }
  const photos = companies.flatMap((one) => one.photos);
  begin(putPhotos(photosBucket, photos));
  const { name, password } = administrator;
  const passwordHash = await hashPassword(password, demoPasswordCost);
  begin(writeAll(tableName, [administratorItem({ name, passwordHash })]));
  for (const [at, { entries, photos: own }] of companies.entries()) {
    await writings[at];
    const { name: company, people } = casts[at] ?? casts[0];
    tell(`Demo: ${company}, ${people.length} people, ${entries} entries, ${own.length} photos`);
  }
  await Promise.all(writings);
  return loginsOf(companies[0]?.employee ?? { name: '', password: '' });
}

function loginsOf(employee: { readonly name: string; readonly password: string }): DemoLogin[] {
  const ownerOf = ({ name, password }: (typeof casts)[number]): DemoLogin => ({
    role: 'COMPANY',
    path: '/login',
    company: name,
    name,
    password,
  });
  const [first, ...others] = casts;
  const owner = ownerOf(first);
  const office = casts.flatMap(({ name: company, office: one }) =>
    one ? [{ ...ownerOf(first), company, name: one.email, password: one.password }] : [],
  );
  return [
    { role: 'ADMIN', path: '/admin', company: '', ...administrator },
    owner,
    { ...owner, role: 'COMPANY_TIME_CLOCK', path: '/login_time_clock' },
    { ...owner, role: 'EMPLOYEE', path: '/login_employee', ...employee },
    ...others.map(ownerOf),
    ...office,
  ];
}
