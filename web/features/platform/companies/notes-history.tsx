// The earlier notes about a company, newest first: who saved them, when, and their whole text.

import { platform } from '#shared/api/platform.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import styles from '#web/features/platform/platform.module.css';
import type { Company } from './standing.ts';

const { notesHistory } = platform.endpoints;
type Props = { readonly company: Pick<Company, 'id' | 'name'>; readonly onClose: () => void };

export function NotesHistory({ company, onClose }: Props) {
  const t = useTexts('administration');
  const time = useAdminTime();
  const read = useRead(notesHistory, { path: { id: company.id } });
  const fault = faultOf(read);
  return (
    <Dialog open title={t('companies.historyOf', { name: company.name })} onClose={onClose}>
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
      {!fault && !read.data && <SkeletonRows rows={3} />}
      <ol className={styles.history}>
        {(read.data ?? []).map(({ version, notes, saved }) => (
          <li key={version}>
            {saved && (
              <p className={styles.detail}>
                {t('companies.savedBy', { when: time.momentText(saved.at), name: saved.by })}
              </p>
            )}
            <p className={styles.oldNotes}>{notes === '' ? t('companies.emptied') : notes}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
