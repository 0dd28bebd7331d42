// Four figures of the month: hours, overtime, missing days, and what waits for approval or the week where nothing is approved.

import type { Session } from '#shared/model/company/company.ts';
import { useHolds } from '#web/api/holds.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import type { HourBar } from '#web/ui/chart/hour-bar.ts';
import { type Figure, FigureStrip } from '#web/ui/display/figure-strip.tsx';
import { monthName, monthTitle } from '#web/words/day-words.ts';
import { barSeconds, type PersonMonth } from './person-model.ts';
import { monthOfDay } from './person-month.ts';
import type { PersonShow } from './person-show.ts';

/** Missing days that are named; the rest are counted. */
const daysNamed = 2;

type Props = {
  readonly month: PersonMonth;
  readonly show: PersonShow;
  readonly bars: readonly HourBar[] | undefined;
  readonly usual: number | undefined;
  readonly hasOvertime: boolean;
};

export function PersonFigures(props: Props) {
  const t = useTexts('person');
  const overtime = useOvertime(props);
  const missing = useMissing(props);
  const seesDays = useHolds('day_note.read');
  const figures = [
    useWorked(props),
    ...(props.hasOvertime ? [overtime] : []),
    ...(seesDays ? [missing] : []),
    useWaiting(props),
  ];
  return <FigureStrip label={t('figures')} figures={figures} />;
}

function useWorked({ month, show }: Props): Figure {
  const t = useTexts('person');
  const shell = useTexts('shell');
  const { time } = show;
  const language = currentLanguage();
  const isNow = show.month === monthOfDay(show.today);
  return {
    label: isNow
      ? t('soFar', { month: capital(monthName(language, show.month)) })
      : capital(monthTitle(language, show.month)),
    figure: time.hours(month.seconds),
    unit: shell('hoursShort'),
    below:
      month.worked === 0
        ? t('noDays')
        : t('days', {
            count: month.worked,
            shown: time.number(month.worked),
            average: time.hours(month.seconds / month.worked),
          }),
  };
}

const capital = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(currentLanguage()) + text.slice(1);

function useOvertime({ month, show }: Props): Figure {
  const t = useTexts('person');
  const shell = useTexts('shell');
  const rule = useRule(useSignedIn().settings);
  const percent = month.seconds > 0 ? (month.overtime / month.seconds) * 100 : 0;
  const share = t('ofHours', { percent: show.time.number(percent, 1) });
  return {
    label: t('overtime'),
    figure: show.time.hours(month.overtime),
    unit: shell('hoursShort'),
    below: rule ?? share,
  };
}

/** The rule in a few words, where it is one limit; other rules take a sentence. */
function useRule(settings: Session['settings']): string | undefined {
  const t = useTexts('person');
  if (!settings) return undefined;
  const { after_day_hours: day, after_week_hours: week, day_hours, weekends, holidays } = settings.overtime;
  if (day_hours !== null || weekends || holidays) return undefined;
  if (day === null && week !== null) return t('afterWeek', { hours: week });
  return day !== null && week === null ? t('afterDay', { hours: day }) : undefined;
}

function useMissing({ month, show: { time } }: Props): Figure {
  const t = useTexts('person');
  const count = month.missing.length;
  const named = month.missing.slice(-daysNamed).map(({ day }) => time.shortDay(day));
  const days = named.join(', ');
  return {
    label: t('missing'),
    figure: time.number(count),
    unit: t('missingUnit', { count }),
    below:
      count === 0
        ? t('noneMissing')
        : count > daysNamed
          ? t('andMore', { days, count: count - daysNamed })
          : days,
  };
}

function useWaiting({ month, show, bars, usual }: Props): Figure {
  const t = useTexts('person');
  const shell = useTexts('shell');
  const { time } = show;
  const { entries, seconds } = month.waiting;
  if (!show.isApprovalOn) {
    const week = bars?.at(-1);
    return {
      label: t('thisWeek'),
      figure: week ? time.hours(barSeconds(week)) : '–',
      unit: shell('hoursShort'),
      below: usual === undefined ? undefined : t('usualWeek', { hours: time.hours(usual) }),
    };
  }
  return {
    label: t('waiting'),
    figure: time.hours(seconds),
    unit: shell('hoursShort'),
    below:
      entries === 0 ? t('allApproved') : t('waitingEntries', { count: entries, shown: time.number(entries) }),
  };
}
