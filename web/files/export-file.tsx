// A file while it is made, and its download: by itself if it is ready soon after the press, else by the button.

import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { ExportJob } from '#shared/model/export.ts';
import { useTexts } from '#web/text.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import styles from './export.module.css';

type Props = {
  readonly job: ExportJob;
  /** It was started on this page, not before a reload. */
  readonly isOwn: boolean;
  readonly isPayroll: boolean | undefined;
};

/** The jobs whose file has come by itself: once each. */
const brought = new Set<string>();

/** Older browsers do not say. */
const isPressed = (): boolean => 'userActivation' in navigator && navigator.userActivation.isActive;

/**
 * A browser takes a download without a question only for some seconds after a press (`userActivation`). The answer's
 * header makes it a download, so the page stays.
 */
function useBrought({ id, state, address }: ExportJob, isOwn: boolean): void {
  useEffect(() => {
    if (state !== 'done' || address === undefined || !isOwn || brought.has(id)) return;
    brought.add(id);
    if (isPressed()) Object.assign(document.createElement('a'), { href: address }).click();
  }, [id, state, address, isOwn]);
}

export function ExportFile({ job, isOwn, isPayroll }: Props) {
  const t = useTexts('exporting');
  useBrought(job, isOwn);
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
