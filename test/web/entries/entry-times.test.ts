// Proves the maths of the entry dialogs: faults, instants across a change to summer time, the change that is sent.
import { describe, expect, it, vi } from 'vitest';
import { draftFor, faultOf } from '#web/entry/bulk/many-times.ts';
import { circleAround } from '#web/place/map/circle.ts';
import { distinctRanges, usualRanges } from '#web/files/usual-ranges.ts';
import { queryFrom, searchOf } from '#web/features/entries/entry-query.ts';
import { byName } from '#web/words/alphabet.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aheadOf, changeOf, draftOf } from '#web/entry/entry-change.ts';
import { draftSeconds, instantsOf, timesFault } from '#web/entry/entry-draft.ts';
import { merged } from '#web/entry/live-entries.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const dublin = companyTime({ zoneName: 'Europe/Dublin', country: 'IE' }, 'en');
const iceland = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'is');

describe('times of an entry', () => {
  it('end after they start, unless on the day after', () => {
    expect(timesFault({ start: '21:40', end: '06:10', daysOn: 0 })).toBe('outBeforeIn');
    expect(timesFault({ start: '21:40', end: '21:40', daysOn: 0 })).toBe('outBeforeIn');
    expect(timesFault({ start: '21:40', end: '06:10', daysOn: 1 })).toBeUndefined();
    expect(timesFault({ start: '21:40', end: '', daysOn: 0 }, true)).toBeUndefined();
    expect(timesFault({ start: '21:40', end: '', daysOn: 0 })).toBe('endWrong');
    expect(timesFault({ start: '2140', end: '06:10', daysOn: 1 })).toBe('startWrong');
    expect(timesFault({ start: '21:40', end: '25:00', daysOn: 1 })).toBe('endWrong');
  });

  it('over the night the clocks go back are an hour longer, forward an hour shorter', () => {
    const night = { start: '22:00', end: '06:00', daysOn: 1 };
    expect(draftSeconds(dublin, '2026-10-24', night)).toBe(9 * 3600);
    expect(draftSeconds(dublin, '2026-03-28', night)).toBe(7 * 3600);
    expect(draftSeconds(dublin, '2026-11-18', night)).toBe(8 * 3600);
    expect(instantsOf(dublin, '2026-07-01', night)).toEqual({
      start: '2026-07-01T21:00:00Z',
      end: '2026-07-02T05:00:00Z',
    });
  });

  it('send changed fields only, so that untouched seconds stay', () => {
    const entry = aWorkLog({
      start_time: '2026-11-18T07:33:03Z',
      end_time: '2026-11-18T16:36:06Z',
      approved: true,
      version: 4,
    });
    const draft = draftOf(iceland, entry);
    expect(changeOf(iceland, entry, draft, true)).toBeUndefined();
    expect(changeOf(iceland, entry, { ...draft, end: '16:00' }, true)).toEqual({
      id: entry.id,
      version: 4,
      new_end_time: '2026-11-18T16:00:00Z',
    });
    expect(changeOf(iceland, entry, { ...draft, approved: false }, true)).toEqual({
      id: entry.id,
      version: 4,
      approved: false,
    });
    expect(changeOf(iceland, entry, { ...draft, approved: false }, false)).toBeUndefined();
  });

  it('of many go on each entry’s own date: an empty field leaves its own time, the flag moves the out time', () => {
    const night = aWorkLog({ start_time: '2026-11-18T21:40:00Z', end_time: '2026-11-19T06:10:00Z' });
    const own = { start: '', end: '', isDayAfter: false };
    expect(draftFor(iceland, night, own)).toEqual({ start: '21:40', end: '06:10', daysOn: 1 });
    expect(draftFor(iceland, night, { ...own, start: '20:00' })).toEqual({
      start: '20:00',
      end: '06:10',
      daysOn: 1,
    });
    expect(timesFault(draftFor(iceland, night, { ...own, end: '07:00' }))).toBe('outBeforeIn');
    expect(draftFor(iceland, night, { start: '22:00', end: '07:00', isDayAfter: true }).daysOn).toBe(1);
  });

  it('of many may not come to more than the server takes: a day and a night are too long', () => {
    const night = aWorkLog({ start_time: '2026-11-18T21:40:00Z', end_time: '2026-11-19T06:10:00Z' });
    const { end_time: _, total_time: __, ...open } = night;
    const own = { start: '', end: '', isDayAfter: false };
    expect(faultOf(iceland, night, { ...own, start: '05:00' })).toBe('tooLong');
    expect(faultOf(iceland, night, { ...own, start: '06:10' })).toBeUndefined();
    expect(faultOf(iceland, night, { ...own, end: '21:30' })).toBe('outBeforeIn');
    expect(faultOf(iceland, open, { ...own, start: '05:00' })).toBeUndefined();
    expect(faultOf(iceland, night, own)).toBeUndefined();
  });

  it('may keep or shorten an end that was written ahead, and put none off, alone as among many', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-18T12:00:00Z'), toFake: ['Date'] });
    const ahead = aWorkLog({ start_time: '2026-11-18T08:00:00Z', end_time: '2026-11-18T16:00:00Z' });
    const { end_time: _, total_time: __, ...open } = ahead;
    const now = Date.now() / 1000;
    const alone = (entry: typeof open, end: string) =>
      aheadOf(iceland, entry, { ...draftOf(iceland, entry), end }, now);
    const among = (entry: typeof open, end: string) =>
      faultOf(iceland, entry, { start: '', end, isDayAfter: false });
    const cases = ['14:00', '16:00', '16:01'].map((end) => [alone(ahead, end), among(ahead, end)]);
    const ofOpen = [alone(open, '14:00'), among(open, '14:00')];
    vi.useRealTimers();
    expect(cases).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      ['end', 'ahead'],
    ]);
    expect(ofOpen).toEqual(['end', 'ahead']);
  });
});

describe('the list', () => {
  it('keeps its filters and order in the address and reads them back', () => {
    const search =
      '?employee_id=e1&employee_id=e2&project_id=p1&from=2026-11-01&to=2026-11-30&approved=false&sort=-hours';
    expect(searchOf(queryFrom(search))).toBe(search);
    expect(searchOf(queryFrom(''))).toBe('');
  });

  it('takes no notice of days that are none, and turns a range back that runs backwards', () => {
    expect(queryFrom('?from=2026-02-30&to=2026-03-01').range).toBeUndefined();
    expect(queryFrom('?from=2026-03-02&to=2026-03-01').range).toEqual({
      from: '2026-03-01',
      to: '2026-03-02',
    });
    expect(queryFrom('?approved=perhaps').approved).toBeUndefined();
  });

  it('takes in changed entries, drops deleted ones, and stays newest first', () => {
    const old = aWorkLog({ id: 'a', start_time: '2026-11-16T08:00:00Z' });
    const gone = aWorkLog({ id: 'b', start_time: '2026-11-17T08:00:00Z' });
    const moved = aWorkLog({ id: 'a', start_time: '2026-11-19T08:00:00Z', version: 2 });
    const fresh = aWorkLog({ id: 'c', start_time: '2026-11-18T08:00:00Z' });
    expect(merged([gone, old], { changed: [fresh, moved], gone: ['b'] })).toEqual([moved, fresh]);
  });

  it('offers the usual ranges; the pay period runs from the 21st to the 20th, over the year too', () => {
    expect(usualRanges('2026-11-18')).toMatchObject({
      thisWeek: { from: '2026-11-16', to: '2026-11-22' },
      lastMonth: { from: '2026-10-01', to: '2026-10-31' },
      payMonth: { from: '2026-10-21', to: '2026-11-20' },
    });
    expect(usualRanges('2026-12-21').payMonth).toEqual({ from: '2026-12-21', to: '2027-01-20' });
    expect(usualRanges('2027-01-20').lastPayMonth).toEqual({ from: '2026-11-21', to: '2026-12-20' });
    expect(usualRanges('2027-01-20').payMonth).toEqual({ from: '2026-12-21', to: '2027-01-20' });
  });

  it('offers today, yesterday and, by the company’s own rule, the pay period that has just ended', () => {
    const rule = { every: 'two_weeks', starts: '2026-11-08', steps: 'lock' } as const;
    expect(usualRanges('2027-01-01', rule)).toMatchObject({
      today: { from: '2027-01-01', to: '2027-01-01' },
      yesterday: { from: '2026-12-31', to: '2026-12-31' },
      lastPeriod: { from: '2026-12-06', to: '2026-12-19' },
    });
    expect(usualRanges('2026-11-21').lastPayMonth).toEqual({ from: '2026-10-21', to: '2026-11-20' });
  });

  it('lists days once: a pay period that is a month is that month', () => {
    const names = ['lastMonth', 'payMonth', 'lastPeriod'] as const;
    const listed = (starts: number) =>
      distinctRanges(names, usualRanges('2026-11-18', { every: 'month', starts, steps: 'lock' })).map(
        ({ name }) => name,
      );
    expect(listed(1)).toEqual(['lastMonth', 'payMonth']);
    expect(listed(15)).toEqual(['lastMonth', 'payMonth', 'lastPeriod']);
  });

  it('orders names by the Icelandic alphabet: accents are letters, þ æ ö come last', () => {
    const names = ['Ösp', 'Zoë', 'Ægir', 'Þór', 'Árni', 'Anna', 'Łukasz', 'Marta', 'Björn', 'Ýr'];
    expect(names.toSorted(byName)).toEqual([
      'Anna',
      'Árni',
      'Björn',
      'Łukasz',
      'Marta',
      'Ýr',
      'Zoë',
      'Þór',
      'Ægir',
      'Ösp',
    ]);
  });
});

describe('the circle of a position', () => {
  it('is closed and as wide in metres to the east as to the north', () => {
    const ring = circleAround({ lat: 64.1466, lon: -21.9426 }, 100);
    expect(ring[0]).toEqual(ring.at(-1));
    const wide =
      (Math.max(...ring.map(([lon]) => lon)) - Math.min(...ring.map(([lon]) => lon))) *
      Math.cos((64.1466 * Math.PI) / 180);
    const high = Math.max(...ring.map(([, lat]) => lat)) - Math.min(...ring.map(([, lat]) => lat));
    expect(wide / high).toBeCloseTo(1, 3);
    expect(high * 111_195).toBeCloseTo(200, 0);
  });
});
