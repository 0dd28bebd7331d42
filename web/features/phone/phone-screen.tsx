// The employee's phone: unsent presses, the clock, the day, the weeks.

import { type ComponentProps, useEffect, useState } from 'react';
import { commentMax, productName, veryLongEntrySeconds } from '#shared/limits.ts';
import { hasCollisions } from '#shared/model/collisions.ts';
import type { PressedWorkLog, WorkLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { PhoneFrame } from '#web/ui/page/phone-frame.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { takeScannedSite } from '#web/door/scanned-site.ts';
import { useSecondsBehind } from '#web/entry/server-time.ts';
import { unreadOf, useUnread } from '#web/clock/unread-presses.ts';
import { ClockFoot } from './clock-foot.tsx';
import { fetchSoon, soon } from './fetched-soon.ts';
import { late } from '#web/ui/page/late.tsx';
import { hasLed } from './crew/has-led.ts';
import { ClockedOut } from './clocked-out.tsx';
import { OwnAccount } from './own/own-account.tsx';
import { startOf } from './own/own-days.ts';
import { useOwnWork } from './own/own-work.ts';
import styles from './phone.module.css';
import type { LeftPress, Press } from './press/presses.ts';
import { Running } from './running.tsx';
import { type Clock, useClock } from './use-clock.ts';
import { useNow } from './use-now.ts';
import { useOlder } from './own/use-older.ts';
import { usePictures } from './attached/use-pictures.ts';
import { useWords } from './use-words.ts';
import { listedOf, WaitingNotice } from './press/waiting.tsx';
import { Weeks } from './own/weeks.tsx';

const Conflict = soon(late(async () => (await import('./press/conflict.tsx')).Conflict));
const WaitingList = soon(late(async () => (await import('./press/waiting-list.tsx')).WaitingList));
const Notices = soon(late(async () => (await import('./notices.tsx')).Notices));
const UnreadPresses = soon(late(async () => (await import('./press/unread-presses.tsx')).UnreadPresses));
const RestWarning = soon(late(async () => (await import('./own/rest-warning.tsx')).RestWarning));
const LunchMark = soon(late(async () => (await import('./press/lunch-mark.tsx')).LunchMark));
const CrewPiece = soon(late(async () => (await import('./crew/crew-piece.tsx')).CrewPiece));
const ShareLocation = soon(late(async () => (await import('./attached/share-location.tsx')).ShareLocation));
const SayAnswer = soon(late(async () => (await import('./press/answer.tsx')).SayAnswer));
const AssumedEnd = soon(late(async () => (await import('./press/assumed-end.tsx')).AssumedEnd));

/** The key drops the state of the employee who used this phone before. */
export function Screen() {
  return <Phone key={useSignedIn().id} />;
}

function Phone() {
  const { id, disabled: isDisabled = false, settings, needs } = useSignedIn();
  const isForeman = !isDisabled && (needs?.includes('foreman') ?? false);
  const older = useOlder();
  const { clock, notices } = useNoticedClock();
  const work = useOwnWork(older.weeks, clock.waiting);
  const { open, logs, projects } = work;
  const start = useStart(clock, work);
  const asked = useAsked(clock, work);
  const minutes = Math.round(Math.abs(useSecondsBehind()) / 60);
  const listed = listedOf(clock);
  const [isEndAsked, onAsk] = useState(false);
  useEffect(fetchSoon, []);
  useTitle(open);
  return (
    <PhoneFrame
      brand={productName}
      account={<OwnAccount waiting={clock.waiting.length} />}
      // Clocking out now would add the hours since the end that is asked for.
      foot={isDisabled || isEndAsked ? undefined : <Foot {...{ work, clock, start }} />}
    >
      <div className={styles.page}>
        {(isDisabled || minutes > 0 || start.scanned) && <Notices {...{ minutes, work, start, clock }} />}
        {notices}
        <Problem work={work} />
        <OfConflict clock={clock} work={work} />
        {!isDisabled && asked && <AssumedEnd key={asked.id} log={asked} {...{ logs, clock, onAsk }} />}
        {/* One question at a time. */}
        {!isDisabled && !asked && !clock.conflict && settings?.location.enabled && <ShareLocation />}
        {!isDisabled && settings?.rest_warnings && <RestWarning logs={logs} />}
        {open ? (
          <Running open={open} logs={logs} clock={clock} projects={projects} isDisabled={isDisabled} />
        ) : (
          <ClockedOut
            isDisabled={isDisabled}
            logs={logs}
            projects={projects}
            isLoading={work.isPending && !isDisabled}
            chosen={start.project?.id}
            onChoose={start.setChosen}
            note={start.note}
            onNote={start.setNote}
            pictures={start.pictures}
          />
        )}
        {/* What is kept here stays in sight of one who is no longer foreman. */}
        {(isForeman || hasLed(id)) && <CrewPiece isForeman={isForeman} projects={projects} logs={logs} />}
        {listed.length > 0 && <WaitingList presses={listed} clock={clock} />}
        <Weeks
          logs={logs}
          clock={clock}
          isLoading={work.isPending}
          older={older}
          isEnd={older.isEnd(work.isAnswered ? logs : undefined)}
          projects={projects}
        />
      </div>
    </PhoneFrame>
  );
}

type Work = ReturnType<typeof useOwnWork>;

/** The clock. A toast confirms each press; notices stay until they are closed. */
function useNoticedClock() {
  const t = useTexts('phone');
  const words = useWords();
  const owner = useSignedIn().id;
  const unread = useUnread('stund-unread', owner);
  const done = (press: Exclude<Press, LeftPress>, log: PressedWorkLog | undefined): string => {
    if (press.kind === 'out') return t('clockedOut', { hours: words.hours(log?.total_time ?? 0) });
    if (press.kind === 'photo') return t('photoSent');
    if (press.kind === 'comment') return t('commentSent');
    return t(press.kind === 'in' ? 'clockedIn' : 'switched', { project: press.project.name });
  };
  const [answered, setAnswered] = useState<ComponentProps<typeof SayAnswer>>();
  const clock = useClock((press, { log, answered: answer, becomes }) => {
    if (press.kind === 'left') {
      if (answer) setAnswered({ press, answered: answer });
    } else if (!becomes) showToast({ message: done(press, log) });
    // A notice that stays until it is closed: a toast may be gone before the person looks at the phone.
    if (log && hasCollisions(log)) unread.add(unreadOf(owner, press, log));
  });
  const notices = (
    <>
      <WaitingNotice clock={clock} />
      {answered && <SayAnswer key={answered.press.id} {...answered} />}
      {unread.list.length > 0 && <UnreadPresses unread={unread} />}
    </>
  );
  return { clock, notices };
}

/** What a clock-in will be made of: project, comment, photos. */
function useStart(clock: Clock, { logs, projects }: Work) {
  // The project of a poster that was scanned; later presses choose another.
  const [scanned] = useState(takeScannedSite);
  const [chosen, setChosen] = useState(scanned);
  const [note, setNote] = useState('');
  const pictures = usePictures();
  const last = logs.find((log) => projects.some((project) => project.id === log.project.id));
  const named = (id: string | undefined) => projects.find((one) => one.id === id);
  // A poster whose site is not to be had chooses nothing, or the hours would go to another site.
  const isLost = scanned !== undefined && chosen === scanned;
  const project = named(chosen) ?? (isLost ? undefined : (named(last?.project.id) ?? projects[0]));
  const clockIn = async () => {
    if (!project) return;
    setNote('');
    await clock.clockIn(project, note.trim(), pictures.takeAll);
  };
  const isReady = project !== undefined && note.length <= commentMax;
  return { scanned, project, setChosen, note, setNote, pictures, clockIn, isReady };
}

/** The entry whose end the phone asks for: one with an assumed end, or the open one that runs for too long. */
function useAsked({ conflict, waiting }: Clock, { open, assumed }: Work): WorkLog | undefined {
  const { settings } = useSignedIn();
  const now = useNow();
  // The question about the entry's two ends comes first; the one about its assumed end waits.
  const about =
    conflict?.kind === 'out' && 'workLogId' in conflict.entry ? conflict.entry.workLogId : undefined;
  const hours = settings?.forgotten_clock_out?.remind_after_hours ?? veryLongEntrySeconds / 3600;
  const isForgotten = open !== undefined && now - startOf(open) >= hours * 3600;
  const isAnswered = (id: string): boolean =>
    waiting.some((press) => press.kind === 'left' && press.end && press.entry.workLogId === id);
  return assumed.find(({ id }) => id !== about && !isAnswered(id)) ?? (isForgotten ? open : undefined);
}

/** The page's title has the running time. */
function useTitle(open: WorkLog | undefined): void {
  const t = useTexts('phone');
  const now = useNow();
  useEffect(() => {
    const minutes = open ? Math.floor((now - startOf(open)) / 60) : 0;
    const clockText = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    document.title = open ? `▶ ${clockText} · ${open.project.name}` : `${t('title')} · ${productName}`;
  }, [open, now, t]);
}

type FootProps = {
  readonly work: Work;
  readonly clock: Clock;
  readonly start: ReturnType<typeof useStart>;
};

function Foot({ work: { open, logs, isKnown }, clock, start }: FootProps) {
  const marks = useSignedIn().settings?.worked_through_lunch;
  // The marked entry's start, which it keeps when it is sent.
  const [marked, setMarked] = useState<string>();
  const isMarked = marked === open?.start_time;
  return (
    <>
      {open && marks && (
        <LunchMark
          logs={logs}
          checked={isMarked}
          onChange={(checked) => setMarked(checked ? open.start_time : undefined)}
        />
      )}
      <ClockFoot
        isIn={open !== undefined}
        isReady={isKnown && (open !== undefined || start.isReady)}
        isResting={clock.isResting}
        located={clock.located}
        onPress={() => void (open ? clock.clockOut(open, isMarked) : start.clockIn())}
      />
    </>
  );
}

function OfConflict({ clock, work: { projects, logs } }: { readonly clock: Clock; readonly work: Work }) {
  const { conflict } = clock;
  if (!conflict?.refusal) return null;
  return (
    <Conflict
      key={conflict.id}
      press={conflict}
      refusal={conflict.refusal}
      clock={clock}
      projects={projects}
      logs={logs}
    />
  );
}

function Problem({ work: { isCutOff, isKnown, error } }: { readonly work: Work }) {
  const { say } = useErrorWords();
  const problem = isCutOff ? new ApiError('offline') : (error ?? undefined);
  const isOffline = problem instanceof ApiError && problem.status === 0;
  if (problem === undefined || (isOffline && isKnown)) return null;
  return <ErrorAlert>{say(problem)}</ErrorAlert>;
}
