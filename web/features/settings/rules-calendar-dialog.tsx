// The company's public holidays, year by year: which it keeps, which are major, and the days of its own.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { askedDays } from '#shared/limits.ts';
import { plainCalendar } from '#shared/model/company-calendar.ts';
import { majorsOf } from '#shared/time/holidays.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useCompanyTime } from '#web/work/company-time.ts';
import { isClock } from '#web/work/entry-draft.ts';
import { AddDay } from './rules-add-day.tsx';
import { type DayKind, listedDays, withoutDay, withDay, withKind } from './rules-calendar-draft.ts';
import { CalendarRow } from './rules-calendar-row.tsx';
import styles from './rules.module.css';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

export function CalendarDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const time = useCompanyTime();
  const { country = '' } = useSignedIn();
  const before = hand.settings.calendar ?? plainCalendar;
  const [calendar, setCalendar] = useState(before);
  const [year, setYear] = useState(Number(time.today().slice(0, 4)));
  const isHalfRight = isClock(calendar.half_day_from);
  const change = () => {
    if (!isHalfRight) return undefined;
    return JSON.stringify(calendar) === JSON.stringify(before) ? ('unchanged' as const) : { calendar };
  };
  const days = listedDays(country, year, calendar);
  const choose = (day: (typeof days)[number], kind: DayKind) =>
    setCalendar(withKind(calendar, day, kind, majorsOf(country)));
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      size="m"
      title={t('calendar')}
      below={t(hand.settings.overtime.holidays ? 'calendarText' : 'calendarOff')}
      typed={calendar}
      change={change}
    >
      <div className={styles.year}>
        <IconButton
          label={t('yearBefore')}
          disabled={`${year - 1}` < askedDays.first.slice(0, 4)}
          onClick={() => setYear(year - 1)}
        >
          <IconChevronLeft size={20} stroke={1.75} />
        </IconButton>
        <h3 aria-live="polite">{year}</h3>
        <IconButton
          label={t('yearAfter')}
          disabled={`${year + 1}` > askedDays.last.slice(0, 4)}
          onClick={() => setYear(year + 1)}
        >
          <IconChevronRight size={20} stroke={1.75} />
        </IconButton>
      </div>
      <ul className={styles.days}>
        {days.map((day) => (
          <CalendarRow
            key={day.day}
            day={day}
            onKind={(kind) => choose(day, kind)}
            onRemove={() => setCalendar(withoutDay(calendar, day.day))}
          />
        ))}
      </ul>
      {country === 'IS' && (
        <TimeField
          label={t('halfDay')}
          value={calendar.half_day_from}
          onChange={(half_day_from) => setCalendar({ ...calendar, half_day_from })}
          error={isHalfRight ? undefined : t('halfDayWrong')}
        />
      )}
      <AddDay
        calendar={calendar}
        onAdd={(day) => {
          setCalendar(withDay(calendar, day));
          setYear(Number(day.day.slice(0, 4)));
        }}
      />
    </SettingDialog>
  );
}
