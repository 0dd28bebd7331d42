// The usual week: which weekdays are worked, and from when to when. A day that is turned on takes the hours of the one before.

import type { UsualDay, UsualWeek } from '#shared/model/company/usual-week.ts';
import { isClock } from '#web/entry/entry-draft.ts';
import type { SettingDialogProps } from '#web/features/settings/use-setting-form.ts';
import { useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen } from '#web/features/settings/use-settings.ts';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { CheckboxField, SwitchField } from '#web/ui/form/choice-field.tsx';
import { dayName, shortDayName, usualWeekWords } from './usual-week-words.ts';
import styles from './usual-week.module.css';

const first: UsualDay = { start: '08:00', end: '16:00' };
const firstWeek: UsualWeek = [first, first, first, first, first, null, null];

const valuesOf = ({ settings: { usual_week: week } }: Chosen) => ({
  isOn: week != null,
  days: week ?? firstWeek,
});
type Values = ReturnType<typeof valuesOf>;

const isRight = (day: UsualDay | null): boolean =>
  day === null || (isClock(day.start) && isClock(day.end) && day.start !== day.end);

function changeOf({ isOn, days }: Values) {
  if (!isOn) return { usual_week: null };
  const isWhole = days.every(isRight) && days.some((day) => day !== null);
  return isWhole ? { usual_week: days } : undefined;
}

export function UsualWeekDialog(props: SettingDialogProps) {
  const t = useTexts('settings');
  const language = currentLanguage();
  const { values, set, frame } = useSettingForm({
    ...props,
    send: props.editor.put,
    valuesOf,
    changeOf,
    fieldsInWords: ({ settings: { usual_week: week } }) => [
      { label: t('usualWeek'), value: week ? usualWeekWords(language, week) : t('usualOff') },
    ],
  });
  const put = (index: number, day: UsualDay | null): void =>
    set({ days: values.days.map((one, at) => (at === index ? day : one)) });
  const hoursBefore = (index: number): UsualDay =>
    values.days.slice(0, index).findLast((day) => day !== null) ??
    values.days.find((day) => day !== null) ??
    first;
  return (
    <SettingDialog {...frame} title={t('usualWeek')} below={t('usualText')}>
      <SwitchField label={t('usualSwitch')} checked={values.isOn} onChange={(isOn) => set({ isOn })} />
      {values.isOn &&
        values.days.map((day, index) => (
          <DayRow
            key={dayName(language, index)}
            name={dayName(language, index)}
            shortName={shortDayName(language, index)}
            day={day}
            onChange={(changed) => put(index, changed)}
            hoursBefore={hoursBefore(index)}
            error={index === 0 && values.days.every((one) => one === null) ? t('usualNone') : undefined}
          />
        ))}
    </SettingDialog>
  );
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
