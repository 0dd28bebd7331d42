// The errors of a set-up step: 'Error' or 'Errors', the list, and advice.

import type { ReactNode } from 'react';
import { site } from '#shared/site.ts';
import { ApiError } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';

type Props = { readonly message: string; readonly fault: unknown };

/** True for unexplained faults. Other errors carry their own advice, and the advice to refresh would lose typed text. */
const needsAdvice = (fault: unknown): boolean =>
  !(fault instanceof ApiError) || fault.code === 'unknown' || fault.code === 'unexpected';

/** `message`: the fault in words, an error a line. */
export function SetupErrors({ message, fault }: Props) {
  const t = useTexts('setup');
  const lines = message.split('\n');
  // The last line of an unsure fault is a note ('it may have been saved'), not an error of its own.
  const unsure = fault instanceof ApiError && fault.isUnsure ? lines.pop() : undefined;
  const advice = needsAdvice(fault) ? t('advice', { email: site.supportEmail }) : undefined;
  return (
    <ErrorAlert
      heading={t(lines.length > 1 ? 'errors' : 'error')}
      footnote={[unsure, advice].filter(Boolean).join(' ')}
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ErrorAlert>
  );
}

/** Draws a refusal that belongs to no field of a form. */
export const drawSetupError = (message: string, fault: unknown): ReactNode => (
  <SetupErrors message={message} fault={fault} />
);
