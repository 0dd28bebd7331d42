// The choices of the screen, kept in the address: the days, the payroll system, which entries are paid, the step.

import { useMemo, useState } from 'react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { isDay } from '#web/entry/entry-draft.ts';
import { activeSystems } from '#web/files/payroll-systems.ts';
import { usualRanges } from '#web/files/usual-ranges.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { type StepName, stepNames } from './steps.ts';

export type MonthQuery = {
  readonly span: DaySpan;
  /** Undefined for a company without a payroll system. */
  readonly system: PayrollSystem | undefined;
  readonly approvedOnly: boolean;
  /** Undefined: the step that is next. */
  readonly step: StepName | undefined;
};
export type ChangeQuery = (part: Partial<MonthQuery>) => void;

/** The month to close is the last one that is over. */
export function useMonthQuery() {
  const time = useCompanyTime();
  const { settings, integrations } = useSignedIn();
  const [ranges] = useState(() => usualRanges(time.today(), settings?.pay_periods));
  const systems = useMemo(() => activeSystems(integrations), [integrations]);
  const usual = settings?.pay_periods ? ranges.lastPeriod : ranges.lastMonth;
  const [search, changeSearch] = useAddressSearch();
  const query = useMemo((): MonthQuery => {
    const params = new URLSearchParams(search);
    const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      span: isDay(from) && isDay(to) && from <= to ? { from, to } : { from: usual.from, to: usual.to },
      system: systems.find((one) => one === params.get('system')) ?? systems[0],
      approvedOnly: params.get('approved') === 'true',
      step: stepNames.find((name) => name === params.get('step')),
    };
  }, [search, systems, usual.from, usual.to]);
  const change: ChangeQuery = (part) => {
    const { span, system, approvedOnly, step } = { ...query, ...part };
    const params = new URLSearchParams({ from: span.from, to: span.to });
    if (system) params.set('system', system);
    if (approvedOnly) params.set('approved', 'true');
    if (step) params.set('step', step);
    changeSearch(params.toString());
  };
  return { query, change, systems, ranges };
}
