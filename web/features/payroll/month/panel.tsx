// The frame of a step's list: heading, what is left, one button; at its foot the way to the next step.

import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import styles from './month.module.css';
import type { StepName } from '#web/features/payroll/model/steps.ts';

export type ToNext = {
  /** Undefined when nothing is left to do. */
  readonly after: StepName | undefined;
  readonly onShow: (name: StepName) => void;
  /** Set when the month is done: leads to who did what. */
  readonly onFinish: (() => void) | undefined;
};

type Props = {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly action?: ReactNode;
  readonly toNext: ToNext;
  /** This step is done, so the way on is the filled button. */
  readonly isDone: boolean;
  readonly children: ReactNode;
};

export function Panel({ id, title, detail, action, toNext, isDone, children }: Props) {
  const t = useTexts('month-end');
  const { after, onShow, onFinish } = toNext;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={title} detail={detail} actions={action} />
      {children}
      {!after && onFinish && (
        <div className={styles.foot}>
          <Button variant="primary" onClick={onFinish}>
            {t('showWho')}
          </Button>
        </div>
      )}
      {after && (
        <div className={styles.foot}>
          <Button
            variant={isDone ? 'primary' : 'quiet'}
            iconAfter={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onShow(after)}
          >
            {t('goNext', { step: t(`step.${after}`) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
