// The project's section of the report as a PDF, with comments and photos: of its whole life, at most a year.

import { reportDaysMax } from '#shared/limits.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { currentLanguage } from '#web/text.ts';
import { useExport } from '#web/files/use-export.ts';
import type { ProjectData } from './use-project.ts';

export function usePhotosPdf({ project, days, time }: ProjectData) {
  const created = time.dayAt(project.created);
  const yearBefore: Day = addDays(days.to, 1 - reportDaysMax);
  const first = created < days.from ? created : days.from;
  return useExport({
    kind: 'pdf',
    filters: { from: first < yearBefore ? yearBefore : first, to: days.to, project_id: [project.id] },
    options: {
      language: currentLanguage(),
      project_id: project.id,
      comments: true,
      images: true,
      split: true,
    },
  });
}
