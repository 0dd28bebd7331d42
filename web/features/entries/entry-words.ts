// The texts of the entries' screens, as the type that rows receive.

import { useTexts } from '#web/text.ts';

const useEntryWords = () => useTexts('entries');
export type EntryWords = ReturnType<typeof useEntryWords>;
