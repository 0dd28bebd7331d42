// cdk-nag finds nothing that is not accepted, and little is accepted; CloudFormation's own rules hold too.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { build } from '#infra/app.ts';
import { checks } from '#infra/checks.ts';
import { stageNames } from '#infra/stages.ts';

const acceptedMax = 10;
const folder = mkdtempSync(join(tmpdir(), 'stund-findings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const made = (stage: 'dev' | 'prod', isValidated: boolean): App =>
  build({
    stage,
    ...(isValidated ? { checks } : {}),
    placeholders: [],
    outputFolder: mkdtempSync(join(folder, 'out-')),
  });

/** Rule and reason of everything accepted anywhere; wildcards of the same reason count as one. */
function acceptedIn(app: App): Map<string, string> {
  const found = new Map<string, string>();
  for (const construct of app.node.findAll()) {
    for (const { type, data } of construct.node.metadata) {
      if (type !== Validations.ACKNOWLEDGED_RULES_METADATA_KEY) continue;
      for (const [rule, reason] of Object.entries(z.record(z.string(), z.string()).parse(data))) {
        if (rule.includes('@aws-cdk/')) continue;
        found.set(`${rule.replace(/^annotation::/i, '').replace(/\[.*/, '')} ${reason}`, reason);
      }
    }
  }
  return found;
}

describe.each(stageNames)('the findings of %s', (stage) => {
  const app = made(stage, false);
  app.synth();

  test.each(checks(app))('by $name are all accepted', (pack) => {
    const { violations } = pack.validateScope(app);
    expect(
      violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources[0]?.constructPath]),
    ).toEqual([]);
  });
  test('that are accepted are few, and each says why', () => {
    const accepted = acceptedIn(app);
    expect(accepted.size).toBeGreaterThan(0);
    expect(accepted.size).toBeLessThanOrEqual(acceptedMax);
    for (const [, reason] of accepted) expect(reason.split(' ').length).toBeGreaterThan(8);
  });
});

// The validator alone takes seconds, on a busy machine many.
describe('a synthesis', () => {
  test('passes cdk-nag and CloudFormation’s own validator', () => {
    expect(made('prod', true).synth().stacks).toHaveLength(6);
  });
  test('stops at a finding that is not accepted', () => {
    const app = made('dev', true);
    const data = app.node.findChild('stund-dev-data');
    new Queue(data, 'unguarded');
    expect(() => app.synth()).toThrow('AwsSolutions-SQS3');
  });
  test('stops at a property CloudFormation does not know', () => {
    const app = made('dev', true);
    new CfnResource(Stack.of(app.node.findChild('stund-dev-data')), 'odd', {
      type: 'AWS::SNS::Topic',
      properties: { TopicName: 42, Colour: 'red' },
    });
    expect(() => app.synth()).toThrow('Colour');
  });
});
