// A new release of the API answers a tenth of its calls first, and is taken back by the alarms without anybody.

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames } from '#infra/stages.ts';
import { groups } from '#shared/api/groups.ts';
import { grantsIn } from './grants.ts';
import { functionBehind, plain, templatesOf } from './templates.ts';

const moved = z.object({
  CodeDeployLambdaAliasUpdate: z.object({ ApplicationName: z.unknown(), DeploymentGroupName: z.unknown() }),
});

describe.each(stageNames)('a release of %s', (stage) => {
  const templates = templatesOf(stage);
  const { of, stacks } = templates;
  const aliases = of('AWS::Lambda::Alias');
  const deployments = of('AWS::CodeDeploy::DeploymentGroup');

  test('reaches every route by the alias of its function, never by the function itself', () => {
    expect(aliases).toHaveLength(groups.length);
    for (const { Properties } of of('AWS::ApiGatewayV2::Integration'))
      expect(functionBehind(templates, Properties['IntegrationUri'])).toBeDefined();
    const callable = of('AWS::Lambda::Permission', 'api').map(({ Properties }) =>
      plain(Properties['FunctionName']),
    );
    expect(new Set(callable)).toEqual(new Set(aliases.map(({ id }) => id)));
  });

  test('moves each alias by CodeDeploy: a tenth of the calls for five minutes, then all', () => {
    const resources = stacks.get('api')?.Resources ?? {};
    const movers = aliases.map(({ id }) => {
      const { CodeDeployLambdaAliasUpdate: by } = moved.parse(resources[id]?.UpdatePolicy);
      return String(plain(by.DeploymentGroupName));
    });
    expect(movers.toSorted()).toEqual(deployments.map(({ id }) => id).toSorted());
    for (const { Properties } of deployments)
      expect(Properties).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        DeploymentStyle: { DeploymentOption: 'WITH_TRAFFIC_CONTROL', DeploymentType: 'BLUE_GREEN' },
      });
  });

  test('is taken back when the API fails or is slow, when it is stopped, or fails itself', () => {
    const alarms = of('AWS::CloudWatch::Alarm', 'api').map(({ id, Properties }) => [
      id,
      Properties['AlarmName'],
    ]);
    expect(alarms.map(([, name]) => String(name)).toSorted()).toEqual(['release-failing', 'release-slow']);
    expect(deployments).toHaveLength(groups.length);
    for (const { Properties } of deployments)
      expect(plain(Properties)).toMatchObject({
        AlarmConfiguration: {
          Enabled: true,
          Alarms: alarms.map(([id]) => ({ Name: id })),
        },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining([
            'DEPLOYMENT_FAILURE',
            'DEPLOYMENT_STOP_ON_REQUEST',
            'DEPLOYMENT_STOP_ON_ALARM',
          ]),
        },
      });
  });

  test('is moved by a role that may look at the two alarms and move these aliases, and nothing else', () => {
    const mover = of('AWS::IAM::Policy', 'api').find(({ id }) => id.startsWith('releaserole'));
    const text = JSON.stringify(plain(mover?.Properties['PolicyDocument']));
    const actions = z.array(z.string()).parse(text.match(/"[a-z]+:[A-Z]\w+"/g));
    expect(new Set(actions)).toEqual(
      new Set(
        [
          'cloudwatch:DescribeAlarms',
          'lambda:GetAlias',
          'lambda:GetProvisionedConcurrencyConfig',
          'lambda:UpdateAlias',
        ].map((action) => `"${action}"`),
      ),
    );
    expect(text).not.toMatch(/"Resource":"\*"/);
    expect(
      grantsIn(templates)
        .toFunction('session')
        .flatMap(({ Action }) => Action),
    ).not.toContain('lambda:UpdateAlias');
  });
});
