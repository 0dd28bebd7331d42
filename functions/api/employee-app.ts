// The employee's own calls at the clock: endpoint → verb.

import { employeeApp } from '#shared/api/employee-app.ts';
import { chooseOwnLanguage } from '#functions/domain/employees/language.ts';
import { createOwnProject, listOpenProjects } from '#functions/domain/projects/projects.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { clockIn, clockInReads } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut, clockOutReads } from '#functions/domain/worklogs/press/clock-out.ts';
import { commentOwn } from '#functions/domain/worklogs/comments.ts';
import { listOwn } from '#functions/domain/worklogs/list/list.ts';
import { ownClock } from '#functions/domain/worklogs/press/own-clock.ts';
import { switchReads, switchProject } from '#functions/domain/worklogs/press/switch.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { openLog } from '#functions/runtime/log.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  employeeApp,
  {
    listProjects: listOpenProjects,
    createProject: createOwnProject,
    chooseLanguage: chooseOwnLanguage,
    clockIn,
    clockOut,
    switchProject,
    clock: ownClock,
    listWorkLogs: listOwn,
    comment: commentOwn,
  },
  withEntryEvents(findActor, { ...sending(), log: openLog({}) }),
  { photoLinks: photoLinks() },
  // Rows that the reply needs are read with the session's rows, so a press costs no extra call.
  { clockIn: clockInReads, clockOut: clockOutReads, switchProject: switchReads },
);
