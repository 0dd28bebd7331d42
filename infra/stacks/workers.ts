// Background work: queues and their workers, incoming photos, timers, the sender of mails.

import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { queueOf } from '#events/index.ts';
import { type QueueName, queueNames, queues } from '#events/queues.ts';
import { schedules } from '#events/schedules.ts';
import type { Capability, Cloud } from '#infra/parts/capabilities.ts';
import { cloudFunction, type BuildContext } from '#infra/parts/cloud-function.ts';
import { type FunctionCode, scriptsEntry } from '#infra/parts/code/function-code.ts';
import { rawPhotoPrefix } from '#infra/parts/photo-places.ts';
import { queueWorker, type WorkQueue, workQueue } from '#infra/parts/queue-worker.ts';
import { schedule } from '#infra/parts/schedule.ts';
import { hostedZone } from '#infra/parts/deploy-parameters.ts';
import { type Architecture, service } from '#infra/stages.ts';

const capabilitiesOf: Readonly<Record<QueueName, readonly Capability[]>> = {
  photos: ['photoRework'],
  exports: ['photoReading', 'exportWriting', 'sendsNextFile', 'sendsChores'],
  payroll: ['exportWriting', 'sendsChores'],
  notices: ['mail', 'sms'],
  chores: ['photoRemoval', 'sendsAll'],
  billing: ['bank', 'card', 'sendsBilling'],
  erasures: ['photoErasing', 'exportErasing', 'sendsErasures'],
  webhooks: ['tokenKey', 'sendsNotices', 'sendsWebhooks'],
};

/** Called by operators only, whose own rights let them invoke it. */
const operatorsScripts = (scope: Construct, context: BuildContext): LambdaFunction =>
  cloudFunction(scope, context, {
    name: 'run-script',
    entry: scriptsEntry,
    capabilities: ['tokenKey', 'sendsAll', 'takesDeadLetters'],
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  });

const eachOf = (
  made: Readonly<Record<QueueName, WorkQueue>>,
  part: (queue: WorkQueue) => Queue,
): Readonly<Record<QueueName, Queue>> => ({
  photos: part(made.photos),
  exports: part(made.exports),
  payroll: part(made.payroll),
  notices: part(made.notices),
  chores: part(made.chores),
  billing: part(made.billing),
  erasures: part(made.erasures),
  webhooks: part(made.webhooks),
});

export class WorkersStack extends Stack {
  readonly cloud: Cloud;
  readonly queues: readonly WorkQueue[];
  readonly functions: readonly LambdaFunction[];

  constructor(
    scope: Construct,
    id: string,
    given: Omit<Cloud, 'queues' | 'deadLetters'>,
    code: FunctionCode,
    processor: Architecture,
    props: StackProps,
  ) {
    super(scope, id, props);
    const made = {
      photos: workQueue(this, 'photos'),
      exports: workQueue(this, 'exports'),
      payroll: workQueue(this, 'payroll'),
      notices: workQueue(this, 'notices'),
      chores: workQueue(this, 'chores'),
      billing: workQueue(this, 'billing'),
      erasures: workQueue(this, 'erasures'),
      webhooks: workQueue(this, 'webhooks'),
    } as const satisfies Record<QueueName, WorkQueue>;
    this.queues = queueNames.map((name) => made[name]);
    this.cloud = {
      ...given,
      queues: eachOf(made, ({ queue }) => queue),
      deadLetters: eachOf(made, ({ deadLetters }) => deadLetters),
    };
    const context = { cloud: this.cloud, code, processor };
    this.functions = [
      ...queueNames.map((name) => queueWorker(this, context, made[name], capabilitiesOf[name])),
      operatorsScripts(this, context),
    ];

    new Rule(this, 'photo-uploaded', {
      ruleName: `${service}-photo-uploaded`,
      description: 'A photo arrived in the quarantine',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [given.photos.bucketName] },
          object: { key: [{ prefix: rawPhotoPrefix }] },
        },
      },
      targets: [
        new SqsQueue(made.photos.queue, {
          deadLetterQueue: made.photos.deadLetters,
          maxEventAge: Duration.seconds(queues.photos.timeoutSeconds * queues.photos.attempts * 6),
        }),
      ],
    });
    for (const timer of schedules) schedule(this, timer, made[queueOf(timer.message.name)]);
    const { domain, emulator } = given.stage;
    if (emulator) new EmailIdentity(this, 'sender', { identity: Identity.domain(domain) });
    else {
      const identity = Identity.publicHostedZone(hostedZone(this, given.stage));
      new EmailIdentity(this, 'sender', { identity, mailFromDomain: `mail.${domain}` });
    }
  }
}
