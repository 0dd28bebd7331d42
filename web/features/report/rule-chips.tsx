// The report's own rules: overtime after so many hours, lunch, rounding; and the way back to the company's.

import { IconClockPlus, IconPlusMinus, IconSoup } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReportRules } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ChipFilter } from '#web/ui/chip-filter.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './report.module.css';
import type { ReportQuery, useReportQuery } from './use-report-query.ts';
import { useReportWords } from './use-report-words.ts';

type Change = ReturnType<typeof useReportQuery>['change'];
type Props = { rules: ReportRules; query: ReportQuery; change: Change };
type RuleName = keyof ReportQuery & keyof ReportRules;
type Field = { readonly name: RuleName; readonly label: string; readonly value: number | null };

export function RuleChips({ rules, query, change }: Props) {
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
  const chips = [
    {
      icon: <IconClockPlus size={18} stroke={1.75} />,
      label: overtime,
      fields: [
        { name: 'overtime_after_day_hours', label: t('hoursADay'), value: day },
        { name: 'overtime_after_week_hours', label: t('hoursAWeek'), value: week },
      ],
    },
    {
      icon: <IconSoup size={18} stroke={1.75} />,
      label: lunch,
      fields: [
        { name: 'lunch_minutes', label: t('lunchMinutes'), value: rules.lunch_minutes || null },
        { name: 'lunch_from_hours', label: t('lunchFrom'), value: rules.lunch_from_hours || null },
      ],
    },
  ] as const;
  return (
    <>
      {chips.map(({ icon, label, fields }) => (
        <ChipFilter key={fields[0].name} icon={icon} label={label} value={null}>
          {(close) => (
            <RuleForm
              fields={fields}
              isOwn={fields.some(({ name }) => query[name] !== undefined)}
              onApply={(values) => {
                change(values);
                close();
              }}
            />
          )}
        </ChipFilter>
      ))}
      {(rules.rounding || query.rounding === 'false') && (
        <Chip
          icon={<IconPlusMinus size={18} stroke={1.75} />}
          on={false}
          aria-pressed={rules.rounding !== undefined}
          onClick={() => change({ rounding: rules.rounding ? 'false' : undefined })}
        >
          {rules.rounding ? t('roundingChip.on', { minutes: rules.rounding.minutes }) : t('roundingChip.off')}
        </Chip>
      )}
    </>
  );
}

type RuleFormProps = {
  readonly fields: readonly Field[];
  /** The address carries rules of its own: they can be given up for the company's. */
  readonly isOwn: boolean;
  readonly onApply: (values: Record<string, string | undefined>) => void;
};

/** An empty field switches its rule off for this report. */
function RuleForm({ fields, isOwn, onApply }: RuleFormProps) {
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
      {isOwn && (
        <Button onClick={() => onApply(Object.fromEntries(fields.map(({ name }) => [name, undefined])))}>
          {t('companyRules')}
        </Button>
      )}
    </form>
  );
}
