// The other entries that a late press collides with.

import type { PressedWorkLog } from './worklog.ts';

export type Collisions = Pick<PressedWorkLog, 'overlaps' | 'starts_after' | 'ends_before'>;

export const hasCollisions = (met: Collisions): boolean =>
  met.overlaps !== undefined || met.starts_after !== undefined || met.ends_before !== undefined;

/** The collisions of a project switch: those of the entry it ended and of the one it started. */
export const collisionsOfBoth = (ended: Collisions, started: Collisions): Collisions => {
  const overlaps = started.overlaps ?? ended.overlaps;
  return {
    ...(overlaps ? { overlaps } : {}),
    ...(started.starts_after ? { starts_after: started.starts_after } : {}),
    ...(ended.ends_before ? { ends_before: ended.ends_before } : {}),
  };
};
