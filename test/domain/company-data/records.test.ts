// The JSON of a company's data, version 1: what each record says, what it leaves out, and `null` for what is not there.

import { describe, expect, it } from 'vitest';
import {
  auditRecord,
  billingRecord,
  companyRecord,
  consentRecord,
  correctionRecord,
  dayNoteRecord,
  employeeRecord,
  entryRecord,
  exportRecord,
  paidRecord,
  payrollRecord,
  periodRecord,
  photoRecord,
  projectRecord,
  reportRecord,
  stepRecord,
} from '#functions/domain/company-data/records.ts';
import type { HistoryEntry } from '#functions/table/rows/history-row.ts';
import type { Subscription } from '#functions/table/rows/subscription-row.ts';
import { toWire } from '#shared/time/instant.ts';
import { aRow, said } from '#test/domain/report/worked.ts';
import { at } from '#test/kit/world/context.ts';
import { companyRow, employeeRow, managerRow, projectRow } from '#test/kit/world/rows.ts';

const now = at('2026-03-02T08:00:00Z');
const later = at('2026-03-03T09:30:00Z');
const [instant, then] = [toWire(now), toWire(later)];
const canary = 'canary-that-none-may-read';
const people = new Map([['e1', { id: 'e1', name: 'Anna' }]]);
const projects = new Map([['p1', { id: 'p1', name: 'Roof' }]]);
const anna = { id: 'e1', name: 'Anna' };
const noAccess = { managers: [], passkeys: new Map(), apiKeys: [], webhooks: [] };
/** The fields that are `null`. */
const nullsOf = (record: object) =>
  Object.entries(record).flatMap(([name, value]) => (value === null ? [name] : []));

describe('a company’s record', () => {
  it('names people, keys and webhooks with access, never what they prove themselves with', () => {
    const company = companyRow(now, { phone: '+3545550100', plan: 'Large', noticesSeenAt: later });
    const bara = managerRow(now, company.id, {
      id: 'o1',
      name: 'Bára',
      email: 'bara@example.com',
      role: 'projects',
      projectIds: ['p1'],
      joinedAt: now,
      passwordHash: canary,
    });
    const left = managerRow(now, company.id, { id: 'o2', name: 'Óli', role: 'read', leftAt: later });
    const proof = {
      id: canary,
      credentialId: canary,
      publicKey: canary,
      counter: 1,
      transports: [],
      isSynced: true,
    };
    const passkey = { ...proof, name: 'Phone', madeAt: now, usedAt: later };
    const apiKey = {
      companyId: company.id,
      secretHash: canary,
      scopes: ['entries.read' as const],
      madeAt: now,
    };
    const hook = {
      seed: canary,
      url: 'https://one.example/',
      events: ['entry.created' as const],
      madeAt: now,
    };
    const access = {
      managers: [bara, left],
      passkeys: new Map([['o1', [passkey]]]),
      apiKeys: [
        { ...apiKey, id: 'k1', name: 'Payroll', madeBy: 'o1', usedAt: now, revokedAt: later },
        { ...apiKey, id: 'k2', name: 'Own', madeBy: undefined, usedAt: undefined, revokedAt: undefined },
      ],
      webhooks: [
        { ...hook, id: 'h1', madeBy: 'o1', failingSince: now, offSince: later },
        { ...hook, id: 'h2' },
      ],
    };
    const record = companyRecord(company, access);
    expect(JSON.stringify(record)).not.toContain(canary);
    expect(record).toMatchObject({ phone: '+3545550100', billing_plan: 'Large', notices_seen: then });
    expect(record.people_in_the_office).toEqual([
      {
        id: 'o1',
        name: 'Bára',
        email: 'bara@example.com',
        office_role: 'projects',
        project_ids: ['p1'],
        invited: instant,
        joined: instant,
        left: null,
        passkeys: [{ name: 'Phone', created: instant, used: then }],
      },
      { id: 'o2', name: 'Óli', email: null, office_role: 'read', invited: instant, joined: null, left: then },
    ]);
    const key = { scopes: ['entries.read'], created: instant };
    expect(record.api_keys).toEqual([
      { ...key, id: 'k1', name: 'Payroll', created_by: 'o1', used: instant, revoked: then },
      { ...key, id: 'k2', name: 'Own', created_by: null, used: null, revoked: null },
    ]);
    const webhook = { url: 'https://one.example/', events: ['entry.created'], created: instant };
    expect(record.webhooks).toEqual([
      { ...webhook, id: 'h1', created_by: 'o1', failing_since: instant, off_since: then },
      { ...webhook, id: 'h2', created_by: null, failing_since: null, off_since: null },
    ]);
  });

  it('says what is not there by null and empty lists', () => {
    const record = companyRecord(companyRow(now, {}), noAccess);
    expect(nullsOf(record)).toEqual(['phone', 'billing_plan', 'notices_seen']);
    expect(record).toMatchObject({ closed_days: [], people_in_the_office: [], api_keys: [], webhooks: [] });
    const closed = { from: '2026-02-01', to: '2026-02-28', state: 'locked', zone: 'UTC' } as const;
    expect(companyRecord(companyRow(now, { closedDays: [closed] }), noAccess).closed_days).toEqual([closed]);
  });

  it('of its bills holds the partners’ ids that stand on invoices', () => {
    const company = companyRow(now, { plan: 'Large' });
    const bare: Subscription = {
      companyId: company.id,
      state: 'paying',
      by: 'card',
      plan: 'Large',
      reference: 'r1',
      heldUntil: undefined,
      ssn: undefined,
      email: undefined,
      customerId: undefined,
      invoiceId: undefined,
      changedAt: now,
      version: 3,
    };
    expect(billingRecord(company, undefined)).toEqual({
      paying_customer: true,
      billing_plan: 'Large',
      subscription: null,
    });
    expect(billingRecord(companyRow(now, {}), undefined).billing_plan).toBeNull();
    const ids = { customerId: 'c1', invoiceId: 'i1', subscriptionId: 's1', transactionId: 't1' };
    const whole = {
      ...bare,
      ...ids,
      ssn: '6203081190',
      email: 'a@b.is',
      dueDay: '2026-03-15',
      reason: 'Done',
    };
    expect(billingRecord(company, whole).subscription).toEqual({
      state: 'paying',
      paid_by: 'card',
      plan: 'Large',
      kennitala: '6203081190',
      invoice_email: 'a@b.is',
      reference: 'r1',
      customer_id: 'c1',
      invoice_id: 'i1',
      subscription_id: 's1',
      transaction_id: 't1',
      last_claim_for: '2026-03-15',
      cancel_reason: 'Done',
      changed: instant,
    });
    expect(nullsOf(billingRecord(company, bare).subscription ?? {})).toEqual([
      'kennitala',
      'invoice_email',
      'customer_id',
      'invoice_id',
      'subscription_id',
      'transaction_id',
      'last_claim_for',
      'cancel_reason',
    ]);
  });
});

describe('the record of an employee and of a project', () => {
  it('holds neither letters nor hashes, and says what is not there', () => {
    const bare = employeeRow(now, 'c1', { id: 'e1', name: 'Anna', tokenSealed: canary, tokenHash: canary });
    expect(nullsOf(employeeRecord(bare))).toEqual(['language', 'latest_work_log', 'clocked_in_to']);
    const open = { id: 'w1', month: '202603', entry: 'e1#02#x', startAt: now, projectId: 'p1' };
    const record = employeeRecord({ ...bare, language: 'pl', latestAt: later, open });
    expect(record).toMatchObject({ language: 'pl', latest_work_log: then, clocked_in_to: 'w1' });
    expect(JSON.stringify(record)).not.toContain(canary);
    const project = projectRow(now, 'c1', { id: 'p1', name: 'Roof', totalSeconds: 60 });
    expect(nullsOf(projectRecord(project))).toEqual([
      'description',
      'budget_hours',
      'site',
      'latest_work_log',
    ]);
    const site = { lat: 64.1, lon: -21.9, radius: 100 };
    const all = { ...project, description: 'High', budgetHours: 8, site, latestAt: later };
    expect(projectRecord(all)).toEqual({
      id: 'p1',
      name: 'Roof',
      description: 'High',
      budget_hours: 8,
      site,
      created: instant,
      created_by: 'Company',
      open: true,
      total_seconds: 60,
      latest_work_log: then,
    });
  });
});

describe('the record of a time entry', () => {
  const names = { employees: people, projects };
  const row = aRow({ companyId: 'c1', id: 'e1' }, { id: 'p1' }, now, undefined);

  it('says of a bare one what it has not', () => {
    const record = entryRecord(row, names, []);
    expect(record).toMatchObject({
      employee: anna,
      project: { id: 'p1', name: 'Roof' },
      start_time: instant,
    });
    expect(nullsOf(record)).toEqual([
      'end_time',
      'original_start_time',
      'original_end_time',
      'added_by_hand',
      'ended_by',
      'clocked_in_by',
      'clocked_out_by',
      'device_start_time',
      'device_end_time',
      'location_in',
      'location_out',
      'location_missing_in',
      'location_missing_out',
    ]);
    const plain = { end_assumed: false, worked_through_lunch: false, clock_corrected: false };
    const received = { received_seconds_after_start: 0, received_seconds_after_end: 0 };
    expect(record).toMatchObject({ ...plain, ...received, comments: [], history: [] });
    expect(record).not.toHaveProperty('created_by_manager');
    expect(entryRecord(row, { employees: projects, projects: people }, [])).toMatchObject({
      employee: { id: 'e1', name: null },
      project: { id: 'p1', name: null },
    });
  });

  it('says of a full one who did what, where and when, by both clocks', () => {
    const place = { lat: '64.1', lon: '-21.9', takenAt: now, receivedAt: later };
    const full = {
      ...row,
      endAt: later,
      originalStartAt: now,
      originalEndAt: later,
      managerId: 'o1',
      addedAt: later,
      endedBy: 'Company' as const,
      isEndAssumed: true,
      isLunchWorked: true,
      foremanIn: 'e2',
      foremanOut: 'e3',
      isClockCorrected: true,
      deviceAt: now + 1,
      deviceEndAt: later + 1,
      heardAfter: 5,
      endHeardAfter: 6,
      locationIn: { ...place, accuracy: undefined },
      locationOut: { ...place, accuracy: 8 },
      locationMissingIn: 'denied' as const,
      locationMissingOut: 'no_fix' as const,
      comments: [
        { ...said('m1', 'Rain', now), managerId: 'o1' },
        { ...said('m2', '', now), photoId: 'f1', photoState: undefined },
        { ...said('m3', '', later), photoId: 'f2', photoState: 'ready' as const },
      ],
    };
    const change = { companyId: 'c1', workLogId: row.id, at: later, version: 2, by: 'Company' as const };
    const history: HistoryEntry[] = [
      {
        ...change,
        action: 'changed',
        managerId: 'o1',
        changes: [['start_time', now, later]],
      },
      { ...change, action: 'changed', changes: [['project', 'p1', 'p2']] },
    ];
    const record = entryRecord(full, names, history);
    const where = { lat: '64.1', lon: '-21.9', taken: instant, received: then };
    expect(record).toMatchObject({
      end_time: then,
      original_start_time: instant,
      original_end_time: then,
      created_by_manager: 'o1',
      added_by_hand: then,
      ended_by: 'Company',
      end_assumed: true,
      worked_through_lunch: true,
      clocked_in_by: 'e2',
      clocked_out_by: 'e3',
      clock_corrected: true,
      device_start_time: toWire(now + 1),
      device_end_time: toWire(later + 1),
      received_seconds_after_start: 5,
      received_seconds_after_end: 6,
      location_in: { ...where, accuracy: null },
      location_out: { ...where, accuracy: 8 },
      location_missing_in: 'denied',
      location_missing_out: 'no_fix',
    });
    expect(record.comments).toEqual([
      { id: 'm1', created: instant, by: 'Employee', by_manager: 'o1', text: 'Rain' },
      {
        id: 'm2',
        created: instant,
        by: 'Employee',
        photo: { id: 'f1', state: 'waiting', file: 'photos/f1.jpg' },
      },
      { id: 'm3', created: then, by: 'Employee', photo: { id: 'f2', state: 'ready', file: 'photos/f2.jpg' } },
    ]);
    const edited = { at: then, by: 'Company', action: 'changed' };
    expect(record.history).toEqual([
      { ...edited, by_manager: 'o1', changes: [{ field: 'start_time', from: instant, to: then }] },
      { ...edited, changes: [{ field: 'project', from: 'p1', to: 'p2' }] },
    ]);
  });
});

describe('the records beside entries', () => {
  it('say who asked for a correction and what became of it', () => {
    const row = {
      companyId: 'c1',
      employeeId: 'e1',
      id: 'r1',
      workLogId: undefined,
      startAt: now,
      endAt: later,
      projectId: 'p1',
      word: 'Forgot',
      askedAt: later,
    };
    const shown = {
      id: 'r1',
      employee: anna,
      work_log_id: null,
      start_time: instant,
      end_time: then,
      project_id: 'p1',
      worked_through_lunch: null,
      word: 'Forgot',
      asked: then,
      state: 'waiting',
      answered: null,
      answered_by: null,
      reason: null,
    };
    expect(correctionRecord(row, people)).toEqual(shown);
    const answered = { state: 'declined', at: later, by: 'Bára', why: 'Not so' } as const;
    expect(correctionRecord({ ...row, workLogId: 'w1', isLunchWorked: false, answered }, people)).toEqual({
      ...shown,
      work_log_id: 'w1',
      worked_through_lunch: false,
      state: 'declined',
      answered: then,
      answered_by: 'Bára',
      reason: 'Not so',
    });
    const note = {
      companyId: 'c1',
      employeeId: 'e1',
      date: '2026-03-03',
      kind: 'sick',
      notedAt: now,
    } as const;
    const noted = { employee: anna, date: '2026-03-03', kind: 'sick', noted: instant };
    expect(dayNoteRecord(note, people)).toEqual({ ...noted, noted_by_employee: false });
    expect(dayNoteRecord({ ...note, isOwn: true }, people)).toEqual({ ...noted, noted_by_employee: true });
  });

  it('hold periods with the hours they were closed with, and their steps', () => {
    const days = { companyId: 'c1', from: '2026-02-01', to: '2026-02-28' };
    const open = { ...days, state: 'open', version: 2, zone: undefined, closed: undefined } as const;
    expect(periodRecord(open)).toEqual({
      from: days.from,
      to: days.to,
      state: 'open',
      time_zone: null,
      closed: null,
      entries: null,
      seconds: null,
    });
    const closed = { at: now, entries: 3, seconds: 60 };
    expect(periodRecord({ ...open, state: 'locked', zone: 'UTC', closed })).toMatchObject({
      state: 'locked',
      time_zone: 'UTC',
      closed: instant,
      entries: 3,
      seconds: 60,
    });
    const step = {
      ...days,
      version: 1,
      at: now,
      by: 'Company',
      fromState: 'open',
      toState: 'locked',
    } as const;
    const record = {
      from: days.from,
      to: days.to,
      at: instant,
      by: 'Company',
      before: 'open',
      after: 'locked',
    };
    const hours = { entries: 3, seconds: 60, zone: undefined };
    expect(stepRecord({ ...step, ...hours, reason: undefined })).toEqual({
      ...record,
      reason: null,
      entries: 3,
      seconds: 60,
    });
    expect(stepRecord({ ...step, ...hours, reason: 'paid' })).toMatchObject({ reason: 'paid' });
  });

  it('hold payroll files with what was sent, and what was paid by them', () => {
    const by = { kind: 'Company', name: 'Bára' } as const;
    const days = { from: '2026-02-01', to: '2026-02-28' };
    const file = {
      companyId: 'c1',
      id: '1',
      exportId: 'x1',
      system: 'payday' as const,
      ...days,
      filters: days,
      options: {},
      items: [],
      employees: [
        ['e1', [60]],
        ['e9', [30]],
      ] as const,
      entryMonths: ['202602'],
      fileName: 'payday.xlsx',
      sha256: 'hash',
      readAt: now,
      madeAt: now,
      by,
    };
    expect(payrollRecord(file, people)).toMatchObject({
      created: instant,
      by,
      sent: null,
      employees: [
        { ...anna, seconds: [60] },
        { id: 'e9', name: null, seconds: [30] },
      ],
    });
    const sent = payrollRecord(file, people, { fileId: '1', isSent: true, at: later, by });
    expect(sent.sent).toEqual({ is_sent: true, at: then, by });
    expect(paidRecord({ fileId: '1', system: 'payday', ...days, madeAt: now, ids: ['w1'] })).toEqual({
      payroll_file: '1',
      system: 'payday',
      ...days,
      entries: ['w1'],
    });
  });

  it('hold monthly reports, who agreed to get them, and exports', () => {
    const run = {
      id: '2026-02',
      companyId: 'c1',
      month: '2026-02',
      isByHand: true,
      state: 'sent' as const,
      kinds: ['entries' as const],
      exportIds: ['x1'],
      language: 'en' as const,
      addresses: ['books@example.com'],
      createdAt: now,
      sentAt: undefined,
      isRevoked: false,
      endsAt: later,
      letters: [{ address: 'books@example.com', tokenHash: canary }],
      expiresAt: later,
    };
    const shown = {
      id: '2026-02',
      month: '2026-02',
      sent_by_hand: true,
      state: 'sent',
      kinds: ['entries'],
      language: 'en',
      addresses: ['books@example.com'],
      created: instant,
      sent: null,
      revoked: false,
    };
    expect(reportRecord(run)).toEqual(shown);
    expect(reportRecord({ ...run, sentAt: later, isRevoked: true })).toEqual({
      ...shown,
      sent: then,
      revoked: true,
    });
    const consent = {
      companyId: 'c1',
      address: 'books@example.com',
      at: now,
      timesAsked: 2,
      tokenHash: canary,
    };
    expect(consentRecord({ ...consent, state: 'asked' })).toEqual({
      address: 'books@example.com',
      state: 'asked',
      at: instant,
      times_asked: 2,
    });
    const job = {
      id: 'x1',
      companyId: 'c1',
      kind: 'entries' as const,
      filters: { from: '2026-02-01', to: '2026-02-28' },
      options: {},
      createdAt: now,
      endsAt: later,
      state: 'done' as const,
      rowsDone: 1,
      rows: 1,
      fileName: undefined,
      fence: 1,
      askedBy: undefined,
      leaseEndsAt: 0,
    };
    expect(nullsOf(exportRecord(job))).toEqual(['by', 'own_of', 'file_name']);
    const by = { kind: 'Company', name: 'Bára' } as const;
    expect(exportRecord({ ...job, askedBy: by, ownerId: 'e1', fileName: 'a.xlsx' })).toMatchObject({
      created: instant,
      by,
      own_of: 'e1',
      file_name: 'a.xlsx',
    });
  });

  it('hold the security history without an administrator’s name, and photos that the archive has', () => {
    const row = {
      companyId: 'c1',
      id: 'a1',
      at: later,
      firstAt: undefined,
      event: 'employee_changed' as const,
      by: 'Platform' as const,
      actingAs: undefined,
      administrator: canary,
      employeeId: undefined,
      address: undefined,
      requestId: undefined,
      fields: ['phone'],
      detail: undefined,
      count: 1,
    };
    const record = auditRecord(row, people);
    expect(record).toEqual({
      at: then,
      first_at: null,
      event: 'employee_changed',
      by: 'Platform',
      acting_as: null,
      employee: null,
      address: null,
      request_id: null,
      fields: ['phone'],
      detail: null,
      count: 1,
    });
    const about = {
      firstAt: now,
      actingAs: 'Company',
      byManagerId: 'o1',
      managerId: 'e1',
      employeeId: 'e1',
    } as const;
    const from = { address: '203.0.113.7', requestId: 'q1', detail: 'Forgot' };
    expect(auditRecord({ ...row, ...about, ...from }, people)).toMatchObject({
      first_at: instant,
      acting_as: 'Company',
      by_manager: { id: 'o1', name: null },
      employee: anna,
      manager: anna,
      address: '203.0.113.7',
      request_id: 'q1',
      detail: 'Forgot',
    });
    const photo = {
      companyId: 'c1',
      id: 'f1',
      subject: 'e1',
      type: 'image/jpeg',
      bytes: 9,
      beganAt: now,
      state: 'waiting' as const,
      workLogId: undefined,
      commentId: undefined,
      releasedAt: undefined,
    };
    const shown = { id: 'f1', state: 'waiting', begun: instant, by: 'e1' };
    expect(photoRecord(photo, false)).toEqual({ ...shown, work_log_id: null, comment_id: null, file: null });
    expect(photoRecord({ ...photo, workLogId: 'w1', commentId: 'm1' }, true)).toEqual({
      ...shown,
      work_log_id: 'w1',
      comment_id: 'm1',
      file: 'photos/f1.jpg',
    });
  });
});
