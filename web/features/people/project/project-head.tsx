// The head of a project's page: the way back, its name, description and state, and what can be done.

import {
  IconChevronRight,
  IconDots,
  IconPencil,
  IconPhotoDown,
  IconPlus,
  IconQrcode,
  IconReportAnalytics,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { companies } from '#shared/api/company.ts';
import { useHolds } from '#web/api/holds.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button, ButtonLink, IconButton } from '#web/ui/form/button.tsx';
import { Menu } from '#web/ui/overlay/menu/menu.tsx';
import type { MenuControlProps, MenuItem } from '#web/ui/overlay/menu/menu-item.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { posterHref } from '#web/desk/poster/poster-href.ts';
import { useHasPoster } from './project-files.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import type { useExport } from '#web/files/use-export.ts';
import { useAttempt } from '#web/words/attempt.ts';
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
  /** All but the filled button stand in a menu. */
  readonly isNarrow: boolean;
};

export function ProjectHead(props: Props) {
  const { data, onAdd, isNarrow } = props;
  const t = useTexts('project');
  const { project, time } = data;
  const { description, is_open, created } = project;
  const since = t('since', { day: time.dayText(time.dayAt(created)) });
  const actions = useActions(props);
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
            {!isNarrow && actions.map((action) => <ActionButton key={action.label} {...action} />)}
            {onAdd && (is_open ? <AddButton onAdd={onAdd} /> : <OpenAgain data={data} />)}
            {isNarrow && <MoreActions name={project.name} actions={actions} />}
          </>
        }
      />
    </div>
  );
}

type Action = {
  readonly label: string;
  readonly icon: ReactNode;
  /** Where it leads, or what it does. */
  readonly to: string | (() => void);
  readonly isBusy?: boolean;
  readonly opensDialog?: boolean;
};

function useActions({ data, pdf, onEdit }: Props): readonly Action[] {
  const t = useTexts('project');
  const { project } = data;
  const mayExport = useHolds('export.make');
  const hasPoster = useHasPoster(project);
  const size = { size: 18, stroke: 1.75 } as const;
  const isBusy = pdf.isStarting || pdf.job?.state === 'queued' || pdf.job?.state === 'running';
  const photos = { label: t('photosPdf'), icon: <IconPhotoDown {...size} />, to: pdf.start, isBusy };
  return [
    { label: t('report'), icon: <IconReportAnalytics {...size} />, to: reportHref(data) },
    ...(mayExport && offersPhotos(data) ? [photos] : []),
    ...(hasPoster
      ? [{ label: t('poster'), icon: <IconQrcode {...size} />, to: posterHref(project.id) }]
      : []),
    ...(onEdit ? [{ label: t('edit'), icon: <IconPencil {...size} />, to: onEdit, opensDialog: true }] : []),
  ];
}

function ActionButton({ label, icon, to, isBusy = false, opensDialog }: Action) {
  if (typeof to === 'string')
    return (
      <ButtonLink href={to} icon={icon}>
        {label}
      </ButtonLink>
    );
  return (
    <Button icon={icon} loading={isBusy} aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={to}>
      {label}
    </Button>
  );
}

function MoreActions({ name, actions }: { readonly name: string; readonly actions: readonly Action[] }) {
  const t = useTexts('project');
  const navigate = useNavigate();
  const items = (): readonly MenuItem[] =>
    actions
      .filter(({ isBusy }) => !isBusy)
      .map(({ label, icon, to }) => ({
        label,
        icon,
        onSelect: typeof to === 'string' ? () => void navigate(to) : to,
      }));
  return (
    <div className={styles.menu}>
      <Menu control={<Dots label={t('menuOf', { name })} />} items={items} />
    </div>
  );
}

// Not the lists' own: a file shared with them is named in every page's list of files.
const Dots = (props: { readonly label: string } & MenuControlProps) => (
  <IconButton {...props}>
    <IconDots size={18} stroke={1.75} />
  </IconButton>
);

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
  const attempt = useAttempt();
  const open = useChange(companies.endpoints.openProject);
  const close = useChange(companies.endpoints.closeProject);
  const entries = useTexts('entries');
  const undo = (): Promise<void> =>
    attempt(async () => {
      await close.mutateAsync({ path: { id: project.id } });
    });
  const press = (): Promise<void> =>
    attempt(async () => {
      await open.mutateAsync({ path: { id: project.id } });
      showToast({
        message: t('opened', { name: project.name }),
        action: { label: entries('undo'), run: () => void undo() },
      });
    });
  return (
    <Button variant="primary" loading={open.isPending} onClick={() => void press()}>
      {t('openAgain')}
    </Button>
  );
}
