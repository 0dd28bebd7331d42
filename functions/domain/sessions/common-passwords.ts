// The passwords that people choose most: a list that weighs more than a whole function, loaded when one is set.

import { dictionary } from '@zxcvbn-ts/language-common';

/** Everybody has read them as the example of a good one; the list lacks the shorter. */
const fromAComic = ['correcthorse', 'correcthorsebatterystaple'];
const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...fromAComic]);

/** `isCommon('password')` → true */
export const isCommon = (word: string): boolean => common.has(word);
