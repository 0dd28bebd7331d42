// The progress of an export within its section: what failed here, the rest in a part fetched when a file is made.

import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { late } from '#web/ui/page/late.tsx';
import type { useExport } from './use-export.ts';

const ExportFile = late(async () => (await import('./export-file.tsx')).ExportFile);

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
  return <ExportFile job={job} isOwn={running.isOwn} isPayroll={isPayroll} />;
}
