// The payroll files made so far, page by page, for everything on the screen that asks for them.

import { useInfiniteQuery } from '@tanstack/react-query';
import { payroll } from '#shared/api/payroll.ts';
import { payrollRecordsPage } from '#shared/limits.ts';
import type { PayrollRecord, PayrollSystem } from '#shared/model/payroll.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { call } from '#web/api/client.ts';
import { queryKey } from '#web/api/query.ts';

const { list } = payroll.endpoints;
const limit = payrollRecordsPage.usual;

export function useRecords() {
  return useInfiniteQuery({
    queryKey: queryKey(list, { query: {} }),
    queryFn: ({ pageParam, signal }) =>
      call(list, { query: { limit: String(limit), cursor: pageParam } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < limit ? undefined : page.at(-1)?.id),
  });
}

/** The newest file of exactly these days with the hours of all employees. */
export const recordOf = (
  records: readonly PayrollRecord[],
  { from, to }: DaySpan,
  system?: PayrollSystem,
): PayrollRecord | undefined =>
  records.find(
    (one) =>
      one.from === from &&
      one.to === to &&
      (system === undefined || one.system === system) &&
      one.filters.employee_id === undefined &&
      one.filters.project_id === undefined,
  );

export const secondsOf = ({ items }: PayrollRecord): number =>
  items.reduce((total, { seconds }) => total + seconds, 0);
