// Writes one workbook in a process of its own and says what that took; `bench/export.ts` starts it.

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Layout, layoutOf } from '#functions/domain/exports/sheet/layouts.ts';
import { type Picture, pictureFrom } from '#functions/domain/exports/sheet/pictures.ts';
import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import { writeWorkbook } from '#functions/domain/exports/sheet/workbook.ts';
import type { Work } from '#functions/domain/report/report.ts';
import { picturedRowsMax } from '#shared/limits.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { paperJob, plainSheet, sheetJob, wholeReport } from './export-jobs.ts';

const plainRows = 100_000;
const photosCount = 200;
const hour = 3600;
const startAt = 1_767_254_400;

const photo = (n: number) => ({
  id: `m${n}`,
  text: '',
  createdAt: startAt,
  createdBy: 'Employee' as const,
  photoId: `f${n}`,
  photoState: 'ready' as const,
});

function rowsOf(hasPhotos: boolean): SheetRow[] {
  const length = hasPhotos ? picturedRowsMax : plainRows;
  return Array.from({ length }, (_, n): SheetRow => {
    const totalSeconds = 4 * hour + (n % 3599);
    const overtimeSeconds = n % 7 === 0 ? hour : 0;
    const from = startAt + (n % 500) * 43_200;
    return {
      day: '2026-03-02',
      startAt: from,
      endAt: from + totalSeconds,
      employee: `Employee Number ${n % 200}`,
      kennitalaPayday: '',
      projects: [`Project on Site ${n % 100}`],
      entries: 1,
      totalSeconds,
      regularSeconds: totalSeconds - overtimeSeconds - 900,
      overtimeSeconds,
      lunchSeconds: 900,
      overtime2Seconds: 0,
      overtime3Seconds: 0,
      isLunchWorked: false,
      metresIn: undefined,
      metresOut: undefined,
      comments: hasPhotos && n % (length / photosCount) === 0 ? [photo(n)] : [],
    };
  });
}

const work: Work = {
  employees: new Map(),
  projects: new Map(),
  from: '2026-01-01',
  to: '2026-12-31',
  zone: zoneOf('Europe/Dublin'),
  rules: noPayRules,
  lunchOfEmployee: new Map(),
  replacedLunches: 0,
  entries: [],
  parts: [],
  rows: new Map(),
  running: [],
  openRows: [],
  openEntries: 0,
  isExample: false,
};

async function thumbnail(): Promise<Picture> {
  const create = { width: 100, height: 75, channels: 3, background: '#0b6b55' } as const;
  const jpeg = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
  const picture = pictureFrom(jpeg);
  if (picture === undefined) throw new Error('the picture is none');
  return picture;
}

const sheetOf = (layout: Layout, rows: readonly SheetRow[]) =>
  ({
    ...plainSheet,
    createdAt: startAt,
    layout,
    rows,
  }) as const;

async function ours(path: string, rows: readonly SheetRow[], picture: Picture | undefined): Promise<void> {
  const hasPhotos = picture !== undefined;
  const layout = layoutOf('entries', { ...wholeReport, hasComments: true, hasPhotos });
  await writeWorkbook(createWriteStream(path), {
    ...sheetOf(layout, rows),
    work,
    ...(picture
      ? { photos: { as: 'pictures', of: async ({ comments }) => comments.map(() => picture) } }
      : {}),
    advance: () => new Promise((done) => setImmediate(done)),
  });
}

const kind = process.argv[2];
const folder = await mkdtemp(join(tmpdir(), 'bench-export-'));
try {
  const path = join(folder, 'book.xlsx');
  const whole =
    kind === 'job' ? await sheetJob(folder) : kind === 'paper' ? await paperJob(folder) : undefined;
  const rows = whole ? [] : rowsOf(kind === 'photos');
  const picture = kind === 'photos' ? await thumbnail() : undefined;
  globalThis.gc?.();
  const rssBefore = process.memoryUsage.rss();
  // The process's own peak lies where the pages were read in: it is looked at on the way.
  let rssSeen = rssBefore;
  const look = () => {
    rssSeen = Math.max(rssSeen, process.memoryUsage.rss());
  };
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  let readUnits = 0;
  if (whole) readUnits = await whole(path, look);
  else await ours(path, rows, picture);
  look();
  const { user, system } = process.cpuUsage(cpuBefore);
  const peak = whole ? rssSeen : process.resourceUsage().maxRSS * 1024;
  const { size } = await stat(path);
  const said = {
    cpuSeconds: (user + system) / 1e6,
    wallSeconds: (performance.now() - startedAt) / 1000,
    addedMegabytes: Math.max(0, peak - rssBefore) / 1e6,
    peakMegabytes: peak / 1e6,
    fileMegabytes: size / 1e6,
    readUnits,
  };
  process.stdout.write(`${JSON.stringify(said)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
