// A clock event that met something else: what happened meanwhile, and the person's choice. Nothing goes without one.

import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { serverTimeAt } from '#web/entry/server-time.ts';
import { carriedLog } from '#web/features/phone/carried-log.ts';
import { TwoEnds } from './conflict-ends.tsx';
import { ConflictFrame, type ConflictProps } from './conflict-frame.tsx';
import { startOf } from '#web/features/phone/own/own-days.ts';
import { restarted, type StartPress } from './presses.ts';
import { noteOn, CommentToOffice, useOfficeComments } from './comment-to-office.tsx';
import { useWords } from '#web/features/phone/use-words.ts';
import { LetGo } from './waiting.tsx';
import { useState } from 'react';
import { ProjectList } from '#web/features/phone/project-list.tsx';

export function Conflict(props: ConflictProps) {
  const { press, refusal } = props;
  const log = carriedLog(refusal);
  if (press.kind === 'out') {
    if (log?.end_time !== undefined && refusal.code === 'not_clocked_in')
      return <TwoEnds {...props} press={press} log={log} end={log.end_time} />;
    return <Unfit {...props} />;
  }
  if (refusal.code === 'project_closed' || refusal.code === 'project_missing')
    return <OtherProject {...props} press={press} />;
  if (log && refusal.code === 'already_clocked_in') return <Elsewhere {...props} press={press} log={log} />;
  if (press.kind === 'switch' && refusal.code === 'not_clocked_in')
    return <NobodyIn {...props} press={press} />;
  return <Unfit {...props} />;
}

/** Clocked in already, by another phone or the time clock. */
function Elsewhere({ press, clock, log }: ConflictProps & { press: StartPress; log: WorkLog }) {
  const t = useTexts('phone');
  const words = useWords();
  const { outbox } = clock;
  const officeComments = useOfficeComments();
  const at = serverTimeAt(press.at);
  const time = words.sinceText(at);
  const { project } = log;
  return (
    <ConflictFrame
      heading={t('conflict.elsewhere')}
      text={
        <>
          {t('refused.elsewhere', { project: project.name, time: words.sinceText(startOf(log)) })}
          {press.comment && ` ${t('conflict.noteStays')}`}
        </>
      }
    >
      <Button
        size="l"
        fill
        variant="primary"
        onClick={() => void outbox.yieldTo(press.id, log.id, noteOn(log.id, press))}
      >
        {t('conflict.stay', { project: project.name })}
      </Button>
      {at < startOf(log) && (
        <Button
          size="l"
          fill
          onClick={() => void outbox.yieldTo(press.id, log.id, officeComments(log.id, press))}
        >
          {t('conflict.stayTell', { project: project.name, time })}
        </Button>
      )}
      {startOf(log) < at && (
        <Button
          size="l"
          fill
          onClick={() => void outbox.replace(press.id, restarted(press, { kind: 'switch' }))}
        >
          {t('conflict.switchAt', { project: press.project.name, time })}
        </Button>
      )}
    </ConflictFrame>
  );
}

/** A switch while nobody is in: the entry that was left has been ended by someone. */
function NobodyIn(props: ConflictProps & { press: StartPress }) {
  const { press, clock } = props;
  const t = useTexts('phone');
  const words = useWords();
  const time = words.sinceText(serverTimeAt(press.at));
  const { name } = press.project;
  return (
    <ConflictFrame heading={t('conflict.nobodyIn')} text={t('conflict.switchLate', { project: name, time })}>
      <Button
        size="l"
        fill
        variant="primary"
        onClick={() => void clock.outbox.replace(press.id, restarted(press, { kind: 'in' }))}
      >
        {t('conflict.clockInAt', { project: name, time })}
      </Button>
      <CommentToOffice {...props} />
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}

/** Sent again as it is, it would be answered in the same way. */
const settled: ReadonlySet<string> = new Set([
  'invalid_input',
  'work_log_missing',
  'out_before_in',
  'key_reused',
]);
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Refused for a reason that choosing cannot mend: it stays until it may be sent, or is let go. */
function Unfit(props: ConflictProps) {
  const { press, refusal, clock } = props;
  const t = useTexts('phone');
  const words = useWords();
  const { say } = useErrorWords();
  const time = words.sinceText(serverTimeAt(press.at));
  return (
    <ConflictFrame
      heading={t('refused.title')}
      text={
        <>
          <b>{t(`waiting.${press.kind}`, { time })}</b>: {sentence(say(new ApiError(refusal.code, refusal)))}{' '}
          {t('conflict.kept')}
        </>
      }
    >
      {!settled.has(refusal.code) && (
        <Button size="l" fill onClick={() => void clock.outbox.again(press.id)}>
          {t('waiting.again')}
        </Button>
      )}
      <CommentToOffice {...props} />
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}

/** The project was closed meanwhile: another one for the same time. */
function OtherProject(props: ConflictProps & { press: StartPress }) {
  const { press, clock, projects } = props;
  const t = useTexts('phone');
  const words = useWords();
  const [id, setId] = useState<string>();
  const open = projects.filter((project) => project.id !== press.project.id);
  const chosen = open.find((project) => project.id === id);
  const time = words.sinceText(serverTimeAt(press.at));
  const use = () => {
    if (!chosen) return;
    const project = { id: chosen.id, name: chosen.name };
    void clock.outbox.replace(press.id, restarted(press, { project }));
  };
  return (
    <ConflictFrame
      heading={t('conflict.projectClosed', { project: press.project.name })}
      text={t('conflict.projectClosedText', { time })}
    >
      <ProjectList projects={open} logs={[]} chosen={id} onChoose={setId} />
      <Button size="l" fill variant="primary" disabled={!chosen} onClick={use}>
        {t('conflict.useProject')}
      </Button>
      <CommentToOffice {...props} />
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}
