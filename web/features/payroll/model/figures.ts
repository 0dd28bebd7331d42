// What each of the six steps says in the strip: its figure, the unit beside it, the line below.

import { systemNames } from '#web/files/payroll-systems.ts';
import { useTexts } from '#web/text.ts';
import { daysBetween } from '#shared/time/day.ts';
import { sumOfEnded } from '#web/entry/entry-times.ts';
import type { Answer } from './answered.ts';
import type { Month } from './data.ts';
import { capital, shortMoment, spanName } from './days.ts';
import { recordOf, secondsOf } from './records.ts';
import type { StepName } from './steps.ts';

export type Figure = {
  /** Undefined: there is nothing to count yet. */
  readonly figure: string | undefined;
  readonly unit?: string;
  readonly below: string;
};

/** A text of this screen that counts, with the number as the reader writes it. */
const useCounted = ({ time }: Month) => {
  const t = useTexts('month-end');
  return { t, shown: (count: number) => ({ count, shown: time.number(count) }) };
};

export function useFigures(month: Month, answers: readonly Answer[]): Readonly<Record<StepName, Figure>> {
  const answered = (step: Answer['step']) => answers.filter((one) => one.step === step).length;
  return {
    missing: useMissing(month, Math.max(answered('missing'), month.noted)),
    odd: useOdd(month, answered('odd')),
    approve: useApprove(month),
    lock: useLock(month),
    file: useFile(month),
    sent: useSent(month),
  };
}

/** Locked, or about to be: its hours can no longer be changed. */
export const isMonthShut = ({ period }: Month): boolean =>
  period?.state === 'approved' || period?.state === 'locked';

function useMissing(month: Month, done: number): Figure {
  const { t, shown } = useCounted(month);
  const left = month.missing.length;
  const below =
    left > 0
      ? t(isMonthShut(month) ? 'below.missingLeft' : 'below.missingSome')
      : done > 0
        ? t('below.answered', shown(done))
        : t('below.missingNone');
  const [figure, unit] = [month.time.number(left), t('days', { count: left })];
  // Closed with empty days in it: they are no longer counted down.
  if (left > 0 && isMonthShut(month)) return { figure: undefined, below: `${below}: ${figure} ${unit}` };
  return { figure, unit, below };
}

function useOdd(month: Month, done: number): Figure {
  const { t, shown } = useCounted(month);
  const left = month.odd.length;
  const mustFix = month.odd.filter((row) => row.mustFix).length;
  const below = isMonthShut(month)
    ? t(left > 0 ? 'below.oddLeft' : 'below.oddNone')
    : mustFix > 0
      ? t('below.mustFix', shown(mustFix))
      : t(
          left > 0
            ? 'below.look'
            : month.unchecked
              ? 'below.unchecked'
              : done > 0
                ? 'below.oddDone'
                : 'below.oddNone',
        );
  return { figure: month.time.number(left), unit: t('of', { all: month.time.number(left + done) }), below };
}

function useApprove(month: Month): Figure {
  const { t, shown } = useCounted(month);
  const { time, isApprovalOn, unapproved, ended } = month;
  if (!isApprovalOn) return { figure: undefined, below: t('below.approveOff') };
  const people = new Set(unapproved.map(({ employee }) => employee.id)).size;
  const below =
    unapproved.length > 0
      ? t('below.approve', {
          people: t('people', shown(people)),
          hours: time.hours(sumOfEnded(unapproved).seconds),
        })
      : ended.length > 0
        ? t('below.approveDone', shown(ended.length))
        : t('below.approveNone');
  return { figure: time.number(unapproved.length), unit: t('entries', { count: unapproved.length }), below };
}

function useLock(month: Month): Figure {
  const { t } = useCounted(month);
  const { period, span, time, usesPeriods } = month;
  if (!period) return { figure: undefined, below: t(usesPeriods ? 'below.lockOther' : 'below.lockOff') };
  if (period.state === 'locked') {
    const days = daysBetween(span.from, span.to) + 1;
    const at = period.history.find(({ to_state }) => to_state === 'locked')?.at ?? period.closed?.at;
    return {
      figure: time.number(days),
      unit: t('days', { count: days }),
      below: at ? t('below.lockedAt', { moment: shortMoment(time, at) }) : t('below.lock'),
    };
  }
  if (period.state !== 'open')
    return {
      figure: undefined,
      below: t(period.state === 'approved' ? 'below.lockApproved' : 'below.lockSubmitted'),
    };
  return { figure: undefined, below: t(usesPeriods ? 'below.lock' : 'below.lockOff') };
}

function useFile(month: Month): Figure {
  const { t, shown } = useCounted(month);
  const { query, check, record, hasChanged, time } = month;
  if (!query.system) return { figure: undefined, below: t('below.fileOff') };
  if (record && hasChanged) return { figure: undefined, below: t('below.fileChanged') };
  if (record)
    return {
      figure: time.number(record.employees),
      unit: t('lines', { count: record.employees }),
      below: `${systemNames[query.system]}, ${shortMoment(time, record.made)}`,
    };
  const system = systemNames[query.system];
  return {
    figure: undefined,
    below: check ? t('below.file', { system, ...shown(check.employees) }) : system,
  };
}

function useSent(month: Month): Figure {
  const { t } = useCounted(month);
  const { query, record, records, paid, time, hasChanged } = month;
  if (!query.system) return { figure: undefined, below: t('below.fileOff') };
  if (record?.sent && !hasChanged)
    return {
      figure: time.hours(secondsOf(record)),
      unit: t('hoursShort'),
      below: shortMoment(time, record.sent.at),
    };
  const last = recordOf(records, paid.before)?.sent;
  return {
    figure: undefined,
    below: last
      ? t('below.sentLast', {
          month: capital(spanName(time, paid.before)),
          moment: shortMoment(time, last.at),
        })
      : t('below.sentNot'),
  };
}
