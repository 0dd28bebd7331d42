// Chips above a list that show only some of its rows, each with how many there are.

import { type ReactNode, useMemo } from 'react';
import { useListOnly } from '#web/desk/list-only.ts';
import { useTexts } from '#web/text.ts';
import { ChipRow, SwitchChip } from '#web/ui/form/chip.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';

export type Only<Row> = {
  /** Its word in the address. */
  readonly id: string;
  readonly label: string;
  readonly passes: (row: Row) => boolean;
};

const passesAll = () => true;

/** `kinds` is memoized by the caller. `counted`: the rows that the chips count. */
export function useOnlyChips<Row>(
  kinds: readonly Only<Row>[],
  counted: readonly Row[],
  time: CompanyTime,
): { readonly chips: ReactNode; readonly passes: (row: Row) => boolean } {
  const t = useTexts('people');
  const [only, showOnly] = useListOnly();
  const shown = useMemo(
    () =>
      kinds
        .map((kind) => ({ ...kind, count: counted.filter(kind.passes).length }))
        .filter(({ id, count }) => count > 0 || id === only),
    [kinds, counted, only],
  );
  const passes = kinds.find(({ id }) => id === only)?.passes ?? passesAll;
  const chips = shown.length > 0 && (
    <ChipRow label={t('lists.only')}>
      {shown.map(({ id, label, count }) => (
        <SwitchChip key={id} on={id === only} onChange={(on) => showOnly(on ? id : undefined)}>
          {label} <b>{time.number(count)}</b>
        </SwitchChip>
      ))}
    </ChipRow>
  );
  return { chips, passes };
}
