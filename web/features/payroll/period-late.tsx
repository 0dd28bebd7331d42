// What came to a period after it was closed: how much, and each entry by name with the way to it.

import { IconClockExclamation } from '@tabler/icons-react';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { entriesHref } from './entries-href.ts';
import styles from './periods.module.css';

export function PeriodLate({ period }: { period: PayPeriod }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const { late, closed, entries, seconds } = period;
  const isSame = !closed || (closed.entries === entries && closed.seconds === seconds);
  if (late.count === 0 && isSame) return null;
  return (
    <div className={styles.late}>
      <IconClockExclamation size={20} stroke={1.75} aria-hidden="true" />
      <div>
        {late.count > 0 && <p className={styles.lateHead}>{t('late', { count: late.count })}</p>}
        {closed && !isSame && (
          <p>
            {t('drift', {
              entries: t('entries', { count: closed.entries }),
              hours: time.hours(closed.seconds),
            })}
          </p>
        )}
        {late.count > 0 && (
          <ul className={styles.lateEntries}>
            {late.entries.map(({ id, employee, start_time, received_at }) => {
              const day = time.dayAt(start_time);
              return (
                <li key={id}>
                  <UiLink href={entriesHref({ from: day, to: day }, { employee_id: employee.id })}>
                    {employee.name}, {time.momentText(start_time)}
                  </UiLink>{' '}
                  <span className="dim small">{t('arrived', { moment: time.momentText(received_at) })}</span>
                </li>
              );
            })}
            {late.count > late.entries.length && (
              <li className="dim">{t('moreLate', { count: late.count - late.entries.length })}</li>
            )}
          </ul>
        )}
        {late.count > 0 && <p className="dim small">{t('takeBackFirst')}</p>}
      </div>
    </div>
  );
}
