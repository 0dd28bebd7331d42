// The report of 200 employees and a year: it fits as columns; the specification's shape refuses it as too large.

import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { read } from '#functions/domain/report/report.ts';
import { isSendable, json } from '#functions/runtime/reply.ts';
import { columnarMediaType } from '#shared/api/report.ts';
import { plainReportEntriesMax, replyBytesMax } from '#shared/limits.ts';
import { columnarReport, report as reportForm } from '#shared/model/report.ts';
import { reportShape } from '#shared/report/report-shape.ts';
import { ctxOf } from '#test/bench/files/report.ts';
import { pagedTable } from '#test/bench/files/paged-table.ts';
import { aYear, year } from '#test/bench/files/year.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

const whole = aYear();
const { table, asked } = pagedTable(whole.items);
const columnsOf = async (range: { from: string; to: string }) =>
  columnarReport.parse(await read(ctxOf(whole, table, true), { query: range }));
const zipped = anEvent({ 'accept-encoding': 'gzip, br' });

describe('a report of 100,000 entries', () => {
  it('fits as columns: read month by month side by side, packed far below what a function may answer with', async () => {
    const columns = await columnsOf(year);
    expect(columns.seconds).toHaveLength(whole.rows.length);
    expect(whole.rows.length).toBeGreaterThanOrEqual(100_000);
    // A month is one partition, so no query waits for another; the rest are the names.
    expect(asked.pagesOfOneQueryMax).toBeLessThanOrEqual(2);
    const reply = json(zipped, 200, columns, columnarMediaType);
    expect(isSendable(reply)).toBe(true);
    expect(Buffer.byteLength(reply.body ?? '')).toBeLessThan(replyBytesMax / 2);
  });

  it('that does not fit in the plain form says so before it is built [report.too-large-422]', async () => {
    await expect(read(ctxOf(whole, table, false), { query: year })).rejects.toMatchObject({
      code: 'report_too_large',
    });
  });

  it('of two months and 200 employees is sent in the plain form to a client that takes it packed', async () => {
    const columns = await columnsOf({ from: '2026-01-01', to: '2026-02-28' });
    expect(columns.seconds.length).toBeGreaterThan(15_000);
    expect(columns.seconds.length).toBeLessThan(plainReportEntriesMax);
    const plain = reportForm.parse(reportShape(columns));
    expect(isSendable(json(zipped, 200, plain))).toBe(true);
    expect(isSendable(json(anEvent({}), 200, plain))).toBe(false);
  });
});

describe('a reply', () => {
  it('is measured as it goes out: packed and in base64', () => {
    const bytes = Math.floor((replyBytesMax * 3) / 4);
    const noise = (length: number) => randomBytes(length).toString('latin1');
    const packed = (text: string) => json(zipped, 200, text);
    expect(isSendable(packed('x'.repeat(bytes * 10)))).toBe(true);
    expect(isSendable(packed(noise(bytes * 2)))).toBe(false);
    expect(gzipSync('x'.repeat(bytes)).length).toBeLessThan(bytes);
  });
});
