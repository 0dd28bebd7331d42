// What employees do with their own work logs away from the clock: endpoint → verb.

import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { addOwn } from '#functions/domain/worklogs/change/add.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { editOwn } from '#functions/domain/worklogs/change/edit.ts';
import { historyOwn, locationsOwn } from '#functions/domain/worklogs/history.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  ownWorkLogs,
  {
    answerEnd,
    addWorkLogs: addOwn,
    editWorkLog: editOwn,
    locations: locationsOwn,
    history: historyOwn,
  },
  findActor,
  { photoLinks: photoLinks() },
);
