// The projects: the open ones, and below them the closed ones if there are any; what can be done with each.

import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { Project } from '#shared/model/project.ts';
import { faultOf, useChange, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useRowFocusKept } from '#web/ui/table/row-keys.ts';
import { type Column, roomOf, type Sort } from '#web/ui/table/table-model.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useIsTight } from '#web/ui/table/use-room.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useTellRefusal } from '#web/words/tell-refusal.ts';
import { useArrival } from '#web/desk/arrival.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { ownOf } from '#web/crew/examples.ts';
import { foundByName } from '#web/words/found-by-name.ts';
import { useListFind } from '#web/desk/list-find.ts';
import { useListSort } from '#web/desk/list-sort.ts';
import { ListTools } from '#web/desk/list-tools.tsx';
import { useMayWrite } from '#web/desk/may-write.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useSideBySide } from '#web/crew/side-by-side.ts';
import { useSteady } from '#web/crew/steady.ts';
import { CompactProject, type ProjectView, useProjectColumns } from './project-columns.tsx';
import styles from './people.module.css';

const AddProject = lateDialog(async () => (await import('./add-project.tsx')).AddProject);
const EditProject = lateDialog(async () => (await import('./edit-project.tsx')).EditProject);
const Description = lateDialog(async () => (await import('./description.tsx')).Description);

const { listProjects, listEmployees, closeProject, openProject } = companies.endpoints;
/** Specification 2, section 9. */
const usualSort: Sort = { by: 'latest_work_log', descending: true };
const byCompany = 'Company';
/** A narrow row with its name in two lines; needed only where so many are listed that all must be alike. */
const compactRowPx = 152;
const sideBySidePx = 120;

/** The card's own lines stand left and right of its table. */
const cardLinesPx = 2;

type Opened = 'add' | { readonly kind: 'edit' | 'description'; readonly project: Project };

export function Projects() {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const tellRefusal = useTellRefusal();
  const time = useCompanyTime();
  const mayWrite = useMayWrite();
  const read = useRead(listProjects, {});
  const fault = faultOf(read);
  const employees = useRead(listEmployees, {});
  const { open: running } = useRead(worklogs.endpoints.overview, {}).data ?? {};
  const close = useChange(closeProject);
  const reopen = useChange(openProject);
  const [opened, setOpened] = useState<Opened>();
  const [sort, onSort] = useListSort(usualSort);
  const [find, onFind] = useListFind();
  // A row that moves from one table to the other leaves the focus behind.
  const tables = useRef<HTMLDivElement>(null);
  useRowFocusKept(tables);
  const shut = () => setOpened(undefined);
  useArrival(() => setOpened('add'));
  const turn = async ({ id, name, is_open }: Project): Promise<void> => {
    try {
      await (is_open ? close : reopen).mutateAsync({ path: { id } });
      showToast({ message: t(is_open ? 'projects.closed' : 'projects.opened', { name }) });
    } catch (error) {
      tellRefusal(error);
    }
  };
  const onTurn = useSteady((project: Project) => void turn(project));
  const view = useMemo<ProjectView>(() => {
    const names = new Map(employees.data?.map(({ id, name }) => [id, name]));
    const nameOf = (createdBy: string): string =>
      createdBy === byCompany ? t('projects.company') : (names.get(createdBy) ?? t('projects.unknown'));
    const runningOf = Map.groupBy(running ?? [], ({ project }) => project.id);
    return {
      t,
      time,
      runningOn: (projectId) => runningOf.get(projectId)?.length ?? 0,
      // Only worth a column when somebody else than the company made one.
      nameOf: read.data?.some(({ created_by }) => created_by !== byCompany) ? nameOf : undefined,
      onDescription: (project) => setOpened({ kind: 'description', project }),
      onEdit: mayWrite ? (project) => setOpened({ kind: 'edit', project }) : undefined,
      onTurn: mayWrite ? onTurn : undefined,
    };
  }, [t, time, read.data, running, employees.data, mayWrite, onTurn]);
  const columns = useProjectColumns(view);
  const isTight = useIsTight(tables, roomOf(columns) + cardLinesPx);
  const wanted = useDeferredValue(find);
  const { open, closed } = useMemo(() => {
    const found = foundByName(read.data ?? [], wanted);
    return { open: found.filter(({ is_open }) => is_open), closed: found.filter(({ is_open }) => !is_open) };
  }, [read.data, wanted]);
  const openCount = ownOf(read.data ?? []).filter(({ is_open }) => is_open).length;
  const add = mayWrite && (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} />} onClick={() => setOpened('add')}>
      {t('projects.add')}
    </Button>
  );
  const empty = wanted === '' ? t('projects.none') : shell('nothingFound');
  const list = { columns, view, sort, onSort, isLoading: read.isFetching, empty };
  return (
    <>
      <PageHead
        title={t('projects.title')}
        detail={read.data && t('projects.openCount', { count: openCount, shown: time.number(openCount) })}
        actions={read.data?.length === 0 ? undefined : add}
      />
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
      <div ref={tables} className={styles.tables}>
        {read.data?.length === 0 && (
          <Card>
            <EmptyState heading={t('projects.none')} action={add}>
              {t('projects.noneText')}
            </EmptyState>
          </Card>
        )}
        {read.data?.length !== 0 && !(fault && !read.data) && (
          <>
            <ListTools
              count={read.data?.length ?? 0}
              findLabel={t('projects.find')}
              find={find}
              onFind={onFind}
              columns={columns.filter(({ sortBy, hidden }) => sortBy && !hidden)}
              sort={sort}
              onSort={onSort}
              isTight={isTight}
            />
            <ProjectTable title={t('projects.openTable')} rows={open} {...list} />
          </>
        )}
        {closed.length > 0 && <ProjectTable title={t('projects.closedTable')} rows={closed} {...list} />}
      </div>
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

type TableProps = {
  readonly title: string;
  readonly rows: readonly Project[];
  readonly columns: Column<Project>[];
  readonly view: ProjectView;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly isLoading: boolean;
  readonly empty: string;
};

function ProjectTable({ title, rows, columns, view, sort, onSort, isLoading, empty }: TableProps) {
  const id = useId();
  const isSideBySide = useSideBySide();
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={title} detail={view.time.number(ownOf(rows).length)} />
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowId={(project) => project.id}
        sort={sort}
        onSort={onSort}
        loading={isLoading}
        compactPx={isSideBySide ? sideBySidePx : compactRowPx}
        compactRow={(project) => <CompactProject {...view} project={project} />}
        empty={<EmptyState heading={empty} />}
      />
    </Card>
  );
}
