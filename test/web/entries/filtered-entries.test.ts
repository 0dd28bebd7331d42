// Proves which filters work on the loaded rows and which need a request.
import { describe, expect, it } from 'vitest';
import { askedFor, covers, narrowed, type Narrowing } from '#web/features/entries/filtered-entries.ts';
import { queryFrom, searchOf } from '#web/features/entries/entry-query.ts';
import { overlapsAmong } from '#web/features/entries/overlaps.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const by = (over: Partial<Narrowing> = {}): Narrowing => ({
  employees: [],
  projects: [],
  approved: undefined,
  overlapping: false,
  ...over,
});

describe('what the page has been given', () => {
  it('covers every filter when nothing was left out', () => {
    expect(covers(by(), by({ employees: ['e1'], projects: ['p1'], approved: 'true' }))).toBe(true);
  });

  it('covers a part of the employees it was asked for, and no other', () => {
    expect(covers(by({ employees: ['e1', 'e2'] }), by({ employees: ['e2'] }))).toBe(true);
    expect(covers(by({ employees: ['e1'] }), by({ employees: ['e2'] }))).toBe(false);
    expect(covers(by({ employees: ['e1'] }), by())).toBe(false);
  });

  it('covers one state of approval only by itself', () => {
    expect(covers(by({ approved: 'true' }), by({ approved: 'true' }))).toBe(true);
    expect(covers(by({ approved: 'true' }), by())).toBe(false);
    expect(covers(by({ approved: 'true' }), by({ approved: 'false' }))).toBe(false);
  });

  it('shows what overlaps only with every project and approval at hand, and of those employees alone', () => {
    expect(covers(by(), by({ overlapping: true, projects: ['p1'] }))).toBe(true);
    expect(covers(by({ employees: ['e1'] }), by({ employees: ['e1'], overlapping: true }))).toBe(true);
    expect(covers(by({ projects: ['p1'] }), by({ projects: ['p1'], overlapping: true }))).toBe(false);
    expect(covers(by({ approved: 'false' }), by({ approved: 'false', overlapping: true }))).toBe(false);
    expect(askedFor(by({ employees: ['e1'], projects: ['p1'], overlapping: true }))).toEqual(
      by({ employees: ['e1'] }),
    );
  });
});

describe('narrowing', () => {
  const rows = [
    aWorkLog({ id: 'w1', approved: true }),
    aWorkLog({ id: 'w2', employee: { id: 'e2', name: 'Björn' } }),
    aWorkLog({ id: 'w3', project: { id: 'p2', name: 'Wall' } }),
  ];
  const ids = (over: Partial<Narrowing>, isApprovalOn = true) =>
    narrowed(rows, by(over), isApprovalOn, overlapsAmong(rows)).map(({ id }) => id);

  it('keeps the rows that meet every filter, in their order', () => {
    expect(ids({})).toEqual(['w1', 'w2', 'w3']);
    expect(ids({ employees: ['e0000001'] })).toEqual(['w1', 'w3']);
    expect(ids({ employees: ['e0000001'], projects: ['p2'] })).toEqual(['w3']);
    expect(ids({ approved: 'true' })).toEqual(['w1']);
    expect(ids({ approved: 'false' })).toEqual(['w2', 'w3']);
  });

  it('keeps what overlaps another entry of its employee, also one that a filter hides', () => {
    expect(ids({ overlapping: true })).toEqual(['w1', 'w3']);
    expect(ids({ overlapping: true, projects: ['p2'] })).toEqual(['w3']);
  });

  it('leaves running entries out of the unapproved ones: they cannot be approved yet', () => {
    const { end_time: _, total_time: __, ...running } = aWorkLog({ id: 'w4' });
    expect(
      narrowed([...rows, running], by({ approved: 'false' }), true, new Map()).map(({ id }) => id),
    ).toEqual(['w2', 'w3']);
  });

  it('takes nothing for approved while approval is switched off, as the server does', () => {
    expect(ids({ approved: 'true' }, false)).toEqual([]);
  });
});

describe('the address of a view', () => {
  it('holds filters, order and hidden columns, and reads back what it wrote', () => {
    const search =
      '?employee_id=e1&employee_id=e2&project_id=p1&from=2026-11-01&to=2026-11-15&approved=false&overlapping=true&sort=-hours&hide=employee%2Cruler';
    expect(searchOf(queryFrom(search))).toBe(search);
  });

  it('drops what it does not know', () => {
    expect(queryFrom('?employee_id=&project_id=')).toEqual(queryFrom(''));
    expect(searchOf(queryFrom('?hide=nothing&from=2026-11-31&to=x&approved=maybe'))).toBe('');
  });
});
