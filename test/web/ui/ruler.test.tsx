// Proves that the ruler draws minutes at their places and has a text alternative.
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { stage } from './stage.tsx';

function segments(container: HTMLElement) {
  return [...container.querySelectorAll<HTMLElement>('[data-kind]')];
}

describe('ruler', () => {
  it('draws a segment at its share of the day', () => {
    const { container } = stage(
      <Ruler label="Day" segments={[{ fromMinute: 360, toMinute: 1080, kind: 'work' }]} />,
    );
    expect(segments(container).map(({ style }) => [style.left, style.width])).toEqual([['25%', '50%']]);
  });

  it('draws a segment at its share of both days when it shows two', () => {
    const segment = { fromMinute: 1440, toMinute: 1800, kind: 'ghost' } as const;
    const { container } = stage(<Ruler label="Night" days={2} segments={[segment]} />);
    expect(segments(container).map(({ style }) => [style.left, style.width])).toEqual([['50%', '12.5%']]);
  });

  it('cuts off what lies outside and leaves out what has no length', () => {
    const { container } = stage(
      <Ruler
        label="Day"
        segments={[
          { fromMinute: -60, toMinute: 360, kind: 'over' },
          { fromMinute: 1440, toMinute: 1500, kind: 'work' },
          { fromMinute: 500, toMinute: 500, kind: 'work' },
        ]}
      />,
    );
    expect(
      segments(container).map(({ dataset, style }) => [dataset['kind'], style.left, style.width]),
    ).toEqual([['over', '0%', '25%']]);
  });

  it('has a line of now only where now is given', () => {
    const day = stage(<Ruler label="Yesterday" segments={[]} />);
    expect(day.container.querySelector('[data-now]')).toBeNull();
    day.unmount();
    const today = stage(<Ruler label="Today" segments={[]} nowMinute={720} />);
    expect(today.container.querySelector<HTMLElement>('[data-now]')?.style.left).toBe('50%');
  });

  it('draws two entries with the same times without a warning of React', () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
    const segment = { fromMinute: 480, toMinute: 540, kind: 'work' } as const;
    const { container } = stage(<Ruler label="Day" segments={[segment, segment]} />);
    expect(segments(container)).toHaveLength(2);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is one image with a text alternative', () => {
    stage(<Ruler label="07:00 to 15:00" segments={[]} hours={6} />);
    expect(screen.getByRole('img', { name: '07:00 to 15:00' })).toBeInTheDocument();
  });

  it('is passed over by screen readers where its row says the same', () => {
    stage(<Ruler label="off" segments={[]} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('writes 24 only at the very end of two days', () => {
    const { container } = stage(<Ruler label="Two days" days={2} segments={[]} hours={12} />);
    expect(container.textContent).toBe('0012001224');
  });
});
