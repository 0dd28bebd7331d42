// Sends a press that was not saved to the office, as a comment on one of the employee's entries: time, project, typed words.

import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { serverTimeAt } from '#web/entry/server-time.ts';
import type { ConflictProps } from './conflict-frame.tsx';
import { commentTexts } from '#web/clock/refused-press.ts';
import { isPunch, made, type Press } from './presses.ts';
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
    const said = t(`conflict.commentText.${press.kind}`, { time, project });
    const own = press.kind === 'out' ? undefined : press.comment;
    return commentTexts(said, own).map((text) => commentOn(workLogId, text));
  };
}

/** The choice that every refusal offers: no time and no typed word is lost with it. */
export function CommentToOffice({
  press,
  clock,
  on,
}: Pick<ConflictProps, 'press' | 'clock'> & { on: string }) {
  const t = useTexts('phone');
  const officeComments = useOfficeComments();
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
