// A timer that puts a message on its queue, in the usual envelope.

import { Duration } from 'aws-cdk-lib';
import {
  ContextAttribute,
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import { SqsSendMessage } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import type { Envelope } from '#events/message.ts';
import type { schedules } from '#events/schedules.ts';
import { service } from '#infra/stages.ts';
import type { WorkQueue } from './queue-worker.ts';

export type Timer = (typeof schedules)[number];

export function schedule(scope: Construct, timer: Timer, { queue, deadLetters }: WorkQueue): Schedule {
  // The scheduled time instead of the current one: a timer that fires twice sends the same.
  const envelope: Envelope = {
    name: timer.message.name,
    version: timer.message.version,
    id: ContextAttribute.executionId,
    body: { at: ContextAttribute.scheduledTime },
  };
  return new Schedule(scope, timer.name, {
    scheduleName: `${service}-${timer.name}`,
    description: `Sends ${timer.message.name}`,
    schedule: ScheduleExpression.rate(Duration.minutes(timer.everyMinutes)),
    target: new SqsSendMessage(queue, {
      input: ScheduleTargetInput.fromObject(envelope),
      deadLetterQueue: deadLetters,
      maxEventAge: Duration.minutes(timer.everyMinutes),
      retryAttempts: 3,
    }),
  });
}
