// A usual day without hours: the phone asks what it was, and one press answers. The next such day waits for a press.

import { onlineManager } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { dayNoteKinds } from '#shared/model/day-note.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { Day } from '#shared/time/day.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { onDevice } from '#web/ui/page/storage.ts';
import { soon } from '#web/features/phone/fetched-soon.ts';
import styles from '#web/features/phone/phone.module.css';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { dayTitle, useNote, useOwnDays } from './noting.ts';
import { segmentsOn } from './own-days.ts';
import { useMayEdit } from './week-list.tsx';

// One file for both: a second would make the list of files longer that comes with the clock.
export { NotedWeeks } from './noted-weeks.tsx';

const OwnEntryDialog = soon(lateDialog(async () => (await import('./own-entry-dialog.tsx')).OwnEntryDialog));

/** The persons and days that were put off on this phone, each with the time (epoch seconds) of the next question. */
const putOffName = 'stund-missing-put-off';
const putOffSeconds = 12 * 3600;

type Props = { readonly logs: readonly WorkLog[]; readonly projects: readonly ProjectChoice[] };

export function MissingDay({ logs, projects }: Props) {
  const { zone } = useWords();
  const now = useNow();
  const isOnline = useSyncExternalStore(
    (tell) => onlineManager.subscribe(tell),
    () => onlineManager.isOnline(),
  );
  const { isPutOff, putOff } = usePutOff(now);
  // The phone knows of its own presses before the server answers again.
  const days = useOwnDays().dates.filter(
    (day) => !isPutOff(day) && segmentsOn(zone, day, logs, now).length === 0,
  );
  const { asked, ask } = useAskedDay(days);
  const [next] = days;
  if (!isOnline || next === undefined) return null;
  if (asked === undefined) return <Next day={next} onNext={() => ask(next)} />;
  return <Question key={asked} day={asked} projects={projects} onLater={() => putOff(asked)} />;
}

/**
 * The day whose question is open; undefined once it is answered or put off, until the person asks for the next.
 * A question that took its place at once would get the second tap of a double tap.
 */
function useAskedDay(days: readonly Day[]) {
  const [chosen, ask] = useState<Day>();
  const [first] = days;
  if ((chosen === undefined) !== (first === undefined)) ask(first);
  return { asked: days.find((day) => day === chosen), ask };
}

/** 'Not now' holds for one day and twelve hours. */
function usePutOff(now: number) {
  const { id } = useSignedIn();
  const [kept, setKept] = useState(() => onDevice.get(putOffName)?.split('\n') ?? []);
  const standing = kept.filter((line) => Number(line.split(' ')[2]) > now);
  return {
    isPutOff: (day: Day) => standing.some((line) => line.startsWith(`${id} ${day} `)),
    putOff: (day: Day) => {
      const lines = [...standing, `${id} ${day} ${now + putOffSeconds}`];
      onDevice.set(putOffName, lines.join('\n'));
      setKept(lines);
    },
  };
}

function Next({ day, onNext }: { readonly day: Day; readonly onNext: () => void }) {
  const t = useTexts('own-hours');
  return (
    <Card strong>
      <div className={styles.fields}>
        <p className={styles.assumed}>{t('missing.also', { day: dayTitle(day) })}</p>
        <Button size="l" fill onClick={onNext}>
          {t('missing.next')}
        </Button>
      </div>
    </Card>
  );
}

type QuestionProps = Pick<Props, 'projects'> & { readonly day: Day; readonly onLater: () => void };

function Question({ day, projects, onLater }: QuestionProps) {
  const t = useTexts('own-hours');
  const titleId = useId();
  const mayEdit = useMayEdit();
  const { note, isSending } = useNote(day, null);
  const [isAdding, setAdding] = useState(false);
  return (
    <Card strong as="section" labelledBy={titleId}>
      <div className={styles.fields}>
        <div>
          <h2 id={titleId} className={styles.assumed}>
            {t('missing.title', { day: dayTitle(day) })}
          </h2>
          <p className={styles.since}>{t('missing.ask')}</p>
        </div>
        <Button size="l" fill disabled={projects.length === 0} onClick={() => setAdding(true)}>
          {t('missing.add')}
        </Button>
        <div className={styles.answers}>
          {dayNoteKinds.map((kind) => (
            <Button key={kind} size="l" fill disabled={isSending} onClick={() => void note(kind)}>
              {t(`missing.kinds.${kind}`)}
            </Button>
          ))}
          <Button size="l" fill variant="quiet" onClick={onLater}>
            {t('missing.later')}
          </Button>
        </div>
      </div>
      {isAdding && (
        <OwnEntryDialog day={day} asks={!mayEdit} projects={projects} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}
