// `npm run cost`: AWS's monthly bill for 1, 403 and 100,000 companies, from counted capacity units and published prices.

import * as z from 'zod';
import { checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { sweepDeletions } from '#functions/domain/deletions/sweep.ts';
import { countSocial } from '#functions/domain/public/social.ts';
import { sweepForgotten } from '#functions/domain/worklogs/press/forgotten.ts';
import { sweepTrials } from '#functions/domain/companies/trial-sweep.ts';
import { schedules } from '#events/schedules.ts';
import { workLogColumnsMediaType } from '#shared/model/worklog/columns.ts';
import { toWire } from '#shared/time/instant.ts';
import { openPeople } from '#test/kit/world/people.ts';
import { aPress, aTenant } from '#test/kit/system/tenant.ts';
import { costOf } from './actions.ts';
import { openGrounds } from './grounds.ts';
import { prices } from './prices.ts';

/** A company's month: ten employees on 21 days, as `table-and-performance.md` section 9 has it, and an office. */
const month = {
  employees: 10,
  days: 21,
  entriesADay: 2,
  appOpeningsADay: 3,
  boardOpeningsADay: 4,
  /** The board asks for news every half minute while somebody looks at it: `-- 0` leaves that out. */
  boardHoursADay: Number(process.argv[2] ?? 2),
  reports: 4,
  exports: 1,
  photosPerEntry: 0.05,
  mails: 3,
  keptMonths: 36,
} as const;
/** What cannot be measured here: a warm handler on 1,024 MB, a photo on 1,769 MB, a photo's two sizes. */
const guessed = {
  handlerSeconds: 0.04,
  handlerGigabytes: 1,
  photoSeconds: 0.3,
  photoGigabytes: 1.73,
  busyHours: 12,
} as const;
const photoBytes = 393_000;
const logBytesPerRequest = 700;
const rowBytes = 200;
/** Lambda keeps the trace of a second’s first call and of every twentieth other, and the choice cannot be changed; calls come by day. */
const tracesOf = (calls: number): number => {
  const busySeconds = month.days * guessed.busyHours * 3600;
  const first = Math.min(calls, busySeconds);
  return first + (calls - first) / 20;
};

type Use = { requests: number; reads: number; writes: number; bytes: number };
const made = z.object({ id: z.string() });
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function actionsOfAMonth(): Promise<Use> {
  const grounds = await openGrounds();
  const total: Use = { requests: 0, reads: 0, writes: 0, bytes: 0 };
  try {
    const { tokens, ids } = await aTenant(grounds);
    const at = async () => toWire(await grounds.clock.now());
    const presses = month.employees * month.days * month.entriesADay;
    const openings = month.employees * month.days * month.appOpeningsADay;
    const boards = month.boardOpeningsADay * month.days;
    const polls = month.boardHoursADay * 120 * month.days;
    type Ask = Parameters<Parameters<typeof costOf>[1]>[0];
    async function count(times: number, requests: number, action: (ask: Ask) => Promise<unknown>) {
      const { reads, writes, bytes } = await costOf(grounds, action);
      total.requests += times * requests;
      total.reads += times * reads;
      total.writes += times * writes;
      total.bytes += times * bytes;
    }
    const anna = (method: string, path: string, body?: unknown) => (ask: Ask) =>
      ask(method, path, { token: tokens.anna, ...(body === undefined ? {} : { body }) });
    const owner =
      (path: string, headers: Readonly<Record<string, string>> = {}) =>
      (ask: Ask) =>
        ask('GET', path, { token: tokens.company, headers });
    let entry = '';
    await count(presses, 1, async (ask) => {
      const body = { id: aPress(), project_id: ids.project, at: await at() };
      entry = made.parse(await anna('POST', '/employee/v2/clock_in', body)(ask)).id;
    });
    await new Promise((done) => setTimeout(done, 1100));
    const out = { work_log_id: entry, project_id: ids.project };
    await count(presses, 1, async (ask) =>
      anna('POST', '/employee/v2/clock_out', { id: aPress(), at: await at(), ...out })(ask),
    );
    await count(openings, 4, (ask) =>
      Promise.all([
        anna('POST', '/api/self')(ask),
        anna('GET', '/employee/v2/clock')(ask),
        anna('GET', '/employee/v2/projects')(ask),
        anna('GET', '/employee/worklogs')(ask),
      ]),
    );
    await count(boards, 5, (ask) =>
      Promise.all([
        ask('POST', '/api/self', { token: tokens.company }),
        owner('/api/employees')(ask),
        owner('/api/projects')(ask),
        owner('/api/worklogs/overview')(ask),
        owner('/api/worklogs', { accept: workLogColumnsMediaType })(ask),
      ]),
    );
    await count(polls, 2, (ask) =>
      Promise.all([owner(`/api/worklogs/${entry}/refresh`)(ask), owner('/api/worklogs/overview')(ask)]),
    );
    await count(month.reports, 1, owner('/api/report', { accept: 'application/vnd.report+json' }));
    await count(month.exports, 1, (ask) =>
      ask('POST', '/api/exports', {
        token: tokens.company,
        body: { kind: 'entries', filters: { from: '2026-11-01', to: '2026-11-02' } },
      }),
    );
    return total;
  } finally {
    await grounds.stop();
  }
}

/** What the timers read for each company there is: the difference that ten more make. */
async function timersOfAMonth(): Promise<Pick<Use, 'reads' | 'writes'>> {
  const people = await openPeople();
  try {
    const { table, send, secrets, log, clock } = people;
    const job = {
      table,
      send,
      secrets,
      log,
      webOrigin: '',
      now: clock.now,
      attempt: 1,
      processId: undefined,
    };
    const sweeps = {
      'trial-sweep': () => sweepTrials(job),
      'social-count': () => countSocial(job),
      'forgotten-sweep': () => sweepForgotten(job),
      'deletion-sweep': () => sweepDeletions(job),
      'count-check': () => checkCounts(job),
    };
    const companies = 10;
    const measured = async () => {
      const units: Record<string, Pick<Use, 'reads' | 'writes'>> = {};
      for (const [name, sweep] of Object.entries(sweeps)) {
        const one = { reads: 0, writes: 0 };
        const stop = people.dynamo.watch(({ consumed }) => {
          for (const { readUnits, writeUnits } of consumed) {
            one.reads += readUnits;
            one.writes += writeUnits;
          }
        });
        await sweep();
        stop();
        units[name] = one;
      }
      return units;
    };
    for (let n = 0; n < companies; n += 1) await people.aCompany(`First ${n}`);
    await measured();
    const before = await measured();
    for (let n = 0; n < companies; n += 1) await people.aCompany(`Second ${n}`);
    await measured();
    const after = await measured();
    const total = { reads: 0, writes: 0 };
    for (const { name, everyMinutes } of schedules) {
      const times = (30 * 24 * 60) / everyMinutes;
      total.reads += (times * ((after[name]?.reads ?? 0) - (before[name]?.reads ?? 0))) / companies;
      total.writes += (times * ((after[name]?.writes ?? 0) - (before[name]?.writes ?? 0))) / companies;
    }
    return total;
  } finally {
    await people.close();
  }
}

type Kind = keyof typeof prices;
/** Units of each kind that so many companies use in a month. */
function usedBy(
  companies: number,
  use: Use,
  timers: Pick<Use, 'reads' | 'writes'>,
): Readonly<Record<Kind, number>> {
  const entries = month.employees * month.days * month.entriesADay;
  const photos = entries * month.photosPerEntry;
  const gigabyte = 1e9;
  // Rows with what belongs to them: history, comments, sessions.
  const rows = (companies * entries * month.keptMonths * rowBytes) / gigabyte;
  const requests = companies * use.requests;
  const chores = schedules.reduce((sum, { everyMinutes }) => sum + (30 * 24 * 60) / everyMinutes, 0);
  const jobs = companies * (photos + month.exports + month.mails) + chores;
  return {
    tableWrites: companies * (use.writes + timers.writes + photos * 4),
    tableReads: companies * (use.reads + timers.reads),
    tableStorage: rows,
    tableBackup: rows,
    functionCalls: requests + jobs,
    functionTime:
      requests * guessed.handlerSeconds * guessed.handlerGigabytes +
      companies * photos * guessed.photoSeconds * guessed.photoGigabytes +
      chores,
    gatewayCalls: requests,
    edgeTraffic: (companies * (use.bytes + photos * photoBytes)) / gigabyte,
    edgeCalls: requests,
    fileStorage: (companies * photos * month.keptMonths * photoBytes) / gigabyte,
    filePuts: companies * photos * 3,
    queueCalls: jobs * 3 + 7 * 30 * 24 * 180,
    traces: tracesOf(requests + jobs),
    logs: (requests * logBytesPerRequest) / gigabyte,
    // Of prod's templates.
    alarms: 32,
    metrics: 8,
    mails: companies * month.mails,
    zones: 1,
    firewallRules: 1,
    firewallCalls: requests,
  };
}

const dollarsOf = (kind: Kind, units: number): number => {
  const price: (typeof prices)[Kind] & { readonly free?: number } = prices[kind];
  return (Math.max(0, units - (price.free ?? 0)) / price.per) * price.dollars;
};
const money = (dollars: number): string =>
  dollars.toLocaleString('en', { maximumFractionDigits: 2, minimumFractionDigits: 2 });

const [use, timers] = [await actionsOfAMonth(), await timersOfAMonth()];
const sizes = [1, 403, 100_000] as const;
const bills = sizes.map((companies) => usedBy(companies, use, timers));
say(
  `A company's month: ${Math.round(use.requests)} requests, ${Math.round(use.reads)} read and ${Math.round(use.writes)} write units, ` +
    `${(use.bytes / 1e6).toFixed(1)} MB of replies; timers read ${Math.round(timers.reads)} and write ${Math.round(timers.writes)} units for it.\n`,
);
say(
  `| dollars a month | ${sizes.map((companies) => `${companies.toLocaleString('en')} companies`).join(' | ')} |`,
);
say(`|---|${sizes.map(() => '---:').join('|')}|`);
for (const kind of Object.keys(prices).filter((name): name is Kind => name in prices)) {
  const mark = prices[kind].isVerified ? '' : ' *';
  say(
    `| ${prices[kind].of}${mark} | ${bills.map((bill) => money(dollarsOf(kind, bill[kind]))).join(' | ')} |`,
  );
}
const totals = bills.map((bill) =>
  Object.keys(prices)
    .filter((name): name is Kind => name in prices)
    .reduce((sum, kind) => sum + dollarsOf(kind, bill[kind]), 0),
);
say(`| **all** | ${totals.map((total) => `**${money(total)}**`).join(' | ')} |`);
say(`| each company | ${totals.map((total, at) => (total / (sizes[at] ?? 1)).toFixed(4)).join(' | ')} |`);
say(
  '\n* not verified for eu-central-1: test/bench/prices.ts says where each was read. SMS, which cost the most, are apart: each a few cents.',
);
process.exit(0);
