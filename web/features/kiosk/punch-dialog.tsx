// One person at the time clock: in on a project, or out; back to the names by itself afterwards.

import { IconClockPlay, IconClockStop } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { timeClock } from '#shared/api/time-clock.ts';
import { employeeTokenLength, kioskReturnSeconds } from '#shared/limits.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { hoursTextOf } from '#web/day-format.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceList } from '#web/ui/choice-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import styles from './kiosk.module.css';
import { type Person, sinceText, useKioskTime } from './kiosk-time.ts';

const { createWorkLog, closeWorkLog, listProjects } = timeClock.endpoints;
const signs = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

export function PunchDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
  const time = useKioskTime();
  const { say } = useErrorWords();
  const asksToken = useSignedIn().settings?.time_clock.ask_token ?? false;
  const { data: projects = [], isPending } = useRead(listProjects, {});
  const clockIn = useChange(createWorkLog);
  const clockOut = useChange(closeWorkLog);
  const [projectId, setProjectId] = useState<string>();
  const [comment, setComment] = useState('');
  const [token, setToken] = useState('');
  const { open } = person;
  const project = projects.find((one) => one.id === projectId) ?? projects[0];
  const extras = {
    ...(comment.trim() ? { comment: comment.trim() } : {}),
    ...(asksToken ? { token: token.trim().toLowerCase() } : {}),
  };
  const error = clockIn.error ?? clockOut.error;
  const isReady =
    (open !== null || project !== undefined) && (!asksToken || token.trim().length === employeeTokenLength);

  const punch = async () => {
    if (open) {
      const ended = await clockOut.mutateAsync({ body: { id: open.id, ...extras } });
      const hours = hoursTextOf(currentLanguage(), ended.total_time ?? 0);
      showToast({ message: t('clockedOut', { name: person.name, hours }) });
    } else if (project) {
      await clockIn.mutateAsync({ body: { employee_id: person.id, project_id: project.id, ...extras } });
      showToast({ message: t('clockedIn', { name: person.name }) });
    }
    onClose();
  };
  useEffect(() => {
    // Whoever walks away leaves the names to the next one: every touch and key starts the count anew.
    const begin = () => setTimeout(onClose, kioskReturnSeconds * 1000);
    let timer = begin();
    const again = () => {
      clearTimeout(timer);
      timer = begin();
    };
    for (const sign of signs) document.addEventListener(sign, again);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, again);
    };
  }, [onClose]);
  const Icon = open ? IconClockStop : IconClockPlay;
  return (
    <Dialog
      open
      onClose={onClose}
      title={person.name}
      below={
        open ? `${open.project.name} · ${t('since', { time: sinceText(time, open.start_time) })}` : undefined
      }
      onSubmit={(event) => {
        event.preventDefault();
        // A refusal is shown in the dialog; nothing else follows from it.
        punch().catch(() => undefined);
      }}
      foot={
        <>
          <Button size="l" onClick={onClose}>
            {shell('cancel')}
          </Button>
          <Button
            size="l"
            type="submit"
            variant={open ? 'running' : 'primary'}
            icon={<Icon size={24} stroke={2} aria-hidden="true" />}
            disabled={!isReady}
            loading={clockIn.isPending || clockOut.isPending}
          >
            {t(open ? 'clockOut' : 'clockIn')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && <ErrorAlert>{say(error)}</ErrorAlert>}
        {!open && !isPending && projects.length === 0 && <EmptyState heading={t('noProjects')} />}
        {!open && projects.length > 0 && (
          <ChoiceList
            label={t('project')}
            value={project?.id ?? null}
            onChange={setProjectId}
            options={projects.map(({ id, name, description }) => ({
              value: id,
              label: name,
              detail: description,
            }))}
          />
        )}
        {asksToken && (
          <TextField
            label={t('token')}
            type="password"
            autoComplete="off"
            autoFocus
            maxLength={employeeTokenLength}
            value={token}
            onChange={setToken}
          />
        )}
        <TextareaField
          label={t('comment')}
          note={`(${shell('optional')})`}
          minRows={1}
          value={comment}
          onChange={setComment}
        />
      </div>
    </Dialog>
  );
}
