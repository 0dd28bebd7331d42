// The days of a usual week: which weekdays are worked, and from when to when. A day that is turned on takes the hours of the one before.

import type { UsualDay, UsualWeek } from '#shared/model/company/usual-week.ts';
import { isClock } from '#web/entry/entry-draft.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { dayName, shortDayName } from '#web/words/usual-week-words.ts';
import styles from './usual-week-days.module.css';

const first: UsualDay = { start: '08:00', end: '16:00' };
/** The week that a form begins with. */
export const firstWeek: UsualWeek = [first, first, first, first, first, null, null];

const isRight = (day: UsualDay | null): boolean =>
  day === null || (isClock(day.start) && isClock(day.end) && day.start !== day.end);

/** Whether the server takes it. */
export const isWholeWeek = (days: UsualWeek): boolean =>
  days.every(isRight) && days.some((day) => day !== null);

type Props = { readonly days: UsualWeek; readonly onChange: (days: UsualWeek) => void };

export function UsualWeekDays({ days, onChange }: Props) {
  const t = useTexts('settings');
  const language = currentLanguage();
  const put = (index: number, day: UsualDay | null): void =>
    onChange(days.map((one, at) => (at === index ? day : one)));
  const hoursBefore = (index: number): UsualDay =>
    days.slice(0, index).findLast((day) => day !== null) ?? days.find((day) => day !== null) ?? first;
  return days.map((day, index) => (
    <DayRow
      key={dayName(language, index)}
      name={dayName(language, index)}
      shortName={shortDayName(language, index)}
      day={day}
      onChange={(changed) => put(index, changed)}
      hoursBefore={hoursBefore(index)}
      error={index === 0 && days.every((one) => one === null) ? t('usualNone') : undefined}
    />
  ));
}

type DayRowProps = {
  readonly name: string;
  readonly shortName: string;
  readonly day: UsualDay | null;
  readonly onChange: (day: UsualDay | null) => void;
  readonly hoursBefore: UsualDay;
  readonly error: string | undefined;
};

function DayRow({ name, shortName, day, onChange, hoursBefore, error }: DayRowProps) {
  const t = useTexts('settings');
  return (
    <div className={styles.day}>
      <CheckboxField
        label={
          <>
            <span className={styles.long}>{name}</span>
            <span className={styles.short}>{shortName}</span>
          </>
        }
        checked={day !== null}
        onChange={(isWorked) => onChange(isWorked ? hoursBefore : null)}
        error={isRight(day) ? error : t('usualWrong')}
      />
      {day && (
        <>
          <TimeField
            label={t('usualFrom', { day: name })}
            hideLabel
            value={day.start}
            onChange={(start) => onChange({ ...day, start })}
            invalid={!isRight(day)}
          />
          <TimeField
            label={t('usualTo', { day: name })}
            hideLabel
            value={day.end}
            onChange={(end) => onChange({ ...day, end })}
            invalid={!isRight(day)}
          />
        </>
      )}
    </div>
  );
}
