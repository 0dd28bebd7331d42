// How the report's tables show figures: with lunch or not, overtime in how many columns, split over projects or not.

import { createContext, useContext } from 'react';
import type { Tier } from '#shared/model/pay-rules.ts';
import type { ReportRules } from '#shared/model/report.ts';
import type { Day } from '#shared/time/day.ts';
import type { Zone } from '#shared/time/zone.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Sums } from './report-groups.ts';

export type Asked = { readonly employeeId: string; readonly day: Day };
export type Manner = {
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

const MannerContext = createContext<Manner>({
  zone: zoneOf('UTC'),
  rules: {
    overtime_after_day_hours: null,
    overtime_after_week_hours: null,
    lunch_minutes: 0,
    lunch_from_hours: 0,
    day_hours: null,
    weekends: false,
    holidays: false,
  },
  showsLunch: false,
  showsComments: false,
  tiers: [1],
  splitsProjects: true,
  explain: () => undefined,
});
export const MannerProvider = MannerContext.Provider;
export const useManner = (): Manner => useContext(MannerContext);

/** The tiers that some hour of the report has; just the first where none has a higher one. */
export const tiersIn = ({ overtime2, overtime3 }: Sums): readonly Tier[] => [
  1,
  ...(overtime2 > 0 ? ([2] as const) : []),
  ...(overtime3 > 0 ? ([3] as const) : []),
];
