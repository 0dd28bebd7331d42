// What employees and the office wrote on the entries of a project, newest first.

import { useId, useMemo, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { initialsOf } from '#web/ui/page/account-menu.tsx';
import { commentsIn } from './project-said.ts';
import styles from './project.module.css';
import type { ProjectData } from './use-project.ts';

const commentsShown = 4;

export function ProjectComments({ data: { time, entries, days } }: { data: ProjectData }) {
  const t = useTexts('project');
  const id = useId();
  const comments = useMemo(() => commentsIn(entries), [entries]);
  const [isWhole, setWhole] = useState(false);
  const { length: count } = comments;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('comments')} detail={count > 0 && time.number(count)} />
      {count === 0 ? (
        <EmptyState heading={t('noComments', { day: time.dayText(days.from) })} />
      ) : (
        <ul className={styles.comments}>
          {comments.slice(0, isWhole ? count : commentsShown).map(({ comment, by }) => {
            const name = by ?? t(comment.created_by === 'Company' ? 'office' : 'timeClock');
            return (
              <li key={comment.id}>
                <span className={styles.initials} aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <div>
                  <p className={styles.who}>
                    <b>{name}</b>{' '}
                    <span className="num dim small">
                      {time.shortDay(time.dayAt(comment.created))} {time.clockAt(comment.created)}
                    </span>
                  </p>
                  <p className={styles.text}>{comment.comment}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {count > commentsShown && (
        <div className={styles.more}>
          <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'fewerComments' : 'allComments')}
          </Button>
        </div>
      )}
    </Card>
  );
}
