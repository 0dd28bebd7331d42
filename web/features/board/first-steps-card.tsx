// The first steps of a new company: a list that ticks itself off and can be closed.

import { IconCircleCheckFilled, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { openingForm } from '#web/desk/arrival/open-on-arrival.ts';
import { type DeskPlace, placeHref } from '#web/desk/desk-places.ts';
import styles from './board.module.css';
import { type FirstStep, firstSteps, mayBeLeft, type useFirstSteps } from './first-steps.ts';

type Props = NonNullable<ReturnType<typeof useFirstSteps>>;

const places = {
  project: { place: 'projects', opens: 'add' },
  employee: { place: 'employees', opens: 'add' },
  login: { place: 'employees' },
  location: { place: 'settings' },
  rules: { place: 'settings' },
} as const satisfies Record<FirstStep, { place: DeskPlace; opens?: 'add' }>;

export function FirstStepsCard({ done, leave, hide }: Props) {
  const t = useTexts('first-steps');
  const titleId = useId();
  const list = useRef<HTMLOListElement>(null);
  // The pressed button leaves the page with its step: the focus moves to the list, or to the page without one.
  const thenFocus = (act: () => void) => () => {
    act();
    requestAnimationFrame(() => (list.current ?? document.querySelector<HTMLElement>('#content'))?.focus());
  };
  const next = firstSteps.find((step) => !done.has(step));
  return (
    <Card as="section" padding="none" labelledBy={titleId}>
      <CardHead
        id={titleId}
        title={t('title')}
        detail={t('progress', { done: done.size, all: firstSteps.length })}
        isCornered
        actions={
          <IconButton label={t('hide')} onClick={thenFocus(hide)}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        }
      />
      <ol ref={list} tabIndex={-1} className={styles.steps} aria-labelledby={titleId}>
        {firstSteps.map((step) => (
          <Step
            key={step}
            step={step}
            isDone={done.has(step)}
            isNext={step === next}
            onLeave={thenFocus(() => leave(step))}
          />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = { step: FirstStep; isDone: boolean; isNext: boolean; onLeave: () => void };

function Step({ step, isDone, isNext, onLeave }: StepProps) {
  const t = useTexts('first-steps');
  const navigate = useNavigate();
  const go = () => {
    const where = places[step];
    void navigate(placeHref(where.place), 'opens' in where ? { state: openingForm(where.opens) } : {});
  };
  const title = t(`${step}.title`);
  if (isDone) {
    return (
      <li className={styles.step}>
        <IconCircleCheckFilled size={22} className={styles.stepDone} aria-hidden="true" />
        <span className="dim">
          {title} <span className="visually-hidden">({t('done')})</span>
        </span>
      </li>
    );
  }
  return (
    <li className={styles.step}>
      <IconCircleDashed size={22} stroke={1.75} className={styles.stepOpen} aria-hidden="true" />
      <span>
        <b>{title}</b>
        <span className={styles.stepText}>{t(`${step}.text`)}</span>
      </span>
      <span className={styles.stepActs}>
        {mayBeLeft.has(step) && (
          <Button variant="quiet" size="s" label={t('notNeededOf', { step: title })} onClick={onLeave}>
            {t('notNeeded')}
          </Button>
        )}
        <Button variant={isNext ? 'primary' : 'plain'} size="s" onClick={go}>
          {t(`${step}.act`)}
        </Button>
      </span>
    </li>
  );
}
