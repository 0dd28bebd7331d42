// Which projects the caller is kept to: the one place that every read of entries and projects asks.

import type { Manager } from '#functions/table/rows/manager-row.ts';

/** The person of the office who asks; undefined for all other callers, who are kept to no projects. */
export type Asking = { readonly manager?: Manager | undefined };

/** Whether the caller sees some projects only. */
export const isScoped = ({ manager }: Asking): boolean => manager?.role === 'projects';

/** What is of another project is answered like what does not exist. */
export const isInScope = ({ manager }: Asking, projectId: string): boolean =>
  manager?.role !== 'projects' || manager.projectIds.includes(projectId);
