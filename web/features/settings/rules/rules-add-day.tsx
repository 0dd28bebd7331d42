// The form that adds one day to the company's calendar: a holiday of its own, or a public holiday worked this year.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { calendarDaysMax, holidayNameMax } from '#shared/limits.ts';
import {
  type CompanyCalendar,
  type OwnDay,
  ownDay,
  ownDayKinds,
} from '#shared/model/company/company-calendar.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { kindTexts } from './rules-calendar-row.tsx';
import styles from './rules.module.css';

const fresh: OwnDay = { day: '', name: '', from: '00:00', kind: 'holiday' };

type Props = { readonly calendar: CompanyCalendar; readonly onAdd: (day: OwnDay) => void };

function useDayFault() {
  const t = useTexts('rule-forms');
  const time = useCompanyTime();
  return ({ day }: OwnDay, { days }: CompanyCalendar): string | undefined => {
    if (!ownDay.shape.day.safeParse(day).success) return t('dayWrong', { day: time.dayText(time.today()) });
    if (days.some((one) => one.day === day)) return t('dayTaken');
    return days.length >= calendarDaysMax ? t('daysFull', { count: calendarDaysMax }) : undefined;
  };
}

export function AddDay({ calendar, onAdd }: Props) {
  const t = useTexts('rule-forms');
  const [draft, setDraft] = useState(fresh);
  const [isTried, setTried] = useState(false);
  const parsed = ownDay.safeParse(draft);
  const fault = useDayFault()(draft, calendar);
  const add = () => {
    setTried(true);
    if (!parsed.success || fault !== undefined) return;
    onAdd(parsed.data);
    setDraft(fresh);
    setTried(false);
  };
  return (
    <fieldset className={styles.add}>
      <legend>{t('addDay')}</legend>
      <FieldRow minPx={150}>
        <DateField
          label={t('day')}
          value={draft.day}
          onChange={(day) => setDraft({ ...draft, day })}
          error={isTried ? fault : undefined}
        />
        <TextField
          label={t('name')}
          value={draft.name}
          maxLength={holidayNameMax}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <TimeField
          label={t('begins')}
          value={draft.from}
          onChange={(from) => setDraft({ ...draft, from })}
          error={isTried && !ownDay.shape.from.safeParse(draft.from).success ? t('halfDayWrong') : undefined}
        />
        <SelectField
          label={t('dayKind')}
          value={draft.kind}
          onChange={(chosen) =>
            setDraft({ ...draft, kind: ownDayKinds.find((kind) => kind === chosen) ?? 'holiday' })
          }
          groups={[
            {
              label: t('dayKind'),
              options: ownDayKinds.map((kind) => ({ value: kind, label: t(kindTexts[kind]) })),
            },
          ]}
        />
      </FieldRow>
      <Button icon={<IconPlus size={18} stroke={1.75} />} onClick={add}>
        {t('addDay')}
      </Button>
    </fieldset>
  );
}
