// The payroll files made so far, newest first: when, by whom, for which hours, and whether the hours changed since.

import { useId, useState } from 'react';
import type { PayrollRecord } from '#shared/model/payroll.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useRecords } from './model/records.ts';
import { CompactRecord, useRecordColumns } from './record-columns.tsx';
import styles from './payroll.module.css';

const RecordDialog = lateDialog(async () => (await import('./record-dialog.tsx')).RecordDialog);

/** The width the table needs. Columns are as wide as their words, which is less than their widths add up to. */
const roomPx = 940;

export function PayrollRecords() {
  const t = useTexts('payroll');
  const id = useId();
  const { say } = useErrorWords();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useRecords();
  const [opened, setOpened] = useState<PayrollRecord>();
  const records = data?.pages.flat() ?? [];
  const newest = records[0]?.id;
  const columns = useRecordColumns({ newest, onOpen: setOpened });
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('made')} />
      {error && <ErrorAlert>{say(error)}</ErrorAlert>}
      <DataTable
        caption={t('made')}
        columns={columns}
        rows={records}
        rowId={(record) => record.id}
        roomPx={roomPx}
        loading={isPending}
        compactRow={(record) => (
          <CompactRecord record={record} isNewest={record.id === newest} onOpen={setOpened} />
        )}
        empty={error ? undefined : <EmptyState heading={t('noFiles')} />}
      />
      {hasNextPage && (
        <div className={styles.older}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('loadMore')}
          </Button>
        </div>
      )}
      {opened && <RecordDialog record={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}
