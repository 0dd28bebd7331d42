// What was said and photographed on a project: comments and photos of its entries, newest first.

import type { Comment, WorkLog } from '#shared/model/worklog.ts';

export type Said = {
  readonly comment: Comment;
  /** The employee's name; undefined for the office and the time clock. */
  readonly by: string | undefined;
  readonly entry: WorkLog;
};

const isReadyPhoto = ({ photo_state }: Comment): boolean => photo_state === 'ready';

function saidIn(entries: readonly WorkLog[], isWanted: (comment: Comment) => boolean): readonly Said[] {
  return entries
    .flatMap((entry) =>
      entry.work_log_comments.filter(isWanted).map((comment) => ({
        comment,
        by: comment.created_by === 'Employee' ? entry.employee.name : undefined,
        entry,
      })),
    )
    .toSorted((a, b) => (a.comment.created < b.comment.created ? 1 : -1));
}

/** Photos that are ready to be seen. */
export const photosIn = (entries: readonly WorkLog[]): readonly Said[] => saidIn(entries, isReadyPhoto);

export const commentsIn = (entries: readonly WorkLog[]): readonly Said[] =>
  saidIn(entries, ({ photo_state, comment }) => photo_state === undefined && comment.trim() !== '');
