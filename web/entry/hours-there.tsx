// What an employee already has over the hours that are being added: said before they are, and never in the way.

import { worklogs } from '#shared/api/worklogs.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { instantsOf, type TimesDraft } from './entry-draft.ts';
import { lyingOver } from './lying-over.ts';
import { ThereList } from './there-list.tsx';

type Props = {
  readonly time: CompanyTime;
  readonly employeeId: string;
  /** One at least, with times that are right. */
  readonly days: readonly Day[];
  readonly draft: TimesDraft;
};

export function HoursThere({ time, employeeId, days, draft }: Props) {
  const t = useTexts('entries');
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)];
  // A night that began the day before reaches into the first one; what runs may have begun long before.
  const query = { from: addDays(first, -1), to: addDays(last, 1), employee_id: [employeeId] };
  const { data = [] } = useRead(worklogs.endpoints.list, { query });
  const { open = [] } = useRead(worklogs.endpoints.overview, {}).data ?? {};
  const wanted = days.map((day) => {
    const { start, end = start } = instantsOf(time, day, draft);
    return { employeeId, startAt: time.seconds(start), endAt: time.seconds(end) };
  });
  const there = lyingOver([...open, ...data], wanted);
  if (there.length === 0) return null;
  return (
    <Notice heading={t('thereAlready')}>
      <ThereList there={there} time={time} />
    </Notice>
  );
}
