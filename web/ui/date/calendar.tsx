// Owns the month view for choosing days: Mantine's calendar in the reader's language, loaded when first opened.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import dayjs from 'dayjs';
import 'dayjs/locale/is';
import 'dayjs/locale/pl';
import pt from 'dayjs/locale/pt';
import { type UiTexts, useUiTexts } from '#web/ui/style/ui-texts.tsx';
import styles from './calendar.module.css';

/** Saturday's short name as Portuguese writes it. */
const weekdaysShort = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
// The third argument registers the locale without making it the default.
dayjs.locale({ ...pt, weekdaysShort }, undefined, true);

type Limits = {
  /** Days as YYYY-MM-DD. */
  minDay?: string | undefined;
  maxDay?: string | undefined;
};

export type CalendarProps = Limits &
  (
    | { kind: 'one'; value: string | null; onChange: (day: string | null) => void }
    | { kind: 'many'; value: readonly string[]; onChange: (days: readonly string[]) => void }
    | {
        kind: 'range';
        value: readonly [string | null, string | null];
        onChange: (range: readonly [string | null, string | null]) => void;
      }
  );

export default function Calendar(props: CalendarProps) {
  const texts = useUiTexts();
  const { locale, firstDayOfWeek } = texts.calendar;
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek }}>
      <Days {...props} look={look(texts, props)} />
    </DatesProvider>
  );
}

function Days({ look: shared, ...props }: CalendarProps & { look: ReturnType<typeof look> }) {
  if (props.kind === 'one') {
    return <DatePicker {...shared} {...startAt(props.value)} value={props.value} onChange={props.onChange} />;
  }
  if (props.kind === 'many') {
    return (
      <DatePicker
        {...shared}
        {...startAt(props.value[0] ?? null)}
        type="multiple"
        value={[...props.value]}
        onChange={(days) => props.onChange(days.toSorted())}
      />
    );
  }
  return (
    <DatePicker
      {...shared}
      {...startAt(props.value[0])}
      type="range"
      allowSingleDateInRange
      value={[props.value[0], props.value[1]]}
      onChange={props.onChange}
    />
  );
}

const dayNames: Readonly<Record<string, string>> = {
  is: 'D. MMMM YYYY',
  pl: 'D MMMM YYYY',
  pt: 'D [de] MMMM [de] YYYY',
};

function startAt(day: string | null) {
  return day === null ? {} : { defaultDate: day };
}

function look(texts: UiTexts, { minDay, maxDay }: Limits) {
  return {
    size: 'md',
    hideOutsideDates: true,
    highlightToday: true,
    ariaLabels: {
      previousMonth: texts.previousMonth,
      nextMonth: texts.nextMonth,
      previousYear: texts.previousYear,
      nextYear: texts.nextYear,
    },
    // Names a day in the language's own order; Mantine's default order is English.
    getDayAriaLabel: (day: string) =>
      dayjs(day)
        .locale(texts.calendar.locale)
        .format(dayNames[texts.calendar.locale] ?? 'D MMMM YYYY'),
    maxLevel: 'month',
    classNames: {
      day: styles.day ?? '',
      calendarHeaderLevel: styles.level ?? '',
      weekday: styles.weekday ?? '',
    },
    ...(minDay === undefined ? {} : { minDate: minDay }),
    ...(maxDay === undefined ? {} : { maxDate: maxDay }),
  } as const;
}
