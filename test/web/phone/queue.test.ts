// Proves the queue of presses: their order, the effect of a reply on later presses, and that a decision loses none.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laneOf } from '#web/features/phone/press/outbox.ts';
import {
  entryOf,
  isPunch,
  made,
  placed,
  type Press,
  restarted,
  type StartPress,
  taken,
  waitingId,
} from '#web/features/phone/press/presses.ts';
import {
  added,
  again,
  altered,
  done,
  dropped,
  emptyQueue,
  nextOf,
  type Queue as QueueOf,
  refused,
  replaced,
  waitOf,
  withFollowers,
  yielded,
} from '#web/clock/press-queue.ts';

type Queue = QueueOf<Press>;
const at = '2026-11-18T08:00:00Z';
const roof = { id: 'p0000001', name: 'Roof' };
const start = (id: string, kind: StartPress['kind'] = 'in'): StartPress => ({
  ...made(at),
  id,
  kind,
  project: roof,
});
const out = (id: string, startedBy: string): Press => ({
  ...made(at),
  id,
  kind: 'out',
  entry: { startedBy },
});
const note = (id: string, startedBy: string): Press => ({
  ...made(at),
  id,
  kind: 'comment',
  entry: { startedBy },
  text: 'Rain',
});
const photo = (id: string, workLogId: string): Press => ({
  ...made(at),
  id,
  kind: 'photo',
  entry: { workLogId },
});
const queueOf = (...presses: readonly Press[]): Queue =>
  presses.reduce<Queue>((queue, press) => added(queue, press), emptyQueue);
const none = new Set<string>();
const next = (queue: Queue, passed: ReadonlySet<string> = none, now = 0) =>
  nextOf(queue, laneOf, passed, ({ placedBy }) => waitOf(placedBy, now) === 0)?.id;
const closed = { code: 'project_closed', status: 409, params: {} } as const;

describe('the queue', () => {
  it('sends what was made first, and gives those behind the entry that it started', () => {
    const day = queueOf(start('a'), note('b', 'a'), out('c', 'a'));
    expect(next(day)).toBe('a');
    const later = done(day, 'a', 'w1');
    expect(later.presses.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(later.presses.map((press) => 'entry' in press && press.entry)).toEqual([
      { workLogId: 'w1' },
      { workLogId: 'w1' },
    ]);
    expect(next(later)).toBe('b');
  });

  it('knows the entry of a press that is added after the one that started it was done', () => {
    const queue = added(done(queueOf(start('a')), 'a', 'w1'), out('c', 'a'));
    expect(queue.presses[0]).toMatchObject({ entry: { workLogId: 'w1' } });
  });

  it('takes the same press once, however often it is added', () => {
    expect(queueOf(start('a'), start('a')).presses).toHaveLength(1);
  });

  it('lets no clock event pass a refused one, but comments and photos of known entries', () => {
    const queue = refused(queueOf(start('a'), out('b', 'a'), photo('c', 'w9')), 'a', closed);
    expect(next(queue)).toBe('c');
    expect(next(done(queue, 'c', undefined))).toBeUndefined();
  });

  it('holds no clock-out up for a photo that finds no way through', () => {
    const queue = queueOf(photo('a', 'w1'), {
      ...made(at),
      id: 'b',
      kind: 'out',
      entry: { workLogId: 'w1' },
    });
    expect(next(queue)).toBe('a');
    expect(next(queue, new Set(['a']))).toBe('b');
  });

  it('waits for the position of an event, but not for ever, and not for a clock that was set back', () => {
    const queue = queueOf({ ...start('a'), placedBy: 8000 });
    expect(next(queue, none, 7999)).toBeUndefined();
    expect(next(queue, none, 8000)).toBe('a');
    expect(next(queue, none, -100_000)).toBe('a');
    expect(next(altered(queue, 'a', placed({ missing: 'denied' })), none, 0)).toBe('a');
  });

  it('adds no position to an event that is on its way: a repeat says the same', () => {
    const queue = altered(queueOf({ ...start('a'), placedBy: 8000 }), 'a', taken);
    expect(altered(queue, 'a', placed({ missing: 'no_fix' }))).toEqual(queue);
    expect(queue.presses[0]).toMatchObject({ tries: 1 });
  });

  it('puts another project in the place of a closed one, at the same time, with what belongs to it', () => {
    const queue = refused(queueOf(start('a'), note('b', 'a'), out('c', 'a')), 'a', closed);
    const instead = restarted(start('a'), { project: { id: 'p0000002', name: 'Wall' } });
    const after = replaced(queue, 'a', instead);
    expect(instead.id).not.toBe('a');
    expect(after.presses.map(({ id }) => id)).toEqual([instead.id, 'b', 'c']);
    expect(after.presses[0]).toMatchObject({ at, project: { id: 'p0000002' } });
    expect(withFollowers(after, instead.id)).toHaveLength(3);
    expect(next(after)).toBe(instead.id);
  });

  it('goes on with the entry that is there already when the person stays on it', () => {
    const queue = refused(queueOf(start('a'), out('b', 'a')), 'a', closed);
    const after = done(queue, 'a', 'w-elsewhere');
    expect(after.presses).toMatchObject([{ id: 'b', entry: { workLogId: 'w-elsewhere' } }]);
  });

  it('lets go of a press only with what belongs to it, and of nothing else', () => {
    const queue = refused(queueOf(start('a'), note('b', 'a'), out('c', 'a'), start('d')), 'a', closed);
    expect(dropped(queue, 'a').presses.map(({ id }) => id)).toEqual(['d']);
    expect(next(again(queue, 'a'))).toBe('a');
  });

  it('names an entry that the server has not got by the press that starts it', () => {
    expect(entryOf({ id: waitingId('a') })).toEqual({ startedBy: 'a' });
    expect(entryOf({ id: 'w1' })).toEqual({ workLogId: 'w1' });
  });

  it('loses and doubles nothing, whatever is answered in whatever order', () => {
    const act = fc.constantFrom('send', 'refuse', 'again', 'replace', 'stay');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('in', 'out', 'note'), { maxLength: 12 }),
        fc.array(act),
        (made_, acts) => {
          const presses: Press[] = [];
          for (const [index, kind] of made_.entries()) {
            const before = presses.findLast(({ kind: one }) => one === 'in')?.id;
            if (kind === 'in' || before === undefined) presses.push(start(`i${index}`));
            else presses.push(kind === 'out' ? out(`o${index}`, before) : note(`n${index}`, before));
          }
          let queue = queueOf(...presses);
          const sent: string[] = [];
          for (const [index, step] of acts.entries()) {
            const now = nextOf(queue, laneOf, none);
            const stuck = queue.presses.find(({ refusal }) => refusal);
            if (step === 'send' && now) {
              sent.push(now.id);
              queue = done(
                altered(queue, now.id, taken),
                now.id,
                isPunch(now) && now.kind !== 'out' ? `w${now.id}` : undefined,
              );
            } else if (step === 'refuse' && now)
              queue = refused(altered(queue, now.id, taken), now.id, closed);
            else if (step === 'again' && stuck) queue = again(queue, stuck.id);
            else if (step === 'stay' && stuck) {
              sent.push(stuck.id);
              queue = done(queue, stuck.id, `w${stuck.id}`);
            } else if (step === 'replace' && stuck?.kind === 'in') {
              sent.push(stuck.id);
              queue = replaced(queue, stuck.id, { ...stuck, id: `r${index}`, tries: 0 });
              presses.push({ ...start(`r${index}`) });
            }
          }
          const all = [...sent, ...queue.presses.map(({ id }) => id)].toSorted();
          expect(all).toEqual(presses.map(({ id }) => id).toSorted());
        },
      ),
    );
  });

  it('adds the words of a decision once, however often its button is pressed', () => {
    const words = (id: string): Press[] => [out(id, 'a')];
    const stuck: Queue = { ...emptyQueue, presses: [start('a')] };
    const once = yielded(stuck, 'a', 'w1', words('n1'));
    expect(once.presses).toMatchObject([{ id: 'n1', entry: { workLogId: 'w1' } }]);
    expect(yielded(once, 'a', 'w1', words('n2'))).toEqual(once);
  });
});
