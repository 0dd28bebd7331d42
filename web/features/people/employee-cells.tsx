// The cells of an employee's row: name, what is now, the login password, the buttons.

import { IconAlertTriangle, IconMessage2, IconPencil } from '@tabler/icons-react';
import { secretShownSeconds } from '#shared/limits.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { useShownBriefly } from '#web/crew/shown-briefly.ts';
import { personHref } from '#web/desk/person-href.ts';
import type { Presence } from '#web/entry/presence.ts';
import type { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { HoursView } from './hours/hour-cells.tsx';
import { NameLink } from './name-link.tsx';
import styles from './people.module.css';

export type EmployeeActions = {
  readonly onEdit: (employee: Employee) => void;
  /** Undefined after the trial, when only protecting actions such as deactivating are left. */
  readonly onSms: ((employee: Employee) => void) | undefined;
  readonly onActivate: ((employee: Employee) => void) | undefined;
  /** The second value: an entry of theirs runs. */
  readonly onDeactivate: (employee: Employee, isRunning: boolean) => void;
  /** Undefined for a reader who may not change entries. */
  readonly onClockOut: ((entry: WorkLog) => void) | undefined;
};
/** Passed to every cell, because a hook for texts in every cell of a long list is slow. */
export type EmployeeView = HoursView & {
  readonly now: number;
  /** Undefined until it is known. */
  readonly presence: ReadonlyMap<string, Presence> | undefined;
  /** Login passwords are shown only to people who may manage employees. */
  readonly hasLogins: boolean;
  /** Whether the last entry of each is known: not to who sees some projects only. */
  readonly hasLatest: boolean;
  readonly onOpen: (employee: Employee) => void;
  readonly onEntries: (employee: Employee) => void;
  /** Undefined for a reader who may not change employees. */
  readonly actions: EmployeeActions | undefined;
};
export type EmployeeRow = EmployeeView & { readonly employee: Employee };

export function MarkedName({ employee }: { employee: Employee }) {
  return (
    <>
      <NameLink name={employee.name} href={personHref(employee.id)} />
      <ExampleMark of={employee} />
    </>
  );
}

type Shown = {
  readonly of: Presence | undefined;
  readonly time: CompanyTime;
  readonly t: ReturnType<typeof useTexts<'people'>>;
};

/** Nothing for an employee without hours today. */
export function NowBadge({ of, time, t }: Shown) {
  if (!of) return null;
  if (of.state === 'running') return <Badge tone="running">{t('lists.running')}</Badge>;
  if (of.state === 'out')
    return <Badge>{t('lists.out', { clock: time.clockAt(of.entry.end_time ?? of.entry.start_time) })}</Badge>;
  return (
    <span className={styles.forgotten}>
      <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />
      {t('lists.forgotten')}
    </span>
  );
}

export function Login({ employee, t, actions, hasLogins }: EmployeeRow) {
  const { onSms, onActivate } = actions ?? {};
  // Example employees have no log-in.
  if (employee.example || !hasLogins) return null;
  // An administrator acting as the company sees no letters and gives none.
  const hasLetters = employee.login_token !== '';
  return (
    <span className={styles.login}>
      {hasLetters && <Token employee={employee} t={t} />}
      {onSms && hasLetters && !employee.disabled && (
        <IconButton
          label={t('employees.sendSmsTo', { name: employee.name })}
          aria-haspopup="dialog"
          onClick={() => onSms(employee)}
        >
          <IconMessage2 size={18} stroke={1.75} />
        </IconButton>
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

/** Four dots until somebody asks for the letters, which hide again after a while. */
function Token({ employee, t }: Pick<EmployeeRow, 'employee' | 't'>) {
  const [isShown, setShown] = useShownBriefly();
  if (isShown)
    return (
      <>
        <code className={styles.token}>{employee.login_token}</code>
        <span className={styles.hides}>{t('lists.hides', { seconds: secretShownSeconds })}</span>
      </>
    );
  return (
    <>
      <span className={styles.token} aria-hidden="true">
        ••••
      </span>
      <span className="visually-hidden">{t('lists.hidden')}</span>
      <Button
        size="s"
        variant="quiet"
        label={t('lists.showOne', { name: employee.name })}
        onClick={() => setShown(true)}
      >
        {t('lists.show')}
      </Button>
    </>
  );
}

export function Edit({ employee, t, actions }: EmployeeRow) {
  if (!actions || employee.example) return null;
  return (
    <IconButton
      label={t('employees.editOne', { name: employee.name })}
      aria-haspopup="dialog"
      data-row-key="edit"
      onClick={() => actions.onEdit(employee)}
    >
      <IconPencil size={18} stroke={1.75} />
    </IconButton>
  );
}
