// The Lambda that operators invoke by hand: it runs scripts by name, and nothing else reaches it.

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { stageNames } from '#infra/stages.ts';
import { grantsIn } from './grants.ts';
import { templatesOf } from './templates.ts';

describe.each(stageNames)('the function run-script of %s', (stage) => {
  const templates = templatesOf(stage);

  it('is reached by no route, queue, timer or permission of a service', () => {
    const made = templates
      .of('AWS::Lambda::Function')
      .find(({ Properties }) => Properties['FunctionName'] === 'stund-run-script');
    const id = made?.id ?? expect.fail('no such function');
    for (const kind of [
      'AWS::Lambda::Permission',
      'AWS::Lambda::EventSourceMapping',
      'AWS::ApiGatewayV2::Integration',
      'AWS::Scheduler::Schedule',
      'AWS::Lambda::Url',
    ])
      expect(JSON.stringify(templates.of(kind)), kind).not.toContain(id);
  });

  it('may write its log, traces and rows, read the key of tokens and promise notices, and do nothing else', () => {
    const actions = grantsIn(templates)
      .toFunction('run-script')
      .flatMap(({ Action }) => Action);
    const services = z
      .array(z.string())
      .parse(actions)
      .map((action) => action.split(':')[0]);
    expect(new Set(services)).toEqual(new Set(['logs', 'xray', 'dynamodb', 'ssm', 'sqs']));
  });
});
