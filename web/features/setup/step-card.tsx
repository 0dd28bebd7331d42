// One step of the set-up: its purpose, its form, skip and submit, and advice under an error.

import type { ReactNode, SyntheticEvent } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import styles from './setup.module.css';

type Props = {
  title: string;
  lead: string;
  children: ReactNode;
  submitLabel: string;
  isSubmitting?: boolean;
  isBlocked?: boolean;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onSkip?: () => void;
};

export function StepCard(props: Props) {
  const t = useTexts('setup');
  return (
    <Card padding="m">
      <form className={styles.form} onSubmit={props.onSubmit} noValidate>
        <div>
          <h2 className={styles.stepTitle}>{props.title}</h2>
          <p className={styles.lead}>{props.lead}</p>
        </div>
        {props.children}
        <div className={styles.actions}>
          {props.onSkip && (
            <Button variant="quiet" size="l" onClick={props.onSkip}>
              {t('skip')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            loading={props.isSubmitting}
            disabled={props.isBlocked}
          >
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
