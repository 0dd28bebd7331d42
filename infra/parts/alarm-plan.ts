// An alarm as a plan: parts say what is worth waking someone for, the watch stack makes it so.

import type { ComparisonOperator, IMetric } from 'aws-cdk-lib/aws-cloudwatch';

export type AlarmPlan = {
  /** Also the alarm's name in CloudWatch, its construct id and its heading in runbook.md. */
  readonly name: string;
  readonly says: string;
  readonly metric: IMetric;
  readonly threshold: number;
  readonly comparison?: ComparisonOperator;
  /** Of `periods` in a row, how many must be bad. */
  readonly periods: number;
  readonly badPeriods: number;
};
