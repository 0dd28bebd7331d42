// A usual day without hours: the phone asks what it was, and one press answers.

import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { ownDayEndpoints } from '#shared/api/own-day.ts';
import { type DayNoteKind, dayNote, dayNoteKinds } from '#shared/model/day-note.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { Day } from '#shared/time/day.ts';
import { ApiError } from '#web/api/client.ts';
import { staleTags, useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { onDevice } from '#web/ui/page/storage.ts';
import { soon } from '#web/features/phone/fetched-soon.ts';
import styles from '#web/features/phone/phone.module.css';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { capital, longDayTitle } from '#web/words/day-words.ts';
import { segmentsOn } from './own-days.ts';
import { useMayEdit } from './week-list.tsx';

const OwnEntryDialog = soon(lateDialog(async () => (await import('./own-entry-dialog.tsx')).OwnEntryDialog));

const { ownDayAsked, noteOwnDay } = ownDayEndpoints;
/** The usual hours of today may end while the page is open. */
const askedSeconds = 300;
/** The person and day that were put off on this phone. */
const putOffName = 'stund-missing-put-off';

type Props = { readonly logs: readonly WorkLog[]; readonly projects: readonly ProjectChoice[] };

export function MissingDay({ logs, projects }: Props) {
  const { id } = useSignedIn();
  const { zone } = useWords();
  const now = useNow();
  const isOnline = useSyncExternalStore(
    (tell) => onlineManager.subscribe(tell),
    () => onlineManager.isOnline(),
  );
  const [putOff, setPutOff] = useState(() => onDevice.get(putOffName));
  const day = useRead(ownDayAsked, {}, { refetchSeconds: askedSeconds }).data?.date;
  const mark = `${id} ${day}`;
  if (!day || !isOnline || putOff === mark) return null;
  // The phone knows of its own presses before the server answers again.
  if (segmentsOn(zone, day, logs, now).length > 0) return null;
  const onLater = () => {
    onDevice.set(putOffName, mark);
    setPutOff(mark);
  };
  return <Question key={day} day={day} projects={projects} onLater={onLater} />;
}

type QuestionProps = Pick<Props, 'projects'> & { readonly day: Day; readonly onLater: () => void };

function Question({ day, projects, onLater }: QuestionProps) {
  const t = useTexts('own-hours');
  const titleId = useId();
  const title = dayTitle(day);
  const mayEdit = useMayEdit();
  const { note, isSending } = useNote(day);
  const [isAdding, setAdding] = useState(false);
  return (
    <Card strong as="section" labelledBy={titleId}>
      <div className={styles.fields}>
        <div>
          <h2 id={titleId} className={styles.assumed}>
            {t('missing.title', { day: title })}
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

/** 'Thursday 26 November' */
function dayTitle(day: Day): string {
  const language = currentLanguage();
  return capital(longDayTitle(language, day), language);
}

/** Notes the day; the toast takes it back. After a refusal the question is read again, because it may be answered. */
function useNote(day: Day) {
  const t = useTexts('own-hours');
  const { say } = useErrorWords();
  const queries = useQueryClient();
  const title = dayTitle(day);
  const { mutateAsync, isPending } = useChange(noteOwnDay);
  const words = (error: unknown): string => {
    if (!(error instanceof ApiError)) return say(error);
    if (error.code !== 'day_note_changed') return say(error);
    const stands = dayNote.safeParse(error.params['day_note']).data;
    if (!stands) return t('missing.removed');
    return t(stands.own ? 'missing.byYou' : 'missing.byOffice', { kind: t(`missing.kinds.${stands.kind}`) });
  };
  const send = async (kind: DayNoteKind | null, was: DayNoteKind | null): Promise<boolean> => {
    try {
      await mutateAsync({ body: { date: day, kind, was } });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', message: words(error) });
      void staleTags(queries, ['day_notes']);
      return false;
    }
  };
  const takeBack = async (kind: DayNoteKind): Promise<void> => {
    if (await send(null, kind)) showToast({ message: t('missing.undone') });
  };
  const note = async (kind: DayNoteKind): Promise<void> => {
    if (!(await send(kind, null))) return;
    showToast({
      message: t('missing.noted', { day: title, kind: t(`missing.kinds.${kind}`) }),
      action: { label: t('missing.undo'), run: () => void takeBack(kind) },
    });
  };
  return { note, isSending: isPending };
}
