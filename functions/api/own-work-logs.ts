// What employees do with their own work logs away from the clock: endpoint → verb.

import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { addOwn } from '#functions/domain/worklogs/change/add.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { editOwn } from '#functions/domain/worklogs/change/edit.ts';
import { historyOwn, locationsOwn } from '#functions/domain/worklogs/history.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { openLog } from '#functions/runtime/log.ts';
import { sending } from '#functions/runtime/send.ts';
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
  withEntryEvents(findActor, { ...sending(), log: openLog({}) }),
  { photoLinks: photoLinks() },
);
