// The dialog that changes, ends, approves or deletes one entry, and shows what someone else has changed since it opened.

import { IconFlag, IconHelpCircle, IconInbox, IconLock, IconTrash } from '@tabler/icons-react';
import { companies } from '#shared/api/company.ts';
import type { Project } from '#shared/model/project.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { requestsHref } from '#web/desk/requests/requests-href.ts';
import { useRequests, waitingIn } from '#web/desk/requests/use-requests.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { BesideFields } from '#web/ui/form/field-row.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useProjectGroups } from './searched-options.ts';
import { useSayClosed } from './closed-days.ts';
import { useReopenHref } from './days/reopen-href.ts';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { isDay } from './entry-draft.ts';
import { changeOf, isMoved } from './entry-change.ts';
import styles from './entry-dialog.module.css';
import { isOwn } from '#web/crew/examples.ts';
import { EntryHistory } from './entry-history.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { NewerVersionAlert } from '#web/forms/newer-version.tsx';
import { LunchField, TimesFields } from './times-fields.tsx';
import { type EditEntryProps, useEditEntry } from './use-edit-entry.ts';

export function EditEntry(props: EditEntryProps) {
  const { onClose } = props;
  const dialog = useTexts('entry');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const projects = useRead(companies.endpoints.listProjects, {});
  const entry = useEditEntry({ ...props, time, isApprovalOn });
  const { base, newer, draft, isBlocked, said, isTouched, isSaving, isErasing } = entry;
  const { alter, takeNewer, save, erase } = entry;
  const closed = useSayClosed()(base);
  const isCleared = base.approved && isMoved(time, base, draft);
  return (
    <FormDialog
      onClose={onClose}
      title={dialog('editTitle')}
      below={`${base.employee.name} · ${dialog(`madeBy.${base.created_by}`)}`}
      onSubmit={() => {
        void save();
      }}
      // A day that is still being typed makes no change yet, but must not be lost: the draft itself is compared then.
      typed={isDay(draft.day) ? changeOf(time, base, draft, isApprovalOn) : draft}
      footStart={
        erase && (
          <EraseButton isErasing={isErasing} isClosed={closed !== undefined} onErase={() => void erase()} />
        )
      }
      submit={shell('saveChanges')}
      isSending={isSaving}
      isBlocked={closed !== undefined || (isTouched && isBlocked)}
    >
      <div className={styles.fields}>
        <AskedFor workLogId={base.id} />
        {closed && <ClosedNotice said={closed} startAt={time.seconds(base.start_time)} />}
        {said && !said.field && <ErrorAlert heading={said.heading}>{said.text}</ErrorAlert>}
        {newer && <NewerVersionAlert newer={newer} onTake={takeNewer} />}
        <fieldset className={styles.closable} disabled={closed !== undefined}>
          <ProjectAndDay entry={entry} projects={projects.data} />
          <EntryTimes time={time} entry={entry} isClosed={closed !== undefined} />
          <Lunch entry={entry} isFixed={isApprovalOn && base.approved && draft.approved && !isCleared} />
          {isApprovalOn && base.end_time !== undefined && (
            <Approval
              isApproved={!isCleared && draft.approved}
              isFixed={isCleared}
              onChange={(approved) => alter({ approved })}
            />
          )}
        </fieldset>
        <EntryHistory
          entry={base}
          time={time}
          projects={projects.data ?? []}
          onPutBack={closed === undefined ? onClose : undefined}
        />
      </div>
    </FormDialog>
  );
}

type EraseProps = { readonly isErasing: boolean; readonly isClosed: boolean; readonly onErase: () => void };

function EraseButton({ isErasing, isClosed, onErase }: EraseProps) {
  const dialog = useTexts('entry');
  return (
    <Button
      variant="danger-quiet"
      icon={<IconTrash size={18} stroke={1.75} />}
      loading={isErasing}
      disabled={isClosed}
      onClick={onErase}
    >
      {dialog('deleteEntry')}
    </Button>
  );
}

/**
 * That its employee asks for a change, and the way to the request. Its words are the dialog's own: words that come later
 * would hold the dialog up.
 */
function AskedFor({ workLogId }: { readonly workLogId: string }) {
  const t = useTexts('entry');
  const about = waitingIn(useRequests().data).find(({ work_log_id }) => work_log_id === workLogId);
  if (!about) return null;
  return (
    <Notice
      icon={<IconInbox size={20} stroke={1.75} aria-hidden="true" />}
      actions={<ButtonLink href={requestsHref()}>{t('toRequests')}</ButtonLink>}
    >
      {t('asksFor', { name: about.employee.name })}
    </Notice>
  );
}

/** That its pay period is closed, and the way to open it again. */
function ClosedNotice({ said, startAt }: { readonly said: string; readonly startAt: number }) {
  const t = useTexts('entry');
  const href = useReopenHref()(startAt);
  return (
    <Notice icon={<IconLock size={20} stroke={1.75} aria-hidden="true" />}>
      {said} {href !== undefined && <UiLink href={href}>{t('reopen')}</UiLink>}
    </Notice>
  );
}

/** Used for the entry's project until the list of projects has loaded. */
const missingProject = {
  version: 0,
  is_open: true,
  created: '',
  latest_work_log: null,
  total_working_hours: 0,
  created_by: '',
};

type Edited = ReturnType<typeof useEditEntry>;

function ProjectAndDay({ entry, projects }: { entry: Edited; projects: readonly Project[] | undefined }) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const { base, draft, said, alter } = entry;
  const groups = useProjectGroups(projects?.filter(isOwn) ?? [{ ...missingProject, ...base.project }]);
  return (
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
        error={isDay(draft.day) ? (said?.field === 'day' ? said.text : undefined) : dialog('dayWrong')}
      />
    </div>
  );
}

/** The times, with notes of what they were; a running entry has a button that ends it in the place of its end. */
type EntryTimesProps = {
  readonly time: CompanyTime;
  readonly entry: Edited;
  readonly isClosed: boolean;
};

function EntryTimes({ time, entry, isClosed }: EntryTimesProps) {
  const dialog = useTexts('entry');
  const { base, draft, said, isOpen, isTouched, alter, end } = entry;
  const { original_start_time: start, original_end_time: ended, start_time: of } = base;
  const errorOf = (field: 'start' | 'end') => (said?.field === field ? said.text : undefined);
  return (
    <TimesFields
      time={time}
      draft={draft}
      onChange={alter}
      day={isDay(draft.day) ? draft.day : undefined}
      isTouched={isTouched}
      name={base.employee.name.split(' ')[0]}
      isRunning={base.end_time === undefined}
      startHelp={start && <Original time={time} at={start} of={of} />}
      endHelp={base.assumed_end ? <Assumed /> : ended && <Original time={time} at={ended} of={of} isEnd />}
      startError={errorOf('start')}
      endError={errorOf('end')}
      // The focus starts at the time that is most often wrong; a field that is off would not take it.
      autoFocus={isClosed ? undefined : isOpen ? 'start' : 'end'}
      openEnd={
        isOpen ? (
          <BesideFields>
            <Button
              onClick={({ currentTarget }) => {
                // The field replaces the pressed button and takes its focus.
                const form = currentTarget.closest('form');
                end();
                requestAnimationFrame(() => form?.querySelector<HTMLElement>('[data-autofocus]')?.focus());
              }}
            >
              {dialog('setOut')}
            </Button>
          </BesideFields>
        ) : undefined
      }
    />
  );
}

/** An approval holds the mark fast. */
function Lunch({ entry: { draft, alter }, isFixed }: { entry: Edited; isFixed: boolean }) {
  return (
    <LunchField
      checked={draft.lunchWorked}
      disabled={isFixed}
      onChange={(lunchWorked) => alter({ lunchWorked })}
    />
  );
}

type ApprovalProps = {
  readonly isApproved: boolean;
  readonly isFixed: boolean;
  readonly onChange: (isApproved: boolean) => void;
};

function Approval({ isApproved, isFixed, onChange }: ApprovalProps) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  return (
    <div className={styles.status}>
      <Segmented
        label={t('status')}
        value={isApproved ? 'approved' : 'notApproved'}
        onChange={(value) => onChange(value === 'approved')}
        disabled={isFixed}
        options={[
          { value: 'approved', label: t('approved') },
          { value: 'notApproved', label: t('notApproved') },
        ]}
      />
      <p className="dim small">{dialog('approvalCleared')}</p>
    </div>
  );
}

/** A note beneath a time field: the original time. */
function Original({ time, at, of, isEnd }: { time: CompanyTime; at: string; of: string; isEnd?: boolean }) {
  const t = useTexts('entry');
  const isLater = isEnd && time.dayAt(at) > time.dayAt(of);
  return (
    <span className={styles.original}>
      <IconFlag size={14} stroke={1.75} aria-hidden="true" />
      {t(isLater ? 'originallyDayAfter' : 'originally', { clock: time.clockAt(at) })}
    </span>
  );
}

/** A note beneath the out time that the system assumed, because the employee did not clock out. */
function Assumed() {
  const t = useTexts('entries');
  return (
    <span className={styles.original}>
      <IconHelpCircle size={14} stroke={1.75} aria-hidden="true" />
      {t('assumedEnd')}
    </span>
  );
}
