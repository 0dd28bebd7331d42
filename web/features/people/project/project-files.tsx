// Links from a project: its time entries, its report, its photos with their dates, its poster.

import { IconListDetails, IconPhotoDown, IconQrcode, IconReportAnalytics } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import type { Project } from '#shared/model/project.ts';
import { useHolds } from '#web/api/holds.ts';
import { posterHref } from '#web/desk/poster/poster-href.ts';
import { useTexts, currentLanguage } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { useExport } from '#web/files/use-export.ts';
import { reportDaysMax } from '#shared/limits.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { knownPhotos, offersPhotos } from './project-said.ts';
import styles from './project.module.css';
import { entriesHref, reportHref } from './report-href.ts';
import type { ProjectData } from './use-project.ts';

type Props = { readonly data: ProjectData; readonly pdf: ReturnType<typeof useExport> };

export function ProjectFiles({ data, pdf }: Props) {
  const t = useTexts('project');
  const id = useId();
  const mayExport = useHolds('export.make');
  const { time } = data;
  const hasPoster = useHasPoster(data.project);
  const count = useMemo(() => knownPhotos(data), [data]);
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('files')} />
      <ul>
        <li>
          <UiLink href={entriesHref(data)} className={styles.file}>
            <IconListDetails size={20} stroke={1.75} aria-hidden="true" />
            <b>{t('entries')}</b>
            <span className="dim small">{time.rangeText(data.days.from, data.days.to)}</span>
          </UiLink>
        </li>
        <li>
          <UiLink href={reportHref(data)} className={styles.file}>
            <IconReportAnalytics size={20} stroke={1.75} aria-hidden="true" />
            <b>{t('reportFile')}</b>
            <span className="dim small">{t('reportKinds')}</span>
          </UiLink>
        </li>
        {mayExport && offersPhotos(data) && (
          <li>
            <button type="button" className={styles.file} onClick={pdf.start}>
              <IconPhotoDown size={20} stroke={1.75} aria-hidden="true" />
              <b>{t('photosFile')}</b>
              <span className="dim small">
                {count === undefined
                  ? t('photosKindAll')
                  : t('photosKind', { count, shown: time.number(count) })}
              </span>
            </button>
          </li>
        )}
        {hasPoster && (
          <li>
            <UiLink href={posterHref(data.project.id)} className={styles.file}>
              <IconQrcode size={20} stroke={1.75} aria-hidden="true" />
              <b>{t('poster')}</b>
              <span className="dim small">A4</span>
            </UiLink>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** With it people join and clock in here. */
export const useHasPoster = ({ example, is_open }: Project): boolean =>
  useHolds('employee.manage') && example !== true && is_open;

/** The project's photos as a PDF, with their days and comments: of its whole life, at most a year. */
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
      photos_only: true,
    },
  });
}
