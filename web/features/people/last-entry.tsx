// The start of the last entry: bold if it is today; `none` if there is no entry yet.

import type { CompanyTime } from '#web/words/company-time.ts';

type Props = { readonly at: string | null; readonly time: CompanyTime; readonly none: string };

export function LastEntry({ at, time, none }: Props) {
  if (at === null) return <span className="dim">{none}</span>;
  const day = time.dayAt(at);
  return <span className={day === time.today() ? 'num strong' : 'num'}>{time.dayText(day)}</span>;
}
