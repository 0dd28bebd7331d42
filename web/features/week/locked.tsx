// Why nothing can be done with the days of a locked period, and the way out.

import type { Day } from '#shared/time/day.ts';
import { useSayClosed } from '#web/entry/closed-days.ts';
import { useReopenHref } from '#web/entry/reopen-href.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Chosen } from './week-selection.ts';

type Props = {
  readonly chosen: Chosen;
  /** How many days can be selected. */
  readonly most: number;
  readonly days: readonly Day[];
  readonly time: CompanyTime;
};

export function Locked({ chosen, most, days, time }: Props) {
  const t = useTexts('week');
  const sayClosed = useSayClosed();
  const hrefOf = useReopenHref();
  const [entry] = chosen.entries.length === 0 ? chosen.locked : [];
  const startAt = entry ? time.seconds(entry.start_time) : time.startOf(days[0] ?? time.today());
  const href = entry || most === 0 ? hrefOf(startAt) : undefined;
  return (
    <>
      {entry && <span className="small">{sayClosed(entry)}</span>}
      {href !== undefined && <ButtonLink href={href}>{t('reopen')}</ButtonLink>}
    </>
  );
}
