// Days, times and hours in the employee's language and the company's zone.

import dayjs from 'dayjs';
import 'dayjs/locale/is';
import 'dayjs/locale/pt';
import type { Day } from '#shared/time/day.ts';
import { dayOf, minuteOfDay, type Zone } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { dayFormatOf, dayTextOf, hoursTextOf } from '#web/day-format.ts';
import { currentLanguage } from '#web/text.ts';
import { useZone } from './own-work.ts';

const two = (value: number): string => String(value).padStart(2, '0');
export const timeText = (zone: Zone, seconds: number): string => {
  const minute = minuteOfDay(zone, seconds);
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
};

export function useWords() {
  const zone = useZone();
  const language = currentLanguage();
  const format = dayFormatOf(language, useSignedIn().country);
  const shortFormat = format.replace(/[-/.]?YYYY[-/.]?/, '');
  /** 'Thu 19.11.' */
  const weekday = (day: Day): string => {
    const name = dayjs(day).locale(language).format('ddd');
    const short = dayTextOf(day, shortFormat);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${short}${format.includes('.') ? '.' : ''}`;
  };
  return {
    zone,
    weekday,
    time: (seconds: number) => timeText(zone, seconds),
    day: (day: Day) => dayTextOf(day, format),
    moment: (seconds: number) => `${weekday(dayOf(zone, seconds))} ${timeText(zone, seconds)}`,
    hours: (seconds: number) => hoursTextOf(language, seconds),
  };
}
