// The person on call finds what to do under the alarm's own name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { rootFolder } from '#infra/parts/build-places.ts';
import { stageNames, stageOf } from '#infra/stages.ts';
import { queueNames, queues } from '#events/queues.ts';
import { administratorMissesAlarm, platformMissesAlarm, smsSpendAlarmDollars } from '#shared/limits.ts';
import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { read, templatesOf } from './templates.ts';

const runbook = readFileSync(join(rootFolder, 'infra/runbook.md'), 'utf8');
const sections = (/\n## Alarms\n(.*?)\n## /s.exec(runbook)?.[1] ?? '').split(/\n(?=### )/).slice(1);
const headings = sections.map((section) => section.split('\n')[0]?.replace('### ', ''));
const alarmShape = z.looseObject({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: z.array(z.string()),
  OKActions: z.array(z.string()),
  Threshold: z.number(),
  Period: z.number(),
  EvaluationPeriods: z.number(),
  ComparisonOperator: z.string(),
});

/** The one alarm that a stage has only with its firewall. */
const firewallAlarm = 'requests-blocked';
/** No emulator has releases by CodeDeploy, a limit of copies, bounces or the firewall. */
const needAnAccount = [
  'release-failing',
  'release-slow',
  'functions-throttled',
  'mails-bounced',
  'mails-complained',
  firewallAlarm,
];
/** The one alarm on what did not happen. */
const silenceAlarm = 'invariants-unchecked';
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** From which figure on, of how long, for how many such stretches in a row somebody is called. */
const thresholds: Readonly<Record<string, readonly [threshold: number, seconds: number, periods: number]>> = {
  'api-failing': [5, 5 * minute, 1],
  'api-slow': [2000, 5 * minute, 3],
  'release-failing': [3, minute, 1],
  'release-slow': [4000, minute, 3],
  'functions-failing': [5, 5 * minute, 1],
  'functions-throttled': [1, 5 * minute, 2],
  'outbox-parked': [1, 15 * minute, 1],
  'invariant-broken': [1, day, 1],
  'invariants-unchecked': [1, hour, 26],
  'passwords-guessed': [platformMissesAlarm, day, 1],
  'administrator-guessed': [administratorMissesAlarm, hour, 1],
  'sms-spend': [smsSpendAlarmDollars, hour, 1],
  'sms-breaker': [1, hour, 1],
  'mails-bounced': [0.03, hour, 1],
  'mails-complained': [0.0005, hour, 1],
  [firewallAlarm]: [1000, 5 * minute, 1],
  ...Object.fromEntries(queueNames.map((name) => [`${name}-dead-letters`, [1, minute, 1]])),
  // A quarter of an hour, or what a message's tries may take.
  ...Object.fromEntries(
    queueNames.map((name) => [
      `${name}-waiting`,
      [
        name === 'webhooks' ? 2 * hour : Math.max(15 * minute, 6 * queues[name].timeoutSeconds),
        5 * minute,
        3,
      ],
    ]),
  ),
};

describe.each(stageNames)('the alarms of %s', (stage) => {
  const { of } = templatesOf(stage);
  const alarms = of('AWS::CloudWatch::Alarm').map((found) => read(found, alarmShape));

  test('are the headings of the runbook; only with a firewall there is one that watches it', () => {
    const { hasFirewall } = stageOf(stage);
    const wanted = headings.filter((heading) => hasFirewall || heading !== firewallAlarm);
    expect(headings).toContain(firewallAlarm);
    expect(new Set(wanted)).toEqual(new Set(alarms.map(({ AlarmName }) => AlarmName)));
    expect(wanted).toHaveLength(alarms.length);
  });
  test('call from the figure on that the runbook was written for, and not before', () => {
    for (const found of of('AWS::CloudWatch::Alarm')) {
      const { AlarmName, Threshold, Period, EvaluationPeriods, ComparisonOperator } = read(found, alarmShape);
      expect([AlarmName, Threshold, Period, EvaluationPeriods, ComparisonOperator]).toEqual([
        AlarmName,
        ...(thresholds[AlarmName] ?? expect.fail(`${AlarmName} has no threshold in this test`)),
        AlarmName === silenceAlarm ? 'LessThanThreshold' : 'GreaterThanOrEqualToThreshold',
      ]);
      expect([AlarmName, found.Properties['TreatMissingData']]).toEqual([
        AlarmName,
        AlarmName === silenceAlarm ? 'breaching' : 'notBreaching',
      ]);
    }
  });
  test('watch what SES and the firewall report, each where it is reported', () => {
    const watched = of('AWS::CloudWatch::Alarm').map(({ stack, Properties }) => [
      stack,
      Properties['Namespace'],
      Properties['MetricName'],
    ]);
    expect(watched).toContainEqual(['watch', 'AWS/SES', 'Reputation.BounceRate']);
    expect(watched).toContainEqual(['watch', 'AWS/SES', 'Reputation.ComplaintRate']);
    const firewall = of('AWS::WAFv2::WebACL').map(({ stack, Properties }) => [stack, Properties['Name']]);
    const blocked = of('AWS::CloudWatch::Alarm', 'edge').map(({ stack, Properties }) => {
      expect(Properties['MetricName']).toBe('BlockedRequests');
      const dimensions = z
        .array(z.object({ Name: z.string(), Value: z.string() }))
        .parse(Properties['Dimensions']);
      expect(dimensions).toContainEqual({ Name: 'Rule', Value: 'ALL' });
      return [stack, dimensions.find(({ Name }) => Name === 'WebACL')?.Value];
    });
    expect(blocked).toEqual(firewall);
  });
  test('count the misses of administrators off the line that their function logs', () => {
    const [filter] = of('AWS::Logs::MetricFilter').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('administrator-guessed'),
    );
    expect(filter?.Properties).toMatchObject({
      LogGroupName: '/stund/functions/platform',
      FilterPattern: '{ $.event = "administrator_log_in_failed" }',
    });
  });
  test('call when the nightly check leaves no line in the log of its function', () => {
    const [filter] = of('AWS::Logs::MetricFilter').filter(({ Properties }) =>
      JSON.stringify(Properties).includes(silenceAlarm),
    );
    expect(filter?.Properties).toMatchObject({
      LogGroupName: '/stund/functions/chores-worker',
      FilterPattern: '{ $.event = "invariants_checked" }',
    });
  });
  test('count presses of the clock, taken and refused, by routes that the API has', () => {
    const filters = of('AWS::Logs::MetricFilter').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('presses-'),
    );
    // Of a phone, a time clock and a foreman's crew, taken and refused each.
    expect(filters).toHaveLength(6);
    const routes = new Set(
      groups.flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints).map(routeKey)),
    );
    for (const { Properties } of filters) {
      const { FilterPattern } = z.looseObject({ FilterPattern: z.string() }).parse(Properties);
      const named = [...FilterPattern.matchAll(/\$\.route = "([^"]+)"/g)].map(([, route]) => route);
      expect(named).toHaveLength(named.includes('POST /employee/v2/crew/press') ? 1 : 3);
      for (const route of named) expect(routes).toContain(route);
      expect(FilterPattern).toContain('$.event = "answered"');
    }
  });
  test('watch errors, throttles, slowness and server errors besides the queues', () => {
    const metrics = of('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties['MetricName']);
    expect(metrics).toEqual(expect.arrayContaining(['Errors', 'Throttles', 'Latency', '5xx']));
    const slow = of('AWS::CloudWatch::Alarm').find(
      ({ Properties }) => Properties['AlarmName'] === 'api-slow',
    );
    expect(slow?.Properties['ExtendedStatistic']).toBe('p99');
  });
  test('call someone when they start and when they are over, and name the runbook', () => {
    for (const found of of('AWS::CloudWatch::Alarm')) {
      const { AlarmName, AlarmActions, OKActions, AlarmDescription } = read(found, alarmShape);
      // An alarm speaks to a topic of its own region only; those of the API know the watch's by its name.
      const [topic, ...others] = of('AWS::SNS::Topic', found.stack === 'api' ? 'watch' : found.stack);
      expect(others).toEqual([]);
      const [start, end, ...more] = [...AlarmActions, ...OKActions];
      expect([end, more]).toEqual([start, []]);
      if (found.stack !== 'api') expect(start).toBe(topic?.id);
      else
        expect(start).toMatch(new RegExp(`:sns:eu-central-1:.+:${String(topic?.Properties['TopicName'])}$`));
      expect(AlarmDescription).toContain(`infra/runbook.md, ${AlarmName}`);
    }
  });
  test('may speak to the topic that calls', () => {
    expect(of('AWS::SNS::TopicPolicy')).toHaveLength(of('AWS::SNS::Topic').length);
    for (const { Properties } of of('AWS::SNS::TopicPolicy'))
      expect(JSON.stringify(Properties['PolicyDocument'])).toContain(
        '"Effect":"Allow","Principal":{"Service":"cloudwatch.amazonaws.com"}',
      );
  });
  test('stay within what costs 2.20 dollars a month', () => {
    expect(alarms.length).toBeLessThanOrEqual(32);
    expect(of('AWS::CloudWatch::Dashboard')).toHaveLength(1);
  });
});

describe('the runbook', () => {
  test.each(sections.map((section) => [section.split('\n')[0], section]))(
    'says what to do: %s',
    (_, section) => {
      expect(section.split(/\s+/).length).toBeGreaterThan(20);
    },
  );
  test.each(sections.map((section) => [section.split('\n')[0], section]))(
    'says when it was followed, or why it cannot be without an account: %s',
    (_, section) => {
      const last = section.trim().split('\n').at(-1) ?? '';
      expect(last).toMatch(
        /^(?:Followed on the local system 20\d\d-[01]\d-[0-3]\d: .{10,}|Not followed: needs an account.*)$/,
      );
    },
  );
  test('was followed wherever nothing but AWS itself is needed', () => {
    const notFollowed = headings.filter((_, at) => sections[at]?.includes('\nNot followed: '));
    expect(new Set(notFollowed)).toEqual(new Set(needAnAccount));
  });
});
