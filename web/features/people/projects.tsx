// The lists of open and closed projects with their actions.

import { IconMap2 } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Project } from '#shared/model/project.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import type { Sort } from '#web/ui/table/table-model.ts';
import { ownOf } from '#web/crew/examples.ts';
import { useStableCallback } from '#web/crew/stable-callback.ts';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { projectHref } from '#web/desk/desk-places.ts';
import { useOpenOnArrival } from '#web/desk/arrival/open-on-arrival.ts';
import { useAttempt } from '#web/words/attempt.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { useMay } from '#web/desk/may.ts';
import type { ProjectView } from './project-cells.tsx';
import { CompactProject, useClosedColumns, useProjectColumns, useProjectWidths } from './project-columns.tsx';
import { TwoLists } from './two-lists.tsx';
import { isOneIn, isOpen, useProjectChips, useProjectsView } from './use-projects-view.ts';

const AddProject = lateDialog(async () => (await import('./add-project.tsx')).AddProject);
const EditProject = lateDialog(async () => (await import('./edit-project.tsx')).EditProject);
const SitesMap = lateDialog(async () => (await import('./sites/sites-map.tsx')).SitesMap);
const Description = lateDialog(async () => (await import('./description.tsx')).Description);

const { closeProject, listEmployees, listProjects, openProject } = companies.endpoints;
/** Specification 2, section 9. */
const usualSort: Sort = { by: 'latest_work_log', descending: true };
/** The least height of a narrow row; used only by lists too long to be drawn whole. */
const compactRowPx = 196;
const rowPx = 52;
const noProjects: readonly Project[] = [];

type Opened = 'add' | 'map' | { readonly kind: 'edit' | 'budget' | 'description'; readonly project: Project };

export function Projects() {
  const t = useTexts('people');
  const mayWrite = useMay('project.manage');
  const read = useRead(listProjects, {});
  const employees = useRead(listEmployees, {});
  const [opened, setOpened] = useState<Opened>();
  useOpenOnArrival(() => setOpened('add'));
  const onTurn = useTurnProject();
  const actions = useMemo(() => {
    const opens = (kind: 'edit' | 'budget' | 'description') => (project: Project) =>
      setOpened({ kind, project });
    return {
      onDescription: opens('description'),
      onEdit: mayWrite ? opens('edit') : undefined,
      onBudget: mayWrite ? opens('budget') : undefined,
      onTurn: mayWrite ? onTurn : undefined,
    };
  }, [mayWrite, onTurn]);
  const projects = read.data ?? noProjects;
  const view = useProjectsView(projects, employees.data, actions);
  const { runningOn } = view;
  const { chips, passes, withPeople } = useProjectChips(projects, view);
  const open = useMemo(() => projects.filter(isOpen).filter(passes), [projects, passes]);
  const own = useMemo(() => ownOf(projects).filter(isOpen), [projects]);
  const hasSites = own.some(({ site }) => site);
  const columns = useProjectColumns(view, open);
  const widths = useProjectWidths(view, open);
  const unusedColumns = useClosedColumns(view);
  return (
    <>
      <TwoLists
        read={read}
        columns={columns}
        widths={widths}
        unusedColumns={unusedColumns}
        chips={chips}
        passes={passes}
        look={({ id }) => ({ running: isOneIn(runningOn(id)) })}
        rowPx={rowPx}
        hrefOf={({ id }) => projectHref(id)}
        compactPx={compactRowPx}
        compactRow={(project) => <CompactProject {...view} project={project} />}
        isUsed={isOpen}
        usualSort={usualSort}
        onAdd={() => setOpened('add')}
        beside={hasSites && <ToMap t={t} onOpen={() => setOpened('map')} />}
        words={listWords(view, withPeople)}
      />
      {opened === 'map' ? (
        <SitesMap {...view} projects={own} onClose={() => setOpened(undefined)} />
      ) : (
        <Dialogs opened={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** Closes an open project and opens a closed one; the toast takes it back. */
function useTurnProject(): (project: Project) => void {
  const t = useTexts('people');
  const words = useTexts('entries');
  const attempt = useAttempt();
  const close = useChange(closeProject);
  const reopen = useChange(openProject);
  const turn = ({ id, is_open }: Project, isUndo = false): Promise<void> =>
    attempt(async () => {
      const now = await (is_open ? close : reopen).mutateAsync({ path: { id } });
      const message = t(is_open ? 'projects.closed' : 'projects.opened', { name: now.name });
      const action = { label: words('undo'), run: () => void turn(now, true) };
      showToast({ message, ...(isUndo ? {} : { action }) });
    });
  return useStableCallback((project: Project) => void turn(project));
}

function ToMap({ t, onOpen }: { readonly t: ProjectView['t']; readonly onOpen: () => void }) {
  return (
    <Button icon={<IconMap2 size={18} stroke={1.75} />} aria-haspopup="dialog" onClick={onOpen}>
      {t('projects.map')}
    </Button>
  );
}

const listWords = ({ t, time, hours }: ProjectView, withPeople: number) => ({
  title: t('projects.title'),
  usedCount: (counted: { count: number; shown: string }) => t('projects.openCount', counted),
  usedDetail: hours && t('lists.withPeople', { count: withPeople, shown: time.number(withPeople) }),
  unusedDetail: (rows: readonly Project[]) => aboutClosed(t, time, rows),
  add: t('projects.add'),
  none: t('projects.none'),
  noneText: t('projects.noneText'),
  find: t('projects.find'),
  used: t('projects.openTable'),
  unused: t('projects.closedTable'),
});

/** '2 projects, 3,783.25 h' */
function aboutClosed(t: ProjectView['t'], time: CompanyTime, rows: readonly Project[]): string {
  const seconds = rows.reduce((sum, { total_working_hours }) => sum + total_working_hours, 0);
  const count = t('lists.projects', { count: rows.length, shown: time.number(rows.length) });
  return `${count}, ${t('lists.hoursOf', { hours: time.hours(seconds) })}`;
}

type DialogsProps = { opened: Exclude<Opened, 'map'> | undefined; onClose: () => void };

function Dialogs({ opened, onClose }: DialogsProps) {
  if (opened === undefined) return null;
  if (opened === 'add') return <AddProject onClose={onClose} />;
  const { kind, project } = opened;
  if (kind === 'description') return <Description project={project} onClose={onClose} />;
  return <EditProject project={project} about={kind === 'budget' ? 'budget' : undefined} onClose={onClose} />;
}
