// Alarms on what AWS reports about our mails and SMS.

import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { smsSpendAlarmDollars } from '#shared/limits.ts';
import type { AlarmPlan } from './alarm-plan.ts';

const reputation = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'Maximum' });

/**
 * SES reviews an account at 5 % bounces and 0.1 % complaints and stops it at 10 % and 0.5 %: the alarm comes
 * earlier.
 */
const mailAlarms: readonly AlarmPlan[] = [
  {
    name: 'mails-bounced',
    says: 'Three mails in a hundred come back: their addresses do not exist',
    metric: reputation('Reputation.BounceRate'),
    threshold: 0.03,
  },
  {
    name: 'mails-complained',
    says: 'One mail in two thousand is marked as spam by its reader',
    metric: reputation('Reputation.ComplaintRate'),
    threshold: 0.0005,
  },
];

/** AWS's charges for SMS since the first of the month; only AWS knows each country's price. */
export const smsSpent = new Metric({
  namespace: 'AWS/SNS',
  metricName: 'SMSMonthToDateSpentUSD',
  period: Duration.hours(1),
  statistic: 'Maximum',
});
const smsSpendAlarm: AlarmPlan = {
  name: 'sms-spend',
  says: `SMS have cost ${smsSpendAlarmDollars} dollars this month`,
  metric: smsSpent,
  threshold: smsSpendAlarmDollars,
};

export const sendingAlarms: readonly AlarmPlan[] = [smsSpendAlarm, ...mailAlarms];
