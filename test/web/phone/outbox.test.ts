// Proves the sending of presses: in order, once from two tabs, after a crash, and only as the employee who made them.

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { kept, openOutbox, type Outbox, type Sending } from '#web/features/phone/press/outbox.ts';
import { made, type Press, type StartPress } from '#web/features/phone/press/presses.ts';

let people = 0;
let owner = '';
/** jsdom has no locks: one holder at a time, the others in line. */
function locks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: () => Promise<void>) => {
      const mine = (lines.get(name) ?? Promise.resolve()).then(work);
      lines.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}
beforeEach(() => {
  people += 1;
  owner = `e${String(people).padStart(7, '0')}`;
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: locks() }));
});
afterEach(() => vi.unstubAllGlobals());

const roof = { id: 'p0000001', name: 'Roof' };
const start = (): StartPress => ({ ...made(), kind: 'in', project: roof });
const comment = (startedBy: string): Press => ({
  ...made(),
  kind: 'comment',
  entry: { startedBy },
  text: 'Rain',
});
const network = new ApiError('network');

/** A server that records the calls that reached it; `answer` may lose or refuse them. */
function server(answer: (press: Press, times: number) => void = () => undefined) {
  const heard: string[] = [];
  const effects = new Set<string>();
  const bodies = new Map<string, string>();
  const sending: Sending = async (press) => {
    heard.push(press.id);
    effects.add(press.id);
    const { tries: _, ...body } = press;
    const text = JSON.stringify(body);
    expect(bodies.get(press.id) ?? text).toBe(text);
    bodies.set(press.id, text);
    answer(press, heard.filter((id) => id === press.id).length);
    return { ...('project' in press ? { started: `w-${press.id}` } : {}), show: async () => undefined };
  };
  return { sending, heard, effects };
}
const open = (sending: Sending, whose = owner): Outbox =>
  openOutbox(whose, sending, { onUnanswered: () => undefined, onSentElsewhere: async () => undefined });
const left = async (whose = owner) => (await kept.read(whose)).presses.map(({ id }) => id);

describe('the outbox', () => {
  it('sends in order, and a comment with the entry that its press started', async () => {
    const { sending, heard } = server();
    const outbox = open(sending);
    const first = start();
    const second = comment(first.id);
    await outbox.add(first);
    await outbox.add(second);
    await outbox.drain();
    expect(heard).toEqual([first.id, second.id]);
    expect(await left()).toEqual([]);
  });

  it('keeps what got no answer, and sends the very same again', async () => {
    const { sending, heard, effects } = server((_, times) => {
      if (times === 1) throw network;
    });
    const outbox = open(sending);
    const press = start();
    await outbox.add(press);
    await outbox.drain();
    expect(await left()).toEqual([press.id]);
    expect(outbox.get().fault).toBe(network);
    await outbox.drain();
    expect(heard).toEqual([press.id, press.id]);
    expect([...effects]).toEqual([press.id]);
    expect(await left()).toEqual([]);
  });

  it('takes up what an earlier visit left', async () => {
    const cut = server(() => {
      throw network;
    });
    const before = open(cut.sending);
    const press = start();
    await before.add(press);
    await before.drain();
    const { sending, heard } = server();
    const after = open(sending);
    const stop = after.start();
    await expect.poll(() => left()).toEqual([]);
    stop();
    expect(heard).toEqual([press.id]);
  });

  it('sends each press from one of two tabs only', async () => {
    const { sending, heard } = server();
    const [one, two] = [open(sending), open(sending)];
    const presses = Array.from({ length: 8 }, start);
    for (const press of presses) await one.add(press);
    await Promise.all([one.drain(), two.drain(), one.drain(), two.drain()]);
    expect(heard).toEqual(presses.map(({ id }) => id));
  });

  it('neither shows nor sends what another employee left on the same phone', async () => {
    const cut = server(() => {
      throw network;
    });
    const anna = open(cut.sending);
    const press = start();
    await anna.add(press);
    await anna.drain();
    const { sending, heard } = server();
    const bjorn = open(sending, `${owner}-other`);
    const stop = bjorn.start();
    await bjorn.drain();
    expect(bjorn.get().queue.presses).toEqual([]);
    stop();
    expect(heard).toEqual([]);
    expect(await left()).toEqual([press.id]);
  });

  it('keeps a refused press with its reason, sends nothing past it, and goes on after the decision', async () => {
    const { sending, heard } = server((press) => {
      if ('project' in press && press.project.id === roof.id)
        throw new ApiError('project_closed', { status: 409 });
    });
    const outbox = open(sending);
    const press = start();
    const after = start();
    await outbox.add(press);
    await outbox.add(after);
    await outbox.drain();
    expect(heard).toEqual([press.id]);
    expect(outbox.get().queue.presses[0]).toMatchObject({ refusal: { code: 'project_closed' } });
    const instead: StartPress = { ...start(), project: { id: 'p0000002', name: 'Wall' } };
    await outbox.replace(press.id, instead);
    expect(heard).toEqual([press.id, instead.id, after.id]);
    await outbox.drop(after.id);
    expect(await left()).toEqual([]);
  });

  it('sends no more of an employee who has left, not even what was on its way to be next', async () => {
    const first = start();
    const second = start();
    let leave = () => {};
    const { sending, heard } = server(() => leave());
    const outbox = open(sending);
    await outbox.add(first);
    await outbox.add(second);
    leave = outbox.start();
    await expect.poll(() => left()).toEqual([second.id]);
    await outbox.drain();
    expect(heard).toEqual([first.id]);
  });

  it('goes on with what a press has become, under the same id', async () => {
    const press: StartPress = { ...start(), kind: 'switch' };
    const kinds: string[] = [];
    const outbox = open(async (sent) => {
      kinds.push(sent.kind);
      const show = async () => undefined;
      return sent.kind === 'switch' ? { becomes: { ...press, kind: 'in' }, show } : { started: 'w1', show };
    });
    await outbox.add(press);
    await outbox.drain();
    expect(kinds).toEqual(['switch', 'in']);
    expect(await left()).toEqual([]);
  });

  it.each([
    ['a lost session', new ApiError('session_over', { status: 401 })],
    ['too many requests', new ApiError('too_many_requests', { status: 429 })],
    [
      'too many requests of this day, and tries again at its next drain',
      new ApiError('too_many_requests', { status: 429, retryAfter: 86_400 }),
    ],
    ['a server in trouble', new ApiError('unexpected', { status: 500 })],
    ['a reply that cannot be read', new Error('no such shape')],
  ])('keeps what met %s', async (_, error) => {
    let sent = 0;
    const outbox = open(async () => {
      sent += 1;
      throw error;
    });
    const press = start();
    await outbox.add(press);
    await outbox.drain();
    expect(await left()).toEqual([press.id]);
    expect(outbox.get().queue.presses[0]?.refusal).toBeUndefined();
    await outbox.drain();
    expect(sent).toBe(2);
  });
});
