// The words of the entries, as a row is handed them.

import { useTexts } from '#web/text.ts';

const useEntryWords = () => useTexts('entries');
export type EntryWords = ReturnType<typeof useEntryWords>;
