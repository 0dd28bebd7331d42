// The employees: the active ones, and below them the inactive ones if there are any; what can be done with each.

import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import { faultOf, useChange, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
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
import { useArrival, useRowArrival } from '#web/desk/arrival.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { isOwn, ownOf } from '#web/crew/examples.ts';
import { foundByName } from '#web/words/found-by-name.ts';
import { useListFind } from '#web/desk/list-find.ts';
import { useListSort } from '#web/desk/list-sort.ts';
import { ListTools } from '#web/desk/list-tools.tsx';
import { useMayWrite } from '#web/desk/may-write.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useSideBySide } from '#web/crew/side-by-side.ts';
import { useSteady } from '#web/crew/steady.ts';
import {
  CompactEmployee,
  type EmployeeActions,
  type EmployeeView,
  useEmployeeColumns,
} from './employee-columns.tsx';
import styles from './people.module.css';

const AddEmployee = lateDialog(async () => (await import('./add-employee.tsx')).AddEmployee);
const EditEmployee = lateDialog(async () => (await import('./edit-employee.tsx')).EditEmployee);
const SendSms = lateDialog(async () => (await import('./send-sms.tsx')).SendSms);

const { listEmployees, enableEmployee } = companies.endpoints;
/** Specification 2, section 9. */
const usualSort: Sort = { by: 'name', descending: false };
/** A narrow row with its name in two lines; needed only where so many are listed that all must be alike. */
const compactRowPx = 148;
const sideBySidePx = 120;

/** The card's own lines stand left and right of its table. */
const cardLinesPx = 2;

type Opened = 'add' | { readonly kind: 'edit' | 'sms'; readonly employee: Employee };

export function Employees() {
  const t = useTexts('people');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  const tellRefusal = useTellRefusal();
  const mayWrite = useMayWrite();
  const mayProtect = !useSignedIn().disabled;
  const read = useRead(listEmployees, {});
  const fault = faultOf(read);
  const enable = useChange(enableEmployee);
  const [opened, setOpened] = useState<Opened>();
  const [sort, onSort] = useListSort(usualSort);
  const [find, onFind] = useListFind();
  // A row that moves from one table to the other leaves the focus behind.
  const tables = useRef<HTMLDivElement>(null);
  useRowFocusKept(tables);
  const close = () => setOpened(undefined);
  useArrival(() => setOpened('add'));
  useRowArrival(mayProtect ? read.data?.filter(isOwn) : undefined, (employee) =>
    setOpened({ kind: 'edit', employee }),
  );
  const activate = async (employee: Employee): Promise<void> => {
    try {
      await enable.mutateAsync({ path: { id: employee.id } });
      showToast({ message: t('employees.activated', { name: employee.name }) });
    } catch (error) {
      tellRefusal(error);
    }
  };
  const onActivate = useSteady((employee: Employee) => void activate(employee));
  const actions = useMemo<EmployeeActions | undefined>(() => {
    if (!mayProtect) return undefined;
    return {
      onEdit: (employee) => setOpened({ kind: 'edit', employee }),
      onSms: mayWrite ? (employee) => setOpened({ kind: 'sms', employee }) : undefined,
      onActivate: mayWrite ? onActivate : undefined,
    };
  }, [mayWrite, mayProtect, onActivate]);
  const view = useMemo(() => ({ t, time, actions }), [t, time, actions]);
  const columns = useEmployeeColumns(view);
  const isTight = useIsTight(tables, roomOf(columns) + cardLinesPx);
  const wanted = useDeferredValue(find);
  const { active, inactive } = useMemo(() => {
    const found = foundByName(read.data ?? [], wanted);
    return {
      active: found.filter(({ disabled }) => !disabled),
      inactive: found.filter(({ disabled }) => disabled),
    };
  }, [read.data, wanted]);
  const activeCount = ownOf(read.data ?? []).filter(({ disabled }) => !disabled).length;
  const add = mayWrite && (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} />} onClick={() => setOpened('add')}>
      {t('employees.add')}
    </Button>
  );
  const empty = wanted === '' ? t('employees.none') : shell('nothingFound');
  const list = { columns, view, sort, onSort, isLoading: read.isFetching, empty };
  return (
    <>
      <PageHead
        title={t('employees.title')}
        detail={
          read.data && t('employees.activeCount', { count: activeCount, shown: time.number(activeCount) })
        }
        actions={read.data?.length === 0 ? undefined : add}
      />
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
      <div ref={tables} className={styles.tables}>
        {read.data?.length === 0 && (
          <Card>
            <EmptyState heading={t('employees.none')} action={add}>
              {t('employees.noneText')}
            </EmptyState>
          </Card>
        )}
        {read.data?.length !== 0 && !(fault && !read.data) && (
          <>
            <ListTools
              count={read.data?.length ?? 0}
              findLabel={t('employees.find')}
              find={find}
              onFind={onFind}
              columns={columns.filter(({ sortBy }) => sortBy)}
              sort={sort}
              onSort={onSort}
              isTight={isTight}
            />
            <EmployeeTable title={t('employees.active')} rows={active} {...list} />
          </>
        )}
        {inactive.length > 0 && <EmployeeTable title={t('employees.inactive')} rows={inactive} {...list} />}
      </div>
      {opened === 'add' && <AddEmployee onClose={close} />}
      {opened !== undefined && opened !== 'add' && opened.kind === 'edit' && (
        <EditEmployee employee={opened.employee} onClose={close} />
      )}
      {opened !== undefined && opened !== 'add' && opened.kind === 'sms' && (
        <SendSms employee={opened.employee} onClose={close} />
      )}
    </>
  );
}

type TableProps = {
  readonly title: string;
  readonly rows: readonly Employee[];
  readonly columns: Column<Employee>[];
  readonly view: EmployeeView;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly isLoading: boolean;
  readonly empty: string;
};

function EmployeeTable({ title, rows, columns, view, sort, onSort, isLoading, empty }: TableProps) {
  const id = useId();
  const isSideBySide = useSideBySide();
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={title} detail={view.time.number(ownOf(rows).length)} />
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowId={(employee) => employee.id}
        sort={sort}
        onSort={onSort}
        loading={isLoading}
        compactPx={isSideBySide ? sideBySidePx : compactRowPx}
        compactRow={(employee) => <CompactEmployee {...view} employee={employee} />}
        empty={<EmptyState heading={empty} />}
      />
    </Card>
  );
}
