// The chips of the report's own rules: overtime after so many hours, lunch, rounding; and back to the company's rules.

import { IconClockPlus, IconPlusMinus, IconSoup } from '@tabler/icons-react';
import { lunchMax, overtimeAfterMax } from '#shared/limits.ts';
import type { Settings } from '#shared/model/company/company.ts';
import type { ReportRules } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import { Chip } from '#web/ui/form/chip.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import type { NumberSpan } from '#web/forms/typed-number.ts';
import { late } from '#web/ui/page/late.tsx';
import type { ReportQuery, useReportQuery } from '#web/features/report/use-report-query.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import type { RuleName } from './rule-form.tsx';

const RuleForm = late(async () => (await import('./rule-form.tsx')).RuleForm);

type Change = ReturnType<typeof useReportQuery>['change'];
type Props = { rules: Pick<ReportRules, RuleName>; query: ReportQuery; change: Change };
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

/** Each chip's words and the fields behind it. */
function useChips(rules: Props['rules']) {
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
  return [
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
}

export function RuleChips({ rules, query, change }: Props) {
  const t = useTexts('report');
  const chips = useChips(rules);
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
