// How the report's tables show figures: with lunch or not, overtime in how many columns, split over projects or not.

import { createContext, useContext } from 'react';
import type { Tier } from '#shared/model/company/pay-rules.ts';
import type { ReportRules } from '#shared/model/report.ts';
import type { ReportEntries } from '#shared/report/report-entries.ts';
import type { Day } from '#shared/time/day.ts';
import type { Zone } from '#shared/time/zone.ts';
import type { Sums } from './report-groups.ts';
import type { Overlaps } from './tables/report-overlaps.ts';

export type Asked = { readonly employeeId: string; readonly day: Day };
export type Manner = {
  readonly entries: ReportEntries;
  readonly overlaps: Overlaps;
  readonly zone: Zone;
  readonly rules: ReportRules;
  readonly showsLunch: boolean;
  readonly showsComments: boolean;
  /** The tiers that have a column of their own; one means that overtime is one column. */
  readonly tiers: readonly Tier[];
  /** Under a daily rule a project's overtime is shown only where the day's has been split in time order. */
  readonly splitsProjects: boolean;
  readonly explain: (asked: Asked) => void;
};

const MannerContext = createContext<Manner | undefined>(undefined);
export const MannerProvider = MannerContext.Provider;
export function useManner(): Manner {
  const manner = useContext(MannerContext);
  if (manner === undefined) throw new Error('a table of the report stands outside of it');
  return manner;
}

/** The tiers that some hour of the report has; just the first where none has a higher one. */
export const tiersIn = ({ overtime2, overtime3 }: Sums): readonly Tier[] => [
  1,
  ...(overtime2 > 0 ? ([2] as const) : []),
  ...(overtime3 > 0 ? ([3] as const) : []),
];
