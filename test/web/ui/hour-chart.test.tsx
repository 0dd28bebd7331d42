// Proves the chart of hours: what its bars, lines, table, tooltip and sentence say, and its scale and forecast.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { climbOf, scaleFor } from '#web/ui/chart/chart-scale.ts';
import type { ChartWords, HourBar } from '#web/ui/chart/hour-bar.ts';
import { HourChart, type HourChartProps } from '#web/ui/chart/hour-chart.tsx';
import { stage } from './stage.tsx';

const words: ChartWords = {
  normal: 'Normal',
  overtime: 'Overtime',
  lunch: 'Lunch',
  expected: 'Expected',
  sum: 'Hours',
  climbed: 'Total so far',
  showTable: 'Show as table',
  showPicture: 'Show as chart',
  empty: 'No hours yet',
  hours: (seconds) => (seconds / 3600).toFixed(2),
  whole: (value) => value.toLocaleString('en'),
};
const bar = (label: string, normal: number, overtime = 0, over: Partial<HourBar> = {}): HourBar => ({
  label,
  name: `Week ${label}`,
  isCurrent: false,
  normal: normal * 3600,
  overtime: overtime * 3600,
  lunch: 0,
  ...over,
});
const weeks = [bar('46', 36.5), bar('47', 40, 7.75), bar('48', 40, 9.15, { isCurrent: true, lunch: 1800 })];
const next = bar('49', 0, 0, { expected: 45 * 3600 });
const sentence = 'Hours by week, 46 to 48';

async function show(over: Partial<HourChartProps> = {}) {
  const staged = stage(
    <HourChart title="Hours by week" of="Week" bars={weeks} sentence={sentence} words={words} {...over} />,
  );
  const picture = await screen.findByRole('img', { name: sentence });
  return { ...staged, picture };
}
const partsIn = (picture: HTMLElement, key: string) => picture.querySelectorAll(`[data-part="${key}"]`);

describe('the chart of hours', () => {
  it('is one image whose name is a sentence, with a bar for each part that has hours', async () => {
    const { picture } = await show();
    await waitFor(() => expect(partsIn(picture, 'normal')).toHaveLength(3));
    expect(partsIn(picture, 'overtime')).toHaveLength(2);
    expect(partsIn(picture, 'lunch')).toHaveLength(1);
    expect(partsIn(picture, 'expected')).toHaveLength(0);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Normal',
      'Overtime',
      'Lunch',
    ]);
  });

  it('stacks overtime on normal hours, with a pixel of the card between them', async () => {
    const { picture } = await show();
    await waitFor(() => expect(partsIn(picture, 'overtime')).toHaveLength(2));
    const top = Number(partsIn(picture, 'normal')[1]?.getAttribute('y'));
    const overtime = partsIn(picture, 'overtime')[0];
    const foot = Number(overtime?.getAttribute('y')) + Number(overtime?.getAttribute('height'));
    expect(top - foot).toBeCloseTo(1, 3);
  });

  it('says the sum over a wide bar, the current one bold, and leaves it out over narrow ones', async () => {
    const { picture, rerender } = await show();
    await waitFor(() => expect(picture).toHaveTextContent('48'));
    const sums = [...picture.querySelectorAll('.sum, .current')].map(({ textContent }) => textContent);
    expect(sums).toEqual(expect.arrayContaining(['37', '48', '50']));
    rerender(<></>);
    const many = Array.from({ length: 30 }, (_, index) => bar(`w${index}`, 44));
    const narrow = await show({ bars: many });
    await waitFor(() => expect(partsIn(narrow.picture, 'normal')).toHaveLength(30));
    expect(narrow.picture.querySelectorAll('.sum')).toHaveLength(0);
  });

  it('draws expected hours dashed and apart, and the usual hours as a line with its word', async () => {
    const { picture } = await show({
      bars: [...weeks, next],
      usual: { seconds: 45 * 3600, text: 'usual 45' },
    });
    await waitFor(() => expect(partsIn(picture, 'expected')).toHaveLength(1));
    expect(partsIn(picture, 'normal')).toHaveLength(3);
    expect(picture.querySelectorAll('[data-usual]')).toHaveLength(1);
    expect(screen.getByText('usual 45')).toBeInTheDocument();
  });

  it('tells a bar under the pointer, and the next one by arrow keys', async () => {
    const { picture } = await show();
    await waitFor(() => expect(partsIn(picture, 'normal')).toHaveLength(3));
    picture.focus();
    fireEvent.keyDown(picture, { key: 'ArrowRight' });
    const said = await screen.findByText('Week 47');
    expect(said.closest('[role=status]')).toHaveTextContent('Week 47Normal40.00Overtime7.75Hours47.75');
    fireEvent.keyDown(picture, { key: 'ArrowLeft' });
    expect(await screen.findByText('Week 46')).toBeInTheDocument();
  });

  it('shows the same figures as a table, and the chart again', async () => {
    const climb = { before: 100 * 3600 };
    const { user } = await show({ bars: [...weeks, next], climb });
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => Array.from(row.children, (one) => one.textContent))).toEqual([
      ['Week', 'Normal', 'Overtime', 'Lunch', 'Expected', 'Hours', 'Total so far'],
      ['Week 46', '36.50', '0.00', '0.00', '0.00', '36.50', '136.50'],
      ['Week 47', '40.00', '7.75', '0.00', '0.00', '47.75', '184.25'],
      ['Week 48', '40.00', '9.15', '0.50', '0.00', '49.65', '233.90'],
      ['Week 49', '0.00', '0.00', '0.00', '45.00', '45.00', '–'],
    ]);
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(await screen.findByRole('img', { name: sentence })).toBeInTheDocument();
  });

  it('keeps its axes without hours and says that there are none', async () => {
    const { picture } = await show({ bars: [bar('48', 0, 0, { isCurrent: true })] });
    await waitFor(() => expect(picture).toHaveTextContent('No hours yet'));
    expect(picture).toHaveTextContent('20');
    expect(partsIn(picture, 'normal')).toHaveLength(0);
  });

  it('holds its place, as high as the picture, while the picture is fetched', () => {
    const { container } = stage(
      <HourChart title="T" of="Week" bars={weeks} sentence={sentence} words={words} pixels={150} />,
    );
    expect(container.querySelector<HTMLElement>('.place')?.style.minHeight).toBe('150px');
  });

  it('draws the sum of all hours to the budget, and a ring where the forecast meets it', async () => {
    const climb = {
      before: 100 * 3600,
      budget: 250 * 3600,
      budgetText: 'Budget 250 h',
      perBar: 45 * 3600,
      usedUpText: 'Used up about 9.12.',
    };
    const { container } = await show({ bars: [...weeks, next], climb });
    await waitFor(() => expect(container.querySelector('[data-ring]')).not.toBeNull());
    expect(container.querySelector('[data-budget]')).not.toBeNull();
    expect(screen.getByText('Budget 250 h')).toBeInTheDocument();
    expect(screen.getByText('Used up about 9.12.')).toBeInTheDocument();
  });
});

describe('the scale', () => {
  it.each([
    [0, [0, 20, 40]],
    [0.5, [0]],
    [3.5, [0, 1, 2, 3]],
    [50, [0, 20, 40]],
    [128, [0, 50, 100]],
    [690, [0, 200, 400, 600]],
    [1400, [0, 400, 800, 1200]],
    [9000, [0, 4000, 8000]],
  ])('of %d hours has at most four lines', (hours, ticks) => {
    expect(scaleFor(hours * 3600).ticks).toEqual(ticks);
  });
});

describe('the forecast', () => {
  const hours = (count: number) => count * 3600;

  it('meets the budget where the average of a week brings it', () => {
    const climbed = climbOf([bar('47', 40), bar('48', 40), next], {
      before: 0,
      budget: hours(100),
      perBar: hours(40),
    });
    expect(climbed.nowX).toBe(2);
    expect(climbed.ringX).toBe(2.5);
    expect(climbed.points.at(-1)).toEqual({ x: 3, forecast: 120 });
  });

  it('has no ring over the budget, without a budget, or past the last bar', () => {
    const bars = [bar('48', 40), next];
    const ring = (climb: { budget?: number; perBar?: number }) =>
      climbOf(bars, { before: 0, ...climb }).ringX;
    expect(ring({ budget: hours(30), perBar: hours(40) })).toBeUndefined();
    expect(ring({ budget: 0, perBar: hours(40) })).toBeUndefined();
    expect(ring({ budget: hours(900), perBar: hours(40) })).toBeUndefined();
    expect(ring({ budget: hours(60) })).toBeUndefined();
    expect(ring({ budget: hours(60), perBar: hours(40) })).toBe(1.5);
  });
});
