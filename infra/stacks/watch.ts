// Alarms, and the dashboard to look at first.

import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { administratorMissesAlarm, platformMissesAlarm } from '#shared/limits.ts';
import type { AuditEvent } from '#shared/model/audit.ts';
import type { AlarmPlan } from '#infra/parts/alarms/alarm-plan.ts';
import { alarms } from '#infra/parts/alarms/alarms.ts';
import { functionLog } from '#infra/parts/cloud-function.ts';
import { queueAlarms, type WorkQueue } from '#infra/parts/queue-worker.ts';
import { sendingAlarms, smsSpent } from '#infra/parts/alarms/sending-alarms.ts';
import { service, type Stage } from '#infra/stages.ts';

export type Watched = {
  readonly api: HttpApi;
  readonly table: Table;
  readonly queues: readonly WorkQueue[];
};

const fiveMinutes = Duration.minutes(5);
const passwordMisses = new Metric({
  namespace: service,
  metricName: 'passwords-guessed',
  period: Duration.hours(1),
  statistic: 'Sum',
});
const slowMilliseconds = 2000;

const apiAlarms = (api: HttpApi): readonly AlarmPlan[] => [
  {
    name: 'api-failing',
    says: 'The API answers with server errors',
    metric: api.metricServerError({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 5,
  },
  {
    name: 'api-slow',
    says: 'One request in a hundred takes two seconds or more',
    metric: api.metricLatency({ period: fiveMinutes, statistic: 'p99' }),
    threshold: slowMilliseconds,
    periods: 3,
  },
];

/**
 * Over all functions of the account, which has only this stage: an alarm for each would cost more than they do.
 */
const functionAlarms: readonly AlarmPlan[] = [
  {
    name: 'functions-failing',
    says: 'Functions end in an error: out of time, out of memory, or broken at their start',
    metric: LambdaFunction.metricAllErrors({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 5,
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

/** A metric of its own, counted from one event's log lines of a function. */
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

/** Messages that no sweep could send, as its log line counts them; between sweeps the newest count stays. */
function outboxAlarm(scope: Construct): AlarmPlan {
  const name = 'outbox-parked';
  const line = { log: 'chores-log', writer: 'chores-worker', event: 'outbox_parked', value: '$.count' };
  const figure = figureOf(scope, name, line);
  return {
    name,
    says: 'A promised mail, SMS or job could not be put on its queue by two hours of sweeps',
    metric: new Metric({ ...figure, period: Duration.minutes(15), statistic: 'Maximum' }),
    threshold: 1,
  };
}

/** The check ends at a slightly other time each day, so more than a day may lie between two of its lines. */
function uncheckedAlarm(scope: Construct): AlarmPlan {
  const name = 'invariants-unchecked';
  const line = { log: 'checks-log', writer: 'chores-worker', event: 'invariants_checked', value: '1' };
  const figure = figureOf(scope, name, line);
  return {
    name,
    says: 'The daily check of the rows has not run for more than a day',
    metric: new Metric({ ...figure, period: Duration.hours(1), statistic: 'Sum' }),
    threshold: 1,
    periods: 26,
    isMissed: true,
  };
}

type Counted = Pick<AlarmPlan, 'name' | 'says' | 'threshold'> & {
  /** The function that writes the lines, and their event. */
  readonly writer: 'session' | 'platform' | 'company' | 'chores-worker';
  readonly event: string;
  readonly period: Duration;
};
const missedByAdministrator: AuditEvent = 'administrator_log_in_failed';

/** Log lines of one event, counted over a period. */
const countedLines: readonly Counted[] = [
  {
    name: 'passwords-guessed',
    says: 'Two hundred wrong passwords in a day, on known devices and unknown ones',
    writer: 'session',
    event: 'password_missed',
    period: Duration.days(1),
    threshold: platformMissesAlarm,
  },
  // Strangers cannot lock an administrator out, so guesses must be looked into.
  {
    name: 'administrator-guessed',
    says: 'Five wrong passwords or codes of an administrator within an hour',
    writer: 'platform',
    event: missedByAdministrator,
    period: Duration.hours(1),
    threshold: administratorMissesAlarm,
  },
  {
    name: 'sms-breaker',
    says: 'Companies with an unproven e-mail want to send more SMS than they may in a day',
    writer: 'company',
    event: 'sms_breaker',
    period: Duration.hours(1),
    threshold: 1,
  },
  {
    name: 'invariant-broken',
    says: 'The daily check found rows that break a rule they must keep',
    writer: 'chores-worker',
    event: 'invariant_broken',
    period: Duration.days(1),
    threshold: 1,
  },
];

function countAlarm(scope: Construct, { name, says, writer, event, period, threshold }: Counted): AlarmPlan {
  const figure = figureOf(scope, name, { log: `${writer}-log`, writer, event, value: '1' });
  return { name, says, metric: new Metric({ ...figure, period, statistic: 'Sum' }), threshold };
}

/** Presses by the function that answers them; each starts an entry, ends one, or both. A foreman's of a whole crew is one. */
const presses = {
  'employee-app': ['POST /employee/v2/clock_in', 'POST /employee/v2/clock_out', 'POST /employee/v2/switch'],
  'time-clock': [
    'POST /api/time_clock/create_work_log',
    'PUT /api/time_clock/close_work_log',
    'PUT /api/time_clock/switch_work_log',
  ],
  crew: ['POST /employee/v2/crew/press'],
} as const;

/** Presses taken and refused: a metric each, counted from both functions' lines. */
function pressFigures(scope: Construct): IMetric[] {
  const isFrom = (status: number) => FilterPattern.numberValue('$.status', '>=', status);
  const figures = {
    'presses-taken': FilterPattern.numberValue('$.status', '<', 400),
    'presses-refused': FilterPattern.all(isFrom(400), FilterPattern.numberValue('$.status', '<', 500)),
  };
  return Object.entries(figures).map(([metricName, isMeant]) => {
    for (const [writer, routes] of Object.entries(presses)) {
      const isPress = FilterPattern.any(
        ...routes.map((route) => FilterPattern.stringValue('$.route', '=', route)),
      );
      new MetricFilter(scope, `${writer}-${metricName}-figure`, {
        logGroup: LogGroup.fromLogGroupName(scope, `${writer}-${metricName}-log`, functionLog(writer)),
        metricNamespace: service,
        metricName,
        filterPattern: FilterPattern.all(
          FilterPattern.stringValue('$.event', '=', 'answered'),
          isPress,
          isMeant,
        ),
        metricValue: '1',
      });
    }
    return new Metric({ namespace: service, metricName, period: fiveMinutes, statistic: 'Sum' });
  });
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
      uncheckedAlarm(this),
      ...countedLines.map((counted) => countAlarm(this, counted)),
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
          graph('Presses of the clock: taken, refused', pressFigures(this)),
          graph('SMS this month, dollars; wrong passwords', [smsSpent], [passwordMisses]),
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
