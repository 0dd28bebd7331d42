// Each function may do only what it does: named actions, on named things.

import { describe, expect, test } from 'vitest';
import { stageNames } from '#infra/stages.ts';
import { grantsIn, roleOf } from './grants.ts';
import { templatesOf } from './templates.ts';

const itemActions = [
  'BatchGetItem',
  'ConditionCheckItem',
  'DeleteItem',
  'GetItem',
  'PutItem',
  'Query',
  'UpdateItem',
];
const writesTraces = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

describe.each(stageNames)('permissions in %s', (stage) => {
  const templates = templatesOf(stage);
  const { of } = templates;
  const functions = of('AWS::Lambda::Function');
  const { allowed, toFunction: grantsOf } = grantsIn(templates);
  const resourcesFor = (name: string, action: string): string[] =>
    grantsOf(name)
      .filter(({ Effect, Action }) => Effect === 'Allow' && Action.includes(action))
      .flatMap(({ Resource }) => Resource);

  test('name every action in full', () => {
    for (const { Action } of allowed)
      for (const action of Action) expect(action).toMatch(/^[a-z0-9]+:[A-Za-z]+$/);
  });
  test('name what they are for, a phone number and each function’s traces excepted', () => {
    const unbounded = allowed.filter(({ Resource }) => Resource.includes('*')).map(({ Action }) => Action);
    expect(unbounded).toHaveLength(functions.length);
    for (const actions of unbounded) expect(actions).toEqual(expect.arrayContaining(writesTraces));
    expect(unbounded.flat().filter((action) => !writesTraces.includes(action))).toEqual(['sns:Publish']);
  });
  test('bring no policy of AWS along', () => {
    for (const role of of('AWS::IAM::Role')) expect(role.Properties).not.toHaveProperty('ManagedPolicyArns');
  });
  test('belong to one function each', () => {
    const roles = functions.map(roleOf);
    expect(new Set(roles).size).toBe(roles.length);
  });
  test('let a function touch items of the one table, and nothing else of DynamoDB', () => {
    const actions = new Set(
      allowed.flatMap(({ Action }) => Action).filter((action) => action.startsWith('dynamodb:')),
    );
    expect([...actions].toSorted()).toEqual(itemActions.map((action) => `dynamodb:${action}`));
  });
  test('let each function write its own log only', () => {
    for (const { Properties } of functions) {
      const name = String(Properties['FunctionName']).replace('stund-', '');
      const logs = resourcesFor(name, 'logs:PutLogEvents');
      expect(logs).toHaveLength(1);
      const group = of('AWS::Logs::LogGroup').find(({ id }) => logs[0] === `${id}.Arn`);
      expect(group?.Properties['LogGroupName']).toBe(`/stund/functions/${name}`);
    }
  });
  test('let a function send to exactly the queues it promises messages for', () => {
    const queues = new Map(
      of('AWS::SQS::Queue').map(({ id, Properties }) => [
        id,
        String(Properties['QueueName']).replace('stund-', ''),
      ]),
    );
    const sendsTo = (name: string) =>
      resourcesFor(name, 'sqs:SendMessage').map((arn) => {
        const id = [...queues.keys()].find((one) => arn.includes(one));
        return id ? queues.get(id) : arn;
      });
    expect(new Set(sendsTo('exports'))).toEqual(new Set(['exports', 'payroll']));
    expect(sendsTo('session')).toEqual(['notices']);
    expect(sendsTo('billing')).toEqual(['billing']);
    expect(sendsTo('billing-worker')).toEqual(['billing']);
    expect(sendsTo('worklogs')).toEqual(['webhooks']);
    expect(new Set(sendsTo('webhooks-worker'))).toEqual(new Set(['notices', 'webhooks']));
    expect(sendsTo('photos-worker')).toEqual([]);
    expect(new Set(sendsTo('chores-worker'))).toEqual(
      new Set(['billing', 'chores', 'erasures', 'exports', 'notices', 'payroll', 'photos', 'webhooks']),
    );
    expect(new Set(sendsTo('exports-worker'))).toEqual(new Set(['exports', 'chores']));
    expect(new Set(sendsTo('erasures-worker'))).toEqual(new Set(['erasures', 'notices']));
  });
  test('keep photos apart: uploads into the quarantine, reading from the finished ones [house.s3-photos]', () => {
    const photos = `stund-${stage}-data:photos-arn`;
    expect(resourcesFor('photos', 's3:PutObject')).toEqual([`${photos}/raw/*`]);
    expect(resourcesFor('photos', 's3:GetObject')).toEqual([]);
    expect(resourcesFor('photos-worker', 's3:PutObject')).toEqual([`${photos}/photos/*`]);
    expect(resourcesFor('photos-worker', 's3:GetObject')).toEqual([`${photos}/raw/*`]);
    expect(resourcesFor('exports-worker', 's3:GetObject')).toEqual([`${photos}/photos/*`]);
    for (const name of ['session', 'company', 'worklogs', 'report', 'public', 'platform', 'notices-worker']) {
      expect(
        grantsOf(name)
          .flatMap(({ Action }) => Action)
          .filter((action) => action.startsWith('s3:')),
      ).toEqual([]);
    }
  });
  test('let only the notices worker send mail and SMS, and no topic [house.sns-login-sms]', () => {
    const senders = functions
      .map(({ Properties }) => String(Properties['FunctionName']).replace('stund-', ''))
      .filter(
        (name) => resourcesFor(name, 'sns:Publish').length || resourcesFor(name, 'ses:SendEmail').length,
      );
    expect(senders).toEqual(['notices-worker']);
    expect(grantsOf('notices-worker')).toContainEqual({
      Effect: 'Deny',
      Action: ['sns:Publish'],
      Resource: ['arn:aws:sns:*:*:*'],
    });
    expect(resourcesFor('notices-worker', 'ses:SendEmail')).toEqual([
      expect.stringMatching(/:identity\/[a-z.]+$/),
    ]);
  });
  test('name each secret that a function may read', () => {
    const reads = allowed.filter(({ Action }) => Action.some((action) => action.startsWith('ssm:')));
    expect(reads.length).toBeGreaterThan(0);
    for (const { Action, Resource } of reads) {
      expect(Action).toEqual(['ssm:GetParameter']);
      for (const arn of Resource)
        expect(arn).toMatch(
          new RegExp(
            `:parameter/stund/${stage}/secrets/(edge-secret|token-key|photo-private-key|payday-client|paddle)$`,
          ),
        );
    }
    const edgeOnly = [expect.stringMatching(/edge-secret$/)];
    expect(resourcesFor('public', 'ssm:GetParameter')).toEqual(edgeOnly);
    expect(resourcesFor('exports', 'ssm:GetParameter')).toEqual(edgeOnly);
    expect(resourcesFor('chores-worker', 'ssm:GetParameter')).toEqual([]);
  });
});
