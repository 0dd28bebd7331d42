// The lists of active and inactive employees with their actions.

import { IconQrcode } from '@tabler/icons-react';
import { useTurnEmployee } from '#web/crew/turn-employee.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companies } from '#shared/api/company.ts';
import { integrationKeys } from '#shared/limits.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import type { Sort } from '#web/ui/table/table-model.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import { openingForm, useOpenOnArrival } from '#web/desk/arrival/open-on-arrival.ts';
import { useOpenRowOnArrival } from '#web/desk/arrival/open-row-on-arrival.ts';
import { isOwn, ownOf } from '#web/crew/examples.ts';
import { posterHref } from '#web/desk/poster/poster-href.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { personHref } from '#web/desk/person-href.ts';
import { useEndNow } from '#web/entry/end-now.ts';
import { lengthOf } from '#web/entry/entry-times.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { presenceOf } from '#web/entry/presence.ts';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { useHolds } from '#web/api/holds.ts';
import { useMay } from '#web/desk/may.ts';
import { useStableCallback } from '#web/crew/stable-callback.ts';
import { useAskDeactivate } from './ask-deactivate.ts';
import type { EmployeeActions, EmployeeView } from './employee-cells.tsx';
import {
  CompactEmployee,
  useEmployeeColumns,
  useEmployeeWidths,
  useInactiveColumns,
} from './employee-columns.tsx';
import { hoursBy } from './hours/list-hours.ts';
import { useMissing } from './hours/use-missing.ts';
import { useListHours } from './hours/use-list-hours.ts';
import { type Only, useOnlyChips } from './only-chips.tsx';
import { TwoLists } from './two-lists.tsx';

const AddEmployee = lateDialog(async () => (await import('./add-employee.tsx')).AddEmployee);
const EditEmployee = lateDialog(async () => (await import('./edit-employee.tsx')).EditEmployee);
const SendSms = lateDialog(async () => (await import('./send-sms.tsx')).SendSms);

const { listEmployees } = companies.endpoints;
/** Specification 2, section 9. */
const usualSort: Sort = { by: 'name', descending: false };
/** The least height of a narrow row; used only by lists too long to be drawn whole. */
const compactRowPx = 212;
const isActive = ({ disabled }: Employee): boolean => !disabled;
const noEmployees: readonly Employee[] = [];

type Opened = 'add' | { readonly kind: 'edit' | 'sms'; readonly employee: Employee };

export function Employees() {
  const t = useTexts('people');
  const read = useRead(listEmployees, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const actions = useActions(read.data, setOpened);
  const { view, chips, passes, clockedIn } = useShown(read.data ?? noEmployees, actions);
  const active = useMemo(
    () => (read.data ?? noEmployees).filter(isActive).filter(passes),
    [read.data, passes],
  );
  const columns = useEmployeeColumns(view, active);
  const widths = useEmployeeWidths(view, active);
  const unusedColumns = useInactiveColumns(view);
  const { presence } = view;
  return (
    <>
      <TwoLists
        read={read}
        columns={columns}
        widths={widths}
        unusedColumns={unusedColumns}
        chips={chips}
        passes={passes}
        look={(employee) => ({ running: isIn(employee, presence) })}
        hrefOf={({ id }) => personHref(id)}
        compactPx={compactRowPx}
        compactRow={(employee) => <CompactEmployee {...view} employee={employee} />}
        isUsed={isActive}
        usualSort={usualSort}
        onAdd={() => setOpened('add')}
        beside={
          view.hasLogins && (
            <ButtonLink href={posterHref()} icon={<IconQrcode size={18} stroke={1.75} />}>
              {t('lists.poster')}
            </ButtonLink>
          )
        }
        words={useListWords(view, clockedIn)}
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

/** What the rows' buttons, the palette and a link from elsewhere open or do. */
function useActions(employees: readonly Employee[] | undefined, onOpen: (opened: Opened) => void) {
  const attempt = useAttempt();
  const mayWrite = useMay('employee.manage');
  const holdsEmployees = useHolds('employee.manage');
  const mayProtect = !useSignedIn().disabled && holdsEmployees;
  const mayEnd = useMay('work_log.edit');
  const ask = useAskDeactivate();
  const { turn } = useTurnEmployee();
  useOpenOnArrival(() => onOpen('add'));
  useOpenRowOnArrival(mayProtect ? employees?.filter(isOwn) : undefined, (employee) =>
    onOpen({ kind: 'edit', employee }),
  );
  const turned = (employee: Employee): Promise<void> =>
    attempt(async () => {
      await turn(employee);
    });
  const onTurn = useStableCallback((employee: Employee) => void turned(employee));
  const deactivated = async (employee: Employee, isRunning: boolean): Promise<void> => {
    if (await ask(employee.name, isRunning)) await turned(employee);
  };
  const onDeactivate = useStableCallback(
    (employee: Employee, isRunning: boolean) => void deactivated(employee, isRunning),
  );
  const endNow = useEndNow();
  const navigate = useNavigate();
  const time = useCompanyTime();
  // A forgotten entry did not last until now: the employee's page asks when it ended.
  const onEnd = useStableCallback((entry: WorkLog) =>
    isVeryLong(lengthOf(time, entry, serverSeconds()))
      ? void navigate(personHref(entry.employee.id), { state: openingForm('end') })
      : void endNow(entry),
  );
  return useMemo<EmployeeActions | undefined>(() => {
    if (!mayProtect) return undefined;
    return {
      onEdit: (employee) => onOpen({ kind: 'edit', employee }),
      onSms: mayWrite ? (employee) => onOpen({ kind: 'sms', employee }) : undefined,
      onActivate: mayWrite ? onTurn : undefined,
      onDeactivate,
      onClockOut: mayEnd ? onEnd : undefined,
    };
  }, [mayWrite, mayProtect, mayEnd, onTurn, onDeactivate, onEnd, onOpen]);
}

function useListWords({ time, presence }: EmployeeView, clockedIn: number) {
  const t = useTexts('people');
  const isOfSome = useSignedIn().manager?.office_role === 'projects';
  const present = { count: clockedIn, shown: time.number(clockedIn) };
  return {
    title: t('employees.title'),
    usedCount: (counted: { count: number; shown: string }) => t('employees.activeCount', counted),
    usedDetail: presence && t(isOfSome ? 'lists.clockedInYours' : 'lists.clockedIn', present),
    unusedDetail: (rows: readonly Employee[]) => aboutInactive(t, time, rows),
    add: t('employees.add'),
    none: t('employees.none'),
    noneText: t('employees.noneText'),
    find: t('employees.find'),
    used: t('employees.active'),
    unused: t('employees.inactive'),
  };
}

type Texts = ReturnType<typeof useTexts<'people'>>;

/** '3 employees, last entry 30.09.2026' */
function aboutInactive(t: Texts, time: CompanyTime, rows: readonly Employee[]): string {
  const count = t('lists.employees', { count: rows.length, shown: time.number(rows.length) });
  const latest = rows.map(({ latest_work_log: at }) => at ?? '').reduce((a, b) => (a > b ? a : b), '');
  return latest === '' ? count : `${count}, ${t('lists.lastOf', { day: time.dayText(time.dayAt(latest)) })}`;
}

/** The rows' view, and the chips with the rows that they let pass. */
function useShown(employees: readonly Employee[], actions: EmployeeActions | undefined) {
  const t = useTexts('people');
  const { integrations } = useSignedIn();
  const hasLogins = useHolds('employee.manage');
  const hasLatest = useHolds('day_note.read');
  const seesKennitala = useHolds('payroll.make');
  const { time, now, entries, hasWeeks } = useListHours();
  const presence = useMemo(() => entries && presenceOf(time, entries, now), [time, entries, now]);
  const hours = useMemo(
    () => entries && hoursBy(time, entries, now, ({ employee }) => employee.id),
    [time, entries, now],
  );
  const today = time.dayAt(now);
  const missing = useMissing({ time, today, employees, entries: hasWeeks ? entries : undefined });
  const places = usePlaces();
  const view = useMemo(
    () => ({ t, time, now, today, hours, hasWeeks, presence, hasLogins, hasLatest, actions, ...places }),
    [t, time, now, today, hours, hasWeeks, presence, hasLogins, hasLatest, actions, places],
  );
  const kinds = useMemo<readonly Only<Employee>[]>(() => {
    const payroll = integrationKeys.filter((key) => seesKennitala && integrations?.[key]?.active);
    return [
      { id: 'in', label: t('lists.onlyIn'), passes: (one) => isIn(one, presence) },
      {
        id: 'missing',
        label: t('lists.onlyMissing'),
        passes: ({ id }) => missing?.has(id) ?? false,
      },
      {
        id: 'no-kennitala',
        label: t('lists.onlyNoKennitala'),
        passes: (one) =>
          isActive(one) && payroll.length > 0 && !integrationKeys.some((key) => one.integrations[key]?.kt),
      },
    ];
  }, [t, integrations, seesKennitala, presence, missing]);
  const counted = useMemo(() => ownOf(employees).filter(isActive), [employees]);
  const clockedIn = counted.filter((one) => isIn(one, presence)).length;
  return { view, ...useOnlyChips(kinds, counted, time), clockedIn };
}

/** What a row's menu leads to. */
function usePlaces(): Pick<EmployeeView, 'onOpen' | 'onEntries'> {
  const navigate = useNavigate();
  const go = useStableCallback((to: string) => void navigate(to));
  return useMemo(
    () => ({
      onOpen: ({ id }) => go(personHref(id)),
      onEntries: ({ id }) => go(placeHref('entries', new URLSearchParams({ employee_id: id }))),
    }),
    [go],
  );
}

const isIn = ({ id }: Employee, presence: EmployeeView['presence']): boolean =>
  (presence?.get(id)?.state ?? 'out') !== 'out';
