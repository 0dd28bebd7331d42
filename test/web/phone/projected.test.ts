// Proves the phone's entries with unsent presses applied: the day as it will be, and no entry twice.

import { describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { made, type Press, waitingId } from '#web/features/phone/press/presses.ts';
import { projected } from '#web/features/phone/press/projected.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const anna = { id: 'e0000001', name: 'Anna' };
const roof = { id: 'p0000001', name: 'Roof' };
const wall = { id: 'p0000002', name: 'Wall' };
const at = (time: string) => `2026-11-18T${time}:00Z`;
const clockIn = (time: string, project = roof): Press => ({
  ...made(at(time)),
  id: 'in',
  kind: 'in',
  project,
});
const open = (start: string): WorkLog => {
  const {
    end_time: _,
    total_time: __,
    ...log
  } = aWorkLog({ id: 'w1', project: roof, start_time: at(start) });
  return log;
};
const shown = (logs: readonly WorkLog[], ...presses: readonly Press[]) => projected(logs, presses, anna);

describe('what the phone shows while presses wait', () => {
  it('is a whole day made without a network', () => {
    const logs = shown(
      [],
      clockIn('07:00'),
      { ...made(at('09:00')), id: 'c', kind: 'comment', entry: { startedBy: 'in' }, text: 'Rain' },
      { ...made(at('12:00')), id: 's', kind: 'switch', project: wall },
      { ...made(at('12:30')), id: 'p', kind: 'photo', entry: { startedBy: 's' } },
      { ...made(at('16:00')), id: 'o', kind: 'out', entry: { startedBy: 's' } },
    );
    expect(logs).toMatchObject([
      {
        id: waitingId('s'),
        project: wall,
        total_time: 4 * 3600,
        work_log_comments: [{ photo_state: 'waiting' }],
      },
      { id: waitingId('in'), project: roof, total_time: 5 * 3600, work_log_comments: [{ comment: 'Rain' }] },
    ]);
  });

  it('ends the entry that the server has running', () => {
    const [log] = shown([open('07:00')], {
      ...made(at('15:00')),
      id: 'o',
      kind: 'out',
      entry: { workLogId: 'w1' },
    });
    expect(log).toMatchObject({ id: 'w1', end_time: at('15:00'), total_time: 8 * 3600 });
  });

  it('shows an entry once whose reply was lost', () => {
    expect(shown([open('07:00')], clockIn('07:00'))).toEqual([open('07:00')]);
  });

  it('shows the entry that runs elsewhere, and lets a waiting clock-out end it', () => {
    const logs = shown([open('06:00')], clockIn('07:00', wall), {
      ...made(at('15:00')),
      id: 'o',
      kind: 'out',
      entry: { startedBy: 'in' },
    });
    expect(logs).toMatchObject([{ id: 'w1', end_time: at('15:00') }]);
  });

  it('leaves an entry as it is that was ended by someone', () => {
    const ended = aWorkLog({
      id: 'w1',
      start_time: at('07:00'),
      end_time: at('14:00'),
      total_time: 7 * 3600,
    });
    const out: Press = { ...made(at('15:00')), id: 'o', kind: 'out', entry: { workLogId: 'w1' } };
    expect(shown([ended], out)).toEqual([ended]);
  });

  it('ends a forgotten entry when its employee left, and an assumed end gives way; what somebody settled stays', () => {
    const left = { ...made(at('08:00')), id: 'l', kind: 'left', entry: { workLogId: 'w1' } } as const;
    const answer: Press = { ...left, end: at('16:15') };
    const mended = { id: 'w1', end_time: at('16:15'), total_time: 9.25 * 3600 };
    const [log, later] = shown([open('07:00')], answer, clockIn('17:00', wall)).toReversed();
    expect(log).toMatchObject(mended);
    expect(later).toMatchObject({ id: waitingId('in'), start_time: at('17:00') });
    const settled = { ...open('07:00'), end_time: at('19:00'), total_time: 12 * 3600 };
    const [assumed] = shown([{ ...settled, assumed_end: true }], answer);
    expect(assumed).toMatchObject(mended);
    expect(assumed?.assumed_end).toBeUndefined();
    expect(shown([settled], answer)).toEqual([settled]);
  });
});
