// Names and projects as they were last heard: a tablet that starts without a network shows them all the same.

import { useEffect, useState } from 'react';
import type { Known } from './kiosk-time.ts';
import { kept } from './press/outbox.ts';

/** What the server says, or what it said before while it has not been heard. */
export function useKnown(
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
