// Days that employees have noted themselves: the list of them is fetched when there are some.

import { useEmployeesNotes } from '#web/entry/day-notes/day-notes.ts';
import { late } from '#web/ui/page/late.tsx';
import type { Month } from '#web/features/payroll/model/data.ts';

const Rows = late(async () => (await import('./noted-rows.tsx')).NotedRows);

export function NotedList({ month }: { readonly month: Month }) {
  const notes = useEmployeesNotes(month.span.from, month.span.to);
  return notes.length > 0 && <Rows month={month} notes={notes} />;
}
