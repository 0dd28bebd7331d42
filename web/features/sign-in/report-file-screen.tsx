// The files of a mailed report, for any reader who has its link, without a log-in.

import { IconDownload } from '@tabler/icons-react';
import type * as z from 'zod/mini';
import { monthlyReports } from '#shared/api/monthly-report.ts';
import { exportUrlSeconds } from '#shared/limits.ts';
import type { mailedFiles } from '#shared/model/monthly-report.ts';
import { call } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { dayFormatOf, dayTextOf } from '#web/day-format.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { monthTitle } from '#web/words/day-words.ts';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';
import { isLinkOver, useOpenedLink } from './use-opened-link.ts';

type Files = z.output<typeof mailedFiles>;

export function Screen() {
  const t = useTexts('mailed-report');
  const shell = useTexts('shell');
  const { say } = useErrorWords();
  const { opened, again } = useOpenedLink((token) =>
    call(monthlyReports.endpoints.open, { body: { token } }),
  );
  if (opened.state === 'found') return <FoundFiles {...opened.found} />;
  const isOver = opened.state === 'refused' && isLinkOver(opened.error);
  return (
    <DoorFrame title={t('title')}>
      {opened.state === 'waiting' && <p role="status">{t('working')}</p>}
      {opened.state === 'missing' && <ErrorAlert heading={t('overTitle')}>{t('missingText')}</ErrorAlert>}
      {opened.state === 'refused' && (
        <ErrorAlert
          heading={t('overTitle')}
          actions={!isOver && <Button onClick={again}>{shell('tryAgain')}</Button>}
        >
          {isOver ? t('overText') : say(opened.error)}
        </ErrorAlert>
      )}
    </DoorFrame>
  );
}

function FoundFiles({ company, month, ends, files }: Files) {
  const t = useTexts('mailed-report');
  const language = currentLanguage();
  const date = dayTextOf(ends.slice(0, 10), dayFormatOf(undefined));
  return (
    <DoorFrame
      title={t('filesTitle', { month: monthTitle(language, month) })}
      lead={t('filesOf', { company })}
    >
      <div className={styles.form} role="status">
        {files.map(({ kind, file_name: name, address }) => (
          <ButtonLink
            key={kind}
            href={address}
            variant="primary"
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            aria-label={t('download', { file: `${t(`kind.${kind}`)}, ${name}` })}
          >
            {t(`kind.${kind}`)}
          </ButtonLink>
        ))}
        <p className={styles.small}>
          {t('filesShortly', { minutes: exportUrlSeconds / 60 })} {t('filesUntil', { date })}
        </p>
      </div>
    </DoorFrame>
  );
}
