// The four figures of the overview: the week's hours, its overtime, entries to approve, employees who forgot to clock out.

import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { reports } from '#shared/api/report.ts';
import type { Reply } from '#shared/api/endpoint.ts';
import type { worklogs } from '#shared/api/worklogs.ts';
import { veryLongEntrySeconds } from '#shared/limits.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { type Figure, FigureStrip, SmallBars } from '#web/ui/display/figure-strip.tsx';
import { useMay } from '#web/desk/may.ts';
import { late } from '#web/ui/page/late.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { paysOvertime } from '#web/entry/pays-overtime.ts';
import styles from './board.module.css';
import { type BoardInput, clockRows, weekFigures } from './board-rows.ts';

const ApproveWaiting = late(async () => (await import('./approve-waiting.tsx')).ApproveWaiting);

type Overview = Reply<typeof worklogs.endpoints.overview>;
/** `waiting` counts the entries to approve; null where the company does not approve entries. */
type FigureInput = BoardInput & { readonly waiting: Overview['waiting'] };

export function BoardFigures(input: FigureInput) {
  const t = useTexts('board');
  const figures = [useWeek(input), useOvertime(input), useWaiting(input), useForgotten(input)];
  return <FigureStrip label={t('figures')} figures={figures.filter((figure) => figure !== undefined)} />;
}

function useWeek(input: BoardInput): Figure {
  const t = useTexts('board');
  const shell = useTexts('shell');
  const { time } = input;
  const { seconds, days, percentMore, isUntilNow } = weekFigures(input);
  const percent = time.number(Math.abs(percentMore ?? 0));
  const unit = shell('hoursShort');
  const said = days.map((day) => `${time.weekday(day.day)} ${time.hours(day.seconds)} ${unit}`).join(', ');
  return {
    label: isUntilNow ? `${t('hoursThisWeek')} · ${shell('untilNow')}` : t('hoursThisWeek'),
    figure: time.hours(seconds),
    unit,
    below:
      percentMore === undefined
        ? t('noLastWeek')
        : percentMore === 0
          ? t('same')
          : t(percentMore > 0 ? 'more' : 'less', { percent }),
    // Letters without bars say nothing.
    beside: days.some((day) => day.seconds > 0) && (
      <SmallBars
        label={t('hoursEachDay', { days: said })}
        bars={days.map((day) => ({ letter: time.weekdayLetter(day.day), value: day.seconds }))}
      />
    ),
  };
}

/** Undefined where the company has no overtime rule. */
function useOvertime({ time, now }: BoardInput): Figure | undefined {
  const t = useTexts('board');
  const shell = useTexts('shell');
  const isPaid = paysOvertime(useSignedIn().settings);
  const today = time.dayAt(now);
  const report = useRead(
    reports.endpoints.read,
    { query: { from: weekStartOf(today), to: today, comments: 'false' } },
    { enabled: isPaid },
  );
  if (!isPaid) return undefined;
  const label = t('overtimeThisWeek');
  // The figure keeps its place while the report loads, so that the page below does not move.
  if (!report.data) return report.error ? undefined : { label, figure: '–', below: '\u00a0' };
  const all = report.data.example ? [] : Object.values(report.data.employees);
  const people = all.filter(({ over_time }) => over_time > 0);
  return {
    label,
    figure: time.hours(people.reduce((sum, { over_time }) => sum + over_time, 0)),
    unit: shell('hoursShort'),
    below: people.length === 0 ? t('overtimeNone') : t('overtimePeople', { count: people.length }),
  };
}

/** Ended entries that are not approved yet; undefined where approval is off. */
function useWaiting({ time, now, waiting }: FigureInput): Figure | undefined {
  const t = useTexts('board');
  const mayWrite = useMay('work_log.edit');
  const [isApproving, setApproving] = useState(false);
  if (!waiting) return undefined;
  const { count, from, oldest } = waiting;
  const query = new URLSearchParams({ from, to: time.dayAt(now), approved: 'false' });
  return {
    label: t('waiting'),
    figure: time.number(count),
    unit: t('entriesUnit', { count }),
    below: oldest === null ? t('allApproved') : t('oldest', { day: time.dayText(time.dayAt(oldest)) }),
    ...(count > 0
      ? {
          beside: (
            <span className={styles.waiting}>
              {isApproving && oldest !== null && (
                <ApproveWaiting oldest={oldest} today={time.dayAt(now)} onDone={() => setApproving(false)} />
              )}
              {mayWrite && oldest !== null && (
                <Button size="s" loading={isApproving} onClick={() => setApproving(true)}>
                  {t('approveAll', { count, shown: time.number(count) })}
                </Button>
              )}
              <ButtonLink
                variant="quiet"
                href={placeHref('entries', query)}
                iconAfter={<IconChevronRight size={18} stroke={1.75} />}
              >
                {t('review')}
              </ButtonLink>
            </span>
          ),
        }
      : {}),
  };
}

function useForgotten(input: BoardInput): Figure {
  const t = useTexts('board');
  const { time } = input;
  const forgotten = clockRows(input).filter(({ state }) => state === 'forgotten');
  const [first] = forgotten;
  return {
    label: t('notClockedOut'),
    figure: time.number(forgotten.length),
    unit: t('employeesUnit', { count: forgotten.length }),
    below: first ? (
      <span className={`bad ${styles.marked}`}>
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
        {t('forgotten', { name: first.name, hours: time.hours(first.entrySeconds) })}
      </span>
    ) : (
      t('noneForgotten', { hours: time.number(veryLongEntrySeconds / 3600) })
    ),
  };
}
