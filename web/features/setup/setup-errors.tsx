// What went wrong in the set-up: 'Error' or 'Errors', the list, and what to do about it.

import type { ReactNode } from 'react';
import { site } from '#shared/site.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import styles from './setup.module.css';

export function SetupErrors({ messages }: { messages: readonly string[] }) {
  const t = useTexts('setup');
  return (
    <ErrorAlert
      heading={t(messages.length > 1 ? 'errors' : 'error')}
      footnote={t('advice', { email: site.supportEmail })}
    >
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </ErrorAlert>
  );
}

/** For the forms: a refusal that belongs to no field. */
export const drawSetupError = (message: string): ReactNode => <SetupErrors messages={message.split('\n')} />;
