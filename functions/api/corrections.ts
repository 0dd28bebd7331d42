// Correction requests, of both sides: endpoint → verb.

import { corrections } from '#shared/api/corrections.ts';
import { findActor } from '#functions/domain/sessions/sessions.ts';
import {
  declineCorrection,
  listCorrections,
  takeCorrection,
} from '#functions/domain/worklogs/corrections/answer.ts';
import {
  askCorrection,
  listOwnCorrections,
  withdrawCorrection,
} from '#functions/domain/worklogs/corrections/ask.ts';
import { photoLinks } from '#functions/runtime/tools.ts';
import { sending } from '#functions/runtime/send.ts';
import { withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { openLog } from '#functions/runtime/log.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(
  corrections,
  {
    list: listCorrections,
    take: takeCorrection,
    decline: declineCorrection,
    ask: askCorrection,
    listOwn: listOwnCorrections,
    withdraw: withdrawCorrection,
  },
  withEntryEvents(findActor, { ...sending(), log: openLog({}) }),
  { photoLinks: photoLinks(), ...sending() },
);
