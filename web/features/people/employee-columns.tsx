// The columns of the employees, and one employee as a row of a narrow screen.

import { IconMessage2, IconPencil } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Employee } from '#shared/model/employee.ts';
import type { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import { byName } from '#web/words/alphabet.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { personHref } from '#web/desk/person-href.ts';
import { LastEntry } from './last-entry.tsx';
import { NameLink } from './name-link.tsx';
import styles from './people.module.css';

export type EmployeeActions = {
  readonly onEdit: (employee: Employee) => void;
  /** Undefined after the trial, when only protecting actions such as deactivating are left. */
  readonly onSms: ((employee: Employee) => void) | undefined;
  readonly onActivate: ((employee: Employee) => void) | undefined;
};
/** Passed to every cell, because a hook for texts in every cell of a long list is slow. */
export type EmployeeView = {
  readonly t: ReturnType<typeof useTexts<'people'>>;
  readonly time: CompanyTime;
  /** Undefined for a reader who may not change employees. */
  readonly actions: EmployeeActions | undefined;
};
type Row = EmployeeView & { readonly employee: Employee };

export function useEmployeeColumns(view: EmployeeView): Column<Employee>[] {
  return useMemo(() => columnsOf(view), [view]);
}

function columnsOf(view: EmployeeView): Column<Employee>[] {
  const { t, time, actions } = view;
  return [
    {
      id: 'name',
      label: t('employees.name'),
      rowHead: true,
      wraps: true,
      sortBy: ({ name }) => name,
      compare: byName,
      cell: (employee) => <MarkedName employee={employee} />,
    },
    {
      id: 'created',
      label: t('employees.created'),
      width: '126px',
      firstDescending: true,
      sortBy: ({ created }) => created,
      cell: ({ created }) => <span className="num">{time.dayText(time.dayAt(created))}</span>,
    },
    {
      id: 'latest_work_log',
      label: t('employees.lastEntry'),
      width: '150px',
      firstDescending: true,
      sortBy: ({ latest_work_log }) => latest_work_log,
      cell: ({ latest_work_log }) => (
        <LastEntry at={latest_work_log} time={time} none={t('employees.noEntry')} />
      ),
    },
    {
      id: 'login',
      label: t('employees.login'),
      width: '250px',
      cell: (employee) => <Login {...view} employee={employee} />,
    },
    {
      id: 'edit',
      label: t('employees.editing'),
      hideLabel: true,
      align: 'end',
      width: '72px',
      hidden: !actions,
      cell: (employee) => <Edit {...view} employee={employee} />,
    },
  ];
}

function MarkedName({ employee }: { employee: Employee }) {
  return (
    <>
      <NameLink name={employee.name} href={personHref(employee.id)} />
      <ExampleMark of={employee} />
    </>
  );
}

function Login({ employee, t, actions }: Row) {
  const { onSms, onActivate } = actions ?? {};
  // Example employees have no log-in.
  if (employee.example) return null;
  return (
    <span className={styles.login}>
      <code className={styles.token}>{employee.login_token}</code>
      {onSms && !employee.disabled && (
        <Button
          size="s"
          variant="quiet"
          icon={<IconMessage2 size={18} stroke={1.75} />}
          label={t('employees.sendSmsTo', { name: employee.name })}
          aria-haspopup="dialog"
          onClick={() => onSms(employee)}
        >
          {t('employees.sendSms')}
        </Button>
      )}
      {onActivate && employee.disabled && (
        <Button
          size="s"
          label={t('employees.activateOne', { name: employee.name })}
          onClick={() => onActivate(employee)}
        >
          {t('employees.activate')}
        </Button>
      )}
    </span>
  );
}

function Edit({ employee, t, actions }: Row) {
  if (!actions || employee.example) return null;
  return (
    <IconButton
      label={t('employees.editOne', { name: employee.name })}
      aria-haspopup="dialog"
      onClick={() => actions.onEdit(employee)}
    >
      <IconPencil size={18} stroke={1.75} />
    </IconButton>
  );
}

export function CompactEmployee({ employee, ...view }: Row) {
  const { t, time } = view;
  return (
    <div className={styles.compact}>
      <div className={styles.compactLine}>
        <b className={styles.compactName}>
          <MarkedName employee={employee} />
        </b>
        <Edit {...view} employee={employee} />
      </div>
      <div className={styles.compactFoot}>
        <p className={styles.compactFacts}>
          <span>
            <span className="dim">{t('employees.lastEntry')}</span>{' '}
            <LastEntry at={employee.latest_work_log} time={time} none={t('employees.noEntry')} />
          </span>
          <span>
            <span className="dim">{t('employees.created')}</span>{' '}
            <span className="num">{time.dayText(time.dayAt(employee.created))}</span>
          </span>
        </p>
        <Login {...view} employee={employee} />
      </div>
    </div>
  );
}
