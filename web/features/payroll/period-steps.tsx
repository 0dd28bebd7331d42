// The buttons for a pay period's next step and its step back; opening a locked period asks for a reason.

import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type ClosingState,
  closingPath,
  isShut,
  isStepBack,
  needsReason,
  nextStates,
  type PayPeriod,
  type PeriodState,
  takenSteps,
} from '#shared/model/pay-period.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useMay } from '#web/desk/may.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { PeriodReopen } from './period-reopen.tsx';
import styles from './periods.module.css';
import { useMovePeriod } from './use-move-period.ts';

type Props = {
  readonly period: PayPeriod;
  /** Odd entries that closing waits for: forgotten clock-outs and overlaps. */
  readonly oddLeft: number;
  /** Moves the focus off: the next step's button takes the pressed one's place, and a double press would take two steps. */
  readonly onMoved: () => void;
};

export function PeriodSteps({ period, oddLeft, onMoved }: Props) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const mayWrite = useMay('pay_period.move');
  const showRefusal = useShowRefusal();
  const { settings } = useSignedIn();
  const { move, isMoving } = useMovePeriod(period);
  const [isAsking, setAsking] = useState(false);
  const { state, is_over, from, to, open, unapproved } = period;
  if (!mayWrite || !is_over) return null;
  const ways = nextStates(state, settings?.pay_periods).toSorted(
    (one, other) => Number(isStepBack(state, one)) - Number(isStepBack(state, other)),
  );
  const press = async (to_state: PeriodState): Promise<void> => {
    if (needsReason(state, to_state)) return setAsking(true);
    try {
      await move(to_state);
      onMoved();
    } catch (error) {
      showRefusal(error);
    }
  };
  const isBlocked = (to_state: PeriodState): boolean =>
    !isStepBack(state, to_state) && (open > 0 || (isShut(to_state) && (unapproved > 0 || oddLeft > 0)));
  const next = ways.find((to_state) => !isStepBack(state, to_state));
  return (
    <>
      {next && next !== 'open' && <NextMeans next={next} />}
      <div className={styles.steps}>
        {ways.map((to_state) => {
          const isBack = isStepBack(state, to_state);
          const step = isBack
            ? t(to_state === 'submitted' ? 'back.submitted' : 'back.open')
            : t(to_state === 'open' ? 'back.open' : `step.${to_state}`);
          return (
            <Button
              key={to_state}
              variant={isBack ? 'quiet' : isBlocked(to_state) ? 'plain' : 'primary'}
              label={t('stepOf', { step, range: time.rangeText(from, to) })}
              loading={isMoving}
              disabled={isBlocked(to_state)}
              onClick={() => void press(to_state)}
            >
              {step}
            </Button>
          );
        })}
        {isAsking && <PeriodReopen period={period} onClose={() => setAsking(false)} onMoved={onMoved} />}
      </div>
    </>
  );
}

/** What the next step changes, and which one it is where there are several. */
function NextMeans({ next }: { next: ClosingState }) {
  const t = useTexts('pay-periods');
  const path = closingPath(useSignedIn().settings?.pay_periods);
  return (
    <p className={styles.means}>
      {path.length > 1 && `${t('stepAt', { at: path.indexOf(next) + 1, all: path.length })} `}
      {t(`means.${next}`)}
    </p>
  );
}

/** The steps that were taken since the period was last open: by whom and when. */
export function PeriodTaken({ period: { state, history } }: { period: PayPeriod }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const taken = takenSteps(state, history);
  if (taken.length === 0) return null;
  return (
    <ul className={styles.taken}>
      {taken.map(({ to_state, by, at }) => (
        <li key={to_state}>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {t('taken', { state: t(`state.${to_state}`), name: by.name, moment: time.momentText(at) })}
        </li>
      ))}
    </ul>
  );
}
