// The progress of an export within its section, and at the end the link to the file.

import { IconDownload } from '@tabler/icons-react';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { Progress } from '#web/ui/display/progress.tsx';
import styles from './export.module.css';
import type { useExport } from './use-export.ts';

export function ExportProgress({
  running,
  isPayroll,
}: {
  running: ReturnType<typeof useExport>;
  isPayroll?: boolean;
}) {
  const t = useTexts('exporting');
  const { say } = useErrorWords();
  const { job, error } = running;
  if (error) return <ErrorAlert onHide={running.forget}>{say(error)}</ErrorAlert>;
  if (!job || job.state === 'cancelled') return null;
  if (job.state === 'failed') {
    return (
      <ErrorAlert actions={<Button onClick={running.start}>{t('button.again')}</Button>}>
        {t('button.failed')}
      </ErrorAlert>
    );
  }
  const isDone = job.state === 'done';
  const share = isDone ? 1 : job.rows ? Math.min(0.99, job.rows_done / job.rows) : 0;
  const detail =
    job.rows === null ? t('button.queued') : t('button.rows', { done: job.rows_done, rows: job.rows });
  return (
    <div className={styles.progress} data-no-print="">
      <Progress
        title={
          isDone
            ? t('button.done')
            : t(isPayroll || job.kind === 'pdf' ? 'button.makingFile' : 'button.making')
        }
        detail={detail}
        share={share}
      />
      {isDone && job.address && (
        <ButtonLink
          href={job.address}
          variant="primary"
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('button.download')} {job.file_name}
        </ButtonLink>
      )}
    </div>
  );
}
