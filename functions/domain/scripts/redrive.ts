// Sends messages that failed all their tries to their queue again.

import type { ScriptChanges, ScriptParams } from '#shared/model/scripts.ts';
import type { ScriptCtx } from './company-scripts.ts';

/**
 * A message that fails again comes back to the dead letters, so a run sends at most as many as waited at its start.
 */
export async function redriveDeadLetters(
  { deadLetters }: ScriptCtx,
  { queue, at_most: most }: ScriptParams<'redrive_dlq'>,
) {
  const waiting = await deadLetters.count(queue);
  const left = Math.max(0, waiting - most);
  const would: ScriptChanges =
    waiting === 0 ? [] : [{ field: 'dead_letters', before: String(waiting), after: String(left) }];
  const act = async (): Promise<ScriptChanges> => {
    const moved = await deadLetters.redrive(queue, Math.min(waiting, most));
    return moved === 0 ? [] : [{ field: 'moved', before: null, after: String(moved) }];
  };
  return { planned: [{ changes: would, rows: [] }], act };
}
