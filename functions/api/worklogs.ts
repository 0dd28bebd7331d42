// Work logs for the company: endpoint → verb.

import { worklogs } from '#shared/api/worklogs.ts';
import { findActorOrKey } from '#functions/domain/api-keys/key-actor.ts';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { listAsAsked } from '#functions/domain/worklogs/list/list.ts';
import { overview } from '#functions/domain/worklogs/list/overview.ts';
import { refresh } from '#functions/domain/worklogs/list/refresh.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { openLog } from '#functions/runtime/log.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  worklogs,
  {
    list: listAsAsked,
    refresh,
    overview,
    add,
    edit,
    remove,
    comment,
  },
  withEntryEvents(findActorOrKey, { ...sending(), log: openLog({}) }),
  { photoLinks: photoLinks() },
);
