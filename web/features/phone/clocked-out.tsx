// The phone while not clocked in: today so far, the choice of the project, a note and photos for the press.

import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { commentMax } from '#shared/limits.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { soon } from './fetched-soon.ts';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { OwnDay } from './own/own-day.tsx';
import { segmentsOn, totalOn } from './own/own-days.ts';
import { PhotoButton } from './attached/photo-button.tsx';
import styles from './phone.module.css';
import { ProjectAbout } from './project-about.tsx';
import { ProjectList } from './project-list.tsx';
import type { Pictures } from './attached/use-pictures.ts';
import { useNow } from './use-now.ts';
import { useWords } from './use-words.ts';

const NewProjectDialog = soon(
  lateDialog(async () => (await import('./new-project-dialog.tsx')).NewProjectDialog),
);

const MissingDay = soon(late(async () => (await import('./own/missing-day.tsx')).MissingDay));

type Props = {
  isDisabled: boolean;
  logs: readonly WorkLog[];
  projects: readonly ProjectChoice[];
  isLoading: boolean;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  note: string;
  onNote: (note: string) => void;
  pictures: Pictures;
};

export function ClockedOut(props: Props) {
  const t = useTexts('phone');
  const words = useWords();
  const now = useNow();
  const asksMissing = useSignedIn().settings?.features.ask_missing && !props.isDisabled && !props.isLoading;
  const { logs, projects } = props;
  const today = dayOf(words.zone, now);
  const shell = useTexts('shell');
  const { seconds, isUntilNow } = totalOn(words.zone, today, logs, now);
  const hours = t('today', { hours: words.hours(seconds) });
  return (
    <>
      {asksMissing && <MissingDay logs={logs} projects={projects} />}
      <div className={styles.sectionHead}>
        <h1 className={styles.state}>{t('notIn')}</h1>
        <span className={styles.dim}>{isUntilNow ? `${hours} · ${shell('untilNow')}` : hours}</span>
      </div>
      <OwnDay segments={segmentsOn(words.zone, today, logs, now)} />
      {!props.isDisabled && <Choosing {...props} projects={projects} />}
    </>
  );
}

function Choosing(props: Props) {
  const t = useTexts('phone');
  const mayCreate = useSignedIn().needs?.includes('create_projects') ?? false;
  const [isCreating, setCreating] = useState(false);
  const { projects, pictures } = props;
  if (props.isLoading) return <SkeletonRows />;
  return (
    <>
      {projects.length === 0 ? (
        <EmptyState heading={t('noProjects')}>{mayCreate ? undefined : t('noProjectsHelp')}</EmptyState>
      ) : (
        <ProjectList projects={projects} logs={props.logs} chosen={props.chosen} onChoose={props.onChoose} />
      )}
      {mayCreate && (
        <Button
          size="l"
          variant="quiet"
          icon={<IconPlus size={20} stroke={1.75} />}
          onClick={() => setCreating(true)}
        >
          {t('newProject')}
        </Button>
      )}
      {projects.length > 0 && (
        <>
          <ProjectAbout project={projects.find(({ id }) => id === props.chosen)} />
          <TextareaField
            label={t('comment')}
            help={t('commentWaiting')}
            minRows={1}
            mostCharacters={commentMax}
            value={props.note}
            onChange={props.onNote}
          />
          <PhotoButton onFiles={pictures.add} />
          {pictures.shown.length > 0 && (
            <ul className={styles.pictures}>
              {pictures.shown.map((picture) => (
                <li key={`${picture.name} ${picture.at}`}>
                  {picture.name}
                  <IconButton label={t('remove')} onClick={() => pictures.remove(picture)}>
                    <IconX size={18} stroke={1.75} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {isCreating && (
        <NewProjectDialog
          onClose={() => setCreating(false)}
          onCreated={(project) => props.onChoose(project.id)}
        />
      )}
    </>
  );
}
