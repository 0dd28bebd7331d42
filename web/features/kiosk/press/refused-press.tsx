// A press that the server refused: what was pressed, why it did not count, and what the person makes of it.

import * as z from 'zod/mini';
import { workLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { ApiError, isErrorCode } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import type { Refusal } from '#web/clock/press-queue.ts';
import { type Project, sinceText, useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import { LettersPad } from '#web/features/kiosk/person/letters-pad.tsx';
import { OtherProject } from '#web/features/kiosk/person/other-project.tsx';
import type { Press } from './presses.ts';
import { commentMax } from '#shared/limits.ts';

const carried = z.object({ work_log: workLog });

export type Decision =
  | { readonly is: 'again'; readonly token?: string }
  | { readonly is: 'instead'; readonly press: Press }
  | { readonly is: 'yield'; readonly workLogId: string; readonly words: readonly Press[] }
  | { readonly is: 'comment'; readonly workLogId: string; readonly words: (press: Press) => readonly Press[] }
  | { readonly is: 'drop' };
type Props = {
  press: Press;
  refusal: Refusal;
  projects: readonly Project[];
  /** An own entry that can be commented on when the press is about none. */
  lastId: string | undefined;
  isBusy: boolean;
  /** The person has just written their own letters. */
  isProven: boolean;
  onDecide: (decision: Decision) => void;
};

export function RefusedPress({ press, refusal, projects, lastId, isBusy, isProven, onDecide }: Props) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { say } = useErrorWords();
  const officeComments = useOfficeComments();
  const { code, params } = refusal;
  const there = z.safeParse(carried, params).data?.work_log;
  const isEarlier = there !== undefined && (fromWire(press.at) ?? 0) < (fromWire(there.start_time) ?? 0);
  const project = 'project' in press ? press.project.name : '';
  const at = time.clockAt(press.at);
  const { at: madeAt, behind = 0, person } = press;
  const anew = { id: crypto.randomUUID(), at: madeAt, behind, person };
  const kept = press.comment === undefined ? {} : { comment: press.comment };

  const own = 'entry' in press && 'workLogId' in press.entry ? press.entry.workLogId : undefined;
  const on = there?.id ?? (code === 'work_log_missing' ? undefined : own) ?? lastId;
  const commentButton = on !== undefined && !uncommented.has(code) && (
    <Button
      size="l"
      onClick={() => onDecide({ is: 'comment', workLogId: on, words: (one) => officeComments(on, one) })}
    >
      {t('refused.tell')}
    </Button>
  );
  const drop = (
    <Button size="l" onClick={() => onDecide({ is: 'drop' })}>
      {t('refused.drop')}
    </Button>
  );
  const reason = (): string => {
    if (code === 'already_clocked_in' && there) {
      const where = { project: there.project.name, time: sinceText(time, there.start_time) };
      return t('refused.alreadyIn', where);
    }
    if (code === 'not_clocked_in') {
      return there?.end_time
        ? t('refused.endedAt', { time: time.clockAt(there.end_time) })
        : t('refused.ended');
    }
    if (code === 'wrong_employee_password') return t('refused.letters');
    return say(new ApiError(isErrorCode(code) ? code : 'unknown', { params }));
  };
  return (
    <ErrorAlert
      heading={t(`refused.${press.kind}`, { time: at, project })}
      actions={
        <>
          {code === 'already_clocked_in' && there && (
            <>
              <Button
                size="l"
                onClick={() => onDecide({ is: 'yield', workLogId: there.id, words: noteOn(there.id, press) })}
              >
                {t('refused.keep', { project: there.project.name })}
              </Button>
              {isEarlier && (
                <Button
                  size="l"
                  onClick={() =>
                    onDecide({ is: 'yield', workLogId: there.id, words: officeComments(there.id, press) })
                  }
                >
                  {t('refused.keepTell', { project: there.project.name, time: at })}
                </Button>
              )}
              {press.kind === 'in' && !isEarlier && there.project.id !== press.project.id && (
                <Button
                  size="l"
                  loading={isBusy}
                  onClick={() =>
                    onDecide({
                      is: 'instead',
                      press: {
                        ...anew,
                        ...kept,
                        kind: 'switch',
                        project: press.project,
                        entry: { workLogId: there.id },
                      },
                    })
                  }
                >
                  {t('refused.switch_to', { project, time: at })}
                </Button>
              )}
            </>
          )}
          {code === 'not_clocked_in' && press.kind === 'switch' && (
            <Button
              size="l"
              variant="primary"
              loading={isBusy}
              onClick={() =>
                onDecide({
                  is: 'instead',
                  press: { ...anew, ...kept, kind: 'in', project: press.project },
                })
              }
            >
              {t('refused.clockIn', { project, time: at })}
            </Button>
          )}
          {(code === 'project_closed' || code === 'project_missing') &&
            (press.kind === 'in' || press.kind === 'switch') && (
              <OtherProject
                projects={projects.filter(({ id }) => id !== press.project.id)}
                isBusy={isBusy}
                onChoose={(other) =>
                  onDecide({
                    is: 'instead',
                    press: { ...press, ...anew, ...kept, refusal: undefined, project: other },
                  })
                }
              />
            )}
          {code === 'wrong_employee_password' && !isProven && (
            <LettersPad isBusy={isBusy} refusals={0} onDone={(token) => onDecide({ is: 'again', token })} />
          )}
          {(!decided.has(code) || (code === 'wrong_employee_password' && isProven)) && (
            <Button size="l" loading={isBusy} onClick={() => onDecide({ is: 'again' })}>
              {t('refused.again')}
            </Button>
          )}
          {!(code === 'already_clocked_in' && there) && commentButton}
          {!(code === 'already_clocked_in' && there) && drop}
        </>
      }
    >
      {reason()}
      {code === 'already_clocked_in' && there && kept.comment !== undefined && ` ${t('refused.noteStays')}`}
    </ErrorAlert>
  );
}
/** A disabled person, or one whose password is wrong, may not comment either. */
const uncommented: ReadonlySet<string> = new Set([
  'employee_disabled',
  'employee_missing',
  'wrong_employee_password',
]);
/** Sending it again as it is would be answered in the same way. */
const decided: ReadonlySet<string> = new Set([
  'already_clocked_in',
  'not_clocked_in',
  'project_closed',
  'project_missing',
  'wrong_employee_password',
  'out_before_in',
  'work_log_missing',
]);

const commentOn = (workLogId: string, comment: string, { at, behind = 0, person }: Press): Press => ({
  id: crypto.randomUUID(),
  at,
  behind,
  person,
  kind: 'comment',
  entry: { workLogId },
  comment,
});
/** What was typed with a press that had no effect, as a comment on the entry that stays. */
const noteOn = (workLogId: string, press: Press): readonly Press[] =>
  press.comment === undefined ? [] : [commentOn(workLogId, press.comment, press)];

/** The comment that the office reads about a refused press: its time, its project and the person's words. */
function useOfficeComments() {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  return (workLogId: string, press: Press): readonly Press[] => {
    if (press.kind === 'comment') return noteOn(workLogId, press);
    const project = 'project' in press ? press.project.name : '';
    const said = t(`refused.told.${press.kind}`, { time: time.momentText(press.at), project });
    const whole = press.comment === undefined ? said : `${said}. ${press.comment}`;
    return whole.length <= commentMax
      ? [commentOn(workLogId, whole, press)]
      : [commentOn(workLogId, said, press), ...noteOn(workLogId, press)];
  };
}
