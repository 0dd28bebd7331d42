// What the phone knew when it last had a network: shown until it has one again.

import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';

export type Known = {
  readonly logs: readonly WorkLog[];
  readonly projects: readonly ProjectChoice[];
};
