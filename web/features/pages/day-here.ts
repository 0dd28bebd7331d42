// A day as this site's readers write it.

import { dayFormatOf, dayTextOf } from '#web/day-format.ts';

export const dayHere = (day: string): string => dayTextOf(day, dayFormatOf(undefined));
