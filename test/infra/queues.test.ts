// Every queue has its end of the line, its worker and its alarms; every timer sends a message of ours.

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { queueNames, type QueuePlan, queues } from '#events/queues.ts';
import { messages, queueOf } from '#events/index.ts';
import { schedules } from '#events/schedules.ts';
import { queueEntry } from '#infra/parts/code/function-code.ts';
import { read, type Resource, templatesOf } from './templates.ts';

const { of } = templatesOf('prod');
const queueShape = z.looseObject({
  QueueName: z.string(),
  VisibilityTimeout: z.number().optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
  SqsManagedSseEnabled: z.boolean(),
});
const mappingShape = z.looseObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number(),
  FunctionResponseTypes: z.array(z.string()),
});
const ruleShape = z.looseObject({
  EventPattern: z.unknown(),
  Targets: z.array(z.looseObject({ Arn: z.string(), DeadLetterConfig: z.object({ Arn: z.string() }) })),
});
const timerShape = z.looseObject({
  Name: z.string(),
  ScheduleExpression: z.string(),
  Target: z.looseObject({
    Arn: z.string(),
    Input: z.string(),
    DeadLetterConfig: z.object({ Arn: z.string() }),
  }),
});
const alarmShape = z.looseObject({
  AlarmName: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

const named = (name: string): Resource => {
  const found = of('AWS::SQS::Queue').find(({ Properties }) => Properties['QueueName'] === name);
  if (!found) throw new Error(`no queue ${name}`);
  return found;
};
const alarmsOf = (logicalId: string, metric: string) =>
  of('AWS::CloudWatch::Alarm')
    .map((found) => read(found, alarmShape))
    .filter(
      ({ MetricName, Dimensions }) =>
        MetricName === metric && Dimensions.some(({ Value }) => Value.includes(logicalId)),
    );

describe.each(queueNames)('the queue %s', (name) => {
  const queue = named(`stund-${name}`);
  const dead = named(`stund-${name}-dead`);
  const properties = read(queue, queueShape);

  test('gives up on a message after its attempts and keeps it for someone to look', () => {
    expect(properties.RedrivePolicy).toEqual({
      deadLetterTargetArn: `${dead.id}.Arn`,
      maxReceiveCount: queues[name].attempts,
    });
  });
  test('keeps a message four days, and a given-up one two weeks: a holiday is no loss', () => {
    const daySeconds = 86_400;
    expect(queue.Properties['MessageRetentionPeriod']).toBe(4 * daySeconds);
    expect(dead.Properties['MessageRetentionPeriod']).toBe(14 * daySeconds);
  });
  test('hides a message for six of its timeouts', () => {
    expect(properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * queues[name].timeoutSeconds);
  });
  test('is encrypted, and so is its dead-letter queue', () => {
    expect(properties.SqsManagedSseEnabled).toBe(true);
    expect(read(dead, queueShape).SqsManagedSseEnabled).toBe(true);
  });
  test('is worked off by one function that reports which messages failed', () => {
    const mappings = of('AWS::Lambda::EventSourceMapping')
      .map((found) => read(found, mappingShape))
      .filter(({ EventSourceArn }) => EventSourceArn === `${queue.id}.Arn`);
    expect(mappings).toHaveLength(1);
    expect(mappings[0]?.BatchSize).toBe(queues[name].batch);
    expect(mappings[0]?.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    const { runsMax }: QueuePlan = queues[name];
    expect(mappings[0]?.['ScalingConfig']).toEqual(runsMax && { MaximumConcurrency: runsMax });
    const worker = of('AWS::Lambda::Function').find(({ id }) => id === mappings[0]?.FunctionName);
    expect(worker?.Metadata['local:entry']).toBe(queueEntry(name));
    expect(worker?.Properties).toMatchObject({
      Timeout: queues[name].timeoutSeconds,
      MemorySize: queues[name].memoryMegabytes,
    });
  });
  test('calls someone when a message is given up or work waits', () => {
    expect(alarmsOf(dead.id, 'ApproximateNumberOfMessagesVisible').map(({ AlarmName }) => AlarmName)).toEqual(
      [`${name}-dead-letters`],
    );
    expect(alarmsOf(queue.id, 'ApproximateAgeOfOldestMessage').map(({ AlarmName }) => AlarmName)).toEqual([
      `${name}-waiting`,
    ]);
  });
});

describe('queues', () => {
  test('are all named in events/queues.ts', () => {
    const names = queueNames.flatMap((name) => [`stund-${name}`, `stund-${name}-dead`]);
    expect(of('AWS::SQS::Queue').map(({ Properties }) => Properties['QueueName'])).toEqual(
      expect.arrayContaining(names),
    );
    expect(of('AWS::SQS::Queue')).toHaveLength(names.length);
  });
  test('get a photo when it arrives in the quarantine, and only then', () => {
    const rules = of('AWS::Events::Rule').map((found) => read(found, ruleShape));
    expect(rules).toHaveLength(1);
    expect(rules[0]?.EventPattern).toMatchObject({
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { object: { key: [{ prefix: 'raw/' }] } },
    });
    expect(rules[0]?.Targets).toMatchObject([
      {
        Arn: `${named('stund-photos').id}.Arn`,
        DeadLetterConfig: { Arn: `${named('stund-photos-dead').id}.Arn` },
      },
    ]);
  });
});

describe('timers', () => {
  const timers = of('AWS::Scheduler::Schedule').map((found) => read(found, timerShape));

  test('are exactly those of events/schedules.ts', () => {
    expect(timers.map(({ Name }) => Name).toSorted()).toEqual(
      schedules.map(({ name }) => `stund-${name}`).toSorted(),
    );
  });
  test('send a message its queue can read, made unique by the time that was meant', () => {
    for (const { name, message, everyMinutes } of schedules) {
      const timer = timers.find(({ Name }) => Name === `stund-${name}`);
      const envelope = z
        .object({ name: z.string(), version: z.number(), id: z.string(), body: z.unknown() })
        .parse(JSON.parse(timer?.Target.Input ?? ''));
      const definition = messages.find((one) => one.name === envelope.name);
      expect(definition).toBe(message);
      expect(envelope.version).toBe(message.version);
      expect(envelope.id).toBe('<aws.scheduler.execution-id>');
      expect(message.body.parse(envelope.body)).toEqual({ at: '<aws.scheduler.scheduled-time>' });
      const minutes = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(timer?.ScheduleExpression ?? '');
      const unit = { minute: 1, hour: 60, day: 1440 }[z.enum(['minute', 'hour', 'day']).parse(minutes?.[2])];
      expect(Number(minutes?.[1]) * unit).toBe(everyMinutes);
      const queue = `stund-${queueOf(message.name)}`;
      expect(timer?.Target.Arn).toBe(`${named(queue).id}.Arn`);
      expect(timer?.Target.DeadLetterConfig.Arn).toBe(`${named(`${queue}-dead`).id}.Arn`);
    }
  });
});
