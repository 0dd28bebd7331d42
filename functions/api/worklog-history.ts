// What happened to a work log, and putting it back: endpoint → verb.

import { workLogHistory } from '#shared/api/worklogs.ts';
import { findActorOrKey } from '#functions/domain/api-keys/key-actor.ts';
import { withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { history, locations } from '#functions/domain/worklogs/history.ts';
import { openLog } from '#functions/runtime/log.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';
import { photoLinks } from '#functions/runtime/tools.ts';

export const handler = serve(
  workLogHistory,
  { locations, history, restore },
  withEntryEvents(findActorOrKey, { ...sending(), log: openLog({}) }),
  { photoLinks: photoLinks() },
);
