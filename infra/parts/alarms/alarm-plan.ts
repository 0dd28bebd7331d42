// An alarm as a plan: parts say what is worth waking someone for, the watch stack makes it so.

import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

export type AlarmPlan = {
  /** Also the alarm's name in CloudWatch, its construct's id and its heading in runbook.md. */
  readonly name: string;
  readonly says: string;
  readonly metric: IMetric;
  /** Bad from here on. */
  readonly threshold: number;
  /** How many periods in a row must be bad. */
  readonly periods: number;
};
