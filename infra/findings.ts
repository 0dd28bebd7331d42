// Accepted findings of cdk-nag (checks.ts), each with its reason; any other finding stops the synthesis.

import { type App, type IPolicyValidationPlugin, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { Stage } from './stages.ts';

export type Checks = (app: App) => readonly IPolicyValidationPlugin[];
export type Accepted = { readonly rule: string; readonly reason: string };

/** Accepted everywhere. */
const everywhere: readonly Accepted[] = [
  {
    rule: 'AwsSolutions-APIG4',
    reason:
      'A gateway authorizer cannot decide by row and role: serve does, from the contract, for every endpoint, ' +
      'and a test walks each route with each role',
  },
  {
    rule: 'AwsSolutions-CFR1',
    reason: 'Employees travel: a country shut out would be hours that cannot be clocked',
  },
  {
    rule: 'AwsSolutions-CFR3',
    reason:
      'The edge writes addresses with their query, where links carry their token; the gateway logs every call ' +
      'without it, and the buckets log their reads',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    reason:
      'No function is called asynchronously: the gateway waits, and a queue has its own dead-letter queue',
  },
  {
    rule: 'Serverless-LambdaEventSourceMappingDestination',
    reason: 'Mappings of SQS take no destination: the queue moves what failed to its dead-letter queue',
  },
];
const withoutFirewall: Accepted = {
  rule: 'AwsSolutions-CFR2',
  reason: 'The firewall is a stage’s choice: it costs more than all the rest of an unused stage',
};
/** A dead-letter queue has none of its own: see parts/queue-worker.ts. */
export const deadLettersEndHere: Accepted = {
  rule: 'Serverless-SQSRedrivePolicy',
  reason: 'It is a dead-letter queue itself: an alarm calls a person',
};
export const objectsUnderPrefix = (resource: string): Accepted => ({
  rule: `AwsSolutions-IAM5[Resource::${resource}]`,
  reason: 'Objects have no names before they are made: the grant ends at one prefix of one bucket',
});
export const phoneNumbers: Accepted = {
  rule: 'AwsSolutions-IAM5[Resource::*]',
  reason: 'A phone number has no ARN to name; every topic is denied beside it',
};

export const traces: Accepted = {
  rule: 'AwsSolutions-IAM5[Resource::*]',
  reason: 'A trace has no ARN to name: X-Ray knows no narrower grant for writing one',
};

/** Only emulators get a REST API, and only their owner reaches it. */
export const emulatorsRestApi: readonly Accepted[] = [
  'AwsSolutions-APIG1',
  'AwsSolutions-APIG2',
  'AwsSolutions-APIG3',
  'AwsSolutions-APIG6',
  'AwsSolutions-COG4',
  'Serverless-APIGWAccessLogging',
  'Serverless-APIGWDefaultThrottling',
  'Serverless-APIGWStructuredLogging',
  'Serverless-APIGWXrayEnabled',
].map((rule) => ({ rule, reason: 'This gateway is an emulator’s: on AWS the HTTP API stands in its place' }));

export const accept = (scope: IConstruct, { rule, reason }: Accepted): void =>
  Validations.of(scope).acknowledge({ id: rule, reason });

/** Accepts the findings in `everywhere` for all stacks; `checks` refuse every other finding at each synthesis. */
export function guard(app: App, stage: Stage, checks?: Checks): void {
  for (const finding of everywhere) accept(app, finding);
  if (!stage.hasFirewall) accept(app, withoutFirewall);
  if (checks) Validations.of(app).addPlugins(...checks(app));
}
