// The lists of open and closed projects with their actions.

import { useMemo, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { Project } from '#shared/model/project.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import type { Sort } from '#web/ui/table/table-model.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { useOpenOnArrival } from '#web/desk/open-on-arrival.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useMayWrite } from '#web/desk/may-write.ts';
import { useStableCallback } from '#web/crew/stable-callback.ts';
import { CompactProject, type ProjectView, useProjectColumns } from './project-columns.tsx';
import { TwoLists } from './two-lists.tsx';

const AddProject = lateDialog(async () => (await import('./add-project.tsx')).AddProject);
const EditProject = lateDialog(async () => (await import('./edit-project.tsx')).EditProject);
const Description = lateDialog(async () => (await import('./description.tsx')).Description);

const { listProjects, listEmployees, closeProject, openProject } = companies.endpoints;
/** Specification 2, section 9. */
const usualSort: Sort = { by: 'latest_work_log', descending: true };
const byCompany = 'Company';
/** The height of a narrow row with its name in two lines; used only by lists too long to be drawn whole. */
const compactRowPx = 152;
const isOpen = ({ is_open }: Project): boolean => is_open;

type Opened = 'add' | { readonly kind: 'edit' | 'description'; readonly project: Project };

export function Projects() {
  const t = useTexts('people');
  const entries = useTexts('entries');
  const showRefusal = useShowRefusal();
  const time = useCompanyTime();
  const mayWrite = useMayWrite();
  const read = useRead(listProjects, {});
  const employees = useRead(listEmployees, {});
  const { open: running } = useRead(worklogs.endpoints.overview, {}).data ?? {};
  const close = useChange(closeProject);
  const reopen = useChange(openProject);
  const [opened, setOpened] = useState<Opened>();
  const shut = () => setOpened(undefined);
  useOpenOnArrival(() => setOpened('add'));
  const turn = async ({ id, is_open }: Project, isUndo = false): Promise<void> => {
    try {
      const now = await (is_open ? close : reopen).mutateAsync({ path: { id } });
      const message = t(is_open ? 'projects.closed' : 'projects.opened', { name: now.name });
      const action = { label: entries('undo'), run: () => void turn(now, true) };
      showToast({ message, ...(isUndo ? {} : { action }) });
    } catch (error) {
      showRefusal(error);
    }
  };
  const onTurn = useStableCallback((project: Project) => void turn(project));
  const view = useMemo<ProjectView>(() => {
    const names = new Map(employees.data?.map(({ id, name }) => [id, name]));
    const nameOf = (createdBy: string): string =>
      createdBy === byCompany ? t('projects.company') : (names.get(createdBy) ?? t('projects.unknown'));
    const runningOf = Map.groupBy(running ?? [], ({ project }) => project.id);
    return {
      t,
      time,
      runningOn: (projectId) => runningOf.get(projectId)?.length ?? 0,
      // The column shows only if an employee made a project.
      nameOf: read.data?.some(({ created_by }) => created_by !== byCompany) ? nameOf : undefined,
      hasBudgets: read.data?.some(({ budget_hours }) => budget_hours) ?? false,
      onDescription: (project) => setOpened({ kind: 'description', project }),
      onEdit: mayWrite ? (project) => setOpened({ kind: 'edit', project }) : undefined,
      onTurn: mayWrite ? onTurn : undefined,
    };
  }, [t, time, read.data, running, employees.data, mayWrite, onTurn]);
  const columns = useProjectColumns(view);
  return (
    <>
      <TwoLists
        read={read}
        columns={columns}
        compactPx={compactRowPx}
        compactRow={(project) => <CompactProject {...view} project={project} />}
        isUsed={isOpen}
        usualSort={usualSort}
        onAdd={() => setOpened('add')}
        words={{
          title: t('projects.title'),
          usedCount: (counted) => t('projects.openCount', counted),
          add: t('projects.add'),
          none: t('projects.none'),
          noneText: t('projects.noneText'),
          find: t('projects.find'),
          used: t('projects.openTable'),
          unused: t('projects.closedTable'),
        }}
      />
      {opened === 'add' && <AddProject onClose={shut} />}
      {opened !== undefined && opened !== 'add' && opened.kind === 'edit' && (
        <EditProject project={opened.project} onClose={shut} />
      )}
      {opened !== undefined && opened !== 'add' && opened.kind === 'description' && (
        <Description project={opened.project} onClose={shut} />
      )}
    </>
  );
}
