// The comments and photos of a project's entries, newest first.

import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import type { ProjectData } from './use-project.ts';

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

/** How many photos there are; undefined where the project is older than the entries that its page reads. */
export const knownPhotos = ({ project, entries, days, time }: ProjectData): number | undefined =>
  time.dayAt(project.created) < days.from ? undefined : photosIn(entries).length;

/** An example crew has no files, and a project known to be without photos no PDF of them. */
export const offersPhotos = (data: ProjectData): boolean =>
  data.project.example !== true && knownPhotos(data) !== 0;
