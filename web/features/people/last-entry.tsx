// When the last entry began: bold when that is today, and a word when there is none yet.

import type { CompanyTime } from '#web/words/company-time.ts';

type Props = { readonly at: string | null; readonly time: CompanyTime; readonly none: string };

export function LastEntry({ at, time, none }: Props) {
  if (at === null) return <span className="dim">{none}</span>;
  const day = time.dayAt(at);
  return <span className={day === time.today() ? 'num strong' : 'num'}>{time.dayText(day)}</span>;
}
