// The deletion of a company: held for 30 days, taken back with one press, then nothing left of it and all of another.

import { describe, expect, it } from 'vitest';
import { cardUpdated, subscriptionEnded, transactionAbandoned } from '#events/billing.ts';
import { erasureRequested } from '#events/deletions.ts';
import { mailRequested } from '#events/notices.ts';
import { audited, countFailed } from '#functions/domain/audit/audit.ts';
import { findByEmail, findById, findByName, forEvery } from '#functions/domain/companies/companies.ts';
import { sweepRetention } from '#functions/domain/upkeep/retention.ts';
import { checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { askDeletion, takeDeletionBack } from '#functions/domain/deletions/deletions.ts';
import { eraseCompany } from '#functions/domain/deletions/erase.ts';
import { fates } from '#functions/domain/deletions/fates.ts';
import { sweepDeletions } from '#functions/domain/deletions/sweep.ts';
import { createEverything } from '#functions/domain/exports/exports.ts';
import { issue } from '#functions/domain/links/links.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { sweepOutbox } from '#functions/domain/notices/outbox.ts';
import { findAnyActor } from '#functions/domain/sessions/sessions.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { createWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { historyItem } from '#functions/table/rows/history-row.ts';
import { keys } from '#functions/table/keys.ts';
import { paidEntriesItem, paidParts } from '#functions/table/rows/payroll/paid-entries-row.ts';
import { payrollItem } from '#functions/table/rows/payroll/payroll-row.ts';
import { periodItem, stepItem } from '#functions/table/rows/period-row.ts';
import { photoItem } from '#functions/table/rows/photo-row.ts';
import { reportConsentItem } from '#functions/table/rows/report-consent-row.ts';
import { reportLinkItem, reportRunItem } from '#functions/table/rows/report-run-row.ts';
import {
  newSecret,
  platformId,
  secretHash,
  sessionItem,
  tokenText,
} from '#functions/table/rows/session-row.ts';
import { subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import { monthAt, movedItem } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { permissions, refusal } from '#shared/access.ts';
import { billing } from '#shared/api/billing.ts';
import { companies } from '#shared/api/company.ts';
import { accountDeletionDays, deletionWarningDays } from '#shared/limits.ts';
import { toWire } from '#shared/time/instant.ts';
import { messageExamples } from '#test/kit/message-examples.ts';
import { leftOf } from '#test/kit/model/checker-erased.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { useRenewed, useWorld } from '#test/kit/world/use-site.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { aCrew, settings } from '#test/domain/exports/exported-month.ts';
import { pictured, worked } from '#test/domain/report/worked.ts';

const world = await useWorld('2026-04-02T08:00:00Z');
const aTrial = (over: Partial<Company> = {}) => aCrew(world, { isPaying: false, ...over });
const crew = await useRenewed(aTrial);
const office = await useOffice(world);
const day = 86_400;

const asOwner = async (of = crew.company, more: object = {}) => {
  const ctx = await world.asCompany(of);
  return { ...ctx, ...more };
};
const asked = async (of = crew.company) => askDeletion(await asOwner(of), { body: { name: of.name } });
const job = () => ({
  ...office.asWorker(),
  send: office.asWorker().send,
  photoBucket: office.photoBucket,
  exportBucket: office.exportBucket,
});
const mails = () =>
  [...world.sent, ...office.sent].flatMap(({ body }) =>
    typeof body === 'object' && body !== null && 'template' in body ? [body] : [],
  );
const templates = ({ id }: Pick<Company, 'id'>) =>
  mails().flatMap((body) => ('companyId' in body && body.companyId === id ? [body.template] : []));
/** The eraser's messages, as the queue brings them, until none is left. */
async function erased(companyId: string, erase = eraseCompany): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    await erase(job(), { companyId, turn: String(turns) });
    if ((await world.table.get(keys.company(companyId))) === undefined) return;
  }
  throw new Error('the company was never erased');
}

let made = 0;
/** One of everything that a company can have, in the table and in the buckets. */
async function full({ company, anna, roof }: Awaited<ReturnType<typeof aCrew>>) {
  const { id: companyId } = company;
  const now = world.clock.now;
  made += 1;
  const [phone, officePhone, address, ssn, person] = [
    `+354555${1000 + made}`,
    `+354577${1000 + made}`,
    `10.9.${100 + made}.7`,
    `620308${1000 + made}`,
    `person-${made}@example.com`,
  ];
  const tokens = { clock: newSecret(), session: newSecret(), report: newSecret() };
  const entry = await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
    comments: [pictured('m1', 'f1', now)],
  });
  const old = await worked(world, anna, roof, '2021-05-02T08:00:00Z', '2021-05-02T17:00:00Z', {
    isDeleted: true,
  });
  const moved = await worked(world, anna, roof, '2025-05-02T08:00:00Z', '2025-05-02T17:00:00Z');
  const link = issue({
    companyId,
    subject: 'COMPANY',
    purpose: 'set_password',
    version: 0,
    endsAt: now + 99 * day,
  });
  const line = (workLogId: string) => ({
    put: historyItem({
      companyId,
      workLogId,
      at: now,
      version: 2,
      action: 'changed' as const,
      by: 'Company' as const,
      changes: [],
    }),
  });
  const span = { companyId, from: '2026-02-01', to: '2026-02-28' };
  const paid = { fileId: '1', system: 'payday', from: span.from, to: span.to, madeAt: now } as const;
  await world.table.write(...newManager(managerRow(now, companyId, { email: person }), person));
  await world.table.write(
    { update: keys.company(companyId), set: { tt: tokens.clock, ph: officePhone } },
    { update: keys.employee(companyId, anna.id), set: { ph: phone } },
    {
      put: {
        ...keys.link(secretHash(tokens.clock)),
        h: secretHash(tokens.clock),
        c: companyId,
        s: 'COMPANY_TIME_CLOCK',
        p: 'time_clock',
        v: 0,
      },
    },
    ...link.changes,
    line(entry.id),
    line(old.id),
    line(moved.id),
    {
      put: movedItem(
        { ...moved, month: '202412', entry: `${anna.id}#02#0123456789abcd`, id: moved.id },
        moved,
        now,
      ),
    },
    {
      put: sessionItem({
        companyId,
        subject: 'COMPANY',
        secretHash: secretHash(tokens.session),
        role: 'COMPANY',
        createdAt: now,
        usedAt: now,
        version: 0,
        actingFor: undefined,
      }),
    },
    { put: { ...keys.receipt(companyId, 'key'), h: 'h', r: '{}', expires: now + 99 * day } },
    {
      put: photoItem({
        companyId,
        id: 'f1',
        subject: anna.id,
        type: 'image/jpeg',
        bytes: 1,
        beganAt: now,
        state: 'ready',
        workLogId: entry.id,
        commentId: 'm1',
        releasedAt: undefined,
      }),
    },
    {
      put: {
        ...keys.outgoing(3, `parked ${companyId}`),
        n: 'mail.requested',
        b: JSON.stringify({ body: { companyId, to: company.email } }),
        at: now,
        tr: 99,
      },
    },
    {
      put: periodItem({
        ...span,
        state: 'locked',
        version: 1,
        zone: 'Europe/Dublin',
        closed: { at: now, entries: 1, seconds: 60 },
      }),
    },
    {
      put: stepItem({
        ...span,
        version: 1,
        at: now,
        by: 'Company',
        fromState: 'open',
        toState: 'locked',
        reason: 'paid',
        zone: undefined,
        entries: 1,
        seconds: 60,
      }),
    },
    { put: { ...keys.hoursGate(companyId, 3), cdv: 1 } },
    { put: { ...keys.count(companyId, 'employees'), n: 2, v: 1 } },
    { put: { ...keys.cleanMonths(companyId), ms: '202401' } },
    { put: { ...keys.oldNotes(companyId, '00000001'), no: 'Rang them up', na: now, nb: 'boss' } },
    { put: { ...keys.reportStop(companyId, 'no@example.com'), a: `no@${companyId}.example.com`, at: now } },
    {
      put: reportConsentItem({
        companyId,
        address: 'yes@example.com',
        state: 'asked',
        at: now,
        timesAsked: 1,
        tokenHash: secretHash(tokens.report),
      }),
    },
    {
      put: reportLinkItem({
        tokenHash: secretHash(tokens.report),
        purpose: 'consent',
        companyId,
        runId: undefined,
        address: 'yes@example.com',
        openings: 0,
        openedAt: undefined,
        expiresAt: now + 99 * day,
      }),
    },
    {
      put: subscriptionItem({
        companyId,
        state: 'cancelled',
        by: 'bank',
        plan: 'p',
        reference: 'r',
        heldUntil: undefined,
        ssn,
        email: company.email,
        customerId: 'k',
        invoiceId: 'i',
        changedAt: now,
        version: 1,
      }),
    },
  );
  await world.table.write(
    {
      put: payrollItem({
        companyId,
        id: '1',
        exportId: 'x1',
        system: 'payday',
        from: span.from,
        to: span.to,
        filters: { from: span.from, to: span.to },
        options: {},
        items: [],
        employees: [[anna.id, [60]]],
        entryMonths: ['202603'],
        fileName: 'payday.xlsx',
        sha256: 'h',
        readAt: now,
        madeAt: now,
        by: { kind: 'Company', name: company.email },
      }),
    },
    ...paidParts([entry.id]).map((part) => ({ put: paidEntriesItem(companyId, paid, part) })),
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
        createdAt: now,
        sentAt: now,
        isRevoked: false,
        endsAt: now + 99 * day,
        letters: [{ address: 'books@example.com', tokenHash: secretHash(`${tokens.report}2`) }],
        expiresAt: now + 99 * day,
      }),
    },
    {
      put: reportLinkItem({
        tokenHash: secretHash(`${tokens.report}2`),
        purpose: 'files',
        companyId,
        runId: '2026-02',
        address: 'books@example.com',
        openings: 0,
        openedAt: undefined,
        expiresAt: now + 99 * day,
      }),
    },
  );
  const { table, log } = await asOwner(company);
  const miss = { table, log, now, address };
  await countFailed(miss, companyId, 'employee_log_in_failed', anna.id);
  await createEverything(await office.asCompany(company), { body: {} });
  for (const key of [
    `photos/${companyId}/f1.jpg`,
    `photos/${companyId}/f1-100.jpg`,
    `photos/${companyId}/nobody.jpg`,
    `raw/${companyId}/f9`,
  ])
    await office.photoFiles.write(key, Buffer.from('x'), 'image/jpeg', 'no-store');
  for (const key of [`exports/${companyId}/x1/a.xlsx`, `letters/${companyId}/x2/b.xlsx`])
    await office.exportFiles.make(key, 'text/plain', async (sink) => void sink.end('x'));
  return {
    ...tokens,
    words: [company.name, company.email, phone, officePhone, address, ssn, person],
  };
}

/** A company's rows and objects, in a form that can be compared. */
async function heldOf(companyId: string): Promise<string[]> {
  const isOwn = (item: Item): boolean => JSON.stringify(item).includes(companyId);
  const rows = (await world.items()).filter(isOwn).map((item) => JSON.stringify(item));
  return [...rows, ...(await office.allObjects()).filter((key) => key.includes(companyId))].toSorted();
}

async function leaving(of: Awaited<ReturnType<typeof aCrew>> = crew) {
  await asked(of.company);
  world.pass((accountDeletionDays - deletionWarningDays) * day);
  await sweepDeletions(job());
  world.pass(deletionWarningDays * day);
  await sweepDeletions(job());
}

describe('a company that asks for its deletion', () => {
  it('types its own name, and nothing happens under another', async () => {
    const ctx = await asOwner();
    await expect(askDeletion(ctx, { body: { name: 'Another' } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect((await world.company(crew.company.id)).deletion).toBeUndefined();
    const typed = ` ${crew.company.name.toUpperCase()} `;
    await expect(askDeletion(ctx, { body: { name: typed } })).resolves.toMatchObject({
      ends: '2026-05-02T08:00:00Z',
    });
  });

  it('is held for 30 days from the first time it asks, however often', async () => {
    const first = await asked();
    world.pass(5 * day);
    expect(await Promise.all([asked(), asked()])).toEqual([first, first]);
    expect(templates(crew.company).filter((name) => name === 'deletion_asked')).toHaveLength(1);
  });

  it('can read and export while it is held, and write nothing but its return', async () => {
    const caller = {
      needs: ['manage_worklogs', 'create_projects', 'foreman'] as const,
      isEmployeeDisabled: false,
      isCompanyDisabled: false,
      isTrialOver: false,
    };
    for (const [name, rule] of Object.entries(permissions)) {
      if (!isPermission(name)) continue;
      for (const role of rule.roles.filter((one) => one !== 'ADMIN'))
        expect([name, refusal({ ...caller, role, isCompanyLeaving: true }, name)]).toEqual([
          name,
          rule.writes ? 'company_leaving' : undefined,
        ]);
    }
    await asked();
    await expect(createEverything(await office.asCompany(crew.company), { body: {} })).resolves.toBeDefined();
  });

  it('takes it back with one press, as often as it likes, and all is as it was', async () => {
    const before = await world.company(crew.company.id);
    await asked();
    await takeDeletionBack(await asOwner());
    await takeDeletionBack(await asOwner());
    expect(await world.company(crew.company.id)).toEqual(before);
    world.pass(40 * day);
    await sweepDeletions(job());
    expect(await findById(world, crew.company.id)).toBeDefined();
  });

  it('is told what another request of the same moment did: it asked too, ordered, or erased it', async () => {
    const ask = (ctx: Awaited<ReturnType<typeof asOwner>>) =>
      askDeletion(ctx, { body: { name: crew.company.name } });
    const { id } = crew.company;
    const [read, again, late] = [await asOwner(), await asOwner(), await asOwner()];
    const first = await ask(read);
    world.pass(60);
    expect(await ask(again)).toEqual(first);
    expect(templates(crew.company).filter((name) => name === 'deletion_asked')).toHaveLength(1);
    await takeDeletionBack(await asOwner());
    await world.table.write({ update: keys.company(id), set: { pay: 1 } });
    await expect(ask(late)).rejects.toMatchObject({ code: 'subscription_runs' });
    await world.table.write({ update: keys.company(id), remove: ['pay'] });
    const back = await asOwner();
    await ask(back);
    await world.table.write({ update: keys.company(id), set: { dx: 1 } });
    await expect(takeDeletionBack(back)).rejects.toMatchObject({ code: 'session_over' });
    await world.table.write({ update: keys.company(id), remove: ['da', 'de', 'dx'] });
  });

  it('pays for nothing any more: its subscription is cancelled first', async () => {
    await world.table.write({ update: keys.company(crew.company.id), set: { pay: 1 } });
    await expect(asked()).rejects.toMatchObject({ code: 'subscription_runs' });
    await world.table.write({ update: keys.company(crew.company.id), remove: ['pay'] });
    await expect(asked()).resolves.toBeDefined();
  });

  it('cancels and asks for it while it is disabled and after its trial: no lock keeps it paying', () => {
    const caller = {
      role: 'COMPANY',
      needs: [],
      isEmployeeDisabled: false,
      isCompanyLeaving: false,
    } as const;
    const states = [
      { isCompanyDisabled: true, isTrialOver: false },
      { isCompanyDisabled: true, isTrialOver: true },
      { isCompanyDisabled: false, isTrialOver: true },
    ];
    for (const state of states)
      for (const { access } of [billing.endpoints.cancel, companies.endpoints.askDeletion])
        expect([access, refusal({ ...caller, ...state }, access)]).toEqual([access, undefined]);
  });

  it('takes an unconfirmed order with it; the erasure waits until the bank was asked about its claim', async () => {
    const row = { ...keys.subscription(crew.company.id), pl: 'x', r: 'r', at: 1, v: 1 };
    await world.table.write({ put: { ...row, s: 'confirming', b: 'card' } });
    await asked();
    expect(await world.table.get(keys.subscription(crew.company.id))).toBeUndefined();
    const claims = [{ reference: 'r', dueDay: '2026-12-01' }];
    await world.table.write({ put: { ...row, s: 'cancelled', b: 'bank', st: claims } });
    const isErased = async (): Promise<boolean> =>
      (await world.table.get(keys.company(crew.company.id)))?.['dx'] === 1;
    world.pass(accountDeletionDays * day);
    await sweepDeletions(job());
    world.pass(accountDeletionDays * day);
    await sweepDeletions(job());
    expect(await isErased()).toBe(false);
    await world.table.write({ delete: keys.subscription(crew.company.id) });
    await sweepDeletions(job());
    expect(await isErased()).toBe(true);
  });

  it('does so itself: an administrator logged in as it neither asks nor takes back', async () => {
    const acting = async () => {
      const ctx = await asOwner();
      return { ...ctx, session: { ...ctx.session, actingFor: 'boss' } };
    };
    await expect(askDeletion(await acting(), { body: { name: crew.company.name } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await asked();
    await expect(takeDeletionBack(await acting())).rejects.toMatchObject({ code: 'forbidden' });
  });
});
const isPermission = (name: string): name is keyof typeof permissions => Object.hasOwn(permissions, name);

describe('the sweep of deletions', () => {
  it('mails at the start, 7 days before the end and at the end, once each, in the company’s language, also late', async () => {
    const icelandic = await aTrial({ settings: { ...settings, language: 'is' } });
    world.sent.length = 0;
    office.sent.length = 0;
    await asked(icelandic.company);
    const thrice = async () => {
      await Promise.all([sweepDeletions(job()), sweepDeletions(job())]);
      await sweepDeletions(job());
    };
    world.pass((accountDeletionDays - deletionWarningDays) * day - 1);
    await thrice();
    expect(templates(icelandic.company)).toEqual(['deletion_asked']);
    // A day without a sweep: it is made up for.
    world.pass(day + 1);
    await thrice();
    expect(templates(icelandic.company)).toEqual(['deletion_asked', 'deletion_near']);
    world.pass(deletionWarningDays * day);
    await thrice();
    expect(office.sent.filter(({ name }) => name === erasureRequested.name).length).toBeGreaterThan(0);
    await erased(icelandic.company.id);
    await thrice();
    expect(templates(icelandic.company)).toEqual(['deletion_asked', 'deletion_near', 'deletion_done']);
    for (const body of mails())
      if ('companyId' in body && body.companyId === icelandic.company.id)
        expect(body).toMatchObject({ language: 'is', to: icelandic.company.email });
  });

  it.each([
    ['the days are over', accountDeletionDays * day],
    ['an hour is left', accountDeletionDays * day - 3600],
  ])('that runs again only when %s reminds first, and leaves a day to take it back', async (_, passed) => {
    await asked();
    world.pass(passed);
    await sweepDeletions(job());
    await sweepDeletions(job());
    expect(templates(crew.company).at(-1)).toBe('deletion_near');
    const { deletion } = await world.company(crew.company.id);
    expect(deletion).toMatchObject({ endsAt: world.clock.now + day, isErasing: false });
    expect(mails().at(-1)).toMatchObject({ day: toWire(world.clock.now + day).slice(0, 10) });
    world.pass(day - 1);
    await sweepDeletions(job());
    expect((await world.company(crew.company.id)).deletion?.isErasing).toBe(false);
    world.pass(1);
    await sweepDeletions(job());
    expect(await findById(world, crew.company.id)).toBeUndefined();
    expect(templates(crew.company)).toEqual(['deletion_asked', 'deletion_near']);
  });

  it('asks for an eraser every hour until there is nothing to erase', async () => {
    await leaving();
    const requests = () =>
      office.sent.filter(
        (one) => one.name === erasureRequested.name && one.body.companyId === crew.company.id,
      ).length;
    const before = requests();
    world.pass(3600);
    await sweepDeletions(job());
    expect(requests()).toBe(before + 1);
    await erased(crew.company.id);
    world.pass(3600);
    await sweepDeletions(job());
    expect(requests()).toBe(before + 1);
  });
});

describe('a company whose days are over', () => {
  it('cannot be found from that moment on: not by name, mail, session, link nor schedule', async () => {
    const { session } = await full(crew);
    const { company } = crew;
    const token = tokenText({ companyId: company.id, subject: 'COMPANY', secret: session });
    expect(await findAnyActor(world.table, token, world.clock.now)).toMatchObject({ role: 'COMPANY' });
    await leaving();
    expect(await findById(world, company.id)).toBeUndefined();
    expect(await findByName(world, company.name)).toBeUndefined();
    expect(await findByEmail(world, company.email)).toEqual([]);
    expect(await findAnyActor(world.table, token, world.clock.now)).toBeUndefined();
    const walked: string[] = [];
    await forEvery(world, async ({ id }) => void walked.push(id));
    expect(walked).not.toContain(company.id);
  });

  it('leaves no row and no object but audit rows without a person in them; another company keeps everything', async () => {
    const other = await aTrial();
    await full(other);
    const { words } = await full(crew);
    const kept = await heldOf(other.company.id);
    expect(kept.length).toBeGreaterThan(30);
    await leaving();
    await erased(crew.company.id);
    const items = (await world.items()).filter(({ PK }) => !String(PK).startsWith('O#0'));
    expect(leftOf({ id: crew.company.id, words }, items, await office.allObjects())).toEqual([]);
    expect(await heldOf(other.company.id)).toEqual(kept);
    const trail = items.filter(({ PK }) => PK === `C#${crew.company.id}#U`);
    expect(trail.map(({ k }) => k)).toEqual(
      expect.arrayContaining(['employee_log_in_failed', 'export_asked', 'deletion_asked', 'company_erased']),
    );
  });

  it('still sends the partners their unsent messages, and sends no others', async () => {
    const { id: companyId } = crew.company;
    const promised = [
      [mailRequested, { ...messageExamples['mail.requested'], companyId }],
      [subscriptionEnded, { ...messageExamples['subscription.ended'], companyId }],
      [transactionAbandoned, { ...messageExamples['transaction.abandoned'], companyId }],
      [cardUpdated, { ...messageExamples['card.updated'], companyId }],
    ] as const;
    await world.table.write(
      ...promised.map(([{ name, version }, body], at) => ({
        put: {
          ...keys.outgoing(at, `promised to ${companyId}`),
          n: name,
          b: JSON.stringify({ name, version, id: String(at), body }),
          at: world.clock.now,
        },
      })),
    );
    await leaving();
    await erased(companyId);
    const sent: string[] = [];
    const resend = async (_: unknown, row: Item) => {
      if (String(row['SK']).endsWith(companyId)) sent.push(String(row['n']));
    };
    await sweepOutbox({ ...job(), resend });
    expect(sent.toSorted()).toEqual(
      [cardUpdated, subscriptionEnded, transactionAbandoned].map(({ name }) => name).toSorted(),
    );
  });

  it('leaves no word that an administrator typed about it in the platform’s audit, and what was done', async () => {
    const other = await aTrial();
    const { id } = crew.company;
    const auditRow = (detail: string) =>
      audited(
        { now: world.clock.now },
        platformId,
        /^\S+:/.test(detail) ? 'administrator_logged_in_as' : 'script_run',
        { detail },
      );
    const kept = [
      `change_plan company_id=${id} plan=null: unchanged`,
      `${other.company.id}: Asked about ${id}: lunch`,
      `delete_company company_id=${other.company.id} reason=Moved: changed`,
      `${other.company.id}: Asked for its reason=lunch`,
      'rebuild_counters after=c1: unchanged',
    ];
    const words = 'Jón Jónsson wrote: changed, his wife';
    await world.table.write(
      ...kept.map(auditRow),
      auditRow(`${id}: ${words}`),
      auditRow(`delete_company company_id=${id} reason=${words}: changed, deletion – → 2026-05-02`),
      // Run about no company, they may have touched any.
      auditRow(`rebuild_counters reason=${words}: changed, ${id} employees 7 → 9`),
      auditRow(`redrive_dlq queue=exports at_most=9 reason=company_id=${words}: changed, moved – → 2`),
    );
    await leaving();
    await erased(id);
    const rows = (await world.items()).filter(({ PK }) => PK === keys.audit(platformId, '').PK);
    expect(rows.map(({ d }) => String(d)).toSorted()).toEqual(
      [
        ...kept,
        id,
        `delete_company company_id=${id}`,
        'rebuild_counters',
        'redrive_dlq queue=exports at_most=9',
      ].toSorted(),
    );
    expect(leftOf({ id, words: [words] }, rows, [])).toEqual([]);
  });

  it('is erased by two erasers at once, and neither fails because the other was first', async () => {
    const { id } = crew.company;
    const auditRow = (reason: number) =>
      audited({ now: world.clock.now }, platformId, 'administrator_logged_in_as', {
        detail: `${id}: reason ${reason}`,
      });
    await world.table.write(...Array.from({ length: 20 }, (_, reason) => auditRow(reason)));
    await leaving();
    const ctx = job();
    let isOvertaken = false;
    const query: typeof ctx.table.query = async (range, page) => {
      const read = await ctx.table.query(range, page);
      const isReasons = range.PK === keys.audit(platformId, '').PK;
      if (!isReasons || isOvertaken) return read;
      isOvertaken = true;
      await erased(id);
      return read;
    };
    await eraseCompany({ ...ctx, table: { ...ctx.table, query } }, { companyId: id, turn: 'overtaken' });
    expect(isOvertaken).toBe(true);
    const rows = (await world.items()).filter(({ PK }) => PK === keys.audit(platformId, '').PK);
    expect(rows.filter(({ d }) => String(d).startsWith(id)).map(({ d }) => d)).toEqual(Array(20).fill(id));
  });

  it('leaves none of the receipts of repeats either, in whatever month a wrong clock has put them', async () => {
    const { company, anna, bjorn, roof, wall } = crew;
    const body = { employee_id: bjorn.id, project_id: roof.id };
    await createWorkLog(await world.asTimeClock(company, { once: 'a punch', body }), { body });
    const at = (year: number) => `${year}-05-05T08:00:00Z`;
    const open = await clockIn(await world.asEmployee(anna), {
      body: { id: 'press-of-2001', project_id: wall.id, at: at(2001) },
    });
    await clockOut(await world.asEmployee(anna), {
      body: { id: 'press-of-2100', work_log_id: open.id, at: at(2100) },
    });
    const held = (await world.items()).map(({ PK }) => String(PK));
    for (const month of ['197001', '200105', '210005']) expect(held).toContain(`C#${company.id}#W#${month}`);
    await leaving();
    await erased(company.id);
    const items = (await world.items()).filter(({ PK }) => !String(PK).startsWith('O#0'));
    expect(leftOf({ id: company.id, words: [] }, items, await office.allObjects())).toEqual([]);
  });

  it('the checker finds leftovers, a row as well as an object', async () => {
    const { words } = await full(crew);
    const found = leftOf({ id: crew.company.id, words }, await world.items(), await office.allObjects());
    for (const kind of [
      'object photos/',
      'object raw/',
      'object exports/',
      'object letters/',
      'row C#',
      'row L#',
      'row Y#',
      'row N#',
      'row M#',
      'row E#',
      'row G#',
      'row O#',
      'row Q#',
      'audit row',
    ])
      expect(
        found.filter((line) => line.includes(kind)),
        kind,
      ).not.toEqual([]);
  });

  it('is erased whole, whichever call of the eraser was its last', async () => {
    for (const moment of ['before', 'after'] as const) {
      for (let last = 1, isKilled = true; isKilled; last += moment === 'before' ? 7 : 5) {
        const victim = await aTrial();
        const { words } = await full(victim);
        await leaving(victim);
        isKilled = await killedAt(victim.company.id, last, moment);
        await erased(victim.company.id);
        const items = (await world.items()).filter(({ PK }) => !String(PK).startsWith('O#0'));
        expect([last, leftOf({ id: victim.company.id, words }, items, await office.allObjects())]).toEqual([
          last,
          [],
        ]);
        const done = mails().filter(
          (body) =>
            body.template === 'deletion_done' && 'companyId' in body && body.companyId === victim.company.id,
        );
        expect(done.length, `mails after ${last}`).toBeLessThanOrEqual(1);
      }
    }
  }, 240_000);

  it('is not brought back by the other schedules that run beside the eraser', async () => {
    const { words } = await full(crew);
    await leaving();
    await Promise.all([
      erased(crew.company.id),
      checkCounts(job()),
      sweepRetention({ ...job(), photoFiles: { remove: async () => undefined } }),
    ]);
    await Promise.all([
      checkCounts(job()),
      sweepRetention({ ...job(), photoFiles: { remove: async () => undefined } }),
    ]);
    const items = (await world.items()).filter(({ PK }) => !String(PK).startsWith('O#0'));
    expect(leftOf({ id: crew.company.id, words }, items, await office.allObjects())).toEqual([]);
  });

  it('has a fate for each kind of row', () => {
    expect(Object.keys(fates).toSorted()).toEqual(Object.keys(keys).toSorted());
    expect(monthAt(world.clock.now)).toBe('202604');
  });
});

/** One turn of the eraser whose call of this number is its last; false when it made fewer. */
async function killedAt(companyId: string, last: number, moment: 'before' | 'after'): Promise<boolean> {
  const { promise: died, resolve: dies } = Promise.withResolvers<'killed'>();
  let calls = 0;
  const mortal =
    <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      calls += 1;
      if (calls < last) return call(...given);
      if (calls === last && moment === 'after') await call(...given);
      dies('killed');
      return new Promise<never>(() => undefined);
    };
  const ctx = job();
  const { table } = ctx;
  const walk = (bucket: typeof ctx.photoBucket) => ({ list: bucket.list, remove: mortal(bucket.remove) });
  const work = eraseCompany(
    {
      ...ctx,
      table: { ...table, write: mortal(table.write) },
      photoBucket: walk(ctx.photoBucket),
      exportBucket: walk(ctx.exportBucket),
    },
    { companyId, turn: 'killed' },
  );
  return (await Promise.race([work.then(() => 'done' as const), died])) === 'killed';
}
