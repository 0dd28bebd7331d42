// What the runner reads from synthesized templates, and that it refuses what it does not understand.

import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { queueNames, queues } from '#events/queues.ts';
import { schedules } from '#events/schedules.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { environment } from '#functions/runtime/env.ts';
import { functionEntries } from '#infra/parts/code/function-code.ts';
import { environmentOf, localised } from '#infra/local/site/env.ts';
import { portsFrom } from '#infra/local/ports.ts';
import { templatesOf } from '#infra/local/site/synth.ts';
import { type LocalFunction, type Model, modelOf, nameInArn } from '#infra/local/site/template.ts';
import { type StackTemplate, stack, valuesOf } from '#infra/local/site/template-values.ts';
import { pageHeadersOf } from '#infra/local/site/web-front.ts';
import { periodSeconds } from '#infra/local/aws/timers.ts';

const aws = 'http://127.0.0.1:4403';
const ports = portsFrom(4400);
let stacks: StackTemplate[] = [];
let model: Model;
beforeAll(async () => {
  stacks = await templatesOf(() => undefined);
  model = modelOf(stacks, aws);
}, 60_000);

describe('the product as the runner reads it', () => {
  it('has a route for every endpoint of the contract, to the function of its group', () => {
    const routes = new Map(model.routes.map(({ key, functionName }) => [key, functionName]));
    for (const group of groups)
      for (const endpoint of Object.values(group.endpoints))
        expect([routeKey(endpoint), routes.get(routeKey(endpoint))]).toEqual([
          routeKey(endpoint),
          `stund-${group.name}`,
        ]);
  });

  it('has for every function a source file that is there', () => {
    expect(model.functions.map(({ entry }) => entry).toSorted()).toEqual(functionEntries.toSorted());
    expect(model.functions.map(({ entry }) => entry).filter((entry) => !existsSync(entry))).toEqual([]);
  });

  it('delivers every queue to its worker, with as many tries as it says, before its dead letters', () => {
    for (const name of queueNames) {
      const queue = model.queues.find((one) => one.name === `stund-${name}`);
      const mapping = model.mappings.find(({ queueName }) => queueName === `stund-${name}`);
      expect(queue?.redrive).toEqual({
        deadLetterQueue: `stund-${name}-dead`,
        attempts: queues[name].attempts,
      });
      expect(queue?.visibilitySeconds).toBeGreaterThanOrEqual(6 * queues[name].timeoutSeconds);
      expect(mapping).toMatchObject({ batchSize: queues[name].batch, reportsFailures: true });
      const worker = model.functions.find((one) => one.name === mapping?.functionName);
      expect(worker?.entry).toBe(`functions/workers/${name}.ts`);
    }
  });

  it('sends every schedule to a queue there is, at the rate it says', () => {
    const known = new Set(model.queues.map(({ name }) => name));
    const minutes = Object.fromEntries(
      model.schedules.map(({ name, expression }) => [name, periodSeconds(expression) / 60]),
    );
    expect(minutes).toEqual(
      Object.fromEntries(schedules.map(({ name, everyMinutes }) => [`stund-${name}`, everyMinutes])),
    );
    for (const { targets } of model.schedules)
      expect(targets.map(({ arn }) => known.has(nameInArn(arn)))).toEqual([true]);
  });

  it('gives the handlers every name they may read, with the addresses of this machine', () => {
    const found = environmentOf(model.functions, ports);
    expect(Object.keys(environment).filter((name) => !found[name])).toEqual([]);
    expect(found).toMatchObject({
      WEB_ORIGIN: 'http://127.0.0.1:4400,http://localhost:4400',
      API_ORIGIN: 'http://127.0.0.1:4401',
      PHOTO_ORIGIN: 'http://127.0.0.1:4404',
      COOKIE_NAME: 'stund_4400',
      NOTICES_QUEUE_URL: `${aws}/000000000000/stund-notices`,
    });
    expect(JSON.stringify(found)).not.toContain('https://');
  });

  it('lets the pages reach the API, the photos and the uploads of this machine, and nothing else', () => {
    for (const headers of Object.values(pageHeadersOf(stacks, ports))) {
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain(`connect-src 'self' http://127.0.0.1:4401 http://127.0.0.1:4404 ${aws}`);
      expect(policy).not.toMatch(/https:|unsafe|upgrade-insecure/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
  });
});

const oneStack = (resources: unknown, outputs: unknown = {}, name = 'one') =>
  stack.parse({ name, template: { Resources: resources, Outputs: outputs } });
const part = { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'jobs' } };

describe('the values of a template', () => {
  const value = (content: unknown, stacksGiven = [oneStack({ Jobs: part })]) => {
    const values = valuesOf(stacksGiven, aws);
    const [first] = values.parts('AWS::SQS::Queue');
    if (!first) throw new Error('there is no queue');
    return values.resolve(first, content);
  };

  it('are worked out of references, attributes, joins, substitutions and lists', () => {
    expect(value({ Ref: 'Jobs' })).toBe(`${aws}/000000000000/jobs`);
    expect(value({ 'Fn::GetAtt': ['Jobs', 'Arn'] })).toBe('arn:aws:sqs:eu-central-1:000000000000:jobs');
    expect(value({ 'Fn::Join': ['-', ['a', { Ref: 'AWS::Region' }]] })).toBe('a-eu-central-1');
    expect(value({ 'Fn::Sub': ['${x}/${Jobs.QueueName}/${!kept}', { x: 'y' }] })).toBe('y/jobs/${!kept}');
    expect(value({ 'Fn::Select': ['1', { 'Fn::Split': ['/', 'a/b'] }] })).toBe('b');
    expect(value({ list: [{ Ref: 'AWS::AccountId' }] })).toEqual({ list: ['000000000000'] });
  });

  it('travel from one stack to another by export and import', () => {
    const other = oneStack(
      { Bucket: { Type: 'AWS::S3::Bucket' } },
      {
        Out: { Value: { Ref: 'Bucket' }, Export: { Name: 'shared-bucket' } },
      },
      'other',
    );
    expect(value({ 'Fn::ImportValue': 'shared-bucket' }, [oneStack({ Jobs: part }), other])).toBe(
      'other-bucket',
    );
  });

  it.each([
    [{ 'Fn::GetAtt': ['Jobs', 'Colour'] }, 'Jobs.Colour'],
    [{ 'Fn::Cidr': ['a'] }, 'Fn::Cidr'],
    [{ Ref: 'Nobody' }, 'Nobody'],
    [{ 'Fn::ImportValue': 'nothing' }, 'nothing'],
  ])('stop the start when they are not understood: %j', (content, named) => {
    expect(() => value(content)).toThrow(named);
  });
});

describe('the environment of one process', () => {
  const lambda = (name: string, values: Record<string, string>): LocalFunction => ({
    name,
    entry: '',
    timeoutSeconds: 1,
    memoryMegabytes: 128,
    environment: values,
  });
  it('is refused when two functions give one name different values', () => {
    expect(() => environmentOf([lambda('a', { X: '1' }), lambda('b', { X: '2' })], ports)).toThrow(
      'a and b give X different values',
    );
    expect(
      environmentOf([lambda('a', { X: '1' }), lambda('b', { X: '1', NODE_OPTIONS: '-x' })], ports),
    ).toMatchObject({ X: '1' });
  });

  it('puts the longest host first, so that the API’s is not taken for the web’s', () => {
    const values = { WEB_ORIGIN: 'https://x.example', API_ORIGIN: 'https://x.example.org' };
    expect(localised([lambda('a', values)], ports)('https://x.example.org https://x.example')).toBe(
      'http://127.0.0.1:4401 http://127.0.0.1:4400',
    );
  });
});
