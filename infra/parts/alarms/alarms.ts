// Alarms as CloudWatch has them, and the topic that calls somebody: an alarm speaks to a topic of its own region.

import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { service } from '#infra/stages.ts';
import type { AlarmPlan } from './alarm-plan.ts';

export const alarmTopicName = `${service}-alarms`;

/** An alarm that tells the topic when it starts and when it is over. */
export function alarmOf(stack: Stack, plan: AlarmPlan, topic: ITopic): Alarm {
  const alarm = new Alarm(stack, plan.name, {
    alarmName: plan.name,
    alarmDescription: `${plan.says}. See infra/runbook.md, ${plan.name}.`,
    metric: plan.metric,
    threshold: plan.threshold,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: plan.periods,
    // At night nothing happens, and that is well.
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  const tell = new SnsAction(topic);
  alarm.addAlarmAction(tell);
  alarm.addOkAction(tell);
  return alarm;
}

/** Makes the alarms of a stack and their topic, whose ARN is the output `AlarmTopic`. */
export function alarms(stack: Stack, plans: readonly AlarmPlan[]): void {
  const topic = new Topic(stack, 'alarms', { topicName: alarmTopicName, enforceSSL: true });
  // A policy of the topic's own replaces the one that would let CloudWatch in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'AWS:SourceAccount': stack.account } },
    }),
  );
  for (const plan of plans) alarmOf(stack, plan, topic);
  new CfnOutput(stack, 'AlarmTopic', { value: topic.topicArn });
}
