// The head of a project's page: the way back, its name, description and state, and what can be done.

import {
  IconChevronRight,
  IconPencil,
  IconPhotoDown,
  IconPlus,
  IconQrcode,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { companies } from '#shared/api/company.ts';
import { useHolds } from '#web/api/holds.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { posterHref } from '#web/desk/poster/poster-href.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import type { useExport } from '#web/files/use-export.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import styles from './project.module.css';
import { reportHref } from './report-href.ts';
import { offersPhotos } from './project-said.ts';
import type { ProjectData } from './use-project.ts';

type Props = {
  readonly data: ProjectData;
  readonly pdf: ReturnType<typeof useExport>;
  /** Undefined for a reader who may not change the project. */
  readonly onEdit: (() => void) | undefined;
  readonly onAdd: (() => void) | undefined;
};

export function ProjectHead({ data, pdf, onEdit, onAdd }: Props) {
  const t = useTexts('project');
  const { project, time } = data;
  const { description, is_open, created } = project;
  const mayExport = useHolds('export.make');
  const hasPoster = useHolds('employee.manage');
  const since = t('since', { day: time.dayText(time.dayAt(created)) });
  return (
    <div className={styles.top}>
      <nav className={styles.way} aria-label={t('way')} data-no-print="">
        <UiLink href={placeHref('projects')}>{t('projects')}</UiLink>
        <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />
        <span>{t(is_open ? 'open' : 'closed')}</span>
      </nav>
      <PageHead
        title={
          <>
            {project.name}
            <ExampleMark of={project} />
          </>
        }
        detail={
          <span className={styles.facts}>
            <Badge tone={is_open ? 'good' : 'neutral'}>{t(is_open ? 'open' : 'closed')}</Badge>
            <span>{description ? `${description.replace(/\.$/, '')} · ${since}` : since}</span>
          </span>
        }
        actions={
          <>
            <ButtonLink href={reportHref(data)} icon={<IconReportAnalytics size={18} stroke={1.75} />}>
              {t('report')}
            </ButtonLink>
            {mayExport && offersPhotos(data) && <PdfButton pdf={pdf} />}
            {hasPoster && project.example !== true && is_open && (
              <ButtonLink href={posterHref(project.id)} icon={<IconQrcode size={18} stroke={1.75} />}>
                {t('poster')}
              </ButtonLink>
            )}
            {onEdit && (
              <Button icon={<IconPencil size={18} stroke={1.75} />} aria-haspopup="dialog" onClick={onEdit}>
                {t('edit')}
              </Button>
            )}
            {onAdd && (is_open ? <AddButton onAdd={onAdd} /> : <OpenAgain data={data} />)}
          </>
        }
      />
    </div>
  );
}

function PdfButton({ pdf }: Pick<Props, 'pdf'>) {
  const t = useTexts('project');
  const isBusy = pdf.isStarting || pdf.job?.state === 'queued' || pdf.job?.state === 'running';
  return (
    <Button icon={<IconPhotoDown size={18} stroke={1.75} />} loading={isBusy} onClick={pdf.start}>
      {t('photosPdf')}
    </Button>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const t = useTexts('project');
  return (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} />} aria-haspopup="dialog" onClick={onAdd}>
      {t('addEntry')}
    </Button>
  );
}

function OpenAgain({ data: { project } }: Pick<Props, 'data'>) {
  const t = useTexts('project');
  const showRefusal = useShowRefusal();
  const open = useChange(companies.endpoints.openProject);
  const close = useChange(companies.endpoints.closeProject);
  const entries = useTexts('entries');
  const undo = async (): Promise<void> => {
    try {
      await close.mutateAsync({ path: { id: project.id } });
    } catch (error) {
      showRefusal(error);
    }
  };
  const press = async (): Promise<void> => {
    try {
      await open.mutateAsync({ path: { id: project.id } });
      showToast({
        message: t('opened', { name: project.name }),
        action: { label: entries('undo'), run: () => void undo() },
      });
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Button variant="primary" loading={open.isPending} onClick={() => void press()}>
      {t('openAgain')}
    </Button>
  );
}
