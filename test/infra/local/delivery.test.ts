// Queues, dead letters and timers of the runner: what failed comes back, what succeeded never does.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failedIds } from '#infra/local/aws/queue-batch.ts';
import { matches } from '#infra/local/aws/event-rules.ts';
import { periodSeconds, startTimers } from '#infra/local/aws/timers.ts';
import { startTinyCloud, type TinyCloud, until } from './tiny-cloud.ts';
import { attempts } from './tiny-stack.ts';

let tiny: TinyCloud;
beforeAll(async () => {
  tiny = await startTinyCloud();
});
afterAll(() => tiny.stop());

const send = (content: unknown) => tiny.cloud.gateway.sendMessage('tiny-jobs', JSON.stringify(content));
const timesWorked = async (mark: string) =>
  (await tiny.worked()).filter((body) => body.includes(mark)).length;
const jobs = () => {
  const [queue] = tiny.cloud.queues.depths();
  if (!queue) throw new Error('there is no queue');
  return queue;
};

describe('a queue', () => {
  it('keeps only the failed messages of a batch, tries them again and gives up into the dead letters', async () => {
    send({ kind: 'good', mark: 'good-1' });
    send({ kind: 'bad', mark: 'bad-1' });
    await until(async () => (await timesWorked('bad-1')) === 1 && jobs().inFlight === 1);
    expect(jobs()).toMatchObject({ waiting: 0, inFlight: 1 });
    // Ten minutes of rest are over as soon as the clock says so.
    await tiny.cloud.clock.advance(601);
    await until(async () => (await timesWorked('bad-1')) === attempts);
    await tiny.cloud.clock.advance(601);
    await until(() => jobs().deadLetters?.waiting === 1);
    expect(jobs()).toMatchObject({ waiting: 0, inFlight: 0, deadLetters: { waiting: 1 } });
    expect([await timesWorked('bad-1'), await timesWorked('good-1')]).toEqual([attempts, 1]);
  });

  it('gets its dead letters back by a redrive, and works them when the fault is gone', async () => {
    process.env['PICKY_IS_KIND'] = 'yes';
    expect(await tiny.cloud.queues.redrive('tiny-jobs')).toBe(1);
    await until(async () => (await timesWorked('bad-1')) === attempts + 1 && jobs().inFlight === 0);
    expect(jobs()).toMatchObject({ waiting: 0, inFlight: 0, deadLetters: { waiting: 0 } });
    expect(await tiny.cloud.queues.redrive('tiny-jobs')).toBe(0);
  });

  it('keeps the whole batch when the worker throws', async () => {
    send({ kind: 'explodes', mark: 'loud' });
    await until(async () => (await timesWorked('loud')) === 1 && jobs().inFlight === 1);
    expect(jobs().inFlight).toBe(1);
  });
});

describe('the answer of a worker', () => {
  const reports = { reportsFailures: true };
  it('fails the named messages, and all of them when it names a stranger or cannot be read', () => {
    const named = (...ids: string[]) => ({
      batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
    });
    expect([...failedIds(['a', 'b'], reports, named('b'))]).toEqual(['b']);
    expect([...failedIds(['a', 'b'], reports, undefined)]).toEqual([]);
    expect([...failedIds(['a', 'b'], reports, named('c'))]).toEqual(['a', 'b']);
    expect([...failedIds(['a', 'b'], reports, { batchItemFailures: 'b' })]).toEqual(['a', 'b']);
    expect([...failedIds(['a', 'b'], { reportsFailures: false }, named('b'))]).toEqual([]);
  });
});

describe('a start', () => {
  it('sends what mends at once and every other schedule when it is due', () => {
    const sent: [string, string][] = [];
    const schedule = (name: string, expression: string) => ({
      name,
      expression,
      targets: [{ arn: name, input: '{"at":"<aws.scheduler.scheduled-time>"}' }],
    });
    const clock = { now: () => 1_000_000_123, onMove: () => undefined };
    const timers = startTimers(
      [
        schedule('five', 'rate(5 minutes)'),
        schedule('six', 'rate(6 minutes)'),
        schedule('hour', 'rate(1 hour)'),
      ],
      clock,
      async ({ arn }, body) => void sent.push([arn, body]),
    );
    timers.stop();
    // Its own instant, not the last due time: a sweep of that one may have been made before the crash.
    expect(sent).toEqual([['five', '{"at":"2001-09-09T01:48:43Z"}']]);
  });
});

describe('a timer', () => {
  it('sends its message once when the clock has moved past it, saying the time that was meant', async () => {
    const before = await timesWorked('timer');
    await tiny.cloud.clock.advance(5 * 3600);
    await until(async () => (await timesWorked('timer')) > before);
    expect(await timesWorked('timer')).toBe(before + 1);
    const [last] = (await tiny.worked()).filter((body) => body.includes('timer')).toReversed();
    const hour = new Date(Math.floor(tiny.cloud.clock.now() / 3600) * 3_600_000).toISOString();
    expect(JSON.parse(last ?? '{}')).toEqual({ kind: 'timer', at: hour.replace('.000Z', 'Z') });
  });

  it('knows rates and refuses what it does not know', () => {
    expect([periodSeconds('rate(5 minutes)'), periodSeconds('rate(1 day)')]).toEqual([300, 86_400]);
    expect(() => periodSeconds('cron(0 2 * * ? *)')).toThrow('does not know the schedule');
    expect(() => periodSeconds('rate(0 hours)')).toThrow('does not know the schedule');
  });
});

describe('an event rule', () => {
  const event = { source: 'aws.s3', detail: { object: { key: 'raw/c1/f1' } } };
  it('is met by equal values and prefixes, and by nothing it does not know', () => {
    expect(matches({ source: ['aws.s3'], detail: { object: { key: [{ prefix: 'raw/' }] } } }, event)).toBe(
      true,
    );
    expect(matches({ detail: { object: { key: [{ prefix: 'photos/' }] } } }, event)).toBe(false);
    expect(matches({ detail: { bucket: { name: ['b'] } } }, event)).toBe(false);
    expect(() => matches({ source: [{ wildcard: '*' }] }, event)).toThrow();
  });
});
