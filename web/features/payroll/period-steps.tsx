// The buttons for a pay period's next step, for all that are left, and its step back; opening a locked period asks for a reason.

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
import { useAttempt } from '#web/words/attempt.ts';
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
  const mayWrite = useMay('pay_period.move');
  const attempt = useAttempt();
  const { settings } = useSignedIn();
  const { move, isMoving } = useMovePeriod(period);
  const [isAsking, setAsking] = useState(false);
  const { state, is_over, open, unapproved } = period;
  if (!mayWrite || !is_over) return null;
  const press = async (states: readonly PeriodState[]): Promise<void> => {
    if (states.some((to_state) => needsReason(state, to_state))) return setAsking(true);
    await attempt(async () => {
      await move(states);
      onMoved();
    });
  };
  const isBlocked = (to_state: PeriodState): boolean =>
    !isStepBack(state, to_state) && (open > 0 || (isShut(to_state) && (unapproved > 0 || oddLeft > 0)));
  const ways = nextStates(state, settings?.pay_periods);
  const next = ways.find((to_state) => !isStepBack(state, to_state));
  const left = closingPath(settings?.pay_periods).filter(
    (to_state) => to_state !== state && !isStepBack(state, to_state),
  );
  const last = left.at(-1);
  /** All the steps that are left, where one press may take them. */
  const whole = last === undefined || last === next || isBlocked(last) ? undefined : { last, steps: left };
  const shared = { period, isMoving, isBlocked, isWhole: whole !== undefined, press };
  return (
    <>
      {next && next !== 'open' && <NextMeans next={whole?.last ?? next} left={whole?.steps.length ?? 1} />}
      <div className={styles.steps}>
        {whole && <WholeButton {...shared} {...whole} />}
        {next && <StepButton {...shared} to={next} />}
        {ways
          .filter((to_state) => isStepBack(state, to_state))
          .map((to_state) => (
            <StepButton key={to_state} {...shared} to={to_state} />
          ))}
        {isAsking && <PeriodReopen period={period} onClose={() => setAsking(false)} onMoved={onMoved} />}
      </div>
    </>
  );
}

type ButtonProps = Pick<Props, 'period'> & {
  readonly isMoving: boolean;
  readonly isBlocked: (to_state: PeriodState) => boolean;
  readonly isWhole: boolean;
  readonly press: (states: readonly PeriodState[]) => Promise<void>;
};

function WholeButton({
  period,
  isMoving,
  press,
  last,
  steps,
}: ButtonProps & { readonly last: ClosingState; readonly steps: readonly ClosingState[] }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const step = t(`step.${last}`);
  return (
    <Button
      variant="primary"
      label={t('stepOf', { step, range: time.rangeText(period.from, period.to) })}
      loading={isMoving}
      onClick={() => void press(steps)}
    >
      {step}
    </Button>
  );
}

function StepButton({
  period,
  isMoving,
  isBlocked,
  isWhole,
  press,
  to,
}: ButtonProps & { readonly to: PeriodState }) {
  const t = useTexts('pay-periods');
  const time = useCompanyTime();
  const isBack = isStepBack(period.state, to);
  const step =
    to === 'open' || (isBack && to !== 'submitted')
      ? t('back.open')
      : isBack
        ? t('back.submitted')
        : isWhole && to !== 'locked'
          ? t(`only.${to}`)
          : t(`step.${to}`);
  return (
    <Button
      variant={isBack ? 'quiet' : isBlocked(to) || isWhole ? 'plain' : 'primary'}
      label={t('stepOf', { step, range: time.rangeText(period.from, period.to) })}
      loading={isMoving}
      disabled={isBlocked(to)}
      onClick={() => void press([to])}
    >
      {step}
    </Button>
  );
}

/** What the next step changes, and which one it is where there are several; or what taking all that are `left` does. */
function NextMeans({ next, left }: { readonly next: ClosingState; readonly left: number }) {
  const t = useTexts('pay-periods');
  const path = closingPath(useSignedIn().settings?.pay_periods);
  return (
    <p className={styles.means}>
      {left > 1
        ? `${t('stepsLeft', { left })} `
        : path.length > 1 && `${t('stepAt', { at: path.indexOf(next) + 1, all: path.length })} `}
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
