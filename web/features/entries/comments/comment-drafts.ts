// What was written and has not been sent, by entry: a dialog that is closed and opened again still has it.

import { makeStore } from '#web/ui/style/store.ts';

const drafts = makeStore<ReadonlyMap<string, string>>(new Map());

const write = (entryId: string, text: string): void => {
  const next = new Map(drafts.get());
  if (text === '') next.delete(entryId);
  else next.set(entryId, text);
  drafts.set(next);
};

export function useDraft(entryId: string) {
  return {
    text: drafts.use().get(entryId) ?? '',
    setText: (text: string) => write(entryId, text),
    /** What was refused stands before what has been typed since. */
    putBack: (refused: string) => {
      const since = drafts.get().get(entryId) ?? '';
      write(entryId, since === '' ? refused : `${refused}\n\n${since}`);
    },
  };
}
