// The head of the week: which days, the way to earlier and later ones, how many days at a time.

import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import type { Day } from '#shared/time/day.ts';
import { weekNumberOf } from '#shared/time/week.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { StepButton } from '#web/ui/form/step-button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { isLatest, stepped, type WeekView } from './week-days.ts';
import type { WeekQuery } from './week-query.ts';
import styles from './week.module.css';

type Props = {
  readonly query: WeekQuery;
  readonly days: readonly Day[];
  readonly today: Day;
  readonly time: CompanyTime;
  readonly onChange: (part: Partial<WeekQuery>) => void;
  /** Undefined for a reader who may not add entries. */
  readonly onAdd: (() => void) | undefined;
};

export function useWeekTitle(view: WeekView, days: readonly Day[], time: CompanyTime): string {
  const t = useTexts('week');
  const [first = ''] = days;
  if (view === 'day') return time.titleOf(first);
  const number = weekNumberOf(first);
  if (view === 'week') return t('week', { number });
  return t('weeks', { first: number, last: weekNumberOf(days.at(-1) ?? first) });
}

export function WeekHead(props: Props) {
  const { query, days, time, onChange, onAdd } = props;
  const t = useTexts('week');
  const entries = useTexts('entries');
  const { view } = query;
  const [first = ''] = days;
  return (
    <PageHead
      title={useWeekTitle(view, days, time)}
      detail={
        <span className={styles.headDetail}>
          {view === 'day'
            ? t('week', { number: weekNumberOf(first) })
            : time.rangeText(first, days.at(-1) ?? first)}
          <Stepper {...props} />
        </span>
      }
      actions={
        <>
          <Segmented
            label={t('view')}
            hideLabel
            value={view}
            onChange={(next) => onChange({ view: next })}
            options={[
              { value: 'day', label: t('views.day') },
              { value: 'week', label: t('views.week') },
              { value: 'two', label: t('views.two') },
            ]}
          />
          {onAdd && (
            <Button icon={<IconPlus size={18} stroke={2} />} onClick={onAdd}>
              {entries('addTitle')}
            </Button>
          )}
        </>
      }
    />
  );
}

export function Stepper({ query, days, today, onChange }: Omit<Props, 'time' | 'onAdd'>) {
  const t = useTexts('week');
  const { view, day = today } = query;
  const isLast = isLatest(days, today);
  const isNow = days.includes(today);
  const go = (by: 1 | -1) => {
    const next = stepped(view, day, by, today);
    onChange({ day: next === today ? undefined : next });
  };
  return (
    <span role="group" aria-label={t('which')} className={styles.stepper} data-no-print="">
      <StepButton className={styles.step} label={t(`earlier.${view}`)} onClick={() => go(-1)}>
        <IconChevronLeft size={18} stroke={1.75} />
      </StepButton>
      <button
        type="button"
        className={styles.stepHome}
        // A disabled button would lose the focus.
        aria-disabled={isNow}
        onClick={() => {
          if (!isNow) onChange({ day: undefined });
        }}
      >
        {t(`now.${view}`)}
      </button>
      <StepButton className={styles.step} label={t(`later.${view}`)} isOff={isLast} onClick={() => go(1)}>
        <IconChevronRight size={18} stroke={1.75} />
      </StepButton>
    </span>
  );
}
