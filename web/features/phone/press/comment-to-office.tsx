// Sends a press that did not count to the office, as a comment on an own entry: its time, its project, the typed words.

import { commentMax } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { serverTimeAt } from '#web/entry/server-time.ts';
import type { ConflictProps } from './conflict-frame.tsx';
import { carriedLog } from '#web/features/phone/carried-log.ts';
import { isPunch, isWaitingId, made, type Press } from './presses.ts';
import { useWords } from '#web/features/phone/use-words.ts';

const commentOn = (workLogId: string, text: string): Press => ({
  ...made(),
  kind: 'comment',
  entry: { workLogId },
  text,
});
/** What was typed with a press that had no effect, as a comment on the entry that stays. */
export const noteOn = (workLogId: string, press: Press): readonly Press[] =>
  'comment' in press && press.comment ? [commentOn(workLogId, press.comment)] : [];

/** The comment that the office reads about a press. Other comments and photos of the entry stay as they are. */
export function useOfficeComments() {
  const t = useTexts('phone');
  const words = useWords();
  return (workLogId: string, press: Press): readonly Press[] => {
    if (!isPunch(press)) return [press];
    const time = words.moment(serverTimeAt(press.at));
    const project = press.kind === 'out' ? '' : press.project.name;
    const said = t(`conflict.told.${press.kind}`, { time, project });
    const note = noteOn(workLogId, press);
    const whole = press.kind !== 'out' && press.comment ? `${said}. ${press.comment}` : said;
    return whole.length <= commentMax ? [commentOn(workLogId, whole)] : [commentOn(workLogId, said), ...note];
  };
}

/** The choice that every refusal offers: no time and no typed word is lost with it. */
export function CommentToOffice({ press, refusal, clock, logs }: ConflictProps) {
  const t = useTexts('phone');
  const officeComments = useOfficeComments();
  const own = press.kind === 'out' && 'workLogId' in press.entry ? press.entry.workLogId : undefined;
  const isGone = refusal.code === 'work_log_missing';
  const newest = logs.find(({ id }) => !isWaitingId(id) && !(isGone && id === own))?.id;
  const on = carriedLog(refusal)?.id ?? (isGone ? undefined : own) ?? newest;
  // Who may do nothing may comment on nothing either.
  if (on === undefined || refusal.code === 'employee_disabled') return null;
  return (
    <>
      <p>{t('conflict.tellText')}</p>
      <Button
        size="l"
        fill
        onClick={() => void clock.outbox.replaceByComments(press.id, on, (one) => officeComments(on, one))}
      >
        {t('conflict.tell')}
      </Button>
    </>
  );
}
