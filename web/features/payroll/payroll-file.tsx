// One payroll file: the choice of system and days, the findings of its check, and the button that makes it.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useState } from 'react';
import { payroll } from '#shared/api/payroll.ts';
import type { PayrollCheck, PayrollSystem } from '#shared/model/payroll.ts';
import { faultOf, staleTags, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { type DayRange, RangePicker } from '#web/ui/date/range-picker.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useExport } from '#web/files/use-export.ts';
import { usualRanges } from '#web/files/usual-ranges.ts';
import { PayrollContent } from './payroll-content.tsx';
import { PayrollFindings } from './payroll-findings.tsx';
import styles from './payroll.module.css';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { isDay } from '#web/entry/entry-draft.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';

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
  if (error) return <ErrorAlert>{say(error)}</ErrorAlert>;
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
      <PayrollStart check={check} isOld={isPlaceholderData} running={{ ...made, start }} />
    </div>
  );
}

type PayrollQuery = {
  readonly system: PayrollSystem;
  readonly range: DayRange;
  readonly approvedOnly: boolean;
};

/** The choices for the file, kept in the address: who follows a finding and comes back finds the same choices. */
function usePayrollQuery(systems: readonly PayrollSystem[], usual: DayRange) {
  const [search, changeSearch] = useAddressSearch();
  const query = useMemo((): PayrollQuery => {
    const params = new URLSearchParams(search);
    const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
    return {
      system: systems.find((one) => one === params.get('system')) ?? systems[0] ?? 'payday',
      range: isDay(from) && isDay(to) && from <= to ? { from, to } : usual,
      approvedOnly: params.get('approved') === 'true',
    };
  }, [search, systems, usual]);
  const change = (part: Partial<PayrollQuery>): void => {
    const { system, range, approvedOnly } = { ...query, ...part };
    const params = new URLSearchParams({ system, ...range });
    if (approvedOnly) params.set('approved', 'true');
    changeSearch(params.toString(), { replace: true });
  };
  return { query, change };
}

type Props = {
  readonly check: PayrollCheck;
  /** The check is of the previous choices; the new one is being read. */
  readonly isOld: boolean;
  readonly running: ReturnType<typeof useExport>;
};

/** The button for the file: off if a finding blocks it, after a confirmation if there are warnings; then the progress. */
function PayrollStart({ check, isOld, running }: Props) {
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
          variant="primary"
          disabled={isBlocked || isOld || !isConfirmed}
        />
      </div>
      {(running.job || running.error) && <ExportProgress running={running} isPayroll />}
    </div>
  );
}
