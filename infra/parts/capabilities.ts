// What a function may do: each capability is a permission and the environment names that go with it.

import { Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { QueueName } from '#events/queues.ts';
import type { EnvironmentName } from '#functions/runtime/env.ts';
import { productName, sessionCookieName } from '#shared/limits.ts';
import { type Accepted, objectsUnderPrefix, phoneNumbers } from '#infra/findings.ts';
import {
  apiOrigin,
  mailFrom,
  paddleOrigin,
  paddleScriptOrigin,
  paydayOrigin,
  photoOrigin,
  type Stage,
  secretsPrefix,
  webOrigins,
} from '#infra/stages.ts';
import { rawPhotoPrefix, readyPhotoPrefix } from './photo-places.ts';

export type EnvironmentValues = Partial<Readonly<Record<EnvironmentName, string>>>;
/** The resources that can be granted. */
export type Cloud = {
  readonly stage: Stage;
  readonly table: Table;
  readonly photos: Bucket;
  readonly exports: Bucket;
  readonly objects: Readonly<
    Record<'photos' | 'exports', { readonly arn: string; readonly shownAs: string }>
  >;
  readonly queues: Readonly<Record<QueueName, Queue>>;
  readonly deadLetters: Readonly<Record<QueueName, Queue>>;
  readonly photoKeyPairId: string;
};
export type Grant = {
  readonly environment: EnvironmentValues;
  readonly statements: readonly PolicyStatement[];
  /** Wildcards that cannot be avoided, with reasons. */
  readonly accepted?: readonly Accepted[];
};

const allow = (actions: string[], ...resources: string[]) => new PolicyStatement({ actions, resources });

type Reach = {
  readonly prefix: string;
  readonly actions: string[];
  /** It must tell a missing object from a forbidden one, which S3 allows only to those who may list the bucket. */
  readonly missesSome?: true;
};
/** Named actions on the objects below a prefix, and the bucket's name. */
const objects =
  (kind: 'photos' | 'exports', ...reaches: Reach[]) =>
  (cloud: Cloud): Grant => {
    const { arn, shownAs } = cloud.objects[kind];
    return {
      environment:
        kind === 'photos'
          ? { PHOTOS_BUCKET: cloud.photos.bucketName }
          : { EXPORTS_BUCKET: cloud.exports.bucketName },
      statements: reaches.flatMap(({ prefix, actions, missesSome }) => [
        allow(actions, `${arn}/${prefix}*`),
        ...(missesSome ? [allow(['s3:ListBucket'], arn)] : []),
      ]),
      accepted: reaches.map(({ prefix }) => objectsUnderPrefix(`${shownAs}/${prefix}*`)),
    };
  };

const arnOf = (cloud: Cloud, service: string, resource: string, resourceName: string): string =>
  Stack.of(cloud.table).formatArn({ service, resource, resourceName });
const secret = (cloud: Cloud, name: string) =>
  allow(
    ['ssm:GetParameter'],
    arnOf(cloud, 'ssm', 'parameter', `${secretsPrefix(cloud.stage).slice(1)}/${name}`),
  );

const queueUrls = ({ queues }: Cloud): EnvironmentValues => ({
  PHOTOS_QUEUE_URL: queues.photos.queueUrl,
  EXPORTS_QUEUE_URL: queues.exports.queueUrl,
  PAYROLL_QUEUE_URL: queues.payroll.queueUrl,
  NOTICES_QUEUE_URL: queues.notices.queueUrl,
  CHORES_QUEUE_URL: queues.chores.queueUrl,
  BILLING_QUEUE_URL: queues.billing.queueUrl,
  ERASURES_QUEUE_URL: queues.erasures.queueUrl,
  WEBHOOKS_QUEUE_URL: queues.webhooks.queueUrl,
});
/** One sender serves all queues and knows all addresses; it may use only these. */
const sendsTo =
  (...names: QueueName[]) =>
  (cloud: Cloud): Grant => ({
    environment: queueUrls(cloud),
    statements: [allow(['sqs:SendMessage'], ...names.map((name) => cloud.queues[name].queueArn))],
  });

export const capabilities = {
  /** Recognises requests that came through the edge. */
  edgeSecret: (cloud: Cloud): Grant => ({ environment: {}, statements: [secret(cloud, 'edge-secret')] }),
  /** Seals and hashes employee passwords and link tokens. */
  tokenKey: (cloud: Cloud): Grant => ({ environment: {}, statements: [secret(cloud, 'token-key')] }),
  /** Orders invoices and claims from the bank-debit partner. */
  bank: (cloud: Cloud): Grant => ({
    environment: { PAYDAY_ORIGIN: paydayOrigin(cloud.stage) },
    statements: [secret(cloud, 'payday-client')],
  }),
  /** Creates card transactions, receives webhooks and ends subscriptions at the card reseller. */
  card: (cloud: Cloud): Grant => ({
    environment: {
      PADDLE_ORIGIN: paddleOrigin(cloud.stage),
      PADDLE_SCRIPT_ORIGIN: paddleScriptOrigin(cloud.stage),
      PADDLE_TOLERANCE_SECONDS: String(cloud.stage.webhookToleranceSeconds),
    },
    statements: [secret(cloud, 'paddle')],
  }),
  /** Signs the addresses at which photos are read. */
  photoAddresses: (cloud: Cloud): Grant => ({
    environment: { PHOTO_KEY_PAIR_ID: cloud.photoKeyPairId },
    statements: [secret(cloud, 'photo-private-key')],
  }),
  /** Signs uploads into the quarantine; a signature can do only what its signer may. */
  photoUploads: objects('photos', { prefix: rawPhotoPrefix, actions: ['s3:PutObject'] }),
  photoRework: objects(
    'photos',
    { prefix: rawPhotoPrefix, actions: ['s3:GetObject', 's3:DeleteObject'], missesSome: true },
    { prefix: readyPhotoPrefix, actions: ['s3:PutObject'] },
  ),
  photoReading: objects('photos', {
    prefix: readyPhotoPrefix,
    actions: ['s3:GetObject'],
    missesSome: true,
  }),
  photoRemoval: objects('photos', { prefix: readyPhotoPrefix, actions: ['s3:DeleteObject'] }),
  /** Deletes everything of a company, including files no row names: those are found by listing keys. */
  photoErasing: objects(
    'photos',
    { prefix: readyPhotoPrefix, actions: ['s3:DeleteObject'], missesSome: true },
    { prefix: rawPhotoPrefix, actions: ['s3:DeleteObject'] },
  ),
  exportErasing: objects('exports', { prefix: '', actions: ['s3:DeleteObject'], missesSome: true }),
  /** A job cancelled while it runs deletes its file. */
  exportWriting: objects('exports', { prefix: '', actions: ['s3:PutObject', 's3:DeleteObject'] }),
  exportReading: objects('exports', { prefix: '', actions: ['s3:GetObject', 's3:DeleteObject'] }),
  mail: (cloud: Cloud): Grant => ({
    environment: { MAIL_FROM: mailFrom(cloud.stage) },
    statements: [allow(['ses:SendEmail'], arnOf(cloud, 'ses', 'identity', cloud.stage.domain))],
  }),
  /** Phone numbers have no ARN, so everything is allowed and then every topic refused. */
  sms: (): Grant => ({
    environment: { SMS_SENDER: productName },
    statements: [
      allow(['sns:Publish'], '*'),
      new PolicyStatement({
        effect: Effect.DENY,
        actions: ['sns:Publish'],
        resources: ['arn:aws:sns:*:*:*'],
      }),
    ],
    accepted: [phoneNumbers],
  }),
  sendsNotices: sendsTo('notices'),
  sendsExports: sendsTo('exports', 'payroll'),
  /** Requests the next file of several. */
  sendsNextFile: sendsTo('exports'),
  /** The eraser's next turn, and its last mail. */
  sendsErasures: sendsTo('erasures', 'notices'),
  /** Reports a finished file to the monthly report that mails it. */
  sendsChores: sendsTo('chores'),
  sendsBilling: sendsTo('billing'),
  sendsWebhooks: sendsTo('webhooks'),
  /** Sends messages that were written but not sent. */
  sendsAll: sendsTo('photos', 'exports', 'payroll', 'notices', 'chores', 'billing', 'erasures', 'webhooks'),
  /** Takes dead letters from their queue; `sendsAll` sends them to the queue they failed on. */
  takesDeadLetters: ({ deadLetters }: Cloud): Grant => ({
    environment: {},
    statements: [
      allow(
        ['sqs:GetQueueAttributes', 'sqs:ReceiveMessage', 'sqs:DeleteMessage'],
        ...Object.values(deadLetters).map(({ queueArn }) => queueArn),
      ),
    ],
  }),
} as const satisfies Record<string, (cloud: Cloud) => Grant>;

export type Capability = keyof typeof capabilities;

/** Names that every function gets. */
export const commonEnvironment = ({ stage, table }: Cloud): EnvironmentValues => ({
  STAGE: stage.name,
  TABLE_NAME: table.tableName,
  WEB_ORIGIN: webOrigins(stage).join(','),
  API_ORIGIN: apiOrigin(stage),
  PHOTO_ORIGIN: photoOrigin(stage),
  SECRETS_PREFIX: secretsPrefix(stage),
  // With this prefix browsers require Secure, no Domain and the whole host, which needs TLS.
  // On one machine cookies ignore ports: the name keeps two copies apart.
  COOKIE_NAME: stage.emulator ? `stund_${stage.emulator.port}` : sessionCookieName,
});
