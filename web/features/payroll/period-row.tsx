// What a pay period waits for, with links to the entries, and the entries that came after it was closed.

import { IconClockExclamation } from '@tabler/icons-react';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import styles from './periods.module.css';
import { counted } from '#web/words/counted.ts';

type Days = { readonly from: string; readonly to: string };

/** The address of the list of time entries of these days. */
const entriesHref = (
  { from, to }: Days,
  more: { readonly approved?: 'false'; readonly overlapping?: 'true'; readonly employee_id?: string } = {},
): string => placeHref('entries', new URLSearchParams({ from, to, ...more }));

/** Links to the entries to correct before closing. Overlapping ones do not prevent closing, but are listed too. */
export function BlockingEntries({ period }: { period: PayPeriod }) {
  const t = useTexts('pay-periods');
  const { settings } = useSignedIn();
  const { open, unapproved, overlapping, is_over, state } = period;
  // A running entry is a problem only after the period's end.
  const isOpen = open > 0 && is_over;
  const isUnapproved = unapproved > 0 && (settings?.features.approve_work_logs ?? false);
  if (state === 'locked' || !is_over || (!isOpen && !isUnapproved && overlapping === 0)) return null;
  return (
    <ul className={styles.way} aria-label={t('inTheWay')}>
      {isOpen && (
        <li>
          <UiLink href={entriesHref(period)}>{t('openEntries', counted(open))}</UiLink>
        </li>
      )}
      {isUnapproved && (
        <li>
          <UiLink href={entriesHref(period, { approved: 'false' })}>
            {t('unapproved', counted(unapproved))}
          </UiLink>
        </li>
      )}
      {overlapping > 0 && (
        <li>
          <UiLink href={entriesHref(period, { overlapping: 'true' })}>
            {t('overlapping', counted(overlapping))}
          </UiLink>
        </li>
      )}
    </ul>
  );
}

/** The entries that came after the period was closed: their hours, and each by name with a link. */
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
        {late.count > 0 && <p className={styles.lateHead}>{t('late', counted(late.count))}</p>}
        {closed && !isSame && (
          <p>
            {t('drift', {
              entries: t('entries', counted(closed.entries)),
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
              <li className="dim">{t('moreLate', counted(late.count - late.entries.length))}</li>
            )}
          </ul>
        )}
        {late.count > 0 && <p className="dim small">{t('takeBackFirst')}</p>}
      </div>
    </div>
  );
}
