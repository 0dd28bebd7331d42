// One payroll file: what its check finds, and the button that makes it.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { payroll } from '#shared/api/payroll.ts';
import type { PayrollCheck, PayrollSystem } from '#shared/model/payroll.ts';
import { faultOf, staleTags, useRead } from '#web/api/query.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useExport } from '#web/files/use-export.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { checkOf } from './model/data.ts';
import type { MonthQuery } from './model/query.ts';
import { PayrollFindings } from './payroll-findings.tsx';
import styles from './payroll.module.css';
import { usePayrollWords } from './payroll-words.ts';

type Query = Pick<MonthQuery, 'span' | 'approvedOnly'> & { readonly system: PayrollSystem };

type FileProps = {
  readonly query: Query;
  /** There is a file of these hours already. */
  readonly isAgain: boolean;
};

export function PayrollFile({ query: { system, span, approvedOnly }, isAgain }: FileProps) {
  const approved = approvedOnly ? ({ approved: true } as const) : {};
  const made = useExport({ kind: system, filters: { ...span, ...approved }, options: {} });
  const asked = checkOf({ system, span, approvedOnly });
  const askedKey = JSON.stringify(asked);
  const [startedHere, setStartedHere] = useState('');
  const read = useRead(payroll.endpoints.check, { query: asked });
  const { data, isPlaceholderData } = read;
  const error = faultOf(read);
  const queries = useQueryClient();
  const isDone = made.job?.state === 'done';
  useEffect(() => {
    if (isDone) void staleTags(queries, ['exports']);
  }, [isDone, queries]);
  if (error) return <ReadFailed error={error} isTrying={read.isFetching} onTry={() => read.refetch()} />;
  if (!data) return <SkeletonRows />;
  // The warning about an earlier file of the same hours leaves out the file just made here.
  const check: PayrollCheck =
    isDone && startedHere === askedKey
      ? { ...data, findings: data.findings.filter(({ code }) => code !== 'exported_before') }
      : data;
  const start = () => {
    setStartedHere(askedKey);
    made.start();
  };
  return (
    <div className={styles.checked} aria-busy={isPlaceholderData || undefined}>
      <PayrollContent check={check} />
      <PayrollFindings check={check} />
      <PayrollStart check={check} isOld={isPlaceholderData} isAgain={isAgain} running={{ ...made, start }} />
    </div>
  );
}

type Props = {
  readonly check: PayrollCheck;
  /** The check is of the previous choices; the new one is being read. */
  readonly isOld: boolean;
  readonly isAgain: boolean;
  readonly running: ReturnType<typeof useExport>;
};

/** The button for the file: off if a finding blocks it, after a confirmation if there are warnings; then the progress. */
function PayrollStart({ check, isOld, isAgain, running }: Props) {
  const t = useTexts('payroll');
  const isBlocked = check.findings.some(({ severity }) => severity === 'blocks');
  const warnings = check.findings.filter(({ severity }) => severity === 'warns');
  // A confirmation counts only for the findings it was given for.
  const subject = JSON.stringify([check.system, check.from, check.to, warnings]);
  const [confirmed, setConfirmed] = useState('');
  const isConfirmed = warnings.length === 0 || confirmed === subject;
  return (
    <div className={styles.start}>
      {isBlocked && <p className="dim">{t('blocked')}</p>}
      {!isBlocked && warnings.length > 0 && (
        <CheckboxField
          boxed
          label={t('confirm', { count: warnings.length })}
          checked={isConfirmed}
          onChange={(is) => setConfirmed(is ? subject : '')}
        />
      )}
      <div>
        <ExportButton
          running={running}
          label={t('makeFor', { system: systemNames[check.system] })}
          {...(isAgain ? {} : { variant: 'primary' as const })}
          disabled={isBlocked || isOld || !isConfirmed}
        />
      </div>
      {(running.job || running.error) && <ExportProgress running={running} isPayroll />}
    </div>
  );
}

type Item = PayrollCheck['items'][number];

/** The content of the file that would be made: people, time entries, and the hours of each pay item. */
function PayrollContent({ check }: { check: PayrollCheck }) {
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
