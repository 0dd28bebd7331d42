// A group's sums as the parts of its bar, in hours.

import type { BarPart } from '#web/ui/display/bars.tsx';
import type { Sums } from './report-groups.ts';

const secondsPerHour = 3600;

/** `isOpen`: a daily rule leaves a project's hours undivided. */
export const barPartsOf = ({ hours, normal, overtime, lunch }: Sums, isOpen: boolean): BarPart[] =>
  isOpen
    ? [{ kind: 'open', value: hours / secondsPerHour }]
    : [
        { kind: 'work', value: normal / secondsPerHour },
        { kind: 'over', value: overtime / secondsPerHour },
        { kind: 'unpaid', value: lunch / secondsPerHour },
      ];

/** The longest bar of all, in hours. */
export const longestOf = (groups: readonly Sums[]): number =>
  groups.reduce((longest, { hours }) => Math.max(longest, hours / secondsPerHour), 0);
