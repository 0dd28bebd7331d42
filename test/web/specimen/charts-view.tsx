// Owns the charts of hours: a person's, a project's with its budget, a report's wide bars, and one without hours.
import type { ChartWords, HourBar } from '#web/ui/chart/hour-bar.ts';
import { HourChart } from '#web/ui/chart/hour-chart.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Desk } from './frames.tsx';

const hour = 3600;
const words: ChartWords = {
  normal: 'Normal',
  overtime: 'Overtime',
  lunch: 'Lunch, not paid',
  expected: 'Expected',
  sum: 'Hours',
  climbed: 'Total so far',
  showTable: 'Show as table',
  showPicture: 'Show as chart',
  empty: 'No hours yet',
  hours: (seconds) => (seconds / hour).toFixed(2),
  whole: (value) => value.toLocaleString('en'),
};
const bar = (label: string, normal: number, overtime: number, over: Partial<HourBar> = {}): HourBar => ({
  label,
  name: `Week ${label}`,
  isCurrent: label === '48',
  normal: normal * hour,
  overtime: overtime * hour,
  lunch: 0,
  ...over,
});
const person = [42.5, 44, 41, 42, 48.5, 46, 47.5, 47, 48.5, 36.5, 47.75, 49.15].map((sum, index) =>
  bar(String(37 + index), Math.min(40, sum), Math.max(0, sum - 40)),
);
const project = [63, 81, 88, 95, 128, 124, 121, 111, 102, 108, 97, 118].map((sum, index) =>
  bar(String(37 + index), sum * 0.93, sum * 0.07),
);
const later = ['49', '50'].map((label) => bar(label, 0, 0, { expected: 106 * hour }));
const report = [262, 636.25, 628.5, 618.75, 607].map((sum, index) =>
  bar(`W${40 + index}`, sum * 0.9, sum * 0.1, { lunch: sum * 0.06 * hour }),
);

export function ChartsView() {
  return (
    <Desk current="Report">
      <PageHead title="Charts" />
      <Card>
        <HourChart
          title="Hours by week"
          detail="at 106 h a week, the average of four"
          of="Week"
          bars={[...project, ...later]}
          words={words}
          sentence="Hours by week, 37 to 48, highest 128 in week 41, budget used up about 9 December"
          climb={{
            before: 0,
            budget: 1400 * hour,
            budgetText: 'Budget 1,400 h',
            perBar: 106 * hour,
            usedUpText: 'Used up about 9.12.',
          }}
        />
      </Card>
      <div style={{ maxWidth: 436 }}>
        <Card>
          <HourChart
            title="Hours of a person"
            of="Week"
            bars={person}
            words={words}
            sentence="Hours by week, 37 to 48, highest 49.15 in week 48"
            usual={{ seconds: 45 * hour, text: 'usual 45' }}
          />
        </Card>
      </div>
      <Card>
        <HourChart
          title="By week"
          level={3}
          of="Week"
          bars={report}
          words={words}
          sentence="Five weeks of October"
        />
      </Card>
      <Card>
        <HourChart title="Nothing" of="Week" bars={[bar('48', 0, 0)]} words={words} sentence="No hours yet" />
      </Card>
    </Desk>
  );
}
