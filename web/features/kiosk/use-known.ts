// Names and projects as they were last heard: a tablet that starts without a network shows them all the same.

import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { timeClock } from '#shared/api/time-clock.ts';
import { openKept } from './kept-values.ts';

const knownShape = z.object({
  people: timeClock.endpoints.listEmployees.reply,
  projects: timeClock.endpoints.listProjects.reply,
});
export type Known = z.output<typeof knownShape>;
const kept = openKept('stund-time-clock-known', (stored) => z.safeParse(knownShape, stored).data);

/** What the server says, or what it said before while it has not been heard. */
export function useKnown(
  companyId: string,
  people: Known['people'] | undefined,
  projects: Known['projects'] | undefined,
): Partial<Known> {
  const [before, setBefore] = useState<Known>();
  useEffect(() => {
    if (people && projects) void kept.change(companyId, () => ({ people, projects }));
  }, [companyId, people, projects]);
  useEffect(() => {
    let isGone = false;
    void kept.get(companyId).then((known) => !isGone && setBefore(known));
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
