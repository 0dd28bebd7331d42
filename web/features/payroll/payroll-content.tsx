// The content of the file that would be made: people, time entries, and the hours of each pay item.

import type { PayrollCheck } from '#shared/model/payroll.ts';
import { useTexts } from '#web/text.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import styles from './payroll.module.css';
import { usePayrollWords } from './payroll-words.ts';

type Item = PayrollCheck['items'][number];

export function PayrollContent({ check }: { check: PayrollCheck }) {
  const t = useTexts('payroll');
  const time = useCompanyTime();
  const words = usePayrollWords();
  const seconds = check.items.reduce((total, item) => total + item.seconds, 0);
  const columns: Column<Item>[] = [
    { id: 'item', label: t('item'), rowHead: true, wraps: true, cell: ({ item }) => item, foot: <Total /> },
    {
      id: 'kinds',
      label: t('hoursOf'),
      wraps: true,
      cell: ({ kinds }) =>
        kinds.length === 0 ? <span className="dim">{t('empty')}</span> : words.kinds(kinds),
    },
    {
      id: 'hours',
      label: t('hours'),
      align: 'end',
      cell: (item) => (item.kinds.length === 0 ? '' : time.hours(item.seconds)),
      foot: time.hours(seconds),
    },
  ];
  return (
    <div>
      <p className={styles.figures}>
        {t('employees')} <strong>{time.number(check.employees)}</strong> · {t('entries')}{' '}
        <strong>{time.number(check.entries)}</strong>
      </p>
      <DataTable
        caption={t('content')}
        columns={columns}
        rows={check.items}
        rowId={(item) => `${item.item} ${item.kinds.join()}`}
        insetPx={0}
      />
    </div>
  );
}

function Total() {
  return useTexts('shell')('total');
}
