// The layouts of spreadsheets: which rows and columns each kind of export has.

import type { ExportKind } from '#shared/model/export.ts';
import type { Work } from '#functions/domain/report/report.ts';
import {
  rowsPerDayAndEmployee,
  rowsPerDayAndProject,
  rowsPerEmployee,
  rowsPerEntry,
  rowsPerProject,
  type SheetRow,
} from './rows.ts';
import type { ColumnName } from '#functions/domain/exports/words.ts';

export type SheetKind = Exclude<ExportKind, 'pdf' | 'everything' | 'payday' | 'regla' | 'dk'>;
export type Layout = {
  readonly columns: readonly ColumnName[];
  readonly rows: (work: Work, language: string) => SheetRow[];
  /** True where a row is one entry or one day, so that long hours can be marked. */
  readonly marksLong: boolean;
};
/** What decides a layout besides its kind. */
export type Choice = {
  readonly isOneProject: boolean;
  readonly isOneEmployee: boolean;
  /** Projects show overtime: false under a daily rule that is not split. */
  readonly splitsProjects: boolean;
  /** Overtime tiers above the first that occur. */
  readonly higherTiers: readonly (2 | 3)[];
  /** The company allows entries to be marked as worked through lunch. */
  readonly marksLunch: boolean;
  /** A press of the file has a place, and its project a site. */
  readonly hasDistances: boolean;
  readonly hasComments: boolean;
  readonly hasPhotos: boolean;
  readonly hasKennitala: boolean;
};

type LayoutOf = (
  choice: Choice & { readonly paid: readonly ColumnName[] },
  said: readonly ColumnName[],
) => Layout;

/** The tiers above the first that occur, as on the screen. */
export const higherTiersIn = ({ parts }: Pick<Work, 'parts'>): (2 | 3)[] =>
  ([2, 3] as const).filter((tier) => parts.some((part) => part[`overtime${tier}Seconds`] > 0));

/** Normal time, overtime in one column or by tier, lunch. */
export function paidColumns({ higherTiers }: Pick<Choice, 'higherTiers'>): readonly ColumnName[] {
  const overtime: readonly ColumnName[] =
    higherTiers.length === 0
      ? ['overtime']
      : ['overtime1', ...higherTiers.map((tier) => `overtime${tier}` as const)];
  return ['regular', ...overtime, 'lunch'];
}

const layouts: Readonly<Record<SheetKind, LayoutOf>> = {
  entries: ({ paid, marksLunch, hasDistances }, said) => ({
    columns: [
      ...(['day', 'start', 'end', 'hours', 'employee', 'project'] as const),
      ...paid,
      ...(marksLunch ? (['lunchWorked'] as const) : []),
      ...(hasDistances ? (['distanceIn', 'distanceOut'] as const) : []),
      ...said,
    ],
    rows: rowsPerEntry,
    marksLong: true,
  }),
  projects: ({ isOneProject, splitsProjects, paid }, said) =>
    isOneProject
      ? {
          columns: ['day', 'entries', 'employee', 'hours', ...(splitsProjects ? paid : []), ...said],
          rows: rowsPerDayAndEmployee,
          marksLong: true,
        }
      : {
          columns: ['project', 'entries', 'hours', ...(splitsProjects ? paid : [])],
          rows: rowsPerProject,
          marksLong: false,
        },
  employees: ({ isOneEmployee, hasKennitala, paid }, said) =>
    isOneEmployee
      ? {
          columns: ['day', 'project', 'entries', 'hours', ...paid, ...said],
          rows: rowsPerDayAndProject,
          marksLong: true,
        }
      : {
          columns: ['employee', ...(hasKennitala ? kennitala : []), 'entries', 'projects', 'hours', ...paid],
          rows: rowsPerEmployee,
          marksLong: false,
        },
  daily: ({ paid }, said) => ({
    columns: ['day', 'employee', 'entries', 'projects', 'hours', ...paid, ...said],
    rows: rowsPerDayAndEmployee,
    marksLong: true,
  }),
};
const kennitala = ['kennitala'] as const;

/** The layouts per entry, project, employee and day: specification 1, section 9. */
export function layoutOf(kind: SheetKind, choice: Choice): Layout {
  const said: ColumnName[] = [];
  if (choice.hasComments) said.push('comments');
  if (choice.hasPhotos) said.push('photos');
  return layouts[kind]({ ...choice, paid: paidColumns(choice) }, said);
}
