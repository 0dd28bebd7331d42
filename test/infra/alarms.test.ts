// Whoever is called at night finds what to do under the alarm's own name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { rootFolder } from '#infra/parts/build-places.ts';
import { stageNames } from '#infra/stages.ts';
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
});

describe.each(stageNames)('the alarms of %s', (stage) => {
  const { of } = templatesOf(stage);
  const alarms = of('AWS::CloudWatch::Alarm').map((found) => read(found, alarmShape));

  test('are the headings of the runbook', () => {
    expect(new Set(headings)).toEqual(new Set(alarms.map(({ AlarmName }) => AlarmName)));
    expect(headings).toHaveLength(alarms.length);
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
    const [topic] = of('AWS::SNS::Topic');
    for (const { AlarmName, AlarmActions, OKActions, AlarmDescription } of alarms) {
      expect([...AlarmActions, ...OKActions]).toEqual([topic?.id, topic?.id]);
      expect(AlarmDescription).toContain(`infra/runbook.md, ${AlarmName}`);
    }
  });
  test('may speak to the topic that calls', () => {
    const [policy] = of('AWS::SNS::TopicPolicy');
    const document = JSON.stringify(policy?.Properties['PolicyDocument']);
    expect(document).toContain('"Effect":"Allow","Principal":{"Service":"cloudwatch.amazonaws.com"}');
  });
  test('stay within what costs eighty cents a month', () => {
    expect(alarms.length).toBeLessThanOrEqual(18);
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
});
