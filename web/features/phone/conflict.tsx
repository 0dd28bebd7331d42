// A clock event that met something else: what happened meanwhile, and the person's choice. Nothing goes without one.

import * as z from 'zod/mini';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { ApiError } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Refusal } from '#web/work/press-queue.ts';
import { ConflictFrame, type ConflictProps } from './conflict-frame.tsx';
import { OtherProject } from './conflict-project.tsx';
import { TwoEnds } from './conflict-ends.tsx';
import { startOf } from './own-days.ts';
import { made, type OutPress, restarted, type StartPress } from './presses.ts';
import { useWords } from './use-words.ts';
import { LetGo } from './waiting.tsx';

const carried = z.object({ work_log: workLog });
const logIn = ({ params }: Refusal): WorkLog | undefined => z.safeParse(carried, params).data?.work_log;

export function Conflict(props: ConflictProps) {
  const { press, refusal } = props;
  const log = logIn(refusal);
  if (press.kind === 'out') {
    if (log?.end_time !== undefined && refusal.code === 'not_clocked_in')
      return <TwoEnds {...props} press={press} log={log} end={log.end_time} />;
    if (log && refusal.code === 'out_before_in') return <BeforeIn {...props} press={press} log={log} />;
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
  const at = fromWire(press.at) ?? 0;
  return (
    <ConflictFrame
      heading={t('conflict.elsewhere')}
      text={t('refused.elsewhere', { project: log.project.name, time: words.sinceText(startOf(log)) })}
    >
      <Button size="l" fill variant="primary" onClick={() => void outbox.yieldTo(press.id, log.id)}>
        {t('conflict.stay', { project: log.project.name })}
      </Button>
      {startOf(log) < at && (
        <Button
          size="l"
          fill
          onClick={() => void outbox.replace(press.id, restarted(press, { kind: 'switch' }))}
        >
          {t('conflict.switchAt', { project: press.project.name, time: words.sinceText(at) })}
        </Button>
      )}
    </ConflictFrame>
  );
}

/** A switch while nobody is in: the entry that was left has been ended by someone. */
function NobodyIn({ press, clock }: ConflictProps & { press: StartPress }) {
  const t = useTexts('phone');
  const words = useWords();
  const time = words.sinceText(fromWire(press.at) ?? 0);
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
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}

function BeforeIn({ press, clock, log }: ConflictProps & { press: OutPress; log: WorkLog }) {
  const t = useTexts('phone');
  const words = useWords();
  const out = words.sinceText(fromWire(press.at) ?? 0);
  const now = (): OutPress => ({ ...made(), kind: 'out', entry: { workLogId: log.id } });
  return (
    <ConflictFrame
      heading={t('conflict.beforeIn')}
      text={t('conflict.beforeInText', { out, in: words.sinceText(startOf(log)) })}
    >
      <Button size="l" fill variant="primary" onClick={() => void clock.outbox.replace(press.id, now())}>
        {t('conflict.outNow')}
      </Button>
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}

/** Refused for a reason that choosing cannot mend: it stays until it may be sent, or is let go. */
function Unfit({ press, refusal, clock }: ConflictProps) {
  const t = useTexts('phone');
  const words = useWords();
  const { say } = useErrorWords();
  const time = words.sinceText(fromWire(press.at) ?? 0);
  return (
    <ConflictFrame
      heading={t('refused.title')}
      text={
        <>
          <b>{t(`waiting.${press.kind}`, { time })}</b>: {say(new ApiError(refusal.code, refusal))}{' '}
          {t('conflict.kept')}
        </>
      }
    >
      <Button size="l" fill onClick={() => void clock.outbox.again(press.id)}>
        {t('waiting.again')}
      </Button>
      <LetGo press={press} clock={clock} />
    </ConflictFrame>
  );
}
