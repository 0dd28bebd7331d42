// How days and numbers are written, by language and the company's country (3-decisions, Dates).

export { dayFormatOf, dayTextOf, shortDayTextOf } from '#shared/time/day-text.ts';
export { hoursTextOf, numberTextOf } from '#shared/text/number-text.ts';
