// The time entries and the report of one project, over the days that its page shows.

import { placeHref } from '#web/desk/desk-places.ts';
import { href } from '#web/screens.ts';
import type { ProjectData } from './use-project.ts';

const queryOf = ({ project, days }: ProjectData) => new URLSearchParams({ ...days, project_id: project.id });

export const reportHref = (data: ProjectData): string => href('report', { query: queryOf(data) });

export const entriesHref = (data: ProjectData): string => placeHref('entries', queryOf(data));
