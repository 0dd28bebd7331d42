// The head of a person's page: the way back, the name with what runs, and what the office does with a person.

import { useTurnEmployee } from '#web/crew/turn-employee.ts';
import { IconChevronRight, IconClockEdit, IconMessage2, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useHolds } from '#web/api/holds.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import { useMay } from '#web/desk/may.ts';
import { useOpenOnArrival } from '#web/desk/arrival/open-on-arrival.ts';
import type { Opened } from '#web/entry/days/opened.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import type { PersonShow } from './person-show.ts';
import styles from './person.module.css';

const EditEmployee = lateDialog(
  async () => (await import('#web/features/people/edit-employee.tsx')).EditEmployee,
);
const SendSms = lateDialog(async () => (await import('#web/features/people/send-sms.tsx')).SendSms);
const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);

type Props = {
  readonly employee: Employee;
  readonly running: WorkLog | undefined;
  readonly show: PersonShow;
  readonly onOpen: (opened: Opened) => void;
};
type Dialog = 'edit' | 'sms' | 'end' | WorkLog;

export function PersonHead(props: Props) {
  const { employee, running } = props;
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  useOpenOnArrival(() => setDialog('sms'), 'sms');
  useOpenOnArrival(() => setDialog('end'), 'end');
  const ending = dialog === 'end' ? running : dialog;
  return (
    <div className={styles.top}>
      <Breadcrumbs isActive={!employee.disabled} />
      <PageHead
        title={
          <>
            {employee.name}
            <ExampleMark of={employee} />
          </>
        }
        detail={<State {...props} />}
        actions={<Actions {...props} onDialog={setDialog} />}
      />
      {dialog === 'edit' && <EditEmployee employee={employee} onClose={close} />}
      {dialog === 'sms' && <SendSms employee={employee} onClose={close} />}
      {typeof ending === 'object' && <EditEntry isEnding entry={ending} onClose={close} />}
    </div>
  );
}

function Breadcrumbs({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts('person');
  return (
    <nav aria-label={t('way')} className={styles.way} data-no-print="">
      <UiLink href={placeHref('employees')}>{t('employees')}</UiLink>
      <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />
      <span>{t(isActive ? 'active' : 'inactive')}</span>
    </nav>
  );
}

function State({ employee, running, show: { time } }: Props) {
  const t = useTexts('person');
  // Who sees some projects only does not know of the last entry on another.
  const knowsLast = useHolds('day_note.read');
  if (running) {
    const { project, start_time: start } = running;
    const isToday = time.dayAt(start) === time.today();
    return (
      <span className={styles.state}>
        <Badge tone="running">{t('running')}</Badge>
        {t('sinceAt', {
          project: project.name,
          clock: isToday ? time.clockAt(start) : time.momentText(start),
        })}
      </span>
    );
  }
  if (!knowsLast) return null;
  const last = employee.latest_work_log;
  return last === null ? t('noEntry') : t('lastEntry', { day: time.shortDay(time.dayAt(last)) });
}

function Actions({
  employee,
  running,
  show,
  onOpen,
  onDialog,
}: Props & { readonly onDialog: (dialog: Dialog) => void }) {
  const t = useTexts('person');
  const holdsEmployees = useHolds('employee.manage');
  const mayProtect = !useSignedIn().disabled && holdsEmployees;
  const mayEmploy = useMay('employee.manage');
  // The example crew is never changed.
  if (employee.example) return null;
  const { mayWrite } = show;
  return (
    <>
      {mayWrite && running && (
        <Button
          icon={<IconClockEdit size={18} stroke={1.75} />}
          aria-haspopup="dialog"
          onClick={() => onDialog(running)}
        >
          {t('clockOut')}
        </Button>
      )}
      {mayEmploy && !employee.disabled && (
        <Button
          icon={<IconMessage2 size={18} stroke={1.75} />}
          aria-haspopup="dialog"
          onClick={() => onDialog('sms')}
        >
          {t('sendSms')}
        </Button>
      )}
      {mayEmploy && employee.disabled && <Activate employee={employee} />}
      {mayProtect && (
        <Button
          icon={<IconPencil size={18} stroke={1.75} />}
          aria-haspopup="dialog"
          onClick={() => onDialog('edit')}
        >
          {t('edit')}
        </Button>
      )}
      {mayWrite && !employee.disabled && (
        <Button
          variant="primary"
          icon={<IconPlus size={18} stroke={2} />}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'add', begun: { employeeId: employee.id, day: show.today } })}
        >
          {t('addEntry')}
        </Button>
      )}
    </>
  );
}

/** A part of its own, so that only the page of an inactive employee reads its texts. */
function Activate({ employee }: { readonly employee: Employee }) {
  const t = useTexts('person');
  const attempt = useAttempt();
  const { turn } = useTurnEmployee();
  const activate = (): Promise<void> =>
    attempt(async () => {
      await turn(employee);
    });
  return <Button onClick={() => void activate()}>{t('activate')}</Button>;
}
