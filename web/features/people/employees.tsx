// The lists of active and inactive employees with their actions.

import { useTurnEmployee } from '#web/crew/turn-employee.ts';
import { useMemo, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import type { Sort } from '#web/ui/table/table-model.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { useOpenOnArrival, useOpenRowOnArrival } from '#web/desk/open-on-arrival.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { isOwn } from '#web/crew/examples.ts';
import { useMayWrite } from '#web/desk/may-write.ts';
import { useStableCallback } from '#web/crew/stable-callback.ts';
import { CompactEmployee, type EmployeeActions, useEmployeeColumns } from './employee-columns.tsx';
import { TwoLists } from './two-lists.tsx';

const AddEmployee = lateDialog(async () => (await import('./add-employee.tsx')).AddEmployee);
const EditEmployee = lateDialog(async () => (await import('./edit-employee.tsx')).EditEmployee);
const SendSms = lateDialog(async () => (await import('./send-sms.tsx')).SendSms);

const { listEmployees } = companies.endpoints;
/** Specification 2, section 9. */
const usualSort: Sort = { by: 'name', descending: false };
/** The height of a narrow row with its name in two lines; used only by lists too long to be drawn whole. */
const compactRowPx = 148;
const isActive = ({ disabled }: Employee): boolean => !disabled;

type Opened = 'add' | { readonly kind: 'edit' | 'sms'; readonly employee: Employee };

export function Employees() {
  const t = useTexts('people');
  const time = useCompanyTime();
  const showRefusal = useShowRefusal();
  const mayWrite = useMayWrite();
  const mayProtect = !useSignedIn().disabled;
  const read = useRead(listEmployees, {});
  const { turn } = useTurnEmployee();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  useOpenOnArrival(() => setOpened('add'));
  useOpenRowOnArrival(mayProtect ? read.data?.filter(isOwn) : undefined, (employee) =>
    setOpened({ kind: 'edit', employee }),
  );
  const activate = async (employee: Employee): Promise<void> => {
    try {
      await turn(employee);
    } catch (error) {
      showRefusal(error);
    }
  };
  const onActivate = useStableCallback((employee: Employee) => void activate(employee));
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
  return (
    <>
      <TwoLists
        read={read}
        columns={columns}
        compactPx={compactRowPx}
        compactRow={(employee) => <CompactEmployee {...view} employee={employee} />}
        isUsed={isActive}
        usualSort={usualSort}
        onAdd={() => setOpened('add')}
        words={{
          title: t('employees.title'),
          usedCount: (counted) => t('employees.activeCount', counted),
          add: t('employees.add'),
          none: t('employees.none'),
          noneText: t('employees.noneText'),
          find: t('employees.find'),
          used: t('employees.active'),
          unused: t('employees.inactive'),
        }}
      />
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
