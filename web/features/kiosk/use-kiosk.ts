// The state of the shared time clock: people and whether they are clocked in, open projects, settings, the outbox.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { sessions } from '#shared/api/session.ts';
import { timeClock } from '#shared/api/time-clock.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { queryKey, staleTags, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { isNetworkFault } from '#web/clock/unanswered.ts';
import { unreadOf, useUnread } from '#web/clock/unread-presses.ts';
import type { Known, Person } from './kiosk-time.ts';
import { keepLastProjects } from './person/last-projects.ts';
import { kept, openOutbox } from './press/outbox.ts';
import type { Press, Queue } from './press/presses.ts';
import { standingOf } from './press/standing.ts';

const { listEmployees, listProjects } = timeClock.endpoints;
const refreshSeconds = 20;
/** The settings are read again, because the office may begin to ask for letters while the clock runs. */
const settingsSeconds = 300;

/** The people after a press, from the press's own reply: the tile does not wait for the next refresh. */
function withPress(people: readonly Person[], press: Press, log: WorkLog): readonly Person[] {
  if (press.kind === 'comment') return people;
  const isOver = log.end_time !== undefined;
  return people.map((person) => {
    if (person.id !== press.person.id) return person;
    const started = isOver ? null : { id: log.id, start_time: log.start_time, project: log.project };
    const latest = person.latest_work_log ?? log.start_time;
    return {
      ...person,
      open: started,
      latest_work_log: log.start_time > latest ? log.start_time : latest,
    };
  });
}

/** Adds people who left the list, such as disabled ones, while presses of theirs still need a decision. */
function withAbsent(people: readonly Person[], queue: Queue): readonly Person[] {
  const here = new Set(people.map(({ id }) => id));
  const absent = new Map(
    queue.presses.filter(({ person }) => !here.has(person.id)).map(({ person }) => [person.id, person.name]),
  );
  return [...people, ...[...absent].map(([id, name]) => ({ id, name, latest_work_log: null, open: null }))];
}

function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}

export function useKiosk() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const companyId = signedIn.id;
  const employees = useRead(listEmployees, {}, { refetchSeconds: refreshSeconds });
  const projects = useRead(listProjects, {}, { refetchSeconds: refreshSeconds });
  const self = useRead(sessions.endpoints.timeClockSelf, {}, { refetchSeconds: settingsSeconds });
  const now = self.data ?? signedIn;
  const asksToken = now.settings?.time_clock.ask_token ?? false;

  const { add: addUnread, ...unread } = useUnread('stund-time-clock-unread', companyId);
  const outbox = useMemo(
    () =>
      openOutbox(companyId, {
        onDone: async (press, log) => {
          const key = queryKey(listEmployees, {});
          await queries.cancelQueries({ queryKey: key });
          queries.setQueryData<readonly Person[]>(key, (people) => people && withPress(people, press, log));
          // Not waited for: the network may be gone again, and the press is done.
          void staleTags(queries, ['employees']);
        },
        onSentElsewhere: () => staleTags(queries, ['employees']),
        onRefused: () => void staleTags(queries, ['employees']),
        onDoneLate: (press, log) => addUnread(unreadOf(press.person.id, press, log)),
      }),
    [companyId, queries, addUnread],
  );
  useEffect(() => outbox.asks(asksToken), [outbox, asksToken]);
  useEffect(() => outbox.start(), [outbox]);
  const { queue, fault } = useSyncExternalStore(outbox.subscribe, outbox.get);

  const known = useKnown(companyId, employees.data, projects.data);
  useEffect(() => {
    const running = (employees.data ?? []).flatMap(({ id, open }) => (open ? [[id, open.project.id]] : []));
    keepLastProjects(companyId, Object.fromEntries(running));
  }, [companyId, employees.data]);
  const everyone = known.people;
  const people = useMemo(
    () => withAbsent(everyone ?? [], queue).map((person) => standingOf(person, queue, unread.list)),
    [everyone, queue, unread.list],
  );
  const isOffline = useIsOffline();
  return {
    companyId,
    companyName: now.company?.name ?? now.name,
    isDisabled: now.disabled ?? false,
    /** When the company's account is deleted. */
    leavesAt: now.deletion?.ends,
    asksToken,
    people,
    isPending: everyone === undefined,
    projects: known.projects,
    error: employees.error ?? projects.error,
    /** There is no network; presses are kept. */
    isCut: isOffline || isNetworkFault(fault),
    queue,
    outbox,
    hideUnread: unread.hide,
  };
}
export type Kiosk = ReturnType<typeof useKiosk>;

/** The server's answers; until they come, those that this device kept. */
function useKnown(
  companyId: string,
  people: Known['people'] | undefined,
  projects: Known['projects'] | undefined,
): Partial<Known> {
  const [before, setBefore] = useState<Known>();
  useEffect(() => {
    if (people && projects) void kept.keepKnown(companyId, { people, projects });
  }, [companyId, people, projects]);
  useEffect(() => {
    let isGone = false;
    void kept.readKnown(companyId).then((known) => !isGone && setBefore(known));
    return () => {
      isGone = true;
    };
  }, [companyId]);
  const heard = { people: people ?? before?.people, projects: projects ?? before?.projects };
  return {
    ...(heard.people ? { people: heard.people } : {}),
    ...(heard.projects ? { projects: heard.projects } : {}),
  };
}
