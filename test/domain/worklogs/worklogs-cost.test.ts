// What entries cost: their bytes on disk, and the write units and round trips of a punch.

import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { ranges } from '#functions/table/keys.ts';
import type { DynamoCall } from '#infra/local/aws/dynamo/dynamo.ts';
import { itemBytes } from '#infra/local/aws/dynamo/capacity.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite({}, '2026-11-18T07:58:13Z');

describe('a punch', () => {
  it('is one transaction of at most 6 write units, and no read that it waits for', async () => {
    const calls: DynamoCall[] = [];
    const into = await world.asEmployee(site.anna);
    const stop = world.dynamo.watch((call) => calls.push(call));
    await clockIn(into, { body: site.press({ comment: 'A comment of usual length' }) });
    const ofIn = calls.splice(0);
    world.pass(3600);
    const out = await world.asEmployee(site.anna);
    calls.splice(0);
    await clockOut(out, { body: site.leave() });
    stop();
    for (const punch of [ofIn, calls]) {
      const writes = punch.filter(({ operation }) => !/Get|Query/.test(operation));
      expect(writes.map(({ operation }) => operation)).toEqual(['TransactWriteItems']);
      expect(writes[0]?.consumed.reduce((sum, one) => sum + one.writeUnits, 0)).toBeLessThanOrEqual(6);
    }
    // Names and comments for the reply are read beside the transaction, in the same round trip.
    expect([ofIn.length, calls.length]).toEqual([2, 2]);
  });
});

describe('an entry', () => {
  it('takes at most 120 bytes, keys included, so that a page of 1 MB holds more than 8,000', async () => {
    for (const seconds of [14_387, 12_011, 17_999]) await site.worked(seconds);
    const items = await world.table.queryAll(ranges.month(site.company.id, '202611'));
    expect(items).toHaveLength(3);
    for (const item of items) expect(itemBytes(marshall(item))).toBeLessThanOrEqual(120);
  });
});
