// Proves lying bars: their scale, their parts, and a limit's line.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarNumbers, barScale, limitScale, StackedBar } from '#web/ui/display/bars.tsx';

describe('lying bars', () => {
  it.each([
    [219, 40],
    [914, 200],
    [58, 10],
    [7.5, 2],
    [12_000, 4000],
    [0.4, 0.1],
  ])('of %d hours at most have lines every %d', (longest, step) => {
    const scale = barScale(longest);
    expect(scale.step).toBeCloseTo(step);
    expect(scale.end).toBeGreaterThan(longest);
    expect(scale.end / scale.step).toBeLessThan(6.2);
  });

  it('have a scale without any hours', () => {
    expect(barScale(0)).toEqual({ end: 1, step: 1 });
  });

  it('leave out a part that would be narrower than a pixel', () => {
    const parts = [
      { kind: 'work', value: 100 },
      { kind: 'over', value: 0.1 },
      { kind: 'unpaid', value: 5 },
    ] as const;
    const { container } = render(<StackedBar parts={parts} scale={barScale(105.1)} />);
    const drawn = [...container.querySelectorAll<HTMLElement>('[data-kind]')];
    expect(drawn.map(({ dataset }) => dataset['kind'])).toEqual(['work', 'unpaid']);
    expect(Number.parseFloat(drawn[0]?.style.width ?? '')).toBeCloseTo(100 / 1.051 / 1.03, 1);
  });

  it('against a limit have its number and its line alone', () => {
    const scale = limitScale(48, 40);
    const numbers = render(<BarNumbers scale={scale} text={String} />);
    expect(numbers.container.textContent).toBe('40');
    numbers.unmount();
    const { container } = render(<StackedBar parts={[{ kind: 'work', value: 30 }]} scale={scale} />);
    expect(Number.parseFloat(container.querySelector('i')?.style.left ?? '')).toBeCloseTo(
      40 / 48 / 0.0103,
      1,
    );
  });
});
