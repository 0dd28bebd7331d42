// One payroll file: for which system and days, what is wrong with it, and the file itself.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { payroll } from '#shared/api/payroll.ts';
import type { PayrollCheck, PayrollSystem } from '#shared/model/payroll.ts';
import { faultOf, staleTags, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { RangePicker } from '#web/ui/date/range-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useExport } from '#web/files/use-export.ts';
import { usualRanges } from '#web/files/usual-ranges.ts';
import { PayrollContent } from './payroll-content.tsx';
import { PayrollFindings } from './payroll-findings.tsx';
import { type PayrollQuery, usePayrollQuery } from './payroll-query.ts';
import { PayrollStart } from './payroll-start.tsx';
import styles from './payroll.module.css';

const presets = ['lastPeriod', 'lastMonth', 'thisPeriod', 'thisMonth'] as const;

export function PayrollFile({ systems }: { systems: readonly PayrollSystem[] }) {
  const t = useTexts('payroll');
  const headId = useId();
  const time = useCompanyTime();
  const { settings } = useSignedIn();
  const [ranges] = useState(() => usualRanges(time.today(), settings?.pay_periods));
  const { query, change } = usePayrollQuery(
    systems,
    settings?.pay_periods ? ranges.lastPeriod : ranges.lastMonth,
  );
  const { system, range, approvedOnly } = query;
  return (
    <Card as="section" labelledBy={headId}>
      <div className={styles.file}>
        <h2 id={headId}>{t('make')}</h2>
        <div className={styles.choices}>
          {systems.length > 1 && (
            <Segmented
              label={t('system')}
              value={system}
              onChange={(next) => change({ system: next })}
              options={systems.map((value) => ({ value, label: systemNames[value] }))}
            />
          )}
          <div className={styles.choice}>
            <span className={styles.choiceLabel}>{t('period')}</span>
            <RangePicker
              label={t('period')}
              value={range}
              onChange={(next) => next && change({ range: next })}
              shown={({ from, to }) => time.rangeText(from, to)}
              presets={presets.map((name) => ({ label: t(`presets.${name}`), range: ranges[name] }))}
            />
          </div>
          {settings?.features.approve_work_logs && (
            <Segmented
              label={t('approval')}
              value={approvedOnly ? 'approved' : 'all'}
              onChange={(next) => change({ approvedOnly: next === 'approved' })}
              options={[
                { value: 'all', label: t('allEntries') },
                { value: 'approved', label: t('approvedOnly') },
              ]}
            />
          )}
        </div>
        <CheckedFile query={query} />
      </div>
    </Card>
  );
}

function CheckedFile({ query: { system, range, approvedOnly } }: { query: PayrollQuery }) {
  const { say } = useErrorWords();
  const approved = approvedOnly ? ({ approved: true } as const) : {};
  const made = useExport({ kind: system, filters: { ...range, ...approved }, options: {} });
  const asked = { system, ...range, ...(approvedOnly ? ({ approved: 'true' } as const) : {}) };
  const wish = JSON.stringify(asked);
  const [startedHere, setStartedHere] = useState('');
  const read = useRead(payroll.endpoints.check, { query: asked });
  const { data, isPlaceholderData } = read;
  const error = faultOf(read);
  const queries = useQueryClient();
  const isDone = made.job?.state === 'done';
  useEffect(() => {
    if (isDone) void staleTags(queries, ['exports']);
  }, [isDone, queries]);
  if (error) return <ErrorAlert>{say(error)}</ErrorAlert>;
  if (!data) return <SkeletonRows />;
  // The file that was made here a moment ago is no reason to hesitate.
  const check: PayrollCheck =
    isDone && startedHere === wish
      ? { ...data, findings: data.findings.filter(({ code }) => code !== 'exported_before') }
      : data;
  const start = () => {
    setStartedHere(wish);
    made.start();
  };
  return (
    <div className={styles.checked} aria-busy={isPlaceholderData || undefined}>
      <PayrollContent check={check} />
      <PayrollFindings check={check} />
      <PayrollStart check={check} isOld={isPlaceholderData} running={{ ...made, start }} />
    </div>
  );
}
