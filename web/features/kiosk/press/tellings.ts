// What the office is told of a press that did not count: a comment with its time, its project and the person's words.

import { commentMax } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import type { Press } from './presses.ts';

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
export const noteOn = (workLogId: string, press: Press): readonly Press[] =>
  press.comment === undefined ? [] : [commentOn(workLogId, press.comment, press)];

export function useTellings() {
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
