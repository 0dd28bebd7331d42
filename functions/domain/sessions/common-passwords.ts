// The passwords that people choose most: a list that weighs more than a whole function, loaded when one is set.

import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** `isCommon('password')` → true */
export const isCommon = (word: string): boolean => common.has(word);
