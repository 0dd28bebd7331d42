// The page of a mailed question. Only a press answers it, because mail scanners open links.

import type { ReactNode } from 'react';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';
import { isLinkOver } from './use-opened-link.ts';

type Props = {
  readonly token: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** The sentence for a link that no longer works. */
  readonly over: string;
  readonly error: Error | null;
  /** The buttons and their result; not shown for a link that no longer works. */
  readonly children: ReactNode;
};

export function ReportQuestion({ token, title, lead, over, error, children }: Props) {
  const t = useTexts('mailed-report');
  const { say } = useErrorWords();
  if (token === '') {
    return (
      <DoorFrame title={title}>
        <ErrorAlert heading={t('overTitle')}>{t('missingText')}</ErrorAlert>
      </DoorFrame>
    );
  }
  const isOver = isLinkOver(error);
  return (
    <DoorFrame title={title} lead={lead}>
      <div className={styles.form}>
        {error && <ErrorAlert heading={isOver && t('overTitle')}>{isOver ? over : say(error)}</ErrorAlert>}
        {!isOver && children}
      </div>
    </DoorFrame>
  );
}
