// The dialog that adds or edits an own entry, for employees with the permission manage_worklogs; others ask the office by it.

import { useState } from 'react';
import { corrections } from '#shared/api/corrections.ts';
import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { commentMax, manualEntrySecondsMax } from '#shared/limits.ts';
import { latestEditedEnd } from '#shared/time/duration.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { dayOf, instantOf, minuteOfDay, startOfDay } from '#shared/time/zone.ts';
import { ApiError, call } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { serverSeconds } from '#web/entry/server-time.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { DateInput } from './date-input.tsx';
import { endOf, startOf } from './own-days.ts';
import { ProjectList } from '#web/features/phone/project-list.tsx';
import { minutesOf } from './typed-minutes.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { employeeApp } from '#shared/api/employee-app.ts';
import { daysAround, useOverlaps } from '#web/entry/overlaps/ask-overlap.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import type { Stretch } from '#web/entry/overlaps/overlapped.ts';

const { addWorkLogs, editWorkLog } = ownWorkLogs.endpoints;

type Props = {
  log?: WorkLog;
  projects: readonly ProjectChoice[];
  /** The day of a new entry; today by default. */
  day?: Day;
  /** Asks the office instead of changing anything. */
  asks?: boolean;
  onClose: () => void;
};

export function OwnEntryDialog(props: Props) {
  const { log, projects, asks = false, onClose } = props;
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const { settings } = useSignedIn();
  const typed = useTyped(props);
  const { day, from, to, isDayAfter, projectId, word } = typed;
  const { save, isSending, problem, faults } = useSave(props, typed);
  return (
    <FormDialog
      size="s"
      onClose={onClose}
      title={
        asks ? own(log ? 'requests.change' : 'requests.newTitle') : t(log ? 'entry.title' : 'entry.addByHand')
      }
      onSubmit={() => void save()}
      submit={asks ? own('requests.send') : t('entry.save')}
      typed={[day, from, to, isDayAfter, projectId, word, typed.lunch]}
      isSending={isSending}
      isLarge
      error={problem}
    >
      <DateInput label={t('entry.date')} value={day} onChange={typed.setDay} fault={faults.day} />
      <FieldRow minPx={120}>
        <TimeField label={t('entry.in')} value={from} onChange={typed.setFrom} error={faults.start} />
        <TimeField label={t('entry.out')} value={to} onChange={typed.setTo} error={faults.end} />
      </FieldRow>
      <CheckboxField label={t('entry.dayAfter')} checked={isDayAfter} onChange={typed.setDayAfter} />
      {settings?.worked_through_lunch && (
        <CheckboxField
          label={own('lunchWorked')}
          checked={typed.lunch}
          disabled={!asks && log?.approved === true}
          onChange={typed.setLunch}
        />
      )}
      <ProjectList projects={projects} logs={[]} chosen={projectId} onChoose={typed.setProjectId} />
      {asks && (
        <TextareaField
          label={own('requests.word')}
          mostCharacters={commentMax}
          value={word}
          onChange={typed.setWord}
          error={faults.word}
        />
      )}
    </FormDialog>
  );
}

type Typed = ReturnType<typeof useTyped>;
type Faults = {
  readonly day?: string;
  readonly start?: string;
  readonly end?: string;
  readonly word?: string;
};
type Times = { readonly start: number; readonly end: number };

function useTyped({ log, projects, day: begun }: Props) {
  const words = useWords();
  const { zone } = words;
  const startAt = log ? startOf(log) : undefined;
  const endAt = log ? endOf(log, serverSeconds()) : undefined;
  const dayBefore = (seconds: number | undefined): Day => dayOf(zone, seconds ?? serverSeconds());
  const [day, setDay] = useState<Day>(
    startAt === undefined && begun !== undefined ? begun : dayBefore(startAt),
  );
  const [from, setFrom] = useState(startAt === undefined ? '08:00' : words.time(startAt));
  const [to, setTo] = useState(endAt === undefined ? '16:00' : words.time(endAt));
  const [isDayAfter, setDayAfter] = useState(log !== undefined && dayBefore(endAt) !== dayBefore(startAt));
  const [projectId, setProjectId] = useState(log?.project.id ?? projects[0]?.id);
  const [word, setWord] = useState('');
  const [lunch, setLunch] = useState(log?.worked_through_lunch ?? false);
  const values = { startAt, endAt, day, from, to, isDayAfter, projectId, word, lunch };
  return { ...values, setDay, setFrom, setTo, setDayAfter, setProjectId, setWord, setLunch };
}

/** The typed times, or what is wrong with them. */
function useTimes({ log, asks }: Props, { startAt, endAt, day, from, to, isDayAfter }: Typed) {
  const t = useTexts('phone');
  const errorTexts = useTexts('error');
  const { field: explained } = useErrorWords();
  const { zone } = useWords();
  // A time whose minute did not change keeps its seconds.
  const instant = (onDay: Day, minutes: number, before: number | undefined): number =>
    before !== undefined && dayOf(zone, before) === onDay && minuteOfDay(zone, before) === minutes
      ? before
      : instantOf(zone, onDay, minutes);

  return (): Times | { readonly faults: Faults } => {
    const [inMinutes, outMinutes] = [minutesOf(from), minutesOf(to)];
    if (inMinutes === undefined || outMinutes === undefined)
      return {
        faults: {
          ...(inMinutes === undefined ? { start: t('entry.wrong.time') } : {}),
          ...(outMinutes === undefined ? { end: t('entry.wrong.time') } : {}),
        },
      };
    const start = instant(day, inMinutes, startAt);
    const end = instant(isDayAfter ? addDays(day, 1) : day, outMinutes, endAt);
    const tomorrow = startOfDay(zone, addDays(dayOf(zone, serverSeconds()), 1));
    if (start >= tomorrow) return { faults: { day: t('entry.wrong.ahead') } };
    if (end <= start) return { faults: { end: errorTexts('out_before_in') } };
    if (end - start > manualEntrySecondsMax) return { faults: { end: t('entry.wrong.long') } };
    if (end > Math.max(tomorrow, endAt ?? 0)) return { faults: { end: t('entry.wrong.endAhead') } };
    // What has not happened yet is no correction.
    if (
      asks
        ? end > Math.max(serverSeconds(), endAt ?? 0)
        : log && end > latestEditedEnd(endAt, serverSeconds())
    )
      return { faults: { end: explained('too_late') } };
    return { start, end };
  };
}

function useSave(props: Props, typed: Typed) {
  const { log, asks = false, onClose } = props;
  const { startAt, endAt, projectId, word } = typed;
  const own = useTexts('own-hours');
  const t = useTexts('phone');
  const errorTexts = useTexts('error');
  const { say, explain } = useErrorWords();
  const { id: employeeId } = useSignedIn();
  const { mayOverlap } = useOwnOverlaps();
  const times = useTimes(props, typed);
  const { send, isSending } = useSend(props, typed);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const save = async () => {
    setProblem(undefined);
    const read = times();
    if ('faults' in read) return setFaults(read.faults);
    const { start, end } = read;
    if (asks && word.trim() === '') return setFaults({ word: own('requests.noWord') });
    setFaults({});
    const isMarkKept = typed.lunch === (log?.worked_through_lunch ?? false);
    if (log?.end_time && start === startAt && end === endAt && projectId === log.project.id && isMarkKept)
      return setProblem(errorTexts('no_changes'));
    if (!projectId || isAsking) return undefined;
    if (!asks && (start !== startAt || end !== endAt)) {
      setAsking(true);
      const isWanted = await mayOverlap([
        { ...(log ? { id: log.id } : {}), employeeId, startAt: start, endAt: end },
      ]);
      setAsking(false);
      if (!isWanted) return undefined;
    }
    try {
      await send({ start, end }, projectId);
      if (asks) showToast({ message: own('requests.sent') });
      return onClose();
    } catch (error) {
      const issue = error instanceof ApiError ? error.issues[0] : undefined;
      // Only the server knows how far back entries of this company may lie.
      if (issue?.field.endsWith('start_time') && issue.code === 'too_short')
        return setFaults({ day: t('entry.wrong.old') });
      return setProblem(explain(error).issues[0]?.message ?? say(error));
    }
  };
  return { save, isSending: isSending || isAsking, problem, faults };
}

/** An edit sends only what changed. */
function useSend({ log, asks }: Props, { startAt, endAt, word, lunch }: Typed) {
  const add = useChange(addWorkLogs);
  const edit = useChange(editWorkLog);
  const ask = useChange(corrections.endpoints.ask);
  // One request for each opened form, however often it is sent.
  const [id] = useState(() => crypto.randomUUID());
  const send = async ({ start, end }: Times, projectId: string): Promise<void> => {
    const times = { start_time: toWire(start), end_time: toWire(end), project_id: projectId };
    const mark = lunch === (log?.worked_through_lunch ?? false) ? {} : { worked_through_lunch: lunch };
    if (asks) {
      const about = log ? { work_log_id: log.id } : {};
      await ask.mutateAsync({ body: { id, ...about, ...times, ...mark, word: word.trim() } });
    } else if (log) {
      await edit.mutateAsync({
        body: {
          id: log.id,
          version: log.version,
          ...(start === startAt ? {} : { new_start_time: times.start_time }),
          ...(end === endAt ? {} : { new_end_time: times.end_time }),
          ...(projectId === log.project.id ? {} : { new_project_id: projectId }),
          ...mark,
        },
      });
    } else await add.mutateAsync({ body: [{ ...times, ...mark }] });
  };
  return { send, isSending: add.isPending || edit.isPending || ask.isPending };
}

async function ownEntries(time: CompanyTime, stretches: readonly Stretch[]): Promise<readonly WorkLog[]> {
  const [{ open }, ...lists] = await Promise.all([
    call(employeeApp.endpoints.clock, {}),
    ...daysAround(time, stretches).map((query) => call(employeeApp.endpoints.listWorkLogs, { query })),
  ]);
  return [...(open ? [open] : []), ...lists.flat()];
}
const useOwnOverlaps = () => useOverlaps(ownEntries);
