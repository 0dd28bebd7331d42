// The administrator's scripts: endpoint → verb.

import { scripts } from '#shared/api/scripts.ts';
import { listScripts, runScript } from '#functions/domain/scripts/scripts.ts';
import { findAnyActor } from '#functions/domain/sessions/sessions.ts';
import { deadLetters } from '#functions/runtime/tools.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';

export const handler = serve(scripts, { list: listScripts, run: runScript }, findAnyActor, {
  ...sending(),
  deadLetters: deadLetters(),
});
