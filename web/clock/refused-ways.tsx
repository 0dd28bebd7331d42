// The choices that a refused press leaves, on the phone and at the time clock.

import { Fragment, type ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import type { Way } from './refused-press.ts';

/** These send at once. */
const sending: ReadonlySet<Way['is']> = new Set(['switch', 'in', 'again']);

type Props = {
  readonly ways: readonly Way[];
  /** The words of a way's button, or what stands in its place: a choice of projects, say. */
  readonly shown: (way: Way) => ReactNode;
  readonly onChoose: (way: Way) => void;
  readonly isBusy?: boolean;
  /** Below each other, as wide as the screen. */
  readonly isWide?: boolean;
};

export function RefusedWays({ ways, shown, onChoose, isBusy = false, isWide = false }: Props) {
  return ways.map((way) => {
    const words = shown(way);
    if (typeof words !== 'string') return <Fragment key={way.is}>{words}</Fragment>;
    const isFirst = way.is === 'in' || (isWide && way.is === 'stay');
    return (
      <Button
        key={way.is}
        size="l"
        fill={isWide}
        variant={isFirst ? 'primary' : undefined}
        loading={isBusy && sending.has(way.is)}
        onClick={() => onChoose(way)}
      >
        {words}
      </Button>
    );
  });
}
