// A count for a text: the number that chooses its form, and how it is written ('1,000').

import { currentLanguage } from '#web/text.ts';
import { numberTextOf } from '#web/day-format.ts';

export const counted = (count: number) => ({ count, shown: numberTextOf(currentLanguage(), count, 0) });
