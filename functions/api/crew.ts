// A foreman's calls for a crew: endpoint → verb.

import { crew } from '#shared/api/crew.ts';
import { withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import { listCrew, pressCrew } from '#functions/domain/worklogs/press/crew.ts';
import { openLog } from '#functions/runtime/log.ts';
import { sending } from '#functions/runtime/send.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  crew,
  { list: listCrew, press: pressCrew },
  withEntryEvents(findActor, { ...sending(), log: openLog({}) }),
  { photoLinks: photoLinks() },
);
