// What the report is about and how it counts: dates, people, projects, overtime, lunch, comments.

import { IconClockPlus, IconFolder, IconMessage, IconSoup, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { ReportRules } from '#shared/model/report.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ChipFilter } from '#web/ui/chip-filter.tsx';
import { TextField } from '#web/ui/field.tsx';
import { RangePicker } from '#web/ui/range-picker.tsx';
import { SelectFilter } from '#web/ui/select-filter.tsx';
import styles from './report.module.css';
import { usualRanges, type useReportQuery } from './use-report-query.ts';
import { useReportWords } from './use-report-words.ts';

type Props = ReturnType<typeof useReportQuery> & { rules: ReportRules | undefined };
const presets = ['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'payMonth', 'thisYear'] as const;

export function ReportFilters(props: Props) {
  const { query, today, change, showsComments, rules } = props;
  const t = useTexts('report');
  const shell = useTexts('shell');
  const words = useReportWords();
  const { data: employees = [] } = useRead(companies.endpoints.listEmployees, {});
  const { data: projects = [] } = useRead(companies.endpoints.listProjects, {});
  const ranges = usualRanges(today);
  const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return (
    <div className={styles.filters} data-no-print="">
      <RangePicker
        label={t('range')}
        value={{ from: query.from, to: query.to }}
        onChange={(range) => change({ from: range?.from, to: range?.to })}
        shown={({ from, to }) => `${words.day(from)}–${words.day(to)}`}
        presets={presets.map((name) => ({ label: t(`presets.${name}`), range: ranges[name] }))}
      />
      <SelectFilter
        several
        icon={<IconUser size={18} stroke={1.75} />}
        allLabel={t('allEmployeesFilter')}
        clearLabel={shell('clear')}
        searchLabel={shell('search')}
        value={query.employee_id ?? []}
        onChange={(employee_id) => change({ employee_id })}
        groups={[
          { label: t('active'), options: employees.filter((one) => !one.disabled).map(option) },
          { label: t('inactive'), options: employees.filter((one) => one.disabled).map(option) },
        ]}
      />
      <SelectFilter
        several
        icon={<IconFolder size={18} stroke={1.75} />}
        allLabel={t('allProjectsFilter')}
        clearLabel={shell('clear')}
        searchLabel={shell('search')}
        value={query.project_id ?? []}
        onChange={(project_id) => change({ project_id })}
        groups={[
          { label: t('open'), options: projects.filter((one) => one.is_open).map(option) },
          { label: t('closed'), options: projects.filter((one) => !one.is_open).map(option) },
        ]}
      />
      {rules && <RuleChips {...props} rules={rules} />}
      <Chip
        icon={<IconMessage size={18} stroke={1.75} />}
        on={showsComments}
        onClick={() => change({ comments: showsComments ? undefined : 'true' })}
        aria-pressed={showsComments}
      >
        {t(showsComments ? 'commentsShown' : 'commentsHidden')}
      </Chip>
    </div>
  );
}

function RuleChips({ rules, change }: Props & { rules: ReportRules }) {
  const t = useTexts('report');
  const words = useReportWords();
  const day = rules.overtime_after_day_hours;
  const week = rules.overtime_after_week_hours;
  const overtime =
    day !== null
      ? t('overtimeChip.day', { hours: words.plain(day) })
      : week !== null
        ? t('overtimeChip.week', { hours: words.plain(week) })
        : t('overtimeChip.none');
  const lunch =
    rules.lunch_minutes > 0
      ? t('lunchChip.some', { hours: words.hours(rules.lunch_minutes * 60) })
      : t('lunchChip.none');
  return (
    <>
      <ChipFilter icon={<IconClockPlus size={18} stroke={1.75} />} label={overtime} value={null}>
        {(close) => (
          <RuleForm
            fields={[
              { name: 'overtime_after_day_hours', label: t('hoursADay'), value: day },
              { name: 'overtime_after_week_hours', label: t('hoursAWeek'), value: week },
            ]}
            onApply={(values) => {
              change(values);
              close();
            }}
          />
        )}
      </ChipFilter>
      <ChipFilter icon={<IconSoup size={18} stroke={1.75} />} label={lunch} value={null}>
        {(close) => (
          <RuleForm
            fields={[
              { name: 'lunch_minutes', label: t('lunchMinutes'), value: rules.lunch_minutes || null },
              { name: 'lunch_from_hours', label: t('lunchFrom'), value: rules.lunch_from_hours || null },
            ]}
            onApply={(values) => {
              change(values);
              close();
            }}
          />
        )}
      </ChipFilter>
    </>
  );
}

type RuleFormProps = {
  fields: readonly { name: string; label: string; value: number | null }[];
  onApply: (values: Record<string, string>) => void;
};

/** An empty field switches its rule off for this report. */
function RuleForm({ fields, onApply }: RuleFormProps) {
  const t = useTexts('report');
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value === null ? '' : String(value)])),
  );
  const isWrong = (text: string) => text !== '' && !/^\d{1,3}(?:[.,]\d{1,2})?$/.test(text);
  return (
    <form
      className={styles.ruleForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.values(values).some(isWrong)) return;
        onApply(
          Object.fromEntries(
            Object.entries(values).map(([name, text]) => [name, text.replace(',', '.') || '0']),
          ),
        );
      }}
    >
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="decimal"
          numeric
          value={values[name] ?? ''}
          invalid={isWrong(values[name] ?? '')}
          onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <Button type="submit" variant="primary">
        {t('apply')}
      </Button>
    </form>
  );
}
