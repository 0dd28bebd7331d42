// The fields for in and out time, 'The day after', the mark of a worked lunch, their faults, and a ruler of the two days.

import { useSignedIn } from '#web/api/session.tsx';
import { type ReactNode, useState } from 'react';
import { minutesOfClock, minutesPerDay } from '#shared/time/calendar.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { BesideFields, FieldRow } from '#web/ui/form/field-row.tsx';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { draftSeconds, instantsOf, type TimesDraft, timesFault } from './entry-draft.ts';
import { serverSeconds } from './server-time.ts';

type Props = {
  readonly time: CompanyTime;
  readonly draft: TimesDraft;
  readonly onChange: (draft: TimesDraft) => void;
  /** The day the ruler is drawn for; undefined while none is chosen. */
  readonly day: Day | undefined;
  /** The latest chosen day, in the dialog that has several days. */
  readonly lastDay?: Day | undefined;
  /** Whether faults show already. */
  readonly isTouched: boolean;
  /** The employee's name, for the advice. */
  readonly name?: string | undefined;
  readonly startHelp?: ReactNode;
  readonly endHelp?: ReactNode;
  readonly startError?: string | undefined;
  readonly endError?: string | undefined;
  /** Replaces the out field while the entry is open. */
  readonly openEnd?: ReactNode;
  /** The entry still runs: an out time that lies ahead is not offered. */
  readonly isRunning?: boolean | undefined;
  readonly autoFocus?: 'start' | 'end' | undefined;
};

export function TimesFields(props: Props) {
  const { time, draft, onChange, day, isTouched, startHelp, endHelp, openEnd, autoFocus } = props;
  const lastDay = props.lastDay ?? (isTouched ? day : undefined);
  // While a day is being typed the ruler stays, with the last valid day.
  const [lastRight, setLastRight] = useState(day);
  if (day !== undefined && day !== lastRight) setLastRight(day);
  const ruledDay = day ?? lastRight;
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const fault = timesFault(draft, openEnd !== undefined);
  const isFlipped = isTouched && fault === 'outBeforeIn';
  const mayFollow = mayEndTheDayAfter(props);
  return (
    <>
      <FieldRow minPx={150}>
        <TimeField
          label={t('in')}
          value={draft.start}
          onChange={(start) => onChange({ ...draft, start })}
          help={startHelp}
          autoFocus={autoFocus === 'start'}
          error={props.startError ?? (isTouched && fault === 'startWrong' ? dialog('timeWrong') : undefined)}
        />
        {openEnd ?? (
          <TimeField
            label={t('out')}
            value={draft.end}
            onChange={(end) => onChange({ ...draft, end })}
            help={endHelp}
            autoFocus={autoFocus === 'end'}
            error={props.endError ?? (isTouched && fault === 'endWrong' ? dialog('timeWrong') : undefined)}
            invalid={isFlipped}
          />
        )}
        {!openEnd && <DayAfterField draft={draft} onChange={onChange} advised={isFlipped && mayFollow} />}
      </FieldRow>
      {isFlipped && (
        <ErrorAlert heading={dialog('outBeforeIn')}>
          {day !== undefined && mayFollow && <Advice time={time} draft={draft} day={day} name={props.name} />}
        </ErrorAlert>
      )}
      {fault === undefined && !props.endError && openEnd === undefined && isAhead(time, draft, lastDay) && (
        <Notice>{dialog('endAhead')}</Notice>
      )}
      {ruledDay !== undefined && (
        <DraftRuler
          time={time}
          draft={draft}
          day={ruledDay}
          isOpen={openEnd !== undefined}
          mayFollow={mayFollow}
        />
      )}
    </>
  );
}

function DayAfterField({
  draft,
  onChange,
  advised,
}: Pick<Props, 'draft' | 'onChange'> & { advised: boolean }) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  return (
    <BesideFields>
      <CheckboxField
        label={draft.daysOn > 1 ? t('daysAfter', { count: draft.daysOn }) : dialog('dayAfter')}
        boxed
        advised={advised}
        checked={draft.daysOn > 0}
        onChange={(isAfter) => onChange({ ...draft, daysOn: isAfter ? 1 : 0 })}
      />
    </BesideFields>
  );
}

/** Whether the draft ends in the future, which is allowed for today and the night, but gets a note. */
function isAhead(time: CompanyTime, draft: TimesDraft, day: Day | undefined): boolean {
  if (day === undefined) return false;
  const { end } = instantsOf(time, day, draft);
  return end !== undefined && time.seconds(end) > serverSeconds();
}

/** Whether the typed out time may be on the day after: not where a running entry would end ahead of the present time. */
function mayEndTheDayAfter({ time, draft, day, isRunning }: Props): boolean {
  if (!isRunning || day === undefined || timesFault(draft) !== 'outBeforeIn') return true;
  const { end } = instantsOf(time, day, { ...draft, daysOn: 1 });
  return end === undefined || time.seconds(end) <= serverSeconds();
}

function Advice({ time, draft, day, name }: Pick<Props, 'time' | 'draft' | 'name'> & { day: Day }) {
  const t = useTexts('entry');
  const hours = time.hours(draftSeconds(time, day, { ...draft, daysOn: 1 }));
  const places = { day: time.longDay(addDays(day, 1)), clock: draft.end, hours };
  return name === undefined ? t('adviceAny', places) : t('advice', { ...places, name });
}

/** Both days on one ruler; dashed: the part that 'The day after' would add. */
function DraftRuler({
  time,
  draft,
  day,
  isOpen,
  mayFollow,
}: Pick<Props, 'time' | 'draft'> & { day: Day; isOpen: boolean; mayFollow: boolean }) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const fault = timesFault(draft, isOpen);
  const start = minutesOfClock(draft.start);
  const segments: RulerSegment[] = [];
  // Without a valid in time the ruler is empty and has no text alternative.
  let words: string = fault === 'startWrong' ? 'off' : dialog('rulerOpen', { in: draft.start });
  const untilNow = Math.min(Math.floor((serverSeconds() - time.startOf(day)) / 60), 2 * minutesPerDay);
  if (isOpen && fault === undefined && untilNow > start) {
    segments.push({ fromMinute: start, toMinute: untilNow, kind: 'running' });
  }
  if (draft.end !== '' && fault === undefined) {
    const end = draft.daysOn * minutesPerDay + minutesOfClock(draft.end);
    segments.push({ fromMinute: start, toMinute: end, kind: 'work' });
    words = t('ruler', {
      in: draft.start,
      out: draft.end,
      hours: time.hours(draftSeconds(time, day, draft)),
    });
  } else if (fault === 'outBeforeIn' && mayFollow) {
    segments.push(
      { fromMinute: start, toMinute: minutesPerDay, kind: 'work' },
      { fromMinute: minutesPerDay, toMinute: minutesPerDay + minutesOfClock(draft.end), kind: 'ghost' },
    );
  }
  return (
    <Ruler
      label={words}
      size="l"
      days={2}
      hours={6}
      dayLabels={[time.shortDay(day), time.shortDay(addDays(day, 1))]}
      segments={segments}
    />
  );
}

type LunchProps = {
  readonly checked: boolean;
  readonly onChange: (isWorked: boolean) => void;
  readonly disabled?: boolean;
};

/** The mark of a lunch that was worked through, where the company allows it. */
export function LunchField(props: LunchProps) {
  const t = useTexts('entries');
  const { settings } = useSignedIn();
  return settings?.worked_through_lunch ? <CheckboxField label={t('lunchWorked')} {...props} /> : null;
}
