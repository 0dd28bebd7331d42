// The row of the export of everything: to be started, being made, ready with its files, failed.

import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { exportJobs } from '#shared/api/exports.ts';
import type { ExportJob } from '#shared/model/export.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { useChange } from '#web/api/query.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { Progress } from '#web/ui/display/progress.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { StillRow } from '#web/ui/table/row-group.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useAttempt } from '#web/words/attempt.ts';
import { seeWholeExport, useWholeExport } from '#web/desk/whole-export.ts';
import styles from './your-data.module.css';

const ActingExportDialog = lateDialog(
  async () => (await import('./acting-export-dialog.tsx')).ActingExportDialog,
);
const pollSeconds = 2;

export function WholeExport() {
  const t = useTexts('company-data');
  const { renew } = useSession();
  const { acting_for: acting } = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const attempt = useAttempt();
  const { job, isNews } = useWholeExport(pollSeconds);
  const create = useChange(exportJobs.endpoints.createEverything);
  const cancel = useChange(exportJobs.endpoints.cancel);
  useEffect(() => {
    if (isNews && job) seeWholeExport(job.id);
  }, [isNews, job]);
  const doing = (work: () => Promise<unknown>): Promise<void> =>
    attempt(async () => {
      await work();
      await renew();
    });
  const start = () =>
    acting === undefined
      ? void doing(() => create.mutateAsync({ body: { language: currentLanguage() } }))
      : setAsking(true);
  const isMaking = job?.state === 'queued' || job?.state === 'running';
  return (
    <>
      <StillRow label={t('export')} detail={t('exportText')}>
        <span className={styles.action}>
          {isMaking ? (
            <Button
              loading={cancel.isPending}
              onClick={() => void doing(() => cancel.mutateAsync({ path: { id: job.id } }))}
            >
              {t('stop')}
            </Button>
          ) : (
            <Button loading={create.isPending} onClick={start}>
              {t(job?.state === 'done' ? 'again' : 'create')}
            </Button>
          )}
        </span>
      </StillRow>
      {job && job.state !== 'cancelled' && <Standing job={job} />}
      {isAsking && <ActingExportDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function Standing({ job }: { job: ExportJob }) {
  const t = useTexts('company-data');
  const time = useCompanyTime();
  if (job.state === 'failed')
    return (
      <div className={styles.standing}>
        <ErrorAlert>{t('failed')}</ErrorAlert>
      </div>
    );
  if (job.state !== 'done') {
    const share = job.rows ? Math.min(0.99, job.rows_done / job.rows) : 0;
    return (
      <div className={styles.standing}>
        <Progress title={t('making')} detail={t('makingText')} share={share} />
      </div>
    );
  }
  const dayOf = (instant: string) => time.dayText(time.dayAt(instant));
  return (
    <div className={styles.standing}>
      <p>{t('ready', { day: dayOf(job.created), ends: dayOf(job.ends) })}</p>
      <ul className={styles.files}>
        {(job.files ?? []).map(({ file_name: name, bytes, address }, at) => (
          <li key={name}>
            <ButtonLink href={address} icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}>
              {t('download', { part: at + 1, size: megabytes(bytes) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** At least '0.1': a file of 0.0 MB looks broken. */
const megabytes = (bytes: number): string =>
  numberTextOf(currentLanguage(), Math.max(0.1, bytes / 1_000_000), 1);
