// An alarm as a plan: parts state what is worth an alarm, the watch stack creates it.

import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

export type AlarmPlan = {
  /** Also the alarm's name in CloudWatch, its construct's id and its heading in runbook.md. */
  readonly name: string;
  readonly says: string;
  readonly metric: IMetric;
  /** A figure from here on is bad. */
  readonly threshold: number;
  /** How many periods in a row must be bad, where it is not one. */
  readonly periods?: number;
  /** Set where silence is the trouble: a figure below the threshold, or none, is bad. */
  readonly isMissed?: true;
};
