// A project's page: its figures, hours by week, who was there, photos, comments and files.

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useMedia } from '#web/ui/style/media.ts';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { placeHref, projectIn } from '#web/desk/desk-places.ts';
import { useMay } from '#web/desk/may.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import type { ProjectField } from '#web/crew/project-form.tsx';
import { CrewNow } from './crew-now.tsx';
import { HoursByWeek } from './hours-by-week.tsx';
import { ProjectComments } from './project-comments.tsx';
import { ProjectFigures } from './project-figures.tsx';
import { ProjectFiles, usePhotosPdf } from './project-files.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectPhotos } from './project-photos.tsx';
import { numbersOf } from './project-numbers.ts';
import styles from './project.module.css';
import { type ProjectData, useProject } from './use-project.ts';
import { WhoWasThere } from './who-was-there.tsx';

const EditProject = lateDialog(
  async () => (await import('#web/features/people/edit-project.tsx')).EditProject,
);
const SiteCard = late(async () => (await import('./site-card.tsx')).SiteCard);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);

export function Project() {
  const { hash } = useLocation();
  const read = useProject(projectIn(hash));
  const { data, fault } = read;
  useTitle(data?.project.name);
  if (fault && !data) return <ReadFailed error={fault} isTrying={read.isTrying} onTry={read.retry} />;
  if (read.isMissing) return <NoProject />;
  return data ? <ProjectPage data={data} /> : <SkeletonRows />;
}

function useTitle(name: string | undefined): void {
  useEffect(() => {
    // After the desk's own title, which is set in a microtask.
    if (name !== undefined)
      queueMicrotask(() => queueMicrotask(() => (document.title = `${name} · ${productName}`)));
  }, [name]);
}

function NoProject() {
  const t = useTexts('project');
  return (
    <>
      <PageHead title={t('unknown')} />
      <Card>
        <EmptyState
          heading={t('unknownText')}
          action={<ButtonLink href={placeHref('projects')}>{t('allProjects')}</ButtonLink>}
        />
      </Card>
    </>
  );
}

const narrow = '(max-width: 775px)';

function ProjectPage({ data }: { data: ProjectData }) {
  const { project, time, now } = data;
  const mayWrite = useMay('project.manage') && project.example !== true;
  const [opened, setOpened] = useState<'edit' | 'add' | ProjectField>();
  const shut = () => setOpened(undefined);
  const isNarrow = useMedia(narrow);
  const numbers = numbersOf(data);
  const pdf = usePhotosPdf(data);
  const onEdit = mayWrite ? () => setOpened('edit') : undefined;
  const photos = <ProjectPhotos key="photos" data={data} />;
  const days = <WhoWasThere key="days" data={data} />;
  return (
    <>
      <ProjectHead
        data={data}
        pdf={pdf}
        onEdit={onEdit}
        onAdd={mayWrite ? () => setOpened('add') : undefined}
        isNarrow={isNarrow}
      />
      <ExportProgress running={pdf} />
      <ProjectFigures
        data={data}
        numbers={numbers}
        onBudget={mayWrite ? () => setOpened('budget') : undefined}
        isNarrow={isNarrow}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <HoursByWeek data={data} numbers={numbers} />
          {isNarrow && <CrewNow data={data} />}
          {/* By their keys, so that a photo stays open where the window is made wider or narrower. */}
          {isNarrow ? [photos, days] : [days, photos]}
        </div>
        <div className={styles.column}>
          <SiteCard data={data} onChange={mayWrite ? () => setOpened('site') : undefined} />
          <ProjectComments data={data} />
          <div data-no-print="">
            <ProjectFiles data={data} pdf={pdf} />
          </div>
        </div>
      </div>
      {opened !== undefined && opened !== 'add' && (
        <EditProject project={project} about={opened === 'edit' ? undefined : opened} onClose={shut} />
      )}
      {opened === 'add' && (
        <AddEntries begun={{ employeeId: '', projectId: project.id, day: time.dayAt(now) }} onClose={shut} />
      )}
    </>
  );
}
