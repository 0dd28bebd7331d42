// Who lacks rest as the report says it, so that no screen counts the average of 48 hours, with its lunch, in a way of its own.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { columnarMediaType, reports } from '#shared/api/report.ts';
import { columnarReport, type ColumnarReport } from '#shared/model/report.ts';
import type { Day } from '#shared/time/day.ts';
import { send } from '#web/api/client.ts';
import { queryKey } from '#web/api/query.ts';

const { read } = reports.endpoints;
const restAlone = z.pick(columnarReport, { rest: true });
/** It reads the entries of 17 weeks: once a visit is enough. */
const staleMilliseconds = 3_600_000;

export type ReportedRest = NonNullable<ColumnarReport['rest']>[number];

/** Of the people who worked in these days; undefined until it is read. Read only where the company warns of rest. */
export function useReportedRest(
  days: { readonly from: Day; readonly to: Day },
  employeeId?: string,
): readonly ReportedRest[] | undefined {
  const input = {
    query: { ...days, ...(employeeId ? { employee_id: [employeeId] } : {}), comments: 'false' },
  };
  const { data } = useQuery({
    // A key of its own, because other screens keep the same call's reply in another form.
    queryKey: [...queryKey(read, input), 'rest'],
    queryFn: async ({ signal }) => {
      const response = await send(read, input, { signal, accept: columnarMediaType });
      return z.parse(restAlone, await response.json()).rest ?? [];
    },
    staleTime: staleMilliseconds,
    placeholderData: keepPreviousData,
  });
  return data;
}
