// The weeks of own entries with the days that are noted as off, sick or holiday. Only companies that ask have them. An own
// note of an open day of the last week can be changed and taken back.

import { dayNoteKinds, type NotedDay } from '#shared/model/day-note.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';
import { useNote, useOwnDays } from './noting.ts';
import { segmentsOn, type Week, type WeekDay } from './own-days.ts';
import { DayRow, type DayRowProps, WeekList, type WeekListProps } from './week-list.tsx';

export function NotedWeeks({ weeks, ...props }: WeekListProps) {
  const t = useTexts('own-hours');
  const notes = useOwnDays().notes.map((note) => ({ note, word: t(`missing.kinds.${note.kind}`) }));
  return <WeekList {...props} weeks={withNotes(weeks, notes)} Row={NotedRow} />;
}

type Noted = { readonly note: NotedDay; readonly word: string };

/** A noted day without entries gets a row of its own, and so does its week. */
function withNotes(weeks: readonly Week[], notes: readonly Noted[]): readonly Week[] {
  const newest = (a: string, b: string) => (a < b ? 1 : -1);
  const empty = { seconds: 0, isUntilNow: false };
  const noted = new Map(notes.map((one) => [one.note.date, one]));
  const starts = new Set([...weeks.map(({ start }) => start), ...[...noted.keys()].map(weekStartOf)]);
  return [...starts].toSorted(newest).map((start) => {
    const week = weeks.find((one) => one.start === start) ?? { ...empty, start, days: [] };
    const added = [...noted.keys()]
      .filter((date) => weekStartOf(date) === start && week.days.every(({ day }) => day !== date))
      .map((day) => ({ ...empty, day, logs: [] }));
    const days = [...week.days, ...added].toSorted((a, b) => newest(a.day, b.day));
    return { ...week, days: days.map((day) => withNote(day, noted.get(day.day))) };
  });
}

const withNote = (day: WeekDay, noted: Noted | undefined): WeekDay =>
  noted
    ? {
        ...day,
        noted: { word: noted.word, about: <OwnNote note={noted.note} hasHours={day.logs.length > 0} /> },
      }
    : day;

function NotedRow(props: DayRowProps) {
  const words = useWords();
  const { day, now, onOpen } = props;
  if (!day.noted) return <DayRow {...props} />;
  return (
    <button type="button" className={styles.day} onClick={onOpen}>
      <span>{words.weekday(day.day)}</span>
      <span>
        {day.noted.word}
        {day.logs.length > 0 && (
          <Ruler size="s" label="off" segments={segmentsOn(words.zone, day.day, day.logs, now)} />
        )}
      </span>
      {day.logs.length > 0 && <span className={styles.hours}>{words.hours(day.seconds)}</span>}
    </button>
  );
}

/** What a day is noted as and by whom. `hasHours`: such a note can be taken back, but not changed. */
function OwnNote({ note: noted, hasHours }: { readonly note: NotedDay; readonly hasHours: boolean }) {
  const t = useTexts('own-hours');
  const { note, isSending } = useNote(noted.date, noted.kind);
  const kinds = dayNoteKinds.filter((kind) => !hasHours && kind !== noted.kind);
  return (
    <div className={styles.entry}>
      <div className={styles.sectionHead}>
        <b>{t(`missing.kinds.${noted.kind}`)}</b>
        <span className={styles.dim}>{t(noted.own ? 'missing.yours' : 'missing.theirs')}</span>
      </div>
      {noted.changeable && (
        <div className={styles.more}>
          {kinds.map((kind) => (
            <Button key={kind} disabled={isSending} onClick={() => void note(kind)}>
              {t(`missing.kinds.${kind}`)}
            </Button>
          ))}
          <Button variant="quiet" disabled={isSending} onClick={() => void note(null)}>
            {t('missing.takeBack')}
          </Button>
        </div>
      )}
    </div>
  );
}
