// The cards beside the list: what will be paid, what comes next, earlier months. They come after the strip and the list.

import type { DaySpan } from '#shared/pay/pay-periods.ts';
import type { Month } from '#web/features/payroll/model/data.ts';
import type { StepName } from '#web/features/payroll/model/steps.ts';
import { MonthsCard } from './months-card.tsx';
import { NextCard } from './next-card.tsx';
import { PaidCard } from './paid-card.tsx';

type Props = {
  readonly month: Month;
  readonly shown: StepName | undefined;
  readonly onOpen: (span: DaySpan) => void;
};

export function MonthSide({ month, shown, onOpen }: Props) {
  return (
    <>
      <PaidCard month={month} />
      <NextCard month={month} shown={shown} />
      <MonthsCard month={month} onOpen={onOpen} />
    </>
  );
}
