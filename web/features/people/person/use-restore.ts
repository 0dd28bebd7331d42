// Puts a deleted entry back from a person's history, and says why it could not.

import { workLogHistory } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { counted } from '#web/words/counted.ts';

export function useRestore() {
  const t = useTexts('entries');
  const { say } = useErrorWords();
  const change = useChange(workLogHistory.endpoints.restore);
  /** The list of deleted entries has the version that the deletion made. */
  const restoreNow = async ({ id, version }: WorkLog): Promise<void> => {
    try {
      await change.mutateAsync({ path: { id }, body: { version: version - 1 } });
      showToast({ message: t('undone', counted(1)) });
    } catch (error) {
      showToast({ tone: 'bad', message: say(error) });
    }
  };
  return { restoreNow };
}
