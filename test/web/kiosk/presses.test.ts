// Proves the time clock's queue: each person's presses in order, a refused one holds up its own person only.
import { describe, expect, it } from 'vitest';
import { laneOf, type Press, pressesOf, type Queue } from '#web/features/kiosk/press/presses.ts';
import { standingOf } from '#web/features/kiosk/press/standing.ts';
import {
  added,
  again,
  done,
  dropped,
  emptyQueue,
  nextOf,
  putBack,
  refused,
  replaced,
} from '#web/clock/press-queue.ts';

const anna = { id: 'e1', name: 'Anna' };
const bjorn = { id: 'e2', name: 'Björn' };
const roof = { id: 'p1', name: 'Roof' };
const wall = { id: 'p2', name: 'Wall' };
const made = (id: string, hour: number, person = anna) => ({ id, at: `2026-11-18T${hour}:00:00Z`, person });
const cameIn: Press = { kind: 'in', ...made('in', 10), project: roof };
const went: Press = { kind: 'out', ...made('out', 16), entry: { startedBy: 'in' } };
const matesIn: Press = { kind: 'in', ...made('mate', 11, bjorn), project: wall };
const closed = { code: 'project_closed', status: 409, params: {} } as const;

const queueOf = (...presses: Press[]): Queue =>
  presses.reduce<Queue>((queue, press) => added(queue, press), emptyQueue);
const next = (queue: Queue, passed: ReadonlySet<string> = new Set()) => nextOf(queue, laneOf, passed);

describe('the queue of the time clock', () => {
  it('sends in order, and an out only once its in has been answered, with the entry it started', () => {
    const queue = queueOf(cameIn, went);
    expect(next(queue)).toEqual(cameIn);
    const after = done(queue, 'in', 'w1');
    expect(next(after)).toEqual({ ...went, entry: { workLogId: 'w1' } });
    expect(next(done(after, 'out', 'w1'))).toBeUndefined();
  });

  it('knows the entry of a press that was answered before the next one was made', () => {
    const answered = done(queueOf(cameIn), 'in', 'w1');
    expect(added(answered, went).presses).toEqual([{ ...went, entry: { workLogId: 'w1' } }]);
  });

  it('sends the presses of several people in the order they were made, also what was put back', () => {
    const matesOut: Press = { kind: 'out', ...made('mates-out', 17, bjorn), entry: { workLogId: 'w9' } };
    const order = [matesIn, { ...went, entry: { workLogId: 'w1' } }, matesOut, { ...cameIn, id: 'again' }];
    const sentAll = (queue: Queue): string[] => {
      const press = next(queue);
      return press ? [press.id, ...sentAll(done(queue, press.id, undefined))] : [];
    };
    expect(sentAll(queueOf(...order))).toEqual(['mate', 'out', 'mates-out', 'again']);
    const [first, second, ...later] = order;
    if (!first || !second) throw new Error('there are four presses');
    const back = putBack(queueOf(first, second), queueOf(...later), new Set());
    expect(sentAll(back)).toEqual(['mate', 'out', 'mates-out', 'again']);
  });

  it('a refused press holds up its own person only', () => {
    const queue = refused(queueOf(cameIn, went, matesIn), 'in', closed);
    expect(next(queue)).toEqual(matesIn);
    expect(next(queue, new Set([bjorn.id]))).toBeUndefined();
    expect(next(again(queue, 'in'))).toEqual(cameIn);
  });

  it('keeps what followed a refused press when another takes its place', () => {
    const other: Press = { ...cameIn, id: 'other', project: wall };
    const queue = replaced(refused(queueOf(cameIn, went), 'in', closed), 'in', other);
    expect(queue.presses).toEqual([other, { ...went, entry: { startedBy: 'other' } }]);
    expect(done(queue, 'other', 'w2').presses).toEqual([{ ...went, entry: { workLogId: 'w2' } }]);
  });

  it('drops with a press whatever was about the entry it would have started, and nothing else', () => {
    const over: Press = { kind: 'switch', ...made('over', 12), project: wall, entry: { startedBy: 'in' } };
    const last: Press = { ...went, entry: { startedBy: 'over' } };
    expect(dropped(queueOf(cameIn, matesIn, over, last), 'in').presses).toEqual([matesIn]);
    expect(pressesOf(queueOf(cameIn, matesIn), anna.id)).toEqual([cameIn]);
  });
});

describe('how a person stands', () => {
  const tile = { ...anna, latest_work_log: null, open: null };

  it('is the server’s answer with the unsent presses applied', () => {
    expect(standingOf(tile, emptyQueue).open).toBeUndefined();
    expect(standingOf(tile, queueOf(cameIn)).open).toEqual({
      entry: { startedBy: 'in' },
      project: roof,
      start_time: cameIn.at,
    });
    expect(standingOf(tile, queueOf(cameIn, went))).toMatchObject({ open: undefined, latest: cameIn.at });
    expect(standingOf(tile, queueOf(matesIn)).open).toBeUndefined();
  });

  it('does not count what was refused, nor what waits behind it', () => {
    const queue = refused(queueOf(cameIn, went), 'in', closed);
    const standing = standingOf(tile, queue);
    expect(standing.open).toBeUndefined();
    expect([standing.refused?.id, standing.waiting.length]).toEqual(['in', 2]);
  });
});
