// CloudWatch alarms, and the topic that notifies people: an alarm needs a topic in its own region.

import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { service } from '#infra/stages.ts';
import type { AlarmPlan } from './alarm-plan.ts';

export const alarmTopicName = `${service}-alarms`;

/** An alarm that notifies the topic when it starts and when it ends. */
export function alarmOf(stack: Stack, plan: AlarmPlan, topic: ITopic): Alarm {
  const alarm = new Alarm(stack, plan.name, {
    alarmName: plan.name,
    alarmDescription: `${plan.says}. See infra/runbook.md, ${plan.name}.`,
    metric: plan.metric,
    threshold: plan.threshold,
    comparisonOperator: plan.isMissed
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: plan.periods ?? 1,
    // Of most figures no data is fine: at night nothing happens.
    treatMissingData: plan.isMissed ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  const tell = new SnsAction(topic);
  alarm.addAlarmAction(tell);
  alarm.addOkAction(tell);
  return alarm;
}

/** Makes the alarms of a stack and their topic, whose ARN is the output `AlarmTopic`. */
export function alarms(stack: Stack, plans: readonly AlarmPlan[]): void {
  const topic = new Topic(stack, 'alarms', { topicName: alarmTopicName, enforceSSL: true });
  // A custom topic policy replaces the default one, so CloudWatch must be allowed here.
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
