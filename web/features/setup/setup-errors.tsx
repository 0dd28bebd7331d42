// What went wrong in the set-up: 'Error' or 'Errors', the list, and what to do about it.

import type { ReactNode } from 'react';
import { site } from '#shared/site.ts';
import { ApiError } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import styles from './setup.module.css';

type Props = { readonly message: string; readonly fault: unknown };

/** A fault that nobody can explain. Others say themselves what to do, and a refresh would lose what is typed. */
const needsAdvice = (fault: unknown): boolean =>
  !(fault instanceof ApiError) || fault.code === 'unknown' || fault.code === 'unexpected';

/** `message` is what `say` made of the fault, line by line. */
export function SetupErrors({ message, fault }: Props) {
  const t = useTexts('setup');
  const lines = message.split('\n');
  // That it may have been saved is no second error.
  const unsure = fault instanceof ApiError && fault.isUnsure ? lines.pop() : undefined;
  const advice = needsAdvice(fault) ? t('advice', { email: site.supportEmail }) : undefined;
  return (
    <ErrorAlert
      heading={t(lines.length > 1 ? 'errors' : 'error')}
      footnote={[unsure, advice].filter(Boolean).join(' ')}
    >
      <ul className={styles.messages}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ErrorAlert>
  );
}

/** For the forms: a refusal that belongs to no field. */
export const drawSetupError = (message: string, fault: unknown): ReactNode => (
  <SetupErrors message={message} fault={fault} />
);
