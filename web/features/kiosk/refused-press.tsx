// A press that the server refused: what was pressed, why it did not count, and what the person makes of it.

import * as z from 'zod/mini';
import { workLog } from '#shared/model/worklog.ts';
import { ApiError, isErrorCode } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Refusal } from '#web/work/press-queue.ts';
import { useState } from 'react';
import { type Project, sinceText, useKioskTime } from './kiosk-time.ts';
import { LettersPad } from './letters-pad.tsx';
import styles from './person.module.css';
import type { Press } from './presses.ts';
import { ProjectTiles } from './project-tiles.tsx';

const carried = z.object({ work_log: workLog });

export type Decision =
  | { readonly is: 'again'; readonly token?: string }
  | { readonly is: 'instead'; readonly press: Press }
  | { readonly is: 'yield'; readonly workLogId: string }
  | { readonly is: 'drop' };
type Props = {
  press: Press;
  refusal: Refusal;
  projects: readonly Project[];
  isBusy: boolean;
  /** The person has just written their own letters. */
  isProven: boolean;
  onDecide: (decision: Decision) => void;
};

export function RefusedPress({ press, refusal, projects, isBusy, isProven, onDecide }: Props) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { say } = useErrorWords();
  const { code, params } = refusal;
  const there = z.safeParse(carried, params).data?.work_log;
  const project = 'project' in press ? press.project.name : '';
  const at = time.clockAt(press.at);
  const { at: madeAt, behind = 0, person } = press;
  const anew = { id: crypto.randomUUID(), at: madeAt, behind, person };
  const kept = press.comment === undefined ? {} : { comment: press.comment };

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
              <Button size="l" onClick={() => onDecide({ is: 'yield', workLogId: there.id })}>
                {t('refused.keep', { project: there.project.name })}
              </Button>
              {press.kind === 'in' && there.project.id !== press.project.id && (
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
          {!(code === 'already_clocked_in' && there) && drop}
        </>
      }
    >
      {reason()}
    </ErrorAlert>
  );
}
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

function OtherProject(props: {
  projects: readonly Project[];
  isBusy: boolean;
  onChoose: (project: { id: string; name: string }) => void;
}) {
  const t = useTexts('kiosk');
  const [chosen, setChosen] = useState<string>();
  const project = props.projects.find(({ id }) => id === chosen);
  return (
    <div className={styles.other}>
      <ProjectTiles projects={props.projects} lastId={null} value={chosen} onChange={setChosen} />
      <Button
        size="l"
        variant="primary"
        loading={props.isBusy}
        disabled={!project}
        onClick={() => project && props.onChoose({ id: project.id, name: project.name })}
      >
        {t('refused.other')}
      </Button>
    </div>
  );
}
