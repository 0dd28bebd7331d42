// A new release of a function first answers a tenth of its calls; alarms on the whole API roll it back.

import { Duration, type Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Alias, Function as LambdaFunction, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { service } from '#infra/stages.ts';
import type { AlarmPlan } from './alarms/alarm-plan.ts';
import { alarmOf, alarmTopicName } from './alarms/alarms.ts';

/** What the gateway's routes lead to: the alias's version, and during a release two of them. */
const aliasName = 'live';

const minute = Duration.minutes(1);
const plans = (api: HttpApi): readonly AlarmPlan[] => [
  {
    name: 'release-failing',
    says: 'The API answers with server errors: a release that is under way is taken back',
    metric: api.metricServerError({ period: minute, statistic: 'Sum' }),
    threshold: 3,
  },
  {
    name: 'release-slow',
    says: 'One request in a hundred takes four seconds or more: a release that is under way is taken back',
    metric: api.metricLatency({ period: minute, statistic: 'p99' }),
    threshold: 4000,
    periods: 3,
  },
];

export type Released = { readonly name: string; readonly alias: Alias; readonly made: LambdaFunction };

/** The target of a function's routes, and what a release moves. */
export function liveAlias(name: string, made: LambdaFunction): { released: Released; leadsTo: IFunction } {
  const alias = made.addAlias(aliasName);
  const leadsTo = LambdaFunction.fromFunctionAttributes(made, 'leads-to', {
    functionArn: alias.functionArn,
    sameEnvironment: true,
  });
  return { released: { name, alias, made }, leadsTo };
}

/** Lets CodeDeploy read these alarms and move these aliases; AWS's own role would allow all of them. */
function mover(stack: Stack, alarms: readonly Alarm[], released: readonly Released[]): Role {
  const role = new Role(stack, 'release-role', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    description: 'What moves a new release of the API in, and out again',
  });
  const allow = (actions: string[], resources: string[]) =>
    role.addToPolicy(new PolicyStatement({ actions, resources }));
  allow(
    ['cloudwatch:DescribeAlarms'],
    alarms.map(({ alarmArn }) => alarmArn),
  );
  allow(
    ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
    released.flatMap(({ made }) => [made.functionArn, `${made.functionArn}:${aliasName}`]),
  );
  return role;
}

/** Moves each alias to its new version in two steps, five minutes apart, unless an alarm rings. */
export function releaseGradually(stack: Stack, api: HttpApi, released: readonly Released[]): void {
  // The topic belongs to the watch stack, which is created later.
  const topicArn = stack.formatArn({ service: 'sns', resource: alarmTopicName });
  const topic = Topic.fromTopicArn(stack, 'alarm-topic', topicArn);
  const alarms = plans(api).map((plan) => alarmOf(stack, plan, topic));
  const application = new LambdaApplication(stack, 'releases', { applicationName: `${service}-api` });
  // Not updated by the construct, which would add AWS's own policy.
  const role = mover(stack, alarms, released).withoutPolicyUpdates();
  for (const { name, alias } of released)
    new LambdaDeploymentGroup(stack, `${name}-release`, {
      application,
      alias,
      alarms,
      role,
      deploymentGroupName: `${service}-${name}`,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    });
}
