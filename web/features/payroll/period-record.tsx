// The record of a pay period: every step, by whom, when, why, and the hours at that moment.

import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { isShut, isStepBack, type PayPeriod, type PeriodStep } from '#shared/model/pay-period.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import styles from './periods.module.css';
import { counted } from '#web/words/counted.ts';

export function PeriodRecord({ period }: { period: PayPeriod }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { history, from, to } = period;
  if (history.length === 0) return null;
  return (
    <div className={styles.record}>
      <Button
        size="s"
        variant="quiet"
        icon={<IconHistory size={18} stroke={1.75} aria-hidden="true" />}
        label={t('recordOf', { range: time.rangeText(from, to) })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('record')}
      </Button>
      <ol id={id} hidden={!isOpen} className={styles.history}>
        {history.map((step, index) => (
          // The index keeps the keys of two steps in the same second apart.
          <Step key={`${step.at}-${index}`} step={step} of={period} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step, of }: { step: PeriodStep; of: PayPeriod }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const { at, by, from_state, to_state, from, to, reason, entries, seconds } = step;
  const isBack = isStepBack(from_state, to_state) && isShut(from_state) && to_state === 'submitted';
  return (
    <li>
      <span className="num dim">{time.momentText(at)}</span>
      <span>
        <b>{by.name}</b> {t(isBack ? 'recordStep.takenBack' : `recordStep.${to_state}`)}{' '}
        <span className="dim">
          {(from !== of.from || to !== of.to) && `${t('asPeriod', { range: time.rangeText(from, to) })} · `}
          {t('entries', counted(entries))} · {t('hours', { hours: time.hours(seconds) })}
        </span>
        {reason && <q className={styles.reason}>{reason}</q>}
      </span>
    </li>
  );
}
