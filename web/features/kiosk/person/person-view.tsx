// One person's page at the time clock: name, own hours, possible presses. It closes after a while without a touch.

import { IconArrowLeft, IconCloudOff } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { kioskReturnSeconds } from '#shared/limits.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { sinceText, useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import { keepLastProjects, lastProjectOf } from './last-projects.ts';
import { LettersPad } from './letters-pad.tsx';
import type { Outcome } from '#web/features/kiosk/press/outbox.ts';
import { OwnHoursCard } from './own-hours-card.tsx';
import styles from './person.module.css';
import { type Press, timeOf } from '#web/features/kiosk/press/presses.ts';
import { PunchForm } from './punch-form.tsx';
import { type Decision, RefusedPress } from '#web/features/kiosk/press/refused-press.tsx';
import type { Result } from './result-view.tsx';
import type { Standing } from '#web/features/kiosk/press/standing.ts';
import { UnreadNotices } from '#web/features/kiosk/press/unread-notices.tsx';
import { useIdle } from '#web/features/kiosk/use-idle.ts';
import type { Kiosk } from '#web/features/kiosk/use-kiosk.ts';
import { pressedNow } from '#web/entry/server-time.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { AssumedCard } from './assumed-card.tsx';
import { UsualEndCard } from './usual-end-card.tsx';
import { useOwnDay } from './use-own-day.ts';

type Props = {
  kiosk: Kiosk;
  person: Standing;
  onBack: () => void;
  onResult: (result: Result) => void;
};

export function PersonView({ kiosk, person, onBack, onResult }: Props) {
  const { say } = useErrorWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useOwnDay(person.id, kiosk.asksToken, kiosk.isCut);
  const presses = usePresses(kiosk, person, own, onResult);
  useIdle(kioskReturnSeconds, !presses.isSending, onBack);
  useEscape(onBack);
  // After the effects of its parts: the focus begins at the name.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus();
  }, []);
  const lastId = useLastProject(kiosk.companyId, person.id, own);
  return (
    <section className={styles.person} aria-labelledby="kiosk-person">
      <Head person={person} heading={heading} onBack={onBack} />
      {own.error !== undefined && <ErrorAlert>{say(own.error)}</ErrorAlert>}
      {!own.isProven ? (
        <LettersPad
          onDone={(letters) => void own.prove(letters)}
          isBusy={own.isBusy}
          refusals={own.refusals}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <UnreadNotices unread={person.unread} onHide={kiosk.hideUnread} />
            <Waiting waiting={person.waiting.filter((press) => !press.refusal)} />
            {person.refused?.refusal ? (
              <RefusedPress
                press={person.refused}
                refusal={person.refused.refusal}
                projects={kiosk.projects ?? []}
                own={(own.day?.entries ?? []).map(({ id }) => id).toReversed()}
                isBusy={presses.isSending}
                isProven={own.token !== undefined && own.day !== undefined}
                onDecide={presses.decideOn(person.refused)}
              />
            ) : (
              <NextPress {...{ kiosk, person, own, presses, lastId }} />
            )}
          </div>
          <OwnHoursCard day={own.day} isCut={own.isDayMissing} />
        </div>
      )}
    </section>
  );
}

type Own = ReturnType<typeof useOwnDay>;
type Presses = ReturnType<typeof usePresses>;

/** Makes presses and decides on refused ones; the outcome is shown when it is known. */
function usePresses({ companyId, outbox }: Kiosk, person: Standing, own: Own, onResult: Props['onResult']) {
  const t = useTexts('kiosk');
  const [isSending, setSending] = useState(false);
  const showOutcome = async (press: Press, outcome: Promise<Outcome>): Promise<void> => {
    setSending(true);
    const came = await outcome;
    setSending(false);
    if (came.is === 'done') onResult({ press, workLog: came.workLog, day: own.day, token: own.token });
    if (came.is === 'refused') await own.readAgain();
    if (came.is === 'kept') onResult({ press, workLog: undefined, day: undefined, token: undefined });
  };
  const decide = async (press: Press, decision: Decision): Promise<void> => {
    switch (decision.is) {
      case 'again':
        return showOutcome(press, outbox.again(press, decision.token ?? own.token));
      case 'instead':
        return showOutcome(decision.press, outbox.instead(press, decision.press, own.token));
      case 'yield':
        return outbox.yieldTo(press, decision.workLogId, decision.words, own.token);
      case 'comment':
        return outbox.replaceByComments(press, decision.workLogId, decision.words, own.token);
      case 'drop': {
        const question = { heading: t('refused.dropTitle'), message: t('refused.dropText') };
        if (await confirm({ ...question, yes: t('refused.drop') })) await outbox.drop(press);
      }
    }
  };
  return {
    isSending,
    decideOn: (press: Press) => (decision: Decision) => void decide(press, decision),
    make: (press: Press): void => {
      if ('project' in press) keepLastProjects(companyId, { [person.id]: press.project.id });
      void showOutcome(press, outbox.make(press, own.token));
    },
  };
}

/** The person's last project. The server's answer decides; if it cannot be reached, what this device kept. */
function useLastProject(companyId: string, personId: string, own: Own): string | null {
  const heardId = own.day?.last_project_id;
  useEffect(() => {
    if (heardId) keepLastProjects(companyId, { [personId]: heardId });
  }, [companyId, personId, heardId]);
  if (own.day) return heardId ?? null;
  return own.isDayMissing ? (lastProjectOf(companyId, personId) ?? null) : null;
}

type HeadProps = Pick<Props, 'person' | 'onBack'> & { heading: RefObject<HTMLHeadingElement | null> };

function Head({ person, heading, onBack }: HeadProps) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { open } = person;
  return (
    <div className={styles.head}>
      <Button size="l" icon={<IconArrowLeft size={24} stroke={2} aria-hidden="true" />} onClick={onBack}>
        {t('back')}
      </Button>
      <div className={styles.who} data-in={open ? '' : undefined}>
        <h2 ref={heading} tabIndex={-1} id="kiosk-person" className={styles.name}>
          {person.name}
        </h2>
        <p className={styles.state}>
          {open
            ? `${open.project.name} · ${t('since', { time: sinceText(time, open.start_time) })}`
            : t('notIn')}
        </p>
      </div>
    </div>
  );
}

function Waiting({ waiting }: { readonly waiting: readonly Press[] }) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  if (waiting.length === 0) return null;
  return (
    <Notice icon={<IconCloudOff size={22} stroke={1.75} aria-hidden="true" />} heading={t('waiting.title')}>
      <ul className={styles.waiting}>
        {waiting.map((press) => (
          <li key={press.id}>
            {t(`waiting.${press.kind}`, {
              time: sinceText(time, timeOf(press)),
              project: 'project' in press ? press.project.name : '',
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type NextProps = Pick<Props, 'kiosk' | 'person'> & {
  readonly own: Own;
  readonly presses: Presses;
  readonly lastId: string | null;
};

function NextPress({ kiosk, person, own, presses, lastId }: NextProps) {
  const time = useKioskTime();
  const { open } = person;
  const isOfOpen = open && 'workLogId' in open.entry && open.entry.workLogId === own.day?.usual_end?.id;
  const usual = isOfOpen ? own.day?.usual_end : undefined;
  // Once the day is read: a suggestion must not take the place of a field that somebody has begun to fill.
  const isForgotten =
    open &&
    own.day &&
    'workLogId' in open.entry &&
    isVeryLong(serverSeconds() - time.seconds(open.start_time));
  const isAsked = open && (usual || isForgotten);
  const assumed = own.day?.assumed;
  return (
    <>
      {!isAsked && assumed && (
        <AssumedCard assumed={assumed} token={own.token} isDisabled={kiosk.isDisabled} />
      )}
      {isAsked && (
        <UsualEndCard
          startTime={open.start_time}
          endTime={usual?.end_time}
          isBusy={presses.isSending}
          isDisabled={kiosk.isDisabled}
          onEnd={(leftAt) =>
            presses.make({
              kind: 'out',
              id: crypto.randomUUID(),
              ...pressedNow(),
              person: { id: person.id, name: person.name },
              entry: open.entry,
              leftAt,
            })
          }
        />
      )}
      <PunchForm
        key={open ? JSON.stringify(open.entry) : 'out'}
        person={person}
        projects={kiosk.projects ?? []}
        lastId={lastId}
        isBusy={presses.isSending}
        isDisabled={kiosk.isDisabled}
        isEndAsked={Boolean(isAsked)}
        onPress={presses.make}
      />
    </>
  );
}

function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]');
    if (event.key === 'Escape' && !isInDialog) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
