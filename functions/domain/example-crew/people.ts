// The people of the example crew: names of the company's country, and a weekly pattern for each.

import type { Country } from '#shared/model/company/country.ts';
import type { exampleCrew } from '#shared/text/en/server/example-crew.ts';
import { minutesOfClock } from '#shared/time/calendar.ts';

/** Hours of the wall clock as minutes of the day, and on which of the crew's projects. */
type Stretch = { readonly from: number; readonly to: number; readonly project: 0 | 1 | 2 };
export type CommentName = keyof (typeof exampleCrew)['comment'];
export type Person = {
  /** 1 is Monday. */
  readonly week: Readonly<Partial<Record<number, readonly Stretch[]>>>;
  /** Their comments, in turn. */
  readonly says: readonly CommentName[];
  readonly lunch?: { readonly minutes: number; readonly from_hours: number };
};

const worked = (from: string, to: string, project: Stretch['project']): Stretch => ({
  from: minutesOfClock(from),
  to: minutesOfClock(to),
  project,
});
const onDays = (days: readonly number[], ...stretches: readonly Stretch[]): Person['week'] =>
  Object.fromEntries(days.map((day) => [day, stretches]));
const weekdays = [1, 2, 3, 4, 5];

/** A function, so that code which only knows the crew's ids leaves it out. */
export const crew = (): readonly Person[] => [
  // Clocks out for lunch.
  {
    week: onDays(weekdays, worked('07:30', '12:00', 0), worked('12:30', '16:00', 0)),
    says: ['tiles', 'materials'],
  },
  // Has lunch deducted.
  {
    week: { ...onDays([1, 2, 3, 4], worked('08:00', '16:30', 1)), 5: [worked('08:00', '14:00', 1)] },
    says: ['scaffolding'],
    lunch: { minutes: 30, from_hours: 6 },
  },
  // Works long days and a Saturday morning.
  {
    week: { ...onDays(weekdays, worked('07:00', '17:30', 0)), 6: [worked('09:00', '13:00', 0)] },
    says: ['late', 'saturday'],
  },
  // Switches project at noon.
  { week: onDays([2, 3, 4], worked('08:00', '12:00', 1), worked('12:00', '16:00', 2)), says: ['customer'] },
  // Is clocked in when the crew is added.
  { week: onDays([1, 2, 3], worked('09:00', '17:00', 2)), says: ['materials'] },
];
/** Index in `crew` of the person whose entry is running when the crew is added, and since when. */
export const running = { person: 4, project: 0, sinceSeconds: 95 * 60, wholeSeconds: 8 * 3600 } as const;

/** Index in `crew` of the person whose last morning overlaps the afternoon's entry, and by how much. */
export const overlapping = { person: 3, project: 1, bySeconds: 1800, dayOverSeconds: 6 * 3600 } as const;

export const crewNames: Readonly<Record<Country, readonly string[]>> = {
  IS: ['Birna Sigurðardóttir', 'Gunnar Þór Jónsson', 'Marek Nowak', 'Helga Ólafsdóttir', 'Davíð Arnarson'],
  IE: ['Aoife Brennan', 'Ciarán Doyle', 'Marek Nowak', 'Niamh Byrne', 'Declan Walsh'],
  GB: ['Gemma Clarke', 'Tom Hughes', 'Marek Nowak', 'Priya Shah', 'Dave Ellis'],
  PT: ['Ana Ferreira', 'Rui Tavares', 'Ihor Kovalenko', 'Joana Pinto', 'Miguel Sousa'],
  US: ['Maria Lopez', 'Jake Miller', 'Marek Nowak', 'Denise Carter', 'Luis Ortega'],
};
