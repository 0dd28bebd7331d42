// The demo of a new data folder: three companies with half a year of entries, and their logins.

import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import type { Photo } from '#functions/table/rows/photo-row.ts';
import type { Item } from '#functions/table/write.ts';
import { runChild } from '#infra/local/child.ts';
import { rootFolder } from '#infra/local/source-hash.ts';
import type { DemoLogin } from '#infra/local/data-folder.ts';
import type { Cast } from './cast.ts';
import { kilbride } from './kilbride.ts';
import { type DemoRows, rowsOf } from './rows.ts';
import { tejo } from './tejo.ts';
import { thakverk } from './thakverk.ts';
import type { Cloud } from '#infra/local/cloud.ts';

const casts: readonly [Cast, ...Cast[]] = [thakverk, kilbride, tejo];
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
    "The demo's photos could not be drawn: start with --empty, or mend what is named above.",
  );

async function writeAll(tableName: string, items: readonly Item[]): Promise<void> {
  const plain = new DynamoDBClient({});
  // It prepares every row for a log that is not kept.
  plain.middlewareStack.remove('loggerMiddleware');
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const batches = Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, at) =>
    items.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
  const write = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      let left = { [tableName]: batch.map((row) => ({ PutRequest: { Item: row } })) };
      while (left[tableName]?.length) {
        const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: left }));
        const again = UnprocessedItems?.[tableName] ?? [];
        left = {
          [tableName]: again.flatMap(({ PutRequest }) =>
            PutRequest?.Item ? [{ PutRequest: { Item: PutRequest.Item } }] : [],
          ),
        };
      }
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
  if (!tableName) throw new Error('the templates have no table');
  const photosBucket = process.env['PHOTOS_BUCKET'];
  if (!photosBucket) throw new Error('the templates name no bucket for photos');
  return { now: clock.now(), tableName, photosBucket, secret };
}

/** Fills the table and the buckets; the same clock gives the same story. */
export async function fillDemo(
  { now, tableName, photosBucket, secret }: DemoTarget,
  tell: (sentence: string) => void,
): Promise<DemoLogin[]> {
  const companies: DemoRows[] = [];
  const writings: Promise<void>[] = [];
  const write = (items: readonly Item[]): void => {
    const writing = writeAll(tableName, items);
    writing.catch(() => undefined);
    writings.push(writing);
  };
  for (const cast of casts) {
    const rows = await rowsOf(cast, now, { get: secret });
    companies.push(rows);
    // Not awaited: a thread of Node hashes the next password meanwhile.
    write(rows.items);
  }
  const drawing = putPhotos(
    photosBucket,
    companies.flatMap(({ photos }) => photos),
  );
  drawing.catch(() => undefined);
  const { name, password } = administrator;
  write([administratorItem({ name, passwordHash: await hashPassword(password) })]);
  for (const [at, { name: company, people }] of casts.entries()) {
    const { entries = 0, photos = [] } = companies[at] ?? {};
    await writings[at];
    tell(`Demo: ${company}, ${people.length} people, ${entries} entries, ${photos.length} photos`);
  }
  await Promise.all([...writings, drawing]);
  return loginsOf(companies);
}

function loginsOf(companies: readonly DemoRows[]): DemoLogin[] {
  const owners = casts.map(
    ({ name, password }): DemoLogin => ({
      role: 'COMPANY',
      path: '/login',
      company: name,
      name,
      password,
    }),
  );
  const [{ name: company, password }] = casts;
  const employee = companies[0]?.employee ?? { name: '', password: '' };
  return [
    { role: 'ADMIN', path: '/admin', company: '', ...administrator },
    ...owners.slice(0, 1),
    { role: 'COMPANY_TIME_CLOCK', path: '/login_time_clock', company, name: company, password },
    { role: 'EMPLOYEE', path: '/login_employee', company, ...employee },
    ...owners.slice(1),
  ];
}
