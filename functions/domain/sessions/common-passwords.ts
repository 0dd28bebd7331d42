// The most common passwords. The list is large, so it is loaded only when a password is set.

import { dictionary } from '@zxcvbn-ts/language-common';

/** Famous examples of good passwords that the list lacks. */
const fromAComic = ['correcthorse', 'correcthorsebatterystaple'];
const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...fromAComic]);

/** `isCommon('password')` → true */
export const isCommon = (word: string): boolean => common.has(word);
