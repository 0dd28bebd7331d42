// The steps in one strip over a ruler of as many parts; each opens its list. On a phone they are a list.

import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { classNames } from '#web/ui/style/class-names.ts';
import type { Figure } from '#web/features/payroll/model/figures.ts';
import { type Step, type StepName, stepNames } from '#web/features/payroll/model/steps.ts';
import styles from './strip.module.css';

type Props = {
  readonly steps: readonly Step[];
  readonly figures: Readonly<Record<StepName, Figure>>;
  readonly shown: StepName | undefined;
  readonly onShow: (name: StepName) => void;
};

export function Strip({ steps, figures, shown, onShow }: Props) {
  const t = useTexts('month-end');
  const done = steps.filter(({ state }) => state === 'done').length;
  const all = steps.filter(({ state }) => state !== 'off').length;
  return (
    <nav className={styles.strip} aria-label={t('steps')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            <StepButton
              step={step}
              figure={figures[step.name]}
              isShown={shown === step.name}
              onShow={onShow}
            />
          </li>
        ))}
      </ol>
      <div className={styles.ruler} role="img" aria-label={t('progress', { done, all })}>
        {steps.map(({ name, state, share }) => (
          <span key={name} className={styles.part}>
            <span
              className={classNames(styles.fill, state === 'next' && share > 0 && styles.now)}
              style={{ width: `${share * 100}%` }}
            />
          </span>
        ))}
      </div>
    </nav>
  );
}

type ButtonProps = {
  readonly step: Step;
  readonly figure: Figure;
  readonly isShown: boolean;
  readonly onShow: (name: StepName) => void;
};

function StepButton({ step: { name, state }, figure, isShown, onShow }: ButtonProps) {
  const t = useTexts('month-end');
  return (
    <button
      type="button"
      className={classNames(styles.step, styles[state], isShown && styles.shown)}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => onShow(name)}
    >
      <span className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {state === 'done' ? <IconCheck size={14} stroke={2.25} /> : stepNames.indexOf(name) + 1}
        </span>
        <span className={styles.name}>{t(`step.${name}`)}</span>
        <span className="visually-hidden">{`, ${t(`state.${state}`)}: `}</span>
      </span>
      <span className={styles.line}>
        <span className={`big ${styles.figure}`} aria-hidden={figure.figure === undefined}>
          {figure.figure ?? '–'}
        </span>{' '}
        {figure.unit && <span className={styles.unit}>{figure.unit}</span>}
      </span>{' '}
      <span className={styles.below}>{figure.below}</span>
    </button>
  );
}
