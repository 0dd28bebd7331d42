// The dialog that adds entries by hand, with the same times on every chosen day.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { manualEntriesMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { DatesField } from '#web/ui/date/dates-field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import styles from './entry-dialog.module.css';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useEmployeeGroups, useProjectGroups } from './searched-options.ts';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { draftSeconds, instantsOf, type TimesDraft, timesFault } from './entry-draft.ts';
import { ownOf } from '#web/crew/examples.ts';
import { lastProject } from './days/planned.ts';
import { LunchField, TimesFields } from './times-fields.tsx';
import { addDays, type Day } from '#shared/time/day.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { overlappedEntries } from './overlaps/overlapped.ts';
import { useUndo } from './bulk/undo.ts';
import { OverlappedList } from './overlaps/overlapped-list.tsx';

const { listEmployees, listProjects } = companies.endpoints;
const usualTimes: TimesDraft = { start: '08:00', end: '16:00', daysOn: 0 };

/** The values that follow from where the button stands. */
export type BegunEntry = {
  readonly employeeId?: string | undefined;
  readonly projectId?: string | undefined;
  readonly day: Day;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
};
type AddProps = { readonly onClose: () => void; readonly begun?: BegunEntry | undefined };

/** The form's state: the typed values, their errors, and sending. */
function useAddition({ onClose, begun }: AddProps) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const words = useErrorWords();
  const time = useCompanyTime();
  const add = useChange(worklogs.endpoints.add);
  const undo = useUndo();
  const [employeeId, setEmployee] = useState(begun?.employeeId ?? '');
  const [chosenId, setProject] = useState(begun?.projectId ?? '');
  const likelyId = useLikelyProject(employeeId, time);
  const projectId = chosenId === '' ? likelyId : chosenId;
  const firstDay = begun?.day ?? time.today();
  // A day that came without a person is only where the reader stands.
  const [proposed, setProposed] = useState(begun?.employeeId === undefined ? firstDay : undefined);
  const [days, setDays] = useState<readonly string[]>([firstDay]);
  const [draft, setDraft] = useState(() => timesOf(begun));
  const [isLunchWorked, setLunchWorked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isSent, setSent] = useState(false);
  const [said, setSaid] = useState<string>();
  const isTooMany = days.length > manualEntriesMax;
  const tooMany = isTooMany ? dialog('daysMost', { max: manualEntriesMax }) : undefined;
  const daysFault = days.length === 0 ? t('selectDay') : tooMany;
  const isComplete = draft.end !== '' && timesFault(draft) === undefined && daysFault === undefined;
  const send = async (): Promise<void> => {
    setTouched(true);
    setSent(true);
    setSaid(undefined);
    if (!isComplete || employeeId === '' || projectId === '' || add.isPending) return;
    const body = days.map((day) => {
      const { start, end = start } = instantsOf(time, day, draft);
      const lunch = isLunchWorked ? { worked_through_lunch: true } : {};
      return { start_time: start, end_time: end, employee_id: employeeId, project_id: projectId, ...lunch };
    });
    let added: readonly WorkLog[];
    try {
      added = await add.mutateAsync({ body });
    } catch (error) {
      setSaid(words.explain(error).issues[0]?.message ?? words.say(error));
      return;
    }
    showToast({ message: dialog('added', { count: days.length }), ...undo.ofAdded(added) });
    onClose();
  };
  /** The first day that is chosen takes the place of the proposed one. */
  const chooseDays = (next: readonly string[]): void => {
    setDays(next.filter((day) => day !== proposed));
    setProposed(undefined);
  };
  const setTimes = (next: TimesDraft): void => {
    setTouched(true);
    setDraft(next);
  };
  const daysError = isSent || isTooMany ? daysFault : undefined;
  const who = { employeeId, setEmployee, projectId, chosenId, setProject };
  const typed = { ...who, days, chooseDays, draft, setTimes, isLunchWorked, setLunchWorked };
  return { ...typed, time, isTouched, isSent, isComplete, isSending: add.isPending, said, daysError, send };
}

const likelyDays = 28;

/** The open project that the person has last worked on; '' until it is known. */
function useLikelyProject(employeeId: string, time: CompanyTime): string {
  const today = time.today();
  const query = { from: addDays(today, -likelyDays), to: today, employee_id: [employeeId] };
  const { data, isPlaceholderData } = useRead(
    worklogs.endpoints.list,
    { query },
    { enabled: employeeId !== '' },
  );
  const projects = useRead(listProjects, {});
  const open = new Set((projects.data ?? []).filter(({ is_open }) => is_open).map(({ id }) => id));
  const own = isPlaceholderData ? [] : (data ?? []);
  return lastProject(own.filter(({ project }) => open.has(project.id))) ?? '';
}

function timesOf(begun: BegunEntry | undefined): TimesDraft {
  const { start, end } = begun ?? {};
  return start !== undefined && end !== undefined ? { start, end, daysOn: Number(end <= start) } : usualTimes;
}

export function AddEntries(props: AddProps) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const addition = useAddition(props);
  const { employeeId, chosenId, days, draft, time, isComplete } = addition;
  const seconds = isComplete ? days.reduce((sum, day) => sum + draftSeconds(time, day, draft), 0) : 0;
  return (
    <FormDialog
      onClose={props.onClose}
      title={t('addTitle')}
      onSubmit={() => {
        void addition.send();
      }}
      footStart={
        isComplete && (
          <span className="dim">
            {t('sum', { count: days.length, shown: time.number(days.length), hours: time.hours(seconds) })}
          </span>
        )
      }
      submit={dialog('addEntries', { count: Math.max(1, days.length) })}
      typed={[employeeId, chosenId, days, draft, addition.isLunchWorked]}
      isSending={addition.isSending}
      error={addition.said}
    >
      <div className={styles.fields}>
        <WhoAndWhere addition={addition} />
        <DatesField
          label={t('days')}
          required
          value={days}
          onChange={addition.chooseDays}
          placeholder={dialog('chooseDays')}
          error={addition.daysError}
        />
        <TimesFields
          time={time}
          draft={draft}
          onChange={addition.setTimes}
          day={days[0] ?? time.today()}
          lastDay={days.toSorted().at(-1)}
          isTouched={addition.isTouched}
        />
        <LunchField checked={addition.isLunchWorked} onChange={addition.setLunchWorked} />
        {isComplete && employeeId !== '' && !addition.isSending && (
          <HoursThere time={time} employeeId={employeeId} days={days} draft={draft} />
        )}
      </div>
    </FormDialog>
  );
}

function WhoAndWhere({ addition }: { addition: ReturnType<typeof useAddition> }) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const { employeeId, setEmployee, projectId, setProject, isSent } = addition;
  const employees = useRead(listEmployees, {});
  const projects = useRead(listProjects, {});
  const employeeGroups = useEmployeeGroups(ownOf(employees.data ?? []));
  const projectGroups = useProjectGroups(ownOf(projects.data ?? []));
  return (
    <FieldRow minPx={220}>
      <SelectField
        label={t('employee')}
        required
        value={employeeId}
        onChange={setEmployee}
        groups={employeeGroups}
        placeholder={dialog('chooseEmployee')}
        searchLabel={t('findEmployee')}
        error={isSent && employeeId === '' ? dialog('chooseEmployee') : undefined}
      />
      <SelectField
        label={t('project')}
        required
        value={projectId}
        onChange={setProject}
        groups={projectGroups}
        placeholder={dialog('chooseProject')}
        searchLabel={t('findProject')}
        error={isSent && projectId === '' ? dialog('chooseProject') : undefined}
      />
    </FieldRow>
  );
}

type Props = {
  readonly time: CompanyTime;
  readonly employeeId: string;
  /** At least one day; the times of `draft` are valid. */
  readonly days: readonly Day[];
  readonly draft: TimesDraft;
};

/** Lists the employee's entries that the new hours would overlap, as a notice that does not prevent adding. */
function HoursThere({ time, employeeId, days, draft }: Props) {
  const t = useTexts('entry');
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)];
  // A night shift may end on the first day; a running entry may have begun days ago.
  const query = { from: addDays(first, -1), to: addDays(last, 1), employee_id: [employeeId] };
  const { data = [] } = useRead(worklogs.endpoints.list, { query });
  const { open = [] } = useRead(worklogs.endpoints.overview, {}).data ?? {};
  const wanted = days.map((day) => {
    const { start, end = start } = instantsOf(time, day, draft);
    return { employeeId, startAt: time.seconds(start), endAt: time.seconds(end) };
  });
  const overlapped = overlappedEntries([...open, ...data], wanted);
  if (overlapped.length === 0) return null;
  return (
    <Notice heading={t('thereAlready')}>
      <OverlappedList overlapped={overlapped} time={time} />
    </Notice>
  );
}
