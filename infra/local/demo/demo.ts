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
import type { Item } from '#functions/table/write.ts';
import { runChild } from '#infra/local/child.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import type { DemoLogin } from '#infra/local/data-folder.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { casts, hulda, kilbride, tejo, thakverk } from './casts.ts';
import { demoPasswordCost, rowsOf } from './rows.ts';

const administrator = { name: 'admin', password: 'stund-admin-demo' };
const photosRefusal = "The demo's photos could not be drawn: start with --empty, or fix what is named above.";
const rowsAtOnce = 25;
const batchesAtOnce = 4;

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
export async function fillDemo(target: DemoTarget, tell: (sentence: string) => void): Promise<DemoLogin[]> {
  const { now, tableName, photosBucket, secret } = target;
  const companies = await Promise.all(casts.map((cast) => rowsOf(cast, now, { get: secret })));
  const passwordHash = await hashPassword(administrator.password, demoPasswordCost);
  const items = [
    administratorItem({ name: administrator.name, passwordHash }),
    ...companies.flatMap((one) => one.items),
  ];
  const photos = companies.flatMap((one) =>
    one.photos.map(({ companyId, id }) => `photos/${companyId}/${id}`),
  );
  const drawing = join(rootFolder, 'infra/local/demo/draw-photos.ts');
  const drawn = runChild([drawing, photosBucket, ...photos], photosRefusal);
  await Promise.all([drawn, writeAll(tableName, items)]);
  for (const one of companies)
    tell(`Demo: ${one.name}, ${one.people} people, ${one.entries} entries, ${one.photos.length} photos`);
  return loginsOf(companies[0]?.employee ?? administrator);
}

type Named = { readonly name: string; readonly password: string };
function loginsOf(employee: Named): DemoLogin[] {
  const logins = [
    ['ADMIN', '/admin', '', administrator],
    ['COMPANY', '/login', thakverk.name, thakverk],
    ['COMPANY_TIME_CLOCK', '/login_time_clock', thakverk.name, thakverk],
    ['EMPLOYEE', '/login_employee', thakverk.name, employee],
    ['COMPANY', '/login', kilbride.name, kilbride],
    ['COMPANY', '/login', tejo.name, tejo],
    ['COMPANY', '/login', thakverk.name, { ...hulda, name: hulda.email }],
  ] as const;
  return logins.map(([role, path, company, { name, password }]) => ({ role, path, company, name, password }));
}
