// The chips of the report's own rules: overtime after so many hours, lunch, rounding; and back to the company's rules.

import { IconClockPlus, IconPlusMinus, IconSoup } from '@tabler/icons-react';
import { useState } from 'react';
import { lunchMax, overtimeAfterMax } from '#shared/limits.ts';
import type { Settings } from '#shared/model/company/company.ts';
import { ruleOff } from '#shared/model/company/pay-rules.ts';
import type { ReportRules } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Chip } from '#web/ui/form/chip.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { type NumberSpan, numberWithin, typedText } from '#web/forms/typed-number.ts';
import styles from '#web/features/report/report.module.css';
import type { ReportQuery, useReportQuery } from '#web/features/report/use-report-query.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';

type Change = ReturnType<typeof useReportQuery>['change'];
type RuleName = keyof ReportQuery & keyof ReportRules;
type Props = { rules: Pick<ReportRules, RuleName>; query: ReportQuery; change: Change };
type Field = {
  readonly name: RuleName;
  readonly label: string;
  readonly value: number | null;
  readonly span: NumberSpan;
};
const spans = {
  day: { min: 0, max: overtimeAfterMax.dayHours },
  week: { min: 0, max: overtimeAfterMax.weekHours },
  minutes: { min: 1, max: lunchMax.minutes, isWhole: true },
  from: { min: 0, max: lunchMax.fromHours },
} as const satisfies Record<string, NumberSpan>;

/** The rules of the address and the company, until the server's answer carries the rules it used. */
export function askedRules(query: ReportQuery, settings: Settings | undefined): Props['rules'] {
  const asked = (name: RuleName, ofCompany: number | null | undefined): number => {
    const value = Number(query[name] ?? ofCompany ?? 0);
    return Number.isFinite(value) ? value : 0;
  };
  const { overtime, lunch } = settings ?? {};
  return {
    overtime_after_day_hours: asked('overtime_after_day_hours', overtime?.after_day_hours) || null,
    overtime_after_week_hours: asked('overtime_after_week_hours', overtime?.after_week_hours) || null,
    lunch_minutes: asked('lunch_minutes', lunch?.minutes),
    lunch_from_hours: asked('lunch_from_hours', lunch?.from_hours),
  };
}

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
        { name: 'overtime_after_day_hours', label: t('hoursADay'), value: day, span: spans.day },
        { name: 'overtime_after_week_hours', label: t('hoursAWeek'), value: week, span: spans.week },
      ],
    },
    {
      icon: <IconSoup size={18} stroke={1.75} />,
      label: lunch,
      fields: [
        {
          name: 'lunch_minutes',
          label: t('lunchMinutes'),
          value: rules.lunch_minutes || null,
          span: spans.minutes,
        },
        {
          name: 'lunch_from_hours',
          label: t('lunchFrom'),
          value: rules.lunch_from_hours || null,
          span: spans.from,
        },
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
  /** The address carries rules of its own, which a button replaces by the company's. */
  readonly isOwn: boolean;
  readonly onApply: (values: Record<string, string | undefined>) => void;
};

/** An empty field switches its rule off for this report. */
function RuleForm({ fields, isOwn, onApply }: RuleFormProps) {
  const t = useTexts('report');
  const [shown] = useState(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, typedText(value)])),
  );
  const [values, setValues] = useState(shown);
  // A lunch needs both: its minutes, and the hours a day must have before they are deducted.
  const needsHours = (values['lunch_minutes'] ?? '') !== '';
  return (
    <form
      className={styles.ruleForm}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = fields.map(({ name, span }) => [name, numberWithin(values[name] ?? '', span)] as const);
        const isWrong = fields.some(({ name }) => name === lunchFrom && values[name] === '' && needsHours);
        if (isWrong || typed.some(([, value]) => value === undefined)) return;
        // Rules that were not changed stay out of the address: they remain the company's, with employees' own lunches.
        const touched = typed.filter(([name]) => values[name] !== shown[name]);
        const isLunch = needsHours && touched.length > 0;
        const asked = (isLunch ? typed : touched).map(
          ([name, value]) => [name, value === null ? offText(name) : askedText(value ?? 0)] as const,
        );
        onApply(Object.fromEntries(asked));
      }}
    >
      {fields.map(({ name, label, span }) => (
        <NumberField
          key={name}
          label={label}
          span={span}
          isOptional={name !== lunchFrom || !needsHours}
          value={values[name] ?? ''}
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

const lunchFrom = 'lunch_from_hours';
/** The word in the address for a rule that is off. The hours of lunch have none: they go with the minutes. */
const offText = (name: RuleName): string | undefined => (name === lunchFrom ? undefined : ruleOff);
/** A number for the address, with two decimals at most. */
const askedText = (value: number): string => String(Number(value.toFixed(2)));
