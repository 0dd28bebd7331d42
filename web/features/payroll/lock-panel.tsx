// The step that closes a pay period: what it waits for, entries that came late, its next step and its history.

import { useRef } from 'react';
import { isShut, nextStates } from '#shared/model/pay-period.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import type { Month } from './model/data.ts';
import styles from './month/month.module.css';
import { StateBadge } from './month/months-card.tsx';
import { useWaitWords } from './month/next-card.tsx';
import { Panel, type ToNext } from './month/panel.tsx';
import { BlockingEntries, PeriodLate } from './period-row.tsx';
import { PeriodRecord } from './period-record.tsx';
import { PeriodSteps, PeriodTaken } from './period-steps.tsx';
import periodStyles from './periods.module.css';
import { counted } from '#web/words/counted.ts';

type Props = { readonly month: Month; readonly toNext: ToNext };

export function LockPanel({ month, toNext }: Props) {
  const t = useTexts('month-steps');
  const isOn = useSignedIn().settings?.pay_periods != null;
  const { period, steps } = month;
  const words = useTexts('pay-periods');
  return (
    <Panel
      id="month-lock"
      title={t('lock.title')}
      toNext={toNext}
      isDone={!period || steps.some(({ name, state }) => name === 'lock' && state === 'done')}
    >
      {!isOn && month.periods.length > 0 && <p className={styles.note}>{words('switchedOff')}</p>}
      {!period && isOn && <EmptyState heading={t('lock.other')}>{t('lock.otherText')}</EmptyState>}
      {!isOn && month.periods.length === 0 && (
        <EmptyState
          heading={words('off')}
          action={<ButtonLink href={placeHref('settings')}>{t('toSettings')}</ButtonLink>}
        >
          {words('offText')}
        </EmptyState>
      )}
      {period && <OnePeriod month={month} />}
    </Panel>
  );
}

function OnePeriod({ month }: { readonly month: Month }) {
  const words = useTexts('pay-periods');
  const time = useCompanyTime();
  const { period, steps } = month;
  const say = useWaitWords(month);
  const days = useRef<HTMLHeadingElement>(null);
  const { settings } = useSignedIn();
  if (!period) return null;
  // Handing in waits for running entries only, which stand in the list below.
  const isClosing = nextStates(period.state, settings?.pay_periods).some(isShut);
  const { wait } = steps.find(({ name }) => name === 'lock') ?? {};
  return (
    <div className={styles.inset}>
      <div className={periodStyles.head}>
        <h3 ref={days} tabIndex={-1} className={periodStyles.days}>
          {time.rangeText(period.from, period.to)}
        </h3>
        <StateBadge period={period} />
        <span className={periodStyles.figures}>
          {period.entries === 0 ? (
            words('noEntries')
          ) : (
            <>
              {words('entries', counted(period.entries))}
              <strong className="num">{words('hours', { hours: time.hours(period.seconds) })}</strong>
            </>
          )}
        </span>
      </div>
      {wait && (wait.for === 'end' || isClosing) && <p>{say(wait)}</p>}
      <BlockingEntries period={period} />
      <PeriodLate period={period} />
      <PeriodTaken period={period} />
      <div className={periodStyles.foot}>
        <PeriodSteps
          period={period}
          oddLeft={wait?.for === 'entries' ? wait.odd : 0}
          onMoved={() => days.current?.focus()}
        />
        <PeriodRecord period={period} />
      </div>
    </div>
  );
}
