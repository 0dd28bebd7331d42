// The report as it is asked for: filters from the address, columns over the wire, read in place here.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { columnarMediaType, reports } from '#shared/api/report.ts';
import { columnarReport } from '#shared/model/report.ts';
import { reportEntries } from '#shared/report/report-entries.ts';
import { send } from '#web/api/client.ts';
import { queryKey } from '#web/api/query.ts';
import type { ReportQuery } from './use-report-query.ts';

const { read } = reports.endpoints;

/** Comments and photos are left out of the reply while nobody looks at them. */
export function useReport(query: ReportQuery, showsComments: boolean) {
  const input = { query: showsComments ? query : { ...query, comments: 'false' } };
  return useQuery({
    queryKey: queryKey(read, input),
    queryFn: async ({ signal }) => {
      const response = await send(read, input, { signal, accept: columnarMediaType });
      return reportEntries(z.parse(columnarReport, await response.json()));
    },
    placeholderData: keepPreviousData,
    // Comparing a year of entries with the ones before takes longer than drawing them.
    structuralSharing: false,
  });
}
