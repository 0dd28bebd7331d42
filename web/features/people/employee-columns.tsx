// The columns of the employees, and one employee as a row of a narrow screen.

import { IconMessage2, IconPencil } from '@tabler/icons-react';
import type { Employee } from '#shared/model/employee.ts';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table-model.ts';
import { byName } from '#web/work/alphabet.ts';
import type { CompanyTime } from '#web/work/company-time.ts';
import { LastEntry } from './last-entry.tsx';
import styles from './people.module.css';

export type EmployeeActions = {
  readonly onEdit: (employee: Employee) => void;
  readonly onSms: (employee: Employee) => void;
  readonly onActivate: (employee: Employee) => void;
};
/** Without actions nothing may be changed. */
type View = { readonly time: CompanyTime; readonly actions: EmployeeActions | undefined };

export function useEmployeeColumns({ time, actions }: View): Column<Employee>[] {
  const t = useTexts('people');
  return [
    {
      id: 'name',
      label: t('employees.name'),
      rowHead: true,
      wraps: true,
      sortBy: ({ name }) => name,
      compare: byName,
      cell: ({ name }) => name,
    },
    {
      id: 'created',
      label: t('employees.created'),
      width: '150px',
      firstDescending: true,
      sortBy: ({ created }) => created,
      cell: ({ created }) => <span className="num">{time.dayText(time.dayAt(created))}</span>,
    },
    {
      id: 'latest_work_log',
      label: t('employees.lastEntry'),
      width: '170px',
      firstDescending: true,
      sortBy: ({ latest_work_log }) => latest_work_log,
      cell: ({ latest_work_log }) => <LastEntry at={latest_work_log} time={time} />,
    },
    {
      id: 'login',
      label: t('employees.login'),
      width: '280px',
      cell: (employee) => <Login employee={employee} actions={actions} />,
    },
    {
      id: 'edit',
      label: t('employees.editing'),
      hideLabel: true,
      align: 'end',
      width: '150px',
      hidden: !actions,
      cell: (employee) => actions && <Tools employee={employee} actions={actions} />,
    },
  ];
}

function Login({ employee, actions }: Pick<View, 'actions'> & { employee: Employee }) {
  const t = useTexts('people');
  return (
    <span className={styles.login}>
      <code className={styles.token}>{employee.login_token}</code>
      {actions && !employee.disabled && (
        <Button
          size="s"
          variant="quiet"
          icon={<IconMessage2 size={18} stroke={1.75} />}
          label={t('employees.sendSmsTo', { name: employee.name })}
          onClick={() => actions.onSms(employee)}
        >
          {t('employees.sendSms')}
        </Button>
      )}
    </span>
  );
}

function Tools({ employee, actions }: { employee: Employee; actions: EmployeeActions }) {
  const t = useTexts('people');
  return (
    <span className={styles.tools}>
      {employee.disabled && (
        <Button
          size="s"
          label={t('employees.activateOne', { name: employee.name })}
          onClick={() => actions.onActivate(employee)}
        >
          {t('employees.activate')}
        </Button>
      )}
      <IconButton
        label={t('employees.editOne', { name: employee.name })}
        aria-haspopup="dialog"
        onClick={() => actions.onEdit(employee)}
      >
        <IconPencil size={18} stroke={1.75} />
      </IconButton>
    </span>
  );
}

export function CompactEmployee({ employee, time, actions }: View & { employee: Employee }) {
  const t = useTexts('people');
  return (
    <div className={styles.compact}>
      <div className={styles.compactLine}>
        <b>{employee.name}</b>
        {actions && <Tools employee={employee} actions={actions} />}
      </div>
      <p className="small">
        <span className="dim">{t('employees.lastEntry')}</span>{' '}
        <LastEntry at={employee.latest_work_log} time={time} />
      </p>
      <Login employee={employee} actions={actions} />
    </div>
  );
}
