// Every schedule, run once, three times, late, and not at all for a day: nothing is doubled, nothing is lost.

import { beforeEach, describe, expect, it } from 'vitest';
import { schedules } from '#events/schedules.ts';
import { sweepRetention } from '#functions/domain/upkeep/retention.ts';
import { sweepTrials } from '#functions/domain/companies/trial-sweep.ts';
import { catchUpNames, checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { askDeletion } from '#functions/domain/deletions/deletions.ts';
import { sweepOrphans } from '#functions/domain/deletions/orphans.ts';
import { sweepDeletions } from '#functions/domain/deletions/sweep.ts';
import { create } from '#functions/domain/exports/exports.ts';
import { sweepExports } from '#functions/domain/exports/jobs/sweep.ts';
import { askMissing } from '#functions/domain/day-notes/missing-sms.ts';
import { sweepMissing } from '#functions/domain/day-notes/missing-sweep.ts';
import { checkEveryCompany } from '#functions/domain/invariants/check.ts';
import { sweepReports } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { sweepOutbox } from '#functions/domain/notices/outbox.ts';
import { countHours } from '#functions/domain/platform/month-hours.ts';
import { countSocial, socialStatistic } from '#functions/domain/public/social.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { sweepForgotten } from '#functions/domain/worklogs/press/forgotten.ts';
import type { LogFields } from '#functions/runtime/log.ts';
import { newCompany } from '#functions/domain/companies/store.ts';
import { folded, keys, ranges } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { photoItem } from '#functions/table/rows/photo-row.ts';
import type { Item } from '#functions/table/write.ts';
import {
  accountDeletionDays,
  deletionWarningDays,
  exportLostSeconds,
  orphanSeconds,
  outboxWaitSeconds,
  socialStatisticFloor,
  trialDays,
} from '#shared/limits.ts';
import { monthlyReportChange } from '#shared/model/company/monthly-report-setting.ts';
import { toWire } from '#shared/time/instant.ts';
import { useBilling } from '#test/kit/world/billing-site.ts';
import { aClientId, at, openWorld } from '#test/kit/world/context.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { companyRow } from '#test/kit/world/rows.ts';
import { useWorld } from '#test/kit/world/use-site.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { aCrew, march } from '#test/domain/exports/exported-month.ts';
import { worked } from '#test/domain/report/worked.ts';

const billing = await useBilling();
const beginning = '2026-04-02T08:00:00Z';
const world = await useWorld(beginning);
const office = await useOffice(world);
// A table for each test: every schedule walks all companies.
beforeEach(async () => {
  await world.close();
  Object.assign(world, await openWorld(beginning));
});
const [hour, day] = [3600, 86_400];

/** One schedule's work, arranged so that something is due in so many seconds. */
type Arranged = {
  readonly due: number;
  readonly pass?: (seconds: number) => void;
  readonly run: () => Promise<void>;
  /** The state afterwards: the same however the chore was run. */
  readonly see: () => Promise<unknown>;
  readonly expected: unknown;
};
type Name = (typeof schedules)[number]['name'];

const job = () => ({
  ...office.asWorker(),
  photoBucket: office.photoBucket,
  exportBucket: office.exportBucket,
});
const crewOf = (over: object = {}) => aCrew(world, { isPaying: false, ...over });
const sentTo = (companyId: string) =>
  [...office.sent, ...world.sent].flatMap(({ name, body }) => {
    const isTheirs =
      typeof body === 'object' && body !== null && 'companyId' in body && body.companyId === companyId;
    return isTheirs ? ['template' in body ? body.template : name] : [];
  });
const photoFiles = { remove: async () => undefined };

const arranged: Readonly<Record<Name, () => Promise<Arranged>>> = {
  'outbox-sweep': async () => {
    const key = keys.outgoing(1, `late ${aClientId()}`);
    await world.table.write({ put: { ...key, n: 'mail.requested', b: '{}', at: world.clock.now } });
    const resent: string[] = [];
    const resend = async (_: unknown, row: Item) => {
      if (row['SK'] !== key.SK) return;
      await world.table.write({ delete: key });
      resent.push(key.SK);
    };
    return {
      due: outboxWaitSeconds,
      run: () => sweepOutbox({ ...job(), resend }),
      // Two sweeps at once may both send it; its effect happens once (runtime/hold).
      see: async () => [resent.length > 0, await world.table.get(key)],
      expected: [true, undefined],
    };
  },
  'export-sweep': async () => {
    const { company } = await crewOf();
    const asked = await create(await office.asCompany(company), {
      body: { kind: 'entries', filters: march },
    });
    return {
      due: exportLostSeconds,
      run: () => sweepExports(job()),
      see: async () => [
        (await office.job(company, asked.id)).state,
        (await world.table.get(keys.unfinishedExports(company.id)))?.['n'] ?? 0,
      ],
      expected: ['failed', 0],
    };
  },
  'name-check': async () => {
    const company = companyRow(world.clock.now, { name: `Þak & Múr ${aClientId()}` });
    const [row, , ...rest] = newCompany(company);
    if (!row) throw new Error('a company has a row');
    // As a release of before left it: the name under the older rule alone.
    await world.table.write(
      row,
      { put: { ...keys.companyName(company.name, folded), c: company.id } },
      ...rest,
    );
    return {
      due: 0,
      run: () => catchUpNames(job()),
      see: async () => [
        (await world.table.get(keys.companyName(company.name, foldedName)))?.['c'],
        (await world.company(company.id)).hasNamesCaughtUp,
      ],
      expected: [company.id, true],
    };
  },
  'social-count': async () => {
    const { company, roof } = await crewOf();
    await world.table.write({ update: keys.project(company.id, roof.id), set: { t: 7200 } });
    return {
      due: hour,
      run: () => countSocial(job()),
      see: async () => {
        const { c, t } = (await world.table.get(keys.socialStatistic())) ?? {};
        const rows = (await world.items()).filter(
          ({ SK, t: total }) => String(SK).startsWith('P#') && total !== undefined,
        );
        const listed = (await world.items()).filter(({ PK }) => String(PK).startsWith('G#'));
        return [c === listed.length, t === rows.reduce((sum, row) => sum + Number(row['t']), 0)];
      },
      expected: [true, true],
    };
  },
  'forgotten-sweep': async () => {
    const { company, anna, roof } = await crewOf();
    const rule = { remind_after_hours: null, close_after_hours: 12 };
    await world.table.write({ update: keys.company(company.id), set: { 'st.forgotten_clock_out': rule } });
    const startAt = world.clock.now;
    const body = { id: aClientId(), project_id: roof.id, at: toWire(startAt) };
    await clockIn(await world.asEmployee(anna), { body });
    return {
      due: 12 * hour,
      run: () => sweepForgotten(job()),
      see: async () => {
        const items = await world.items();
        const entries = items.filter(({ PK }) => String(PK).startsWith(`C#${company.id}#W#`));
        const history = items.filter(({ PK }) => String(PK).startsWith(`C#${company.id}#H#`));
        return [entries.map(({ e, ae }) => [e, ae]), history.length, (await world.employee(anna)).open];
      },
      expected: [[[startAt + 12 * hour, 1]], 1, undefined],
    };
  },
  'report-sweep': async () => {
    const { company, anna, roof } = await crewOf({ isEmailVerified: true });
    await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z');
    const setting = monthlyReportChange.parse({
      addresses: [company.email],
      kinds: ['employees'],
      language: 'en',
      day: 3,
    });
    const since = toWire(at('2026-03-01T00:00:00Z'));
    await world.table.write({
      update: keys.company(company.id),
      set: { 'st.monthly_report': { ...setting, since } },
    });
    return {
      due: day,
      run: () => sweepReports(job()),
      see: async () => [
        (await world.table.queryAll(ranges.reportRuns(company.id))).map(({ id }) => id),
        (await world.table.queryAll(ranges.exportJobs(company.id))).length,
      ],
      expected: [['2026-03'], 1],
    };
  },
  'missing-sweep': async () => {
    const { company } = await crewOf({ isEmailVerified: true });
    const usual = Array.from({ length: 7 }, () => ({ start: '08:00', end: '16:00' }));
    await world.table.write({
      update: keys.company(company.id),
      set: { 'st.usual_week': usual, 'st.features.mail_missing': true, 'st.time_zone': 'Europe/Lisbon' },
    });
    return {
      // Half past seven in Lisbon, past Easter Monday.
      due: 6 * day - 1.5 * hour,
      run: () => sweepMissing(job()),
      see: async () => sentTo(company.id),
      expected: ['missing_days'],
    };
  },
  'missing-question': async () => {
    const { company, anna } = await crewOf();
    const usual = Array.from({ length: 7 }, () => ({ start: '08:00', end: '11:00' }));
    const features = { approve_work_logs: false, ask_missing: true, ask_missing_sms: true };
    await world.table.write(
      { update: keys.company(company.id), set: { 'st.usual_week': usual, 'st.features': features } },
      { update: keys.employee(company.id, anna.id), set: { ph: '+353851234567' } },
    );
    return {
      // Noon in Dublin, past Easter Monday.
      due: 5 * day + 3 * hour,
      run: () => askMissing(job()),
      see: async () => sentTo(company.id),
      expected: ['missing_day'],
    };
  },
  'trial-sweep': async () => {
    const { company } = await crewOf();
    return {
      due: trialDays * day,
      run: () => sweepTrials(job()),
      see: async () => sentTo(company.id),
      expected: ['trial_over'],
    };
  },
  'billing-check': async () => {
    billing.world.clock.now = at('2026-11-18T08:00:00Z');
    billing.company = await billing.world.aCompany({ isPaying: false });
    const before = billing.invoices().length;
    await billing.payByBank();
    return {
      due: at('2026-12-22T00:00:00Z') - billing.world.clock.now,
      pass: billing.world.pass,
      run: billing.check,
      see: async () =>
        billing
          .invoices()
          .slice(before)
          .map(({ dueDate }) => dueDate),
      expected: ['2026-12-01', '2027-01-01'],
    };
  },
  'deletion-sweep': async () => {
    const { company } = await crewOf();
    await askDeletion(await world.asCompany(company), { body: { name: company.name } });
    return {
      due: (accountDeletionDays - deletionWarningDays) * day,
      run: () => sweepDeletions(job()),
      see: async () => sentTo(company.id).toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
      expected: ['deletion_asked', 'deletion_near'],
    };
  },
  'orphan-sweep': async () => {
    const { company } = await crewOf();
    const photo = (id: string) => `photos/${company.id}/${id}.jpg`;
    const file = { companyId: company.id, subject: 'e1', type: 'image/jpeg', bytes: 1, beganAt: 0 };
    await world.table.write({
      put: photoItem({
        ...file,
        id: 'f1',
        state: 'ready',
        workLogId: 'w',
        commentId: 'm',
        releasedAt: undefined,
      }),
    });
    for (const id of ['f1', 'f2', 'f2-100'])
      await office.photoFiles.write(photo(id), Buffer.from('x'), 'image/jpeg', 'no-store');
    // The bucket's own clock is the machine's.
    const ahead = Math.floor(Date.now() / 1000) - world.clock.now + 1;
    return {
      due: orphanSeconds,
      run: () => {
        const ctx = job();
        return sweepOrphans({ ...ctx, now: ctx.now + ahead }, {});
      },
      see: async () => (await office.allObjects()).filter((key) => key.includes(company.id)),
      expected: [photo('f1')],
    };
  },
  'retention-sweep': async () => {
    const { company, anna, roof } = await crewOf();
    const takenAt = world.clock.now - 90 * day;
    const locationIn = { lat: '64.1', lon: '-21.9', accuracy: 8, takenAt, receivedAt: takenAt };
    const entry = await worked(world, anna, roof, toWire(takenAt), toWire(takenAt + hour), { locationIn });
    return {
      due: 1,
      run: () => sweepRetention({ ...job(), photoFiles }),
      see: async () => {
        const row = await world.table.get(keys.workLog(company.id, entry.month, entry.entry));
        return [row?.['l'], row?.['e']];
      },
      expected: [undefined, takenAt + hour],
    };
  },
  'count-check': async () => {
    const { company } = await crewOf();
    await world.table.write({ put: { ...keys.count(company.id, 'employees'), n: 99, v: 1 } });
    return {
      due: 0,
      run: () => checkCounts(job()),
      see: async () => [
        (await world.table.get(keys.count(company.id, 'employees')))?.['n'],
        (await world.table.get(keys.count(company.id, 'projects')))?.['n'],
      ],
      expected: [2, 2],
    };
  },
  'invariant-check': async () => {
    const { company, roof } = await crewOf();
    await world.table.write({ update: keys.project(company.id, roof.id), add: { t: 60 } });
    const logged = new Set<string>();
    const warn = (event: string, { companyId, code, subject }: LogFields = {}) => {
      if (event === 'invariant_broken' && companyId === company.id) logged.add(`${code} ${subject}`);
    };
    return {
      due: 0,
      run: () => checkEveryCompany({ ...job(), log: { ...quietLog, warn } }),
      see: () => Promise.resolve([...logged]),
      expected: [`I8 ${roof.id}`],
    };
  },
  'hours-count': async () => {
    const { company, anna, roof } = await crewOf();
    const entries = [
      ['2026-04-01T08:00:00Z', '2026-04-01T16:30:00Z', false],
      ['2026-04-02T06:00:00Z', '2026-04-02T07:00:00Z', false],
      ['2026-04-02T07:00:00Z', '2026-04-02T07:30:00Z', true],
      ['2026-03-31T08:00:00Z', '2026-03-31T16:00:00Z', false],
    ] as const;
    for (const [from, to, isDeleted] of entries) await worked(world, anna, roof, from, to, { isDeleted });
    await clockIn(await world.asEmployee(anna), {
      body: { id: aClientId(), project_id: roof.id, at: toWire(world.clock.now) },
    });
    return {
      due: 6 * hour,
      run: () => countHours(job()),
      see: async () => (await world.company(company.id)).monthHours,
      expected: { month: '202604', seconds: 9.5 * hour },
    };
  },
};

/** How a timer may behave. */
const ways = {
  once: async (run: () => Promise<void>) => run(),
  'three times, two of them at once': async (run: () => Promise<void>) => {
    // One of two that meet may be refused: its queue brings it again.
    await Promise.allSettled([run(), run()]);
    await run();
  },
} as const;

const names = schedules.map(({ name }) => name);
describe.each(names)('the schedule %s', (name) => {
  it.each([
    ['on time, once', 0, 'once'],
    ['on time, three times', 0, 'three times, two of them at once'],
    ['hours late, once', 6 * hour, 'once'],
    ['after a day without it, three times', day, 'three times, two of them at once'],
  ] as const)('%s, leaves the same', async (_, late, way) => {
    const { due, pass = world.pass, run, see, expected } = await arranged[name]();
    pass(due + late);
    await ways[way](run);
    expect(await see()).toEqual(expected);
  });
});

describe('the social statistic', () => {
  it('never scans the table: it asks for the list of companies, their projects and employees', async () => {
    await crewOf();
    const asked = new Set<string>();
    const { table } = world;
    const seen = (where: { readonly PK: string }) =>
      asked.add(where.PK.replace(/^C#\w+/, 'C#').replace(/\d+$/, ''));
    await countSocial({
      now: world.clock.now,
      table: {
        ...table,
        get: (key) => (seen(key), table.get(key)),
        getMany: (all) => (all.forEach(seen), table.getMany(all)),
        query: (range, options) => (seen(range), table.query(range, options)),
        queryAll: (range, options) => (seen(range), table.queryAll(range, options)),
      },
    });
    expect([...asked].toSorted()).toEqual(['C#', 'G#']);
  });

  it('says 403 companies, 17745944303 s and 61 a second until each real one is larger', async () => {
    const says = async (row: Item) => {
      await world.table.write({ put: { ...keys.socialStatistic(), at: world.clock.now, ...row } });
      return socialStatistic(world.asNobody());
    };
    await world.table.write({ delete: keys.socialStatistic() });
    expect(await socialStatistic(world.asNobody())).toEqual({
      companies: 403,
      totalSeconds: 17_745_944_303,
      rate: 61,
    });
    expect(await says({ c: 403, t: 17_745_944_303, r: 61 })).toEqual(socialStatisticFloor);
    expect(await says({ c: 404, t: 5, r: 0 })).toEqual({ ...socialStatisticFloor, companies: 404 });
    expect(await says({ c: 1, t: 17_745_944_304, r: 62 })).toEqual({
      companies: 403,
      totalSeconds: 17_745_944_304,
      rate: 62,
    });
  });
});
