// The demo of a new data folder: three companies with half a year of entries, and their logins.

import { join } from 'node:path';
import { Readable } from 'node:stream';
import { marshall } from '@aws-sdk/util-dynamodb';
import { openTableCopy } from '#functions/aws/table-copy.ts';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { runChild } from '#infra/local/child.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import type { DemoLogin } from '#infra/local/data-folder.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { casts, kilbride, office, tejo, thakverk } from './casts.ts';
import { cheaplyHashed, rowsOf } from './rows.ts';

const administrator = { name: 'admin', password: 'stund-admin-demo' };
const photosRefusal = "The demo's photos could not be drawn: start with --empty, or fix what is named above.";

/** The cloud that this process's SDK reaches: here the embedded one. */
export function demoTargetOf({ clock, model, secret }: Cloud) {
  const [tableName, photosBucket] = [model.tables[0]?.name, process.env['PHOTOS_BUCKET']];
  if (!tableName || !photosBucket) throw new Error('the templates lack the table or the bucket for photos');
  return { now: clock.now(), tableName, photosBucket, secret };
}
export type DemoTarget = ReturnType<typeof demoTargetOf>;

/** Fills the table and the buckets; the same clock gives the same story. */
export async function fillDemo(target: DemoTarget, tell: (sentence: string) => void): Promise<DemoLogin[]> {
  const { now, tableName, photosBucket, secret } = target;
  const companies = await Promise.all(casts.map((cast) => rowsOf(cast, now, { get: secret })));
  const passwordHash = await cheaplyHashed(administrator.password);
  const items = companies.flatMap((one) => one.items);
  items.push(administratorItem({ ...administrator, passwordHash }));
  const photos = companies.flatMap((one) => one.photos);
  const drawing = join(rootFolder, 'infra/local/demo/draw-photos.ts');
  const table = openTableCopy(tableName);
  await Promise.all([
    runChild([drawing, photosBucket, ...photos], photosRefusal),
    table.write(Readable.from(items.map((item) => marshall(item, { removeUndefinedValues: true })))),
  ]);
  table.close();
  for (const { cast, entries } of companies)
    tell(`Demo: ${cast.name}, ${cast.people.length} people, ${entries.length} entries`);
  tell(`Demo: ${photos.length} photos`);
  const logins = [
    ['ADMIN', '/admin', '', administrator],
    ['COMPANY', '/login', thakverk.name, thakverk],
    ['COMPANY_TIME_CLOCK', '/login_time_clock', thakverk.name, thakverk],
    ['EMPLOYEE', '/login_employee', thakverk.name, companies[0]?.employee ?? administrator],
    ['COMPANY', '/login', kilbride.name, kilbride],
    ['COMPANY', '/login', tejo.name, tejo],
    ...office.map((one) => ['COMPANY', '/login', thakverk.name, { ...one, name: one.email }] as const),
  ] as const;
  return logins.map(([role, path, company, { name, password }]) => ({ role, path, company, name, password }));
}
