// The report of one project, over the days that its page shows.

import { href } from '#web/screens.ts';
import type { ProjectData } from './use-project.ts';

export const reportHref = ({ project, days }: ProjectData): string =>
  href('report', { query: new URLSearchParams({ ...days, project_id: project.id }) });
