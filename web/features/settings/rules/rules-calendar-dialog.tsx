// The company's public holidays, year by year: which it keeps, which are major, and the days of its own.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { queryableDays } from '#shared/limits.ts';
import {
  type CompanyCalendar,
  type HolidayName,
  plainCalendar,
} from '#shared/model/company/company-calendar.ts';
import { majorsOf } from '#shared/pay/holidays.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { isClock } from '#web/entry/entry-draft.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import { AddDay } from './rules-add-day.tsx';
import { type DayKind, listedDays, withoutDay, withDay, withKind } from './rules-calendar-draft.ts';
import { CalendarRow, kindTexts } from './rules-calendar-row.tsx';
import styles from './rules.module.css';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';

const valuesOf = ({ settings }: Chosen): CompanyCalendar => settings.calendar ?? plainCalendar;
const changeOf = (calendar: CompanyCalendar) => (isClock(calendar.half_day_from) ? { calendar } : undefined);

/** The company's calendar in words: the half day, holidays that are worked, major holidays, its own days. */
function useCalendarInWords() {
  const t = useTexts('rule-forms');
  const time = useCompanyTime();
  const words = useRuleWords();
  const { country = '' } = useSignedIn();
  return (chosen: Chosen) => {
    const { half_day_from, without, majors, days } = valuesOf(chosen);
    const named = (names: readonly HolidayName[]) =>
      names.map((name) => words.holiday({ name, ownName: '' })).join(', ');
    const ownDays = days.map(
      ({ day, name, kind }) => `${time.dayText(day)} ${name || t('ownDay')} (${t(kindTexts[kind])})`,
    );
    return [
      { label: t('halfDay'), value: half_day_from },
      { label: t('workDay'), value: named(without) },
      { label: t('majorHolidays'), value: named(majors ?? majorsOf(country)) },
      { label: t('ownDay'), value: ownDays.join(', ') },
    ];
  };
}

export function CalendarDialog(props: SettingDialogProps) {
  const t = useTexts('rule-forms');
  const time = useCompanyTime();
  const { country = '' } = useSignedIn();
  const fieldsInWords = useCalendarInWords();
  const send = props.editor.put;
  const form = useSettingForm({ ...props, send, valuesOf, fieldsInWords, changeOf });
  const { values: calendar, set: setCalendar, frame } = form;
  const [year, setYear] = useState(Number(time.today().slice(0, 4)));
  const days = listedDays(country, year, calendar);
  const choose = (day: (typeof days)[number], kind: DayKind) =>
    setCalendar(withKind(calendar, day, kind, majorsOf(country)));
  return (
    <SettingDialog
      {...frame}
      size="m"
      title={t('calendar')}
      below={t(form.chosen.settings.overtime.holidays ? 'calendarText' : 'calendarOff')}
    >
      <YearStep year={year} onChange={setYear} />
      <ul>
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
          onChange={(half_day_from) => setCalendar({ half_day_from })}
          error={isClock(calendar.half_day_from) ? undefined : t('halfDayWrong')}
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

function YearStep({ year, onChange }: { readonly year: number; readonly onChange: (year: number) => void }) {
  const t = useTexts('rule-forms');
  return (
    <div className={styles.year}>
      <IconButton
        label={t('yearBefore')}
        disabled={`${year - 1}` < queryableDays.first.slice(0, 4)}
        onClick={() => onChange(year - 1)}
      >
        <IconChevronLeft size={20} stroke={1.75} />
      </IconButton>
      <h3 aria-live="polite">{year}</h3>
      <IconButton
        label={t('yearAfter')}
        disabled={`${year + 1}` > queryableDays.last.slice(0, 4)}
        onClick={() => onChange(year + 1)}
      >
        <IconChevronRight size={20} stroke={1.75} />
      </IconButton>
    </div>
  );
}
