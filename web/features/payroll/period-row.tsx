// One pay period: days, hours and state, entries that keep it from being closed, late entries, and its steps.

import {
  IconCircleCheck,
  IconCircleDashed,
  IconClockExclamation,
  IconLock,
  IconSend,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { PeriodRecord } from './period-record.tsx';
import { PeriodSteps } from './period-steps.tsx';
import styles from './periods.module.css';

type Days = { readonly from: string; readonly to: string };

/** The address of the list of time entries of these days. */
const entriesHref = (
  { from, to }: Days,
  more: { readonly approved?: 'false'; readonly overlapping?: 'true'; readonly employee_id?: string } = {},
): string => placeHref('entries', new URLSearchParams({ from, to, ...more }));

const icons = {
  open: IconCircleDashed,
  submitted: IconSend,
  approved: IconCircleCheck,
  locked: IconLock,
} as const;

export function PeriodRow({ period, isNext }: { period: PayPeriod; isNext: boolean }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const { from, to, state, is_over, entries, seconds } = period;
  const Icon = icons[state];
  const days = useRef<HTMLHeadingElement>(null);
  return (
    <li className={styles.period}>
      <div className={styles.head}>
        <h3 ref={days} tabIndex={-1} className={styles.days}>
          {time.rangeText(from, to)}
        </h3>
        <Badge
          tone={state === 'open' ? 'neutral' : 'good'}
          icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t(`state.${state}`)}
        </Badge>
        {!is_over && <span className="dim small">{t('current')}</span>}
        <span className={styles.figures}>
          {entries === 0 ? (
            t('noEntries')
          ) : (
            <>
              <UiLink href={entriesHref(period)}>{t('entries', { count: entries })}</UiLink>
              <strong className="num">{t('hours', { hours: time.hours(seconds) })}</strong>
            </>
          )}
        </span>
      </div>
      <InTheWay period={period} />
      <PeriodLate period={period} />
      <div className={styles.foot}>
        <PeriodSteps period={period} isNext={isNext} onMoved={() => days.current?.focus()} />
        <PeriodRecord period={period} />
      </div>
    </li>
  );
}

/** Links to the entries to correct before closing. Overlapping ones do not prevent closing, but are listed too. */
function InTheWay({ period }: { period: PayPeriod }) {
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
          <UiLink href={entriesHref(period)}>{t('openEntries', { count: open })}</UiLink>
        </li>
      )}
      {isUnapproved && (
        <li>
          <UiLink href={entriesHref(period, { approved: 'false' })}>
            {t('unapproved', { count: unapproved })}
          </UiLink>
        </li>
      )}
      {overlapping > 0 && (
        <li>
          <UiLink href={entriesHref(period, { overlapping: 'true' })}>
            {t('overlapping', { count: overlapping })}
          </UiLink>
        </li>
      )}
    </ul>
  );
}

/** The entries that came after the period was closed: their hours, and each by name with a link. */
function PeriodLate({ period }: { period: PayPeriod }) {
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
