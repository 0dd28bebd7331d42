// What the file is made of, in the address: whoever follows a finding and comes back finds it as it was.

import { useMemo } from 'react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import type { DayRange } from '#web/ui/date/range-picker.tsx';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { isDay } from '#web/entry/entry-draft.ts';

export type PayrollQuery = {
  readonly system: PayrollSystem;
  readonly range: DayRange;
  readonly approvedOnly: boolean;
};

export function usePayrollQuery(systems: readonly PayrollSystem[], usual: DayRange) {
  const [search, changeSearch] = useAddressSearch();
  const query = useMemo((): PayrollQuery => {
    const params = new URLSearchParams(search);
    const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      system: systems.find((one) => one === params.get('system')) ?? systems[0] ?? 'payday',
      range: isDay(from) && isDay(to) && from <= to ? { from, to } : usual,
      approvedOnly: params.get('approved') === 'true',
    };
  }, [search, systems, usual]);
  const change = (part: Partial<PayrollQuery>): void => {
    const { system, range, approvedOnly } = { ...query, ...part };
    const params = new URLSearchParams({ system, ...range });
    if (approvedOnly) params.set('approved', 'true');
    changeSearch(params.toString(), { replace: true });
  };
  return { query, change };
}
