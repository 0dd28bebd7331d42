// When the last entry began: bold when that is today, and a word when there is none yet.

import { useTexts } from '#web/text.ts';
import type { CompanyTime } from '#web/work/company-time.ts';

export function LastEntry({ at, time }: { at: string | null; time: CompanyTime }) {
  const t = useTexts('people');
  if (at === null) return <span className="dim">{t('employees.noEntry')}</span>;
  const day = time.dayAt(at);
  return <span className={day === time.today() ? 'num strong' : 'num'}>{time.dayText(day)}</span>;
}
