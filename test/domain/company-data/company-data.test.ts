// The export of everything a company holds: complete, without other companies' data or secrets, in parts that survive a stopped worker.

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { audited } from '#functions/domain/audit/audit.ts';
import { everythingInFiles, makeEverything } from '#functions/domain/company-data/company-data.ts';
import { cancel, createEverything } from '#functions/domain/exports/exports.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { dayNoteItem } from '#functions/table/rows/day-note-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { payrollItem } from '#functions/table/rows/payroll/payroll-row.ts';
import { periodItem, stepItem } from '#functions/table/rows/period-row.ts';
import { photoItem } from '#functions/table/rows/photo-row.ts';
import { reportRunItem } from '#functions/table/rows/report-run-row.ts';
import { newSecret, sessionItem } from '#functions/table/rows/session-row.ts';
import { subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import { companyFilePart, exportKeptDays } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { at } from '#test/kit/world/context.ts';
import { listAudit } from '#functions/domain/audit/audit.ts';
import { everythingCreation } from '#shared/model/export.ts';
import { kinds } from '#functions/domain/company-data/kinds.ts';
import { places } from '#functions/domain/company-data/readme.ts';
import { paidEntriesItem, paidParts } from '#functions/table/rows/payroll/paid-entries-row.ts';
import { movedItem } from '#functions/table/rows/work-log-row.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { aCrew, useCrew } from '#test/domain/exports/exported-month.ts';
import { firstRows, readSheet } from '#test/domain/exports/read-sheet.ts';
import { pictured, said, worked } from '#test/domain/report/worked.ts';

const { world, crew } = await useCrew();
const office = await useOffice(world);
const canary = 'canary-that-none-may-read';

async function aPhoto(companyId: string, id: string, bytes: Buffer): Promise<void> {
  const photo = {
    companyId,
    id,
    subject: 'e1',
    type: 'image/jpeg',
    bytes: bytes.length,
    beganAt: world.clock.now,
  };
  await world.table.write({
    put: photoItem({ ...photo, state: 'ready', workLogId: 'w1', commentId: 'm1', releasedAt: undefined }),
  });
  await office.photoFiles.write(`photos/${companyId}/${id}.jpg`, bytes, 'image/jpeg', 'no-store');
}

/** A year of everything, with a canary in each place that holds a secret. */
async function aFullCompany() {
  const { company, anna, roof } = crew;
  const entry = await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
    comments: [
      said('m0', 'Rain & <wind>', at('2026-03-02T10:00:00Z')),
      pictured('m1', 'f1', at('2026-03-02T11:00:00Z')),
    ],
    locationIn: {
      lat: '64.1',
      lon: '-21.9',
      accuracy: 8,
      takenAt: at('2026-03-02T08:00:00Z'),
      receivedAt: at('2026-03-02T08:00:00Z'),
    },
    isApproved: true,
  });
  await worked(world, anna, roof, '2025-12-31T08:00:00Z', '2025-12-31T12:00:00Z', { isDeleted: true });
  await worked(world, crew.bjorn, crew.wall, '2025-06-03T08:00:00Z', '2025-06-03T12:00:00Z');
  await aPhoto(company.id, 'f1', Buffer.from('a photo'));
  const { id: companyId } = company;
  const step = {
    companyId,
    from: '2026-02-01',
    to: '2026-02-28',
    at: world.clock.now,
    entries: 1,
    seconds: 60,
  };
  await world.table.write(
    { update: keys.company(companyId), set: { w: canary, tt: canary, no: `${canary} of an administrator` } },
    {
      update: keys.employee(companyId, anna.id),
      set: { ts: canary, th: canary, ph: '+3545550100', in: { payday: { kt: '1203754479' } } },
    },
    {
      put: historyItem({
        companyId,
        workLogId: entry.id,
        at: world.clock.now,
        version: 2,
        action: 'approved',
        by: 'Company',
        changes: [['approved', false, true]],
      }),
    },
    {
      put: dayNoteItem({
        companyId,
        employeeId: anna.id,
        date: '2026-03-03',
        kind: 'sick',
        notedAt: step.at,
      }),
    },
    {
      put: periodItem({
        companyId,
        from: step.from,
        to: step.to,
        state: 'locked',
        version: 1,
        zone: 'Europe/Dublin',
        closed: { at: step.at, entries: 1, seconds: 60 },
      }),
    },
    {
      put: stepItem({
        ...step,
        version: 1,
        by: 'Company',
        fromState: 'open',
        toState: 'locked',
        reason: 'paid',
        zone: undefined,
      }),
    },
    audited({ now: world.clock.now, address: '203.0.113.9' }, companyId, 'employee_changed', {
      employeeId: anna.id,
      fields: ['phone'],
    }),
    {
      put: payrollItem({
        companyId,
        id: '1',
        exportId: 'x1',
        system: 'payday',
        from: step.from,
        to: step.to,
        filters: { from: step.from, to: step.to },
        options: {},
        items: [],
        employees: [[anna.id, [60]]],
        entryMonths: ['202602'],
        fileName: 'payday.xlsx',
        sha256: 'hash',
        readAt: step.at,
        madeAt: step.at,
        by: { kind: 'Company', name: company.email },
      }),
    },
    ...paidParts([entry.id]).map((part) => ({
      put: paidEntriesItem(
        companyId,
        { fileId: '1', system: 'payday', from: step.from, to: step.to, madeAt: step.at },
        part,
      ),
    })),
    { put: { ...keys.oldNotes(companyId, '00000001'), no: canary, na: step.at, nb: canary } },
    {
      put: reportRunItem({
        id: '2026-02',
        companyId,
        month: '2026-02',
        isByHand: false,
        state: 'sent',
        kinds: ['entries'],
        exportIds: [],
        language: 'en',
        addresses: ['books@example.com'],
        createdAt: step.at,
        sentAt: step.at,
        isRevoked: false,
        endsAt: step.at,
        letters: [{ address: 'books@example.com', tokenHash: canary }],
        expiresAt: step.at + 9_999_999,
      }),
    },
    {
      put: subscriptionItem({
        companyId,
        state: 'cancelled',
        by: 'bank',
        plan: 'FourEmployeesMax2023',
        reference: 'r1',
        heldUntil: undefined,
        ssn: '6203081190',
        email: 'bills@example.com',
        customerId: 'k1',
        invoiceId: 'i1',
        reason: 'The job is done',
        changedAt: step.at,
        version: 2,
      }),
    },
    {
      put: sessionItem({
        companyId,
        subject: 'COMPANY',
        secretHash: `${canary}${newSecret()}`,
        role: 'COMPANY',
        createdAt: step.at,
        usedAt: step.at,
        version: 0,
        actingFor: undefined,
      }),
    },
  );
  return { company, entry, anna };
}

async function asked(of: Pick<Company, 'id'>) {
  const { id } = await createEverything(await office.asCompany(of), { body: {} });
  return { companyId: of.id, exportId: id };
}
/** Every message as the queue brings it, until the job has ended. */
async function madeInFiles(wanted: { companyId: string; exportId: string }, make = makeEverything) {
  for (let part = 1; part < 50; part += 1) {
    await make(office.asWorker(), { ...wanted, part });
    const job = await office.job({ id: wanted.companyId }, wanted.exportId);
    if (job.state !== 'queued') return job;
  }
  throw new Error('the job never ended');
}
async function unzipped(job: Awaited<ReturnType<typeof madeInFiles>>) {
  return Promise.all(
    (job.files ?? []).map(async ({ address, bytes }) => {
      const zip = Buffer.from(await (await fetch(address)).arrayBuffer());
      expect(zip.length).toBe(bytes);
      return unzipSync(zip);
    }),
  );
}
const parsed = (files: Record<string, Uint8Array>, name: string): unknown =>
  JSON.parse(strFromU8(files[name] ?? expect.fail(`${name} is missing`)));

describe('the export of everything a company holds', () => {
  it('has people, projects, entries with comments, locations and history, periods, payroll, reports, audit, photos', async () => {
    const { company, entry, anna } = await aFullCompany();
    const job = await madeInFiles(await asked(company));
    expect(job).toMatchObject({ state: 'done', ends: toWire(world.clock.now + exportKeptDays * 86_400) });
    const [files = {}, ...more] = await unzipped(job);
    expect(more).toEqual([]);
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'data/audit.json',
      'data/billing.json',
      'data/company.json',
      'data/corrections.json',
      'data/day-notes.json',
      'data/employees.json',
      'data/exports.json',
      'data/monthly-reports.json',
      'data/pay-periods.json',
      'data/payroll-entries/2026-03.json',
      'data/payroll-files.json',
      'data/photos-1.json',
      'data/projects.json',
      'data/time-entries/2025-06.json',
      'data/time-entries/2025-12.json',
      'data/time-entries/2026-03.json',
      'manifest.json',
      'photos/f1.jpg',
      'spreadsheets/lists.xlsx',
      'spreadsheets/time-entries-2025.xlsx',
      'spreadsheets/time-entries-2026.xlsx',
    ]);
    expect(parsed(files, 'manifest.json')).toMatchObject({
      format: 'stund-company-export',
      version: 1,
      part: 1,
      is_last: true,
    });
    expect(parsed(files, 'data/company.json')).toMatchObject({
      name: company.name,
      settings: { lunch: { minutes: 30 } },
    });
    expect(parsed(files, 'data/billing.json')).toMatchObject({
      subscription: {
        state: 'cancelled',
        paid_by: 'bank',
        kennitala: '6203081190',
        invoice_email: 'bills@example.com',
        cancel_reason: 'The job is done',
      },
    });
    expect(parsed(files, 'data/employees.json')).toContainEqual(
      expect.objectContaining({
        name: 'Anna',
        phone_number: '+3545550100',
        integrations: { payday: { kt: '1203754479' } },
      }),
    );
    expect(parsed(files, 'data/time-entries/2026-03.json')).toMatchObject([
      {
        id: entry.id,
        employee: { name: 'Anna' },
        project: { name: 'Roof' },
        start_time: '2026-03-02T08:00:00Z',
        approved: true,
        location_in: { lat: '64.1', accuracy: 8 },
        comments: [{ text: 'Rain & <wind>' }, { photo: { file: 'photos/f1.jpg' } }],
        history: [{ action: 'approved', by: 'Company' }],
      },
    ]);
    expect(parsed(files, 'data/time-entries/2025-12.json')).toMatchObject([{ deleted: true }]);
    expect(parsed(files, 'data/day-notes.json')).toMatchObject([
      { employee: { name: 'Anna' }, date: '2026-03-03', kind: 'sick' },
    ]);
    expect(parsed(files, 'data/pay-periods.json')).toMatchObject({
      periods: [{ state: 'locked' }],
      steps: [{ reason: 'paid' }],
    });
    expect(parsed(files, 'data/payroll-files.json')).toMatchObject([
      { system: 'payday', employees: [{ name: 'Anna' }] },
    ]);
    expect(parsed(files, 'data/monthly-reports.json')).toMatchObject({
      reports: [{ addresses: ['books@example.com'] }],
    });
    expect(parsed(files, 'data/audit.json')).toContainEqual(
      expect.objectContaining({
        event: 'employee_changed',
        employee: { id: anna.id, name: 'Anna' },
        address: '203.0.113.9',
      }),
    );
    expect(strFromU8(files['photos/f1.jpg'] ?? new Uint8Array())).toBe('a photo');
    const sheet = readSheet(Buffer.from(files['spreadsheets/time-entries-2026.xlsx'] ?? []));
    expect(sheet.rows).toMatchObject([{ Employee: 'Anna', Project: 'Roof', Hours: 9 }]);
    const lists = readSheet(Buffer.from(files['spreadsheets/lists.xlsx'] ?? []));
    expect(lists.name).toBe('Employees');
    expect(firstRows(Buffer.from(files['spreadsheets/lists.xlsx'] ?? []))).toEqual({
      Employees: ['Name', 'Phone', 'Kennitala', 'Status', 'Created', 'Latest entry'],
      Projects: ['Name', 'Description', 'Status', 'Hours', 'Created', 'Latest entry'],
      'Pay periods': ['From', 'To', 'Status', 'Hours', 'Time (UTC)'],
      Security: ['Time (UTC)', 'Event', 'By', 'Employee', 'Network address', 'Details', 'Count'],
    });
    expect(lists.formulas).toBe(0);
    const everySheet = Object.entries(unzipSync(files['spreadsheets/lists.xlsx'] ?? new Uint8Array()))
      .filter(([name]) => /sheet\d+\.xml$|sharedStrings/.test(name))
      .map(([, part]) => strFromU8(part))
      .join('');
    expect(everySheet).toContain('Employee edited');
    expect(everySheet).toContain('Locked');
    expect(everySheet).not.toContain('employee_changed');
  });

  it('has every entry of a month once, a moved one where it is now, and says who is inactive and what is closed', async () => {
    const { company, anna, bjorn, roof, wall } = crew;
    const rows = [];
    for (let n = 0; n < 30; n += 1) {
      const hour = String(n % 24).padStart(2, '0');
      const day = n < 24 ? '02' : '03';
      const times = [`2026-03-${day}T${hour}:00:00Z`, `2026-03-${day}T${hour}:30:00Z`] as const;
      rows.push(await worked(world, anna, roof, ...times));
    }
    const moved = await worked(world, anna, roof, '2026-02-10T08:00:00Z', '2026-02-10T09:00:00Z');
    const home = { month: '202601', entry: `${anna.id}#10#moved` };
    const step = { companyId: company.id, from: '2026-02-01', to: '2026-02-28' };
    const fresh = { state: 'open', version: 2, zone: undefined, closed: undefined } as const;
    await world.table.write(
      { put: movedItem({ ...home, id: moved.id, companyId: company.id }, moved, world.clock.now) },
      { update: keys.employee(company.id, bjorn.id), set: { off: 1 } },
      { update: keys.project(company.id, wall.id), set: { shut: 1, t: 5400 } },
      { put: periodItem({ ...step, ...fresh }) },
      audited({ now: world.clock.now }, company.id, 'manager_removed', {
        managerId: 'o1',
        byManagerId: 'o2',
      }),
    );
    const [files = {}] = await unzipped(await madeInFiles(await asked(company)));
    const idsIn = (month: string) =>
      z
        .array(z.object({ id: z.string() }))
        .parse(parsed(files, `data/time-entries/${month}.json`))
        .map(({ id }) => id);
    expect(idsIn('2026-03').toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect([idsIn('2026-02'), idsIn('2026-01')]).toEqual([[moved.id], []]);
    const sheets = unzipSync(files['spreadsheets/lists.xlsx'] ?? new Uint8Array());
    const shared = strFromU8(sheets['xl/sharedStrings.xml'] ?? new Uint8Array());
    for (const word of ['Inactive', 'Active', 'Closed', 'Open', '>o1<', '>o2<'])
      expect(shared).toContain(word);
    const projects = strFromU8(sheets['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    expect(projects).toContain('<v>1.5</v>');
  });

  it('holds no secret and nothing of another company', async () => {
    const { company } = await aFullCompany();
    const other = await aCrew(world);
    await worked(world, other.anna, other.roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z');
    const job = await madeInFiles(await asked(company));
    const [files = {}] = await unzipped(job);
    const books = Object.entries(files).filter(([name]) => name.endsWith('.xlsx'));
    const texts = [
      ...Object.values(files).map((bytes) => strFromU8(bytes)),
      ...books.flatMap(([, bytes]) => Object.values(unzipSync(bytes)).map((part) => strFromU8(part))),
    ];
    for (const secret of [canary, other.company.id, other.company.name, other.anna.id])
      expect(
        texts.filter((text) => text.includes(secret)),
        secret,
      ).toEqual([]);
  });

  it('is taken by an administrator who acts for the company only with a reason; the company reads it, and administrators read who', async () => {
    const acting = async () => {
      const ctx = await office.asCompany(crew.company);
      return { ...ctx, session: { ...ctx.session, actingFor: 'Ólöf' } };
    };
    for (const body of [{}, { reason: ' ' }].map((one) => everythingCreation.parse(one)))
      await expect(createEverything(await acting(), { body })).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'reason' }],
      });
    await createEverything(await acting(), { body: { reason: 'Asked for by phone' } });
    const [own] = await listAudit(await world.asCompany(crew.company), { query: {} });
    expect(own).toMatchObject({
      event: 'export_asked',
      by: 'Platform',
      acting_as: 'Company',
      detail: 'everything: Asked for by phone',
    });
    expect(JSON.stringify(own)).not.toContain('Ólöf');
    const rows = await world.table.queryAll(ranges.audit(crew.company.id));
    expect(rows.filter(({ ad }) => ad === 'Ólöf').map(({ k }) => k)).toEqual(['export_asked']);
  });

  it('has a place, named in its README, for each kind of row that it takes, and a reason for every other', async () => {
    const { company } = await aFullCompany();
    const [files = {}] = await unzipped(await madeInFiles(await asked(company)));
    const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
    const named = places.map(([place]) => place);
    const taken = Object.values(kinds).flatMap((kind) => ('in' in kind ? [kind.in] : []));
    expect([...new Set(taken)].toSorted()).toEqual(named.toSorted());
    for (const place of named) {
      expect(readme).toContain(place);
      expect(
        Object.keys(files).filter((name) => name.startsWith(place)),
        place,
      ).not.toEqual([]);
    }
    const data = Object.keys(files).filter((name) => name.startsWith('data/'));
    expect(data.filter((name) => !named.some((place) => name.startsWith(place)))).toEqual([]);
    expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  it('describes its contents in the language of the company, or the one that was asked for', async () => {
    const id = await createEverything(await office.asCompany(crew.company), { body: { language: 'is' } });
    const job = await madeInFiles({ companyId: crew.company.id, exportId: id.id });
    const [files = {}] = await unzipped(job);
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Öll gögn í Stund: Kilbride & Sons');
    expect(job.file_name).toMatch(/^stund-gogn-kilbride-sons-\d+-2026-04-02-1\.zip$/);
  });

  it('comes in several files when one would grow too large, each photo in exactly one', async () => {
    const { company } = await aFullCompany();
    for (let count = 2; count <= 6; count += 1)
      await aPhoto(company.id, `f${count}`, Buffer.alloc(2000, count));
    const job = await madeInFiles(await asked(company), everythingInFiles({ bytes: 3000, seconds: 60 }));
    const parts = await unzipped(job);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.map((files) => parsed(files, 'manifest.json'))).toMatchObject(
      parts.map((_, index) => ({ part: index + 1, is_last: index === parts.length - 1 })),
    );
    const names = parts.flatMap((files) =>
      Object.keys(files).filter((name) => !/^(README|manifest)/.test(name)),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('photos/')).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `photos/f${n}.jpg`),
    );
    expect(names).toContain('spreadsheets/time-entries-2025.xlsx');
    expect(companyFilePart.bytes).toBeLessThan(512 * 1024 * 1024);
  });

  it('is made one at a time, also when asked for twice at once, and again once it has ended', async () => {
    const { company } = crew;
    const answers = await Promise.allSettled([asked(company), asked(company), asked(company)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const one of answers)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'export_running' });
    await expect(asked(company)).rejects.toMatchObject({ code: 'export_running' });
    await expect(asked(await world.aCompany())).resolves.toBeDefined();
    const first = answers.find((one) => one.status === 'fulfilled');
    await madeInFiles(first?.value ?? expect.fail('none was made'));
    await expect(asked(company)).resolves.toBeDefined();
  });

  it('that is cancelled between two files takes the first one away', async () => {
    const { company } = await aFullCompany();
    const wanted = await asked(company);
    const small = everythingInFiles({ bytes: 1, seconds: 60 });
    await small(office.asWorker(), { ...wanted, part: 1 });
    const name = `exports/${company.id}/${wanted.exportId}/`;
    expect(await office.objectsUnder(name)).toHaveLength(1);
    await cancel(await office.asCompany(company), { path: { id: wanted.exportId } });
    expect(await office.objectsUnder(name)).toEqual([]);
    await small(office.asWorker(), { ...wanted, part: 2 });
    expect(await office.objectsUnder(name)).toEqual([]);
  });
});

describe('the export of everything, whose worker is killed', () => {
  const small = everythingInFiles({ bytes: 1500, seconds: 60 });
  const filesOf = async (wanted: { companyId: string; exportId: string }) =>
    (await office.job({ id: wanted.companyId }, wanted.exportId)).files?.map(({ file_name }) => file_name);

  it('at any file goes on with that file, and ends with the same files as one that was not', async () => {
    const { company } = await aFullCompany();
    await aPhoto(company.id, 'f2', Buffer.alloc(2000, 2));
    const whole = await asked(company);
    const expected = (await madeInFiles(whole, small)).files?.length ?? 0;
    expect(expected).toBeGreaterThan(2);
    for (let killedAt = 1; killedAt <= expected; killedAt += 1) {
      const wanted = await asked(company);
      for (let part = 1; part < killedAt; part += 1) await small(office.asWorker(), { ...wanted, part });
      const begun = Promise.withResolvers<void>();
      const make = () => {
        begun.resolve();
        return new Promise<never>(() => undefined);
      };
      const never = { ...office.exportFiles, make };
      void small(office.asWorker({ exportFiles: never }), { ...wanted, part: killedAt });
      await begun.promise;
      // While the first worker's lease runs, another worker must not make the same file.
      await expect(small(office.asWorker({ attempt: 2 }), { ...wanted, part: killedAt })).rejects.toThrow(
        'another worker',
      );
      world.pass(61);
      for (let part = killedAt; part <= expected; part += 1)
        await small(office.asWorker({ attempt: 2 }), { ...wanted, part });
      expect(await filesOf(wanted)).toHaveLength(expected);
      // The messages of files that are there may come again.
      await small(office.asWorker({ attempt: 2 }), { ...wanted, part: killedAt });
      expect(await filesOf(wanted)).toHaveLength(expected);
    }
  }, 60_000);

  it('and never comes back has failed after half an hour, and does not stand in the way of the next', async () => {
    const { company } = crew;
    await asked(company);
    world.pass(31 * 60);
    await expect(asked(company)).resolves.toBeDefined();
  });
});
