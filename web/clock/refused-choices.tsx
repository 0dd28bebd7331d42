// The choices that a refused press leaves, on the phone and at the time clock.

import { Fragment, type ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import type { Choice } from './refused-press.ts';

/** These send at once. */
const sending: ReadonlySet<Choice['is']> = new Set(['switch', 'in', 'again']);

type Props = {
  readonly choices: readonly Choice[];
  /** The words of a choice's button, or what replaces the button, such as a list of projects. */
  readonly shown: (choice: Choice) => ReactNode;
  readonly onChoose: (choice: Choice) => void;
  readonly isBusy?: boolean;
  /** The buttons are stacked, as wide as the screen. */
  readonly isWide?: boolean;
};

export function RefusedChoices({ choices, shown, onChoose, isBusy = false, isWide = false }: Props) {
  return choices.map((choice) => {
    const words = shown(choice);
    if (typeof words !== 'string') return <Fragment key={choice.is}>{words}</Fragment>;
    const isFirst = choice.is === 'in' || (isWide && choice.is === 'stay');
    return (
      <Button
        key={choice.is}
        size="l"
        fill={isWide}
        variant={isFirst ? 'primary' : undefined}
        loading={isBusy && sending.has(choice.is)}
        onClick={() => onChoose(choice)}
      >
        {words}
      </Button>
    );
  });
}
