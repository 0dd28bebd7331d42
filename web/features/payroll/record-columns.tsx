// The columns of the list of files made, and one file as a row of a narrow screen.

import type { PayrollRecord } from '#shared/model/payroll.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { secondsOf } from './model/records.ts';
import styles from './payroll.module.css';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { payroll } from '#shared/api/payroll.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { Badge } from '#web/ui/display/badge.tsx';

type Shown = { readonly newest: string | undefined; readonly onOpen: (record: PayrollRecord) => void };

function useRecordWords() {
  const t = useTexts('payroll');
  const time = useCompanyTime();
  return {
    t,
    made: (record: PayrollRecord) => time.momentText(record.made),
    range: ({ from, to }: PayrollRecord) => time.rangeText(from, to),
    employees: (record: PayrollRecord) => time.number(record.employees),
    hours: (record: PayrollRecord) => time.hours(secondsOf(record)),
  };
}

export function useRecordColumns({ newest, onOpen }: Shown): Column<PayrollRecord>[] {
  const { t, made, range, employees, hours } = useRecordWords();
  return [
    { id: 'made', label: t('column.made'), rowHead: true, width: '160px', cell: made },
    { id: 'system', label: t('column.system'), width: '90px', cell: ({ system }) => systemNames[system] },
    { id: 'period', label: t('column.period'), width: '190px', cell: range },
    { id: 'employees', label: t('column.employees'), align: 'end', width: '120px', cell: employees },
    { id: 'hours', label: t('column.hours'), align: 'end', width: '110px', cell: hours },
    { id: 'by', label: t('column.by'), wraps: true, cell: ({ by }) => by.name },
    {
      id: 'since',
      label: t('column.since'),
      width: '170px',
      cell: (record) => <RecordState id={record.id} isAsked={record.id === newest} />,
    },
    {
      id: 'details',
      label: t('column.details'),
      hideLabel: true,
      align: 'end',
      width: '110px',
      cell: (record) => <Details record={record} onOpen={onOpen} />,
    },
  ];
}

function Details({ record, onOpen }: { record: PayrollRecord; onOpen: Shown['onOpen'] }) {
  const { t, made } = useRecordWords();
  return (
    <Button
      size="s"
      aria-haspopup="dialog"
      label={t('detailsOf', { system: systemNames[record.system], made: made(record) })}
      onClick={() => onOpen(record)}
    >
      {t('details')}
    </Button>
  );
}

type Compact = { record: PayrollRecord; isNewest: boolean; onOpen: Shown['onOpen'] };

export function CompactRecord({ record, isNewest, onOpen }: Compact) {
  const { t, made, range, employees, hours } = useRecordWords();
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <strong>
          {systemNames[record.system]} · {range(record)}
        </strong>
        <Details record={record} onOpen={onOpen} />
      </div>
      <p className="dim">
        {made(record)} · {record.by.name}
      </p>
      <p>
        {t('column.employees')} {employees(record)} · {t('column.hours')} {hours(record)}
      </p>
      <div>
        <RecordState id={record.id} isAsked={isNewest} />
      </div>
    </div>
  );
}

/** Whether a file's hours changed since: read at once for the newest file, for others when the button is pressed. */
function RecordState({ id, isAsked }: { id: string; isAsked: boolean }) {
  const t = useTexts('payroll');
  const { say } = useErrorWords();
  const [isWanted, setWanted] = useState(false);
  const enabled = isAsked || isWanted;
  const { data, error, isPending } = useRead(payroll.endpoints.changes, { path: { id } }, { enabled });
  if (!enabled) {
    return (
      <Button size="s" variant="quiet" onClick={() => setWanted(true)}>
        {t('compare')}
      </Button>
    );
  }
  return (
    <span role="status">
      {error && say(error)}
      {isPending && <span className="dim">{t('comparing')}</span>}
      {data &&
        (data.has_changed ? (
          <Badge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}>
            {t('changed')}
          </Badge>
        ) : (
          <Badge tone="good" icon={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
            {t('unchanged')}
          </Badge>
        ))}
    </span>
  );
}
