// The security history: who logged in and who changed what, newest first, page by page.

import { useState } from 'react';
import { managers } from '#shared/api/office-managers.ts';
import { auditPage } from '#shared/limits.ts';
import type { AuditEntry } from '#shared/model/company/audit-entry.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useAuditWords } from '#web/words/audit-words.ts';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import styles from './audit.module.css';

const { audit } = managers.endpoints;
const pageRows = auditPage.usual;

export function AuditDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('audit');
  const shell = useTexts('shell');
  // The server gives the next page by the id of the last row of the page before it.
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      below={t('below')}
      foot={<Button onClick={onClose}>{shell('close')}</Button>}
    >
      {cursors.map((cursor, at) => (
        <Page
          key={cursor ?? 'newest'}
          cursor={cursor}
          onOlder={at === cursors.length - 1 ? (last) => setCursors([...cursors, last]) : undefined}
        />
      ))}
    </Dialog>
  );
}

type PageProps = {
  readonly cursor: string | undefined;
  /** Only the last page has a button for older rows. */
  readonly onOlder: ((last: string) => void) | undefined;
};

function Page({ cursor, onOlder }: PageProps) {
  const t = useTexts('audit');
  const time = useCompanyTime();
  const query = { limit: String(pageRows), ...(cursor === undefined ? {} : { cursor }) };
  // Only the last page is refreshed: new rows would push the others' last rows out, and no page would show them.
  const read = useRead(audit, { query }, { enabled: onOlder !== undefined });
  const fault = faultOf(read);
  const rows = read.data ?? [];
  const last = rows.at(-1)?.id;
  if (fault) return <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />;
  if (read.isPending) return <SkeletonRows rows={cursor === undefined ? 6 : 2} />;
  if (rows.length === 0 && cursor === undefined) return <EmptyState heading={t('none')} />;
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} time={time} />
        ))}
      </ol>
      {onOlder && last !== undefined && rows.length === pageRows && (
        <Button size="s" onClick={() => onOlder(last)}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

const failed: ReadonlySet<AuditEntry['event']> = new Set([
  'company_log_in_failed',
  'time_clock_log_in_failed',
  'employee_log_in_failed',
  'manager_log_in_failed',
  'password_change_failed',
  'time_clock_password_missed',
]);

function Row({ row, time }: { readonly row: AuditEntry; readonly time: CompanyTime }) {
  const t = useTexts('audit');
  const named = useAuditWords()(row).join(', ');
  const isMiss = failed.has(row.event);
  const address = row.address ?? (row.count > 1 ? t('manyAddresses') : undefined);
  const by = row.by_manager?.name ?? (row.acting_as === null ? t(`by.${row.by}`) : t('acting'));
  const when = time.spanText(row.first_at ?? row.at, row.at);
  const where = [when, by, address].filter((words) => words !== undefined).join(' · ');
  return (
    <li className={styles.row}>
      <p className={isMiss ? styles.miss : styles.event}>
        {t(`event.${row.event}`)}
        {named && `: ${named}`}
        {row.count > 1 && ` (${t('times', { count: row.count })})`}
      </p>
      <p className={styles.detail}>{where}</p>
      {row.request_id !== null && <p className={styles.detail}>{t('request', { id: row.request_id })}</p>}
    </li>
  );
}
