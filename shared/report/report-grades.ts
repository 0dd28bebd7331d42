// The higher tiers of overtime in a columnar report, read back entry by entry and part by part.

import { dayFromNumber } from '#shared/time/calendar.ts';
import type { ColumnarReport, ReportPart } from '#shared/model/report.ts';

type Grades = NonNullable<ColumnarReport['tiers']>;

export const noGrades: Grades = [];
/** Seconds of the second and third tier. */
export const gradesOf = (grades: Grades) => ({
  over_time_2: grades.reduce((sum, [, , second]) => sum + second, 0),
  over_time_3: grades.reduce((sum, [, , , third]) => sum + third, 0),
});

/** The parts of an entry with what each holds of the higher tiers. */
export function gradedParts(parts: readonly ReportPart[], firstDay: number, grades: Grades): ReportPart[] {
  return parts.map((part) => ({
    ...part,
    ...gradesOf(grades.filter(([, days]) => dayFromNumber(firstDay + days) === part.day)),
  }));
}
