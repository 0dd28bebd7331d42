// Who is told when something goes wrong, and the page where one looks first.

import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { administratorMissesAlarm, platformMissesAlarm } from '#shared/limits.ts';
import type { AuditEvent } from '#shared/model/audit.ts';
import type { AlarmPlan } from '../parts/alarm-plan.ts';
import { alarms } from '../parts/alarms.ts';
import { functionLog } from '../parts/cloud-function.ts';
import { queueAlarms, type WorkQueue } from '../parts/queue-worker.ts';
import { sendingAlarms } from '../parts/sending-alarms.ts';
import { service, type Stage } from '../stages.ts';

export type Watched = {
  readonly api: HttpApi;
  readonly table: Table;
  readonly queues: readonly WorkQueue[];
};

const fiveMinutes = Duration.minutes(5);
const slowMilliseconds = 2000;

const apiAlarms = (api: HttpApi): readonly AlarmPlan[] => [
  {
    name: 'api-failing',
    says: 'The API answers with server errors',
    metric: api.metricServerError({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 5,
    periods: 1,
  },
  {
    name: 'api-slow',
    says: 'One request in a hundred takes two seconds or more',
    metric: api.metricLatency({ period: fiveMinutes, statistic: 'p99' }),
    threshold: slowMilliseconds,
    periods: 3,
  },
];

/** Over all functions of the account, which is the stage's own: an alarm for each would cost more than they do. */
const functionAlarms: readonly AlarmPlan[] = [
  {
    name: 'functions-failing',
    says: 'Functions end in an error: out of time, out of memory, or broken at their start',
    metric: LambdaFunction.metricAllErrors({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 5,
    periods: 1,
  },
  {
    name: 'functions-throttled',
    says: 'Functions are refused because too many run at once',
    metric: LambdaFunction.metricAllThrottles({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 1,
    periods: 2,
  },
];

type LogLine = Record<'writer' | 'log' | 'event' | 'value', string>;

/** A figure of its own, read off the log lines of one event that a function writes. */
function figureOf(scope: Construct, metricName: string, { writer, log, event, value }: LogLine) {
  new MetricFilter(scope, `${metricName}-figure`, {
    logGroup: LogGroup.fromLogGroupName(scope, log, functionLog(writer)),
    metricNamespace: service,
    metricName,
    filterPattern: FilterPattern.stringValue('$.event', '=', event),
    metricValue: value,
  });
  return { namespace: service, metricName };
}

/** Messages that no sweep could send, as its log line counts them; between two sweeps the newest count stays. */
function outboxAlarm(scope: Construct): AlarmPlan {
  const name = 'outbox-parked';
  const line = { log: 'chores-log', writer: 'chores-worker', event: 'outbox_parked', value: '$.count' };
  const figure = figureOf(scope, name, line);
  return {
    name,
    says: 'A promised mail, SMS or job could not be put on its queue by two hours of sweeps',
    metric: new Metric({ ...figure, period: Duration.minutes(15), statistic: 'Maximum' }),
    threshold: 1,
    periods: 1,
  };
}

/** Wrong passwords at a log-in, over all companies: a count of log lines. */
function guessingAlarm(scope: Construct): AlarmPlan {
  const name = 'passwords-guessed';
  const line = { log: 'session-log', writer: 'session', event: 'password_missed', value: '1' };
  return {
    name,
    says: 'Two hundred wrong passwords in a day, on known devices and unknown ones',
    metric: new Metric({ ...figureOf(scope, name, line), period: Duration.days(1), statistic: 'Sum' }),
    threshold: platformMissesAlarm,
    periods: 1,
  };
}

/** Wrong passwords and codes of administrators: strangers cannot lock one out, so that somebody must look. */
function administratorAlarm(scope: Construct): AlarmPlan {
  const name = 'administrator-guessed';
  const event: AuditEvent = 'administrator_log_in_failed';
  const line = { log: 'platform-log', writer: 'platform', event, value: '1' };
  return {
    name,
    says: 'Five wrong passwords or codes of an administrator within an hour',
    metric: new Metric({ ...figureOf(scope, name, line), period: Duration.hours(1), statistic: 'Sum' }),
    threshold: administratorMissesAlarm,
    periods: 1,
  };
}

/** Companies without a proven e-mail have sent what they may send together: a count of what was refused since. */
function smsBreakerAlarm(scope: Construct): AlarmPlan {
  const name = 'sms-breaker';
  const line = { log: 'company-log', writer: 'company', event: 'sms_breaker', value: '1' };
  return {
    name,
    says: 'Companies whose e-mail nobody has proven want to send more SMS than they may in a day',
    metric: new Metric({ ...figureOf(scope, name, line), period: Duration.hours(1), statistic: 'Sum' }),
    threshold: 1,
    periods: 1,
  };
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12 });
const acrossFunctions = (metric: string, statistic: string) =>
  new MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}" ${service}-', '${statistic}', 300)`,
    label: '',
    usingMetrics: {},
  });

export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage, watched: Watched, props: StackProps) {
    super(scope, id, props);
    const { api, table, queues } = watched;
    alarms(this, [
      ...apiAlarms(api),
      ...functionAlarms,
      ...queues.flatMap(queueAlarms),
      outboxAlarm(this),
      guessingAlarm(this),
      administratorAlarm(this),
      smsBreakerAlarm(this),
      ...sendingAlarms,
    ]);

    new Dashboard(this, 'dashboard', {
      dashboardName: `${service}-${stage.name}`,
      defaultInterval: Duration.hours(12),
      widgets: [
        [
          graph(
            'Requests and refusals',
            [api.metricCount(), api.metricClientError()],
            [api.metricServerError()],
          ),
          graph('Answer time', [
            api.metricLatency({ statistic: 'p50' }),
            api.metricLatency({ statistic: 'p99' }),
          ]),
        ],
        [
          graph('Errors by function', [acrossFunctions('Errors', 'Sum')]),
          graph('Slowest hundredth by function', [acrossFunctions('Duration', 'p99')]),
        ],
        [
          graph(
            'Waiting on the queues, oldest in seconds',
            queues.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage()),
          ),
          graph(
            'Dead letters',
            queues.map(({ deadLetters }) => deadLetters.metricApproximateNumberOfMessagesVisible()),
          ),
        ],
        [
          graph('Table: units read and written', [
            table.metricConsumedReadCapacityUnits(),
            table.metricConsumedWriteCapacityUnits(),
          ]),
          graph('Copies running at once', [LambdaFunction.metricAllConcurrentExecutions()]),
        ],
      ],
    });
  }
}
