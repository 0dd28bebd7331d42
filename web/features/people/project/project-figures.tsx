// The four figures of a project: all hours, what is left of its budget, overtime, who is on site.

import { IconAlertTriangle } from '@tabler/icons-react';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { BudgetBar } from '#web/features/people/budget-bar.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { type Figure, FigureStrip } from '#web/ui/display/figure-strip.tsx';
import { paysOvertime } from '#web/entry/pays-overtime.ts';
import { dayOf, halfDigits } from './hours-by-week.tsx';
import { onSiteOf, shortNames } from './project-crew.ts';
import type { ProjectNumbers } from './project-numbers.ts';
import { isDrawn, weeksShown } from './project-weeks.ts';
import styles from './project.module.css';
import type { ProjectData } from './use-project.ts';

const secondsInHour = 3600;

type Props = {
  readonly data: ProjectData;
  readonly numbers: ProjectNumbers;
  /** Opens the project's budget; undefined for a reader who may not change it. */
  readonly onBudget: (() => void) | undefined;
  /** A phone shows two figures; who is on site follows in a card. */
  readonly isNarrow: boolean;
};

export function ProjectFigures(props: Props) {
  const t = useTexts('project');
  const total = useTotal(props);
  const budget = useBudget(props);
  const overtime = useOvertime(props);
  const onSite = useOnSite(props);
  const all = props.isNarrow ? [total, budget] : [total, budget, overtime, onSite];
  return <FigureStrip label={t('figures')} figures={all.filter((figure) => figure !== undefined)} />;
}

function useTotal({ data: { time, entries, project }, numbers: { total, thisWeek } }: Props): Figure {
  const t = useTexts('project');
  const shell = useTexts('shell');
  const isUntilNow = onSiteOf(entries).length > 0;
  const hours = time.hours(thisWeek.seconds);
  const { percentMore = 0 } = thisWeek;
  const percent = time.number(Math.abs(percentMore));
  const { latest_work_log: latest } = project;
  const below = (): string => {
    if (thisWeek.seconds === 0 && latest !== null)
      return t('lastEntry', { day: time.dayText(time.dayAt(latest)) });
    return percentMore === 0
      ? t('thisWeek', { hours })
      : t(percentMore > 0 ? 'more' : 'less', { hours, percent });
  };
  return {
    label: isUntilNow ? `${t('totalHours')} · ${shell('untilNow')}` : t('totalHours'),
    figure: time.hours(total),
    unit: shell('hoursShort'),
    below: below(),
  };
}

/** Undefined for the example crew's projects, which have no budget. */
function useBudget({ data, numbers, onBudget, isNarrow }: Props): Figure | undefined {
  const t = useTexts('project');
  const { time, project } = data;
  const { budget, left, usedUp, today, total, ahead } = numbers;
  if (project.example) return undefined;
  if (budget === undefined || left === undefined) return noBudget(t, onBudget);
  const isOver = left < 0;
  const day = usedUp && dayOf(usedUp, today, time);
  // Beside a wide chart that says the day, it would stand twice.
  const isSaid = isNarrow || (usedUp !== undefined && !isDrawn(today, ahead, usedUp));
  const used = <BudgetBar share={total / budget} />;
  return {
    label: t(isOver ? 'over' : 'left'),
    figure: (
      <span className={isOver ? `bad ${styles.over}` : undefined}>
        {isOver && <IconAlertTriangle size={26} stroke={2} aria-hidden="true" />}
        {time.hours(Math.abs(left))}
      </span>
    ),
    unit: t('ofBudget', { hours: time.number(budget / secondsInHour, halfDigits(budget)) }),
    below: (
      <span className={styles.used}>
        {used}
        {day !== undefined && (
          <span className={isSaid ? undefined : 'visually-hidden'}>{t('usedUp', { day })}</span>
        )}
      </span>
    ),
  };
}

function noBudget(t: ReturnType<typeof useTexts<'project'>>, onBudget: Props['onBudget']): Figure {
  return {
    label: t('budget'),
    figure: onBudget ? (
      <Button aria-haspopup="dialog" onClick={onBudget}>
        {t('setBudget')}
      </Button>
    ) : (
      <span className={styles.none}>{t('noBudget')}</span>
    ),
  };
}

/** Undefined where the company has no overtime rule. */
function useOvertime({ data: { time, project }, numbers }: Props): Figure | undefined {
  const t = useTexts('project');
  const shell = useTexts('shell');
  const isPaid = paysOvertime(useSignedIn().settings);
  if (!isPaid || project.example) return undefined;
  const { overtime, shown, before, weeks } = numbers;
  const percent = shown === 0 ? 0 : Math.round((overtime / shown) * 1000) / 10;
  return {
    label: before >= 1 ? t('overtimeWeeks', { count: weeks.length }) : t('overtime'),
    figure: time.hours(overtime),
    unit: shell('hoursShort'),
    below: t('share', { percent: time.number(percent, 1) }),
  };
}

function useOnSite({ data: { time, entries } }: Props): Figure {
  const t = useTexts('project');
  const names = shortNames(entries);
  const now = onSiteOf(entries).map(({ employee }) => names.get(employee.id) ?? employee.name);
  return {
    label: t('onSite'),
    figure: time.number(now.length),
    unit:
      names.size === 0
        ? undefined
        : t('ofPeople', { count: names.size, shown: time.number(names.size), weeks: weeksShown }),
    below: now.length === 0 ? t('noneClockedIn') : now.join(', '),
  };
}
