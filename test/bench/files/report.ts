// What a report of 100,000 entries costs: reads, pages, processor time, bytes on the wire, and its arithmetic alone.

import { gzipSync } from 'node:zlib';
import { openPhotoLinks } from '#functions/aws/photo-links.ts';
import { read } from '#functions/domain/report/report.ts';
import { columnarMediaType } from '#shared/api/report.ts';
import { columnarReport } from '#shared/model/report.ts';
import { reportEntries } from '#shared/report/report-entries.ts';
import { type WorkEntry, workReport } from '#shared/pay/overtime.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import { groupsOf, totalOf } from '#web/features/report/report-groups.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { type Figure, figure } from '#test/bench/figure.ts';
import { pagedTable } from './paged-table.ts';
import { afterYear, aYear, type Year, year } from './year.ts';

const runs = 7;
const byLetters = (a: string, b: string): number => (a < b ? -1 : 1);

export async function benchReport(): Promise<Figure[]> {
  const whole = aYear();
  const { table, asked, bytesOfItem } = pagedTable(whole.items);
  const seconds: number[] = [];
  let wire = Buffer.alloc(0);
  let json = '';
  for (let run = 0; run < runs; run += 1) {
    Object.assign(asked, { queries: 0, pages: 0, readUnits: 0, pagesOfOneQueryMax: 0 });
    const before = process.cpuUsage();
    const columns = columnarReport.parse(await read(ctxOf(whole, table), { query: year }));
    json = JSON.stringify(columns);
    // As runtime/reply.ts sends it.
    wire = gzipSync(json, { level: 3 });
    const { user, system } = process.cpuUsage(before);
    seconds.push((user + system) / 1e6);
  }
  const rebuilt: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    // As the report's screen reads it, up to the figures of every section.
    const entries = reportEntries(columnarReport.parse(JSON.parse(json)));
    totalOf(entries);
    for (const kind of ['project', 'employee'] as const) groupsOf(entries, kind, byLetters);
    rebuilt.push(performance.now() - startedAt);
  }
  return [
    figure('B5', 'an entry with its keys, one in five with a comment', bytesOfItem, 'B', 120),
    figure(
      'B6',
      'year report of 100,000 entries: pages of its largest query',
      asked.pagesOfOneQueryMax,
      'pages',
      2,
    ),
    figure('B6', 'year report: queries side by side', asked.queries, 'queries'),
    figure('B6', 'year report: read units', asked.readUnits, 'RCU', 1600),
    figure('B6', 'year report: processor time, table to compressed reply', seconds, 's', 1.5),
    figure('B6', 'year report: on the wire', wire.length / 1e6, 'MB', 1.6),
    figure('B6', 'year report: read in the client, with the sums of 300 sections', rebuilt, 'ms'),
    aggregate(whole),
  ];
}

function aggregate({ company, rows }: Year): Figure {
  const zone = zoneOf(company.settings.time_zone);
  const entries = rows.map(
    ({ id, employeeId, projectId, startAt, endAt }): WorkEntry => ({
      id,
      employeeId,
      projectId,
      startAt,
      endAt: endAt ?? startAt,
    }),
  );
  const milliseconds: number[] = [];
  for (let run = 0; run < runs * 3; run += 1) {
    const startedAt = performance.now();
    workReport({ zone, country: company.country, rules: company.settings, entries, ...year });
    milliseconds.push(performance.now() - startedAt);
  }
  return figure('B7', 'arithmetic of 100,000 entries with overtime by the week', milliseconds, 'ms', 35);
}

/** Asks for the columns, or for the specification's shape. */
export function ctxOf(
  { company }: Year,
  table: Ctx['table'],
  takesColumns = true,
): Parameters<typeof read>[0] {
  return {
    now: afterYear,
    nowMilliseconds: afterYear * 1000,
    requestId: 'bench',
    address: '',
    isBrowser: false,
    accepts: (mediaType) => takesColumns && mediaType === columnarMediaType,
    table,
    secrets: { get: () => Promise.reject(new Error('the bench has no secrets')) },
    log: quietLog,
    once: undefined,
    extras: { session: undefined, nextCursor: undefined, form: undefined },
    webOrigin: '',
    webOrigins: [],
    company,
    session: {
      companyId: company.id,
      subject: 'COMPANY',
      secretHash: '',
      role: 'COMPANY',
      version: 0,
      createdAt: 0,
      usedAt: 0,
      actingFor: undefined,
    },
    photoLinks: openPhotoLinks('https://photos.example', 'K'),
  };
}
