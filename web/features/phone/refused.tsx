// Why a punch was refused; clocked in elsewhere shows the entry that runs.

import * as z from 'zod/mini';
import { workLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { startOf } from './own-work.ts';
import { useWords } from './use-words.ts';

const carried = z.object({ work_log: workLog });

export function Refused({ error, onHide }: { error: unknown; onHide: () => void }) {
  const t = useTexts('phone');
  const words = useWords();
  const { say } = useErrorWords();
  if (error === undefined) return null;
  const elsewhere =
    error instanceof ApiError && error.code === 'already_clocked_in'
      ? z.safeParse(carried, error.params).data?.work_log
      : undefined;
  return (
    <ErrorAlert heading={t('refused.title')} onHide={onHide}>
      {elsewhere
        ? t('refused.elsewhere', {
            project: elsewhere.project.name,
            time: words.moment(startOf(elsewhere)),
          })
        : say(error)}
    </ErrorAlert>
  );
}
