// What the shared time clock knows: everyone and how they stand, open projects, settings, and its outbox.

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
/** Whether letters are asked for may be changed in the office while the clock hangs on the wall. */
const settingsSeconds = 300;

/** A person's tile after the server did what was pressed: nobody waits for the next refresh to see it. */
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

/** Whoever was disabled since has still to decide about what they pressed before. */
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
    /** The company's account is deleted then. */
    leavesAt: now.deletion?.ends,
    asksToken,
    people,
    isPending: everyone === undefined,
    projects: known.projects,
    error: employees.error ?? projects.error,
    /** No network: nothing is wrong, presses are kept. */
    isCut: isOffline || isNetworkFault(fault),
    queue,
    outbox,
    hideUnread: unread.hide,
  };
}
export type Kiosk = ReturnType<typeof useKiosk>;

/** What the server says, or what it said before while it has not been heard. */
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
