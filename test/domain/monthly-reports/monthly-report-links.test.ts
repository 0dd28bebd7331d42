// The links of a mailed report: opened until they end or are called back, kept as hashes, a way out of the letters.

import { describe, expect, it } from 'vitest';
import { list, open, revoke, send, unsubscribe } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { keys } from '#functions/table/keys.ts';
import { reportLinkDays } from '#shared/limits.ts';
import { aMailedMonth } from './mailed-month.ts';
import { worked } from '#test/domain/report/worked.ts';

const { world, crew, office, asOffice, mails, switchedOn, filesMade, tokenOf, stopTokenOf, runs } =
  await aMailedMonth();

describe('a letter’s link', () => {
  async function mailed() {
    await worked(world, crew.anna, crew.roof, '2026-02-03T08:00:00Z', '2026-02-03T12:00:00Z');
    await switchedOn();
    const { id } = await send(await asOffice(), { body: {} });
    await filesMade();
    return { id, token: tokenOf('books@accountant.example') };
  }

  it('opens the files, again and again, until it ends; the company sees how often', async () => {
    const { token } = await mailed();
    const opened = await open(await asOffice(), { body: { token } });
    expect(opened).toMatchObject({ company: crew.company.name, month: '2026-02' });
    expect(opened.files.map(({ kind }) => kind)).toEqual(['pdf', 'employees']);
    for (const { address } of opened.files) expect((await fetch(address)).status).toBe(200);
    expect(opened.files[0]?.address).toContain('/letters/');
    world.clock.now += reportLinkDays * 86_400 - 1;
    await open(await asOffice(), { body: { token } });
    expect((await runs())[0]?.letters).toMatchObject([
      { address: 'office@kilbride.example', openings: 0, opened: null },
      { address: 'books@accountant.example', openings: 2, opened: '2026-04-19T11:59:59Z' },
    ]);
    world.clock.now += 1;
    await expect(open(await asOffice(), { body: { token } })).rejects.toMatchObject({ code: 'link_over' });
    expect((await runs())[0]?.ends).toBeNull();
  });

  it('is kept as a hash alone', async () => {
    const { token } = await mailed();
    const kept = JSON.stringify((await world.items()).filter(({ PK }) => !String(PK).startsWith('O#')));
    for (const secret of [token, stopTokenOf('books@accountant.example')]) {
      expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(kept).not.toContain(secret);
    }
  });

  it('is dead once revoked, for a disabled company, and when it was never issued', async () => {
    const { id, token } = await mailed();
    const dead = async (of: string) =>
      expect(open(await asOffice(), { body: { token: of } })).rejects.toMatchObject({ code: 'link_over' });
    await dead('A'.repeat(43));
    await dead('');
    await world.table.write({ update: keys.company(crew.company.id), set: { off: 1 } });
    await dead(token);
    await world.table.write({ update: keys.company(crew.company.id), remove: ['off'] });
    await open(await asOffice(), { body: { token } });
    expect(await revoke(await asOffice(), { path: { id }, query: {} })).toMatchObject({ ends: null });
    await dead(token);
    await expect(revoke(await asOffice(), { path: { id: 'of-nobody' }, query: {} })).rejects.toMatchObject({
      code: 'report_run_missing',
    });
  });

  it('can be called back alone: the other address goes on', async () => {
    const { id, token } = await mailed();
    const other = tokenOf('office@kilbride.example');
    const called = await revoke(await asOffice(), {
      path: { id },
      query: { address: 'books@accountant.example' },
    });
    expect(called.letters).toMatchObject([{ called_back: false }, { called_back: true }]);
    expect(called.ends).not.toBeNull();
    await expect(open(await asOffice(), { body: { token } })).rejects.toMatchObject({ code: 'link_over' });
    await open(await asOffice(), { body: { token: other } });
    const stranger = { path: { id }, query: { address: 'nobody@accountant.example' } };
    await expect(revoke(await asOffice(), stranger)).rejects.toMatchObject({ code: 'report_run_missing' });
  });

  it('opens the files or stops the letters: each is good for one of them', async () => {
    const { token } = await mailed();
    const stopToken = stopTokenOf('books@accountant.example');
    expect(stopToken).not.toBe(token);
    await expect(open(await asOffice(), { body: { token: stopToken } })).rejects.toMatchObject({
      code: 'link_over',
    });
    await expect(unsubscribe(await asOffice(), { body: { token } })).rejects.toMatchObject({
      code: 'link_over',
    });
    expect((await list(await asOffice())).unsubscribed).toEqual([]);
    expect((await runs())[0]?.letters[1]).toMatchObject({ openings: 0 });
  });

  it('stops the letters to its address, and takes them up again', async () => {
    await mailed();
    const token = stopTokenOf('books@accountant.example');
    expect(await unsubscribe(await asOffice(), { body: { token } })).toEqual({
      company: crew.company.name,
      address: 'books@accountant.example',
      stopped: true,
    });
    expect((await list(await asOffice())).unsubscribed).toEqual(['books@accountant.example']);
    office.sent.length = 0;
    await send(await asOffice(), { body: {} });
    await filesMade();
    expect(mails().map(({ to }) => to)).toEqual(['office@kilbride.example']);
    await unsubscribe(await asOffice(), { body: { token, stop: false } });
    expect((await list(await asOffice())).unsubscribed).toEqual([]);
  });

  it('is tried a number of times an hour from one place', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 121 }, async () => open(await asOffice(), { body: { token: 'nobody' } })),
    );
    const codes = tries.map((one) =>
      one.status === 'rejected' ? Reflect.get(Object(one.reason), 'code') : '',
    );
    expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThan(0);
  });
});
