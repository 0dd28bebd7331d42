// The shared time clock's calls: endpoint → verb.

import { timeClock } from '#shared/api/time-clock.ts';
import { openPhotoLinks } from '#functions/aws/photo-links.ts';
import { listTimeClockEmployees } from '#functions/domain/employees/employees.ts';
import { listTimeClockProjects } from '#functions/domain/projects/projects.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { closeWorkLog, commentAtTimeClock, createWorkLog } from '#functions/domain/worklogs/time-clock.ts';
import { env } from '#functions/runtime/env.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  timeClock,
  {
    listEmployees: listTimeClockEmployees,
    listProjects: listTimeClockProjects,
    createWorkLog,
    closeWorkLog,
    comment: commentAtTimeClock,
  },
  findActor,
  { photoLinks: openPhotoLinks(env('PHOTO_ORIGIN'), env('PHOTO_KEY_PAIR_ID')) },
);
