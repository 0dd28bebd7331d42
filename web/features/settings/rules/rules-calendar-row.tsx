// A day of the company's calendar: when it is, what it is called, and how work on it is paid.

import { IconTrash } from '@tabler/icons-react';
import { ownDayKinds } from '#shared/model/company/company-calendar.ts';
import { clockOfMinutes } from '#shared/time/calendar.ts';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useRuleWords } from '#web/words/rule-words.ts';
import type { DayKind, ListedDay } from './rules-calendar-draft.ts';
import styles from './rules.module.css';

type Props = {
  readonly day: ListedDay;
  readonly onKind: (kind: DayKind) => void;
  readonly onRemove: () => void;
};
export const kindTexts = {
  holiday: 'holiday',
  major_holiday: 'majorHoliday',
  work_day: 'workDay',
} as const;

export function CalendarRow({ day, onKind, onRemove }: Props) {
  const t = useTexts('rule-forms');
  const time = useCompanyTime();
  const name = useRuleWords().holiday(day) || t('ownDay');
  const { fromMinute } = day;
  const clock = clockOfMinutes(fromMinute);
  return (
    <li className={styles.day} data-worked={day.kind === 'work_day' || undefined}>
      <span className={styles.dayWords}>
        <span className={styles.dayName}>{name}</span>
        <span className={styles.dayDate}>
          {time.longDay(day.day)}
          {fromMinute > 0 && ` ${t('from', { time: clock })}`}
        </span>
      </span>
      <span className={styles.dayKind}>
        <SelectField
          label={t('kind', { name })}
          hideLabel
          value={day.kind}
          onChange={(chosen) => onKind(ownDayKinds.find((kind) => kind === chosen) ?? 'holiday')}
          groups={[
            {
              label: t('dayKind'),
              options: ownDayKinds.map((kind) => ({ value: kind, label: t(kindTexts[kind]) })),
            },
          ]}
        />
      </span>
      {day.name === null && (
        <IconButton label={t('removeDay', { name })} danger onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
      )}
    </li>
  );
}
