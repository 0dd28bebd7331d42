// The dialog in which one entry is changed, ended, approved or deleted; what someone else changed meanwhile is told.

import { IconFlag, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BesideFields, FieldRow } from '#web/ui/field-row.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useProjectGroups } from './choices.ts';
import { type CompanyTime, useCompanyTime } from './company-time.ts';
import { changeOf, draftOf, type EntryDraft, isDay, isMoved } from './entry-change.ts';
import { timesFault } from './entry-draft.ts';
import { EntryHistory } from './entry-history.tsx';
import styles from './entry-dialog.module.css';
import { TimesFields } from './times-fields.tsx';

const { edit, remove } = worklogs.endpoints;
const conflict = z.object({ work_log: workLog });

type Props = { readonly entry: WorkLog; readonly onClose: () => void; readonly isEnding?: boolean };

export function EditEntry({ entry, onClose, isEnding }: Props) {
  const t = useTexts('entries');
  const common = useTexts('common');
  const words = useErrorWords();
  const time = useCompanyTime();
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const projects = useRead(companies.endpoints.listProjects, {});
  const change = useChange(edit);
  const removal = useChange(remove);
  /** The entry as last heard of; a conflict replaces it. */
  const [base, setBase] = useState(entry);
  const [draft, setDraft] = useState<EntryDraft>(() => {
    const first = draftOf(time, entry);
    return isEnding && first.end === '' ? { ...first, end: first.start } : first;
  });
  const [isTouched, setTouched] = useState(false);
  const [said, setSaid] = useState<{ heading?: string; text?: ReactNode; field?: 'start' | 'end' }>();
  const fault = timesFault(draft);
  const groups = useProjectGroups(projects.data ?? [{ ...missingProject, ...base.project }]);
  const alter = (part: Partial<EntryDraft>) => {
    setTouched(true);
    setSaid(undefined);
    setDraft((before) => ({ ...before, ...part }));
  };
  const adopt = (newer: WorkLog) => {
    setBase(newer);
    setDraft(draftOf(time, newer));
    setSaid(undefined);
    setTouched(false);
  };

  const refuse = (error: unknown): void => {
    const newer = error instanceof ApiError && z.safeParse(conflict, error.params);
    if (newer && newer.success) {
      const { work_log: latest } = newer.data;
      setBase(latest);
      setSaid({
        heading: t('changedMeanwhile'),
        text: <Newer time={time} entry={latest} onAdopt={() => adopt(latest)} />,
      });
      return;
    }
    const [issue] = words.explain(error).issues;
    const field =
      issue?.path === 'new_start_time' ? 'start' : issue?.path === 'new_end_time' ? 'end' : undefined;
    setSaid({ text: issue?.message ?? words.say(error), ...(field ? { field } : {}) });
  };

  const save = async (): Promise<void> => {
    setTouched(true);
    if (fault !== undefined || !isDay(draft.day) || change.isPending) return;
    const body = changeOf(time, base, draft, isApprovalOn);
    if (body === undefined) {
      setSaid({ heading: t('noChanges') });
      return;
    }
    try {
      await change.mutateAsync({ body });
    } catch (error) {
      refuse(error);
      return;
    }
    showToast({ message: t('saved') });
    onClose();
  };

  const erase = async (): Promise<void> => {
    const question = { heading: common('areYouCertain'), message: t('deleteText'), yes: t('deleteEntry') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await removal.mutateAsync({ path: { id: base.id } });
    } catch (error) {
      refuse(error);
      return;
    }
    showToast({ message: t('deleted') });
    onClose();
  };

  const moved = isMoved(time, base, draft);
  const isCleared = moved && base.approved;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editTitle')}
      below={`${base.employee.name} · ${t(`madeBy.${base.created_by}`)}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      footStart={
        <Button
          variant="danger-quiet"
          icon={<IconTrash size={18} stroke={1.75} />}
          loading={removal.isPending}
          onClick={() => void erase()}
        >
          {t('deleteEntry')}
        </Button>
      }
      foot={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            loading={change.isPending}
            disabled={isTouched && fault !== undefined}
          >
            {common('saveChanges')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {said && !said.field && <ErrorAlert heading={said.heading}>{said.text}</ErrorAlert>}
        <div className={styles.projectAndDay}>
          <SelectField
            label={t('project')}
            value={draft.projectId}
            onChange={(projectId) => alter({ projectId })}
            groups={groups}
          />
          <DateField
            label={t('date')}
            value={draft.day}
            onChange={(day) => alter({ day })}
            error={isDay(draft.day) ? undefined : t('dayWrong')}
          />
        </div>
        <TimesFields
          time={time}
          draft={draft}
          onChange={alter}
          day={isDay(draft.day) ? draft.day : undefined}
          isTouched={isTouched}
          name={base.employee.name.split(' ')[0]}
          startHelp={<Original time={time} at={base.original_start_time} of={base.start_time} />}
          endHelp={<Original time={time} at={base.original_end_time} of={base.start_time} isEnd />}
          startError={said?.field === 'start' ? String(said.text) : undefined}
          endError={said?.field === 'end' ? String(said.text) : undefined}
          autoFocus={isEnding ? 'end' : undefined}
          openEnd={
            draft.end === '' && base.end_time === undefined ? (
              <BesideFields>
                <Button onClick={() => alter({ end: draft.start })}>{t('setOut')}</Button>
              </BesideFields>
            ) : undefined
          }
        />
        {isApprovalOn && base.end_time !== undefined && (
          <FieldRow minPx={240}>
            <Segmented
              label={t('status')}
              value={(isCleared ? false : draft.approved) ? 'approved' : 'notApproved'}
              onChange={(value) => alter({ approved: value === 'approved' })}
              disabled={isCleared}
              options={[
                { value: 'approved', label: t('approved') },
                { value: 'notApproved', label: t('notApproved') },
              ]}
            />
            <p className="dim small">{t('approvalCleared')}</p>
          </FieldRow>
        )}
        <EntryHistory entry={base} time={time} projects={projects.data ?? []} />
      </div>
    </Dialog>
  );
}

/** Stands for the list of projects until it has come. */
const missingProject = {
  is_open: true,
  created: '',
  latest_work_log: null,
  total_working_hours: 0,
  created_by: '',
};

function Original({
  time,
  at,
  of,
  isEnd,
}: {
  time: CompanyTime;
  at: string | undefined;
  of: string;
  isEnd?: boolean;
}) {
  const t = useTexts('entries');
  if (at === undefined) return null;
  const isLater = isEnd && time.dayAt(at) > time.dayAt(of);
  return (
    <span className={styles.original}>
      <IconFlag size={14} stroke={1.75} aria-hidden="true" />
      {t(isLater ? 'originallyDayAfter' : 'originally', { clock: time.clockAt(at) })}
    </span>
  );
}

function Newer({ time, entry, onAdopt }: { time: CompanyTime; entry: WorkLog; onAdopt: () => void }) {
  const t = useTexts('entries');
  const out = entry.end_time === undefined ? t('running') : time.clockAt(entry.end_time);
  const places = {
    project: entry.project.name,
    day: time.dayText(time.dayAt(entry.start_time)),
    in: time.clockAt(entry.start_time),
    out,
    approval: t(entry.approved ? 'approved' : 'notApproved'),
  };
  return (
    <>
      <p>{t('newerValues', places)}</p>
      <p>{t('newerAdvice')}</p>
      <Button size="s" onClick={onAdopt}>
        {t('takeNewer')}
      </Button>
    </>
  );
}
