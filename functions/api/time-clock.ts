// The shared time clock's calls: endpoint → verb.

import { timeClock } from '#shared/api/time-clock.ts';
import { listTimeClockEmployees } from '#functions/domain/employees/employees.ts';
import { listOpenProjects } from '#functions/domain/projects/projects.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { ownDay } from '#functions/domain/worklogs/press/own-day.ts';
import {
  closeWorkLog,
  commentAtTimeClock,
  createWorkLog,
  switchWorkLog,
} from '#functions/domain/worklogs/press/time-clock.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { sending } from '#functions/runtime/send.ts';
import { withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { openLog } from '#functions/runtime/log.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  timeClock,
  {
    listEmployees: listTimeClockEmployees,
    listProjects: listOpenProjects,
    createWorkLog,
    closeWorkLog,
    switchWorkLog,
    ownDay,
    comment: commentAtTimeClock,
  },
  withEntryEvents(findActor, { ...sending(), log: openLog({}) }),
  { photoLinks: photoLinks(), ...sending() },
);
