// The record of one payroll file, beside its hours as they are now.

import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { exportJobs } from '#shared/api/exports.ts';
import { payroll } from '#shared/api/payroll.ts';
import type { PayrollChanges, PayrollRecord } from '#shared/model/payroll.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { DoneNotice, ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import styles from './payroll.module.css';
import { usePayrollWords } from './payroll-words.ts';
import { counted } from '#web/words/counted.ts';

type Props = { readonly record: PayrollRecord; readonly onClose: () => void };

export function RecordDialog({ record, onClose }: Props) {
  const t = useTexts('payroll');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  const { say } = useErrorWords();
  const { data, error } = useRead(payroll.endpoints.changes, { path: { id: record.id } });
  const { employee_id, project_id, approved } = record.filters;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('madeAt'), time.momentText(record.made)],
    [t('madeBy'), record.by.name],
    [t('employees'), time.number(record.employees)],
    [t('file'), <FileAgain key="file" record={record} />],
    [t('seal'), <code key="seal">{record.sha256}</code>],
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${systemNames[record.system]} · ${time.rangeText(record.from, record.to)}`}
      foot={<Button onClick={onClose}>{shell('close')}</Button>}
    >
      <div className={styles.record}>
        {error && <ErrorAlert>{say(error)}</ErrorAlert>}
        {data ? <Since changes={data} /> : !error && <SkeletonRows rows={3} />}
        {(employee_id ?? project_id ?? approved) !== undefined && <Notice>{t('filter')}</Notice>}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="dim">{t('sealText')}</p>
      </div>
    </Dialog>
  );
}

/** The download, as long as the file is kept (a week); the record stays. */
function FileAgain({ record }: { record: PayrollRecord }) {
  const t = useTexts('payroll');
  const { data } = useRead(exportJobs.endpoints.list, {});
  const address = data?.find(({ id }) => id === record.export_id)?.address;
  return (
    <span className={styles.fileAgain}>
      {record.file_name}
      {address && (
        <ButtonLink
          size="s"
          href={address}
          icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('again')}
        </ButtonLink>
      )}
    </span>
  );
}

type Item = PayrollChanges['items'][number];
type Changed = PayrollChanges['employees'][number];

function Since({ changes }: { changes: PayrollChanges }) {
  const t = useTexts('payroll');
  const words = usePayrollWords();
  const figures = useThenAndNow();
  const { has_changed, entries, items, employees } = changes;
  return (
    <>
      {has_changed ? (
        <ErrorAlert>{t('changedText', counted(entries))}</ErrorAlert>
      ) : (
        <DoneNotice>{entries > 0 ? t('touched', counted(entries)) : t('same')}</DoneNotice>
      )}
      <DataTable<Item>
        caption={t('itemsOf')}
        columns={[
          { id: 'item', label: t('item'), rowHead: true, wraps: true, cell: ({ item }) => item },
          { id: 'kinds', label: t('hoursOf'), wraps: true, cell: ({ kinds }) => words.kinds(kinds) },
          ...figures,
        ]}
        rows={items}
        rowId={({ item, kinds }) => `${item} ${kinds.join()}`}
        insetPx={0}
      />
      {employees.length > 0 && (
        <DataTable<Changed>
          caption={t('changedOf')}
          columns={[
            { id: 'name', label: t('changedOf'), rowHead: true, wraps: true, cell: ({ name }) => name },
            ...figures,
          ]}
          rows={employees}
          rowId={({ id }) => id}
          insetPx={0}
        />
      )}
    </>
  );
}

type Hours = { readonly seconds: number; readonly seconds_now: number };

function useThenAndNow(): Column<Hours>[] {
  const t = useTexts('payroll');
  const time = useCompanyTime();
  return [
    {
      id: 'inFile',
      label: t('inFile'),
      align: 'end',
      width: '96px',
      cell: ({ seconds }) => time.hours(seconds),
    },
    {
      id: 'now',
      label: t('now'),
      align: 'end',
      width: '96px',
      cell: ({ seconds, seconds_now: now }) =>
        now === seconds ? time.hours(now) : <strong>{time.hours(now)}</strong>,
    },
  ];
}
