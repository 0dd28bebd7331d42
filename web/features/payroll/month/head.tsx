// The head of the screen: which month, the way to earlier and later ones, what is paid and for which payroll system.

import {
  IconBuildingBank,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconLock,
} from '@tabler/icons-react';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import type { usualRanges } from '#web/files/usual-ranges.ts';
import { useTexts } from '#web/text.ts';
import { RangePicker } from '#web/ui/date/range-picker.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ChipFilter } from '#web/ui/form/chip-filter.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { StepButton } from '#web/ui/form/step-button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import type { Month } from '#web/features/payroll/model/data.ts';
import { earlierThan, isCalendarMonth, laterThan, spanTitle } from '#web/features/payroll/model/days.ts';
import styles from './month.module.css';
import type { ChangeQuery } from '#web/features/payroll/model/query.ts';

type Props = {
  readonly month: Month;
  readonly systems: readonly PayrollSystem[];
  readonly ranges: ReturnType<typeof usualRanges>;
  readonly onChange: ChangeQuery;
  /** Undefined where it cannot be opened again. */
  readonly onReopen: (() => void) | undefined;
};

const presets = ['lastPeriod', 'lastMonth', 'thisPeriod', 'thisMonth'] as const;
const iconOf = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function MonthHead({ month, systems, ranges, onChange, onReopen }: Props) {
  const t = useTexts('month-end');
  const { time, span, isReady, isOver, period } = month;
  // Before the hours are read, words as wide as most keep their place, so that the buttons below stay where they are.
  const [people, count] = isReady ? [month.people, month.entries.length] : [20, 400];
  // Until the periods are read the days are taken for one, so that the button keeps its width.
  const isUsual = period !== undefined || (month.usesPeriods ? !month.arePeriodsRead : isCalendarMonth(span));
  return (
    <PageHead
      title={spanTitle(time, span)}
      detail={
        <span className={styles.headDetail}>
          <span className={isReady ? undefined : styles.unread}>
            {t('head', {
              people: t('people', { count: people, shown: time.number(people) }),
              count,
              shown: time.number(count),
            })}
          </span>
          {!isOver && <Badge>{t('inProgress')}</Badge>}
          <Stepper month={month} onChange={onChange} />
        </span>
      }
      actions={
        <>
          {period?.state === 'locked' && (
            <span className={styles.state}>
              <Badge tone="good" icon={<IconLock size={14} stroke={2} aria-hidden="true" />}>
                {t('locked')}
              </Badge>
            </span>
          )}
          {!month.isDone && (
            <RangePicker
              label={t('otherDays')}
              value={isUsual ? null : { from: span.from, to: span.to }}
              onChange={(next) => next && onChange({ span: next, step: undefined })}
              shown={({ from, to }) => time.rangeText(from, to)}
              presets={presets.map((name) => ({ label: t(`presets.${name}`), range: ranges[name] }))}
            />
          )}
          <FileChoices month={month} systems={systems} onChange={onChange} />
          {onReopen && <Button onClick={onReopen}>{t('reopen')}</Button>}
        </>
      }
    />
  );
}

function FileChoices({ month, systems, onChange }: Pick<Props, 'month' | 'systems' | 'onChange'>) {
  const t = useTexts('month-end');
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const { system, approvedOnly } = month.query;
  return (
    <>
      {system && systems.length > 1 && (
        <ChipFilter icon={<IconBuildingBank {...iconOf} />} label={systemNames[system]} value={null}>
          <Segmented
            label={t('system')}
            value={system}
            onChange={(next) => onChange({ system: next })}
            options={systems.map((value) => ({ value, label: systemNames[value] }))}
          />
        </ChipFilter>
      )}
      {system && isApprovalOn && !month.isDone && (
        <ChipFilter
          icon={<IconCheck {...iconOf} />}
          label={`${t('approval')}: ${t(approvedOnly ? 'approvedOnly' : 'allEntries').toLocaleLowerCase()}`}
          value={null}
        >
          <Segmented
            label={t('approval')}
            value={approvedOnly ? 'approved' : 'all'}
            onChange={(next) => onChange({ approvedOnly: next === 'approved' })}
            options={[
              { value: 'all', label: t('allEntries') },
              { value: 'approved', label: t('approvedOnly') },
            ]}
          />
        </ChipFilter>
      )}
    </>
  );
}

function Stepper({ month, onChange }: Pick<Props, 'month' | 'onChange'>) {
  const t = useTexts('month-end');
  const { settings } = useSignedIn();
  const { span, periods, today, time } = month;
  const earlier = earlierThan(span, settings?.pay_periods, periods);
  const later = laterThan(span, settings?.pay_periods, periods, today);
  const go = (to: DaySpan | undefined) => to && onChange({ span: to, step: undefined });
  return (
    <span role="group" aria-label={t('which')} className={styles.stepper} data-no-print="">
      <StepButton
        className={styles.step}
        label={`${t('earlier')}: ${spanTitle(time, earlier)}`}
        onClick={() => go(earlier)}
      >
        <IconChevronLeft size={18} stroke={1.75} />
      </StepButton>
      <StepButton
        className={styles.step}
        label={later ? `${t('later')}: ${spanTitle(time, later)}` : t('later')}
        isOff={!later}
        onClick={() => go(later)}
      >
        <IconChevronRight size={18} stroke={1.75} />
      </StepButton>
    </span>
  );
}
