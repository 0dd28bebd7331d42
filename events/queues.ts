// Which queue carries what, how often a message is tried, and how long one try may take.

import { queueNames } from '#shared/model/queue-names.ts';
import { billingChecked, cardUpdated, subscriptionEnded, transactionAbandoned } from './billing.ts';
import {
  countsChecked,
  invariantsChecked,
  deletionsSwept,
  exportsSwept,
  forgottenSwept,
  hoursCounted,
  namesCaughtUp,
  orphansSwept,
  outboxSwept,
  missingAsked,
  missingSwept,
  reportsSwept,
  retentionSwept,
  socialCounted,
  trialsSwept,
} from './chores.ts';
import { erasureRequested } from './deletions.ts';
import { everythingRequested, exportRequested, payrollRequested, reportFileEnded } from './exports.ts';
import { mailRequested, smsRequested } from './notices.ts';
import { photoUploaded } from './photos.ts';
import { deliveryDue, entriesChanged } from './webhooks.ts';

export const queues = {
  photos: { messages: [photoUploaded], attempts: 5, timeoutSeconds: 60, batch: 1, memoryMegabytes: 1769 },
  exports: {
    messages: [exportRequested, everythingRequested],
    attempts: 5,
    timeoutSeconds: 300,
    batch: 1,
    memoryMegabytes: 1769,
  },
  payroll: {
    messages: [payrollRequested],
    attempts: 5,
    timeoutSeconds: 120,
    batch: 1,
    memoryMegabytes: 1024,
  },
  notices: {
    messages: [mailRequested, smsRequested],
    attempts: 5,
    timeoutSeconds: 30,
    batch: 5,
    memoryMegabytes: 512,
  },
  chores: {
    messages: [
      trialsSwept,
      socialCounted,
      outboxSwept,
      retentionSwept,
      forgottenSwept,
      exportsSwept,
      countsChecked,
      invariantsChecked,
      hoursCounted,
      deletionsSwept,
      namesCaughtUp,
      missingAsked,
      missingSwept,
      reportsSwept,
      reportFileEnded,
    ],
    attempts: 5,
    timeoutSeconds: 300,
    batch: 1,
    memoryMegabytes: 512,
  },
  billing: {
    messages: [cardUpdated, subscriptionEnded, transactionAbandoned, billingChecked],
    attempts: 5,
    timeoutSeconds: 300,
    batch: 1,
    memoryMegabytes: 512,
  },
  /** The only worker that may delete hours, history and paid files. */
  erasures: {
    messages: [erasureRequested, orphansSwept],
    attempts: 5,
    timeoutSeconds: 300,
    batch: 1,
    memoryMegabytes: 512,
  },
  /**
   * Eight tries of a delivery within some seventy minutes. A receiver's failure is no message beside the queue. Receivers
   * that hang hold no more functions at once than `runsMax`, because all functions share the account's thousand.
   */
  webhooks: {
    messages: [entriesChanged, deliveryDue],
    attempts: 8,
    runsMax: 100,
    timeoutSeconds: 30,
    batch: 1,
    memoryMegabytes: 512,
  },
} as const satisfies {
  readonly [Q in (typeof queueNames)[number]]: QueuePlan & { readonly messages: readonly { readonly queue: Q }[] };
};

export type QueuePlan = {
  readonly attempts: number;
  readonly timeoutSeconds: number;
  readonly batch: number;
  readonly memoryMegabytes: number;
  /** How many of its functions run at once; as many as the account allows without it. */
  readonly runsMax?: number;
};

export type QueueName = keyof typeof queues;
export type QueueMessage<Q extends QueueName> = (typeof queues)[Q]['messages'][number];
export type AnyMessage = QueueMessage<QueueName>;

export { queueNames };
