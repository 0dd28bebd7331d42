// A day in the format of the site's region.

import { dayFormatOf, dayTextOf } from '#web/day-format.ts';

export const dayHere = (day: string): string => dayTextOf(day, dayFormatOf(undefined));
