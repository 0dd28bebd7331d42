// The comments of a columnar report, read back entry by entry.

import { toWire } from '#shared/time/instant.ts';
import type { ColumnarReport } from '#shared/model/report.ts';
import { author, type Comment, comment as commentShape } from '#shared/model/worklog.ts';

/** Entries are asked for in order, so the comments' columns are walked once. */
export function commentsIn({ comments }: ColumnarReport): (at: number, startAt: number) => Comment[] {
  const photos = new Map(
    comments.photos.map(([position, thumbnail, state]) => [position, { thumbnail, state }]),
  );
  let next = 0;
  let entry = comments.entry[0] ?? Infinity;
  return (at, startAt) => {
    const found: Comment[] = [];
    while (entry === at) {
      const photo = photos.get(next);
      const comment: Comment = {
        id: comments.id[next] ?? '',
        comment: comments.text[next] ?? '',
        created: toWire(startAt + (comments.after[next] ?? 0)),
        created_by: author.options[comments.by[next] ?? 0] ?? 'Employee',
      };
      if (photo !== undefined) {
        comment.photo_state = commentShape.shape.photo_state.parse(photo.state);
        if (photo.thumbnail !== '') comment.thumbnail = photo.thumbnail;
      }
      found.push(comment);
      next++;
      entry = next < comments.entry.length ? at + (comments.entry[next] ?? 0) : Infinity;
    }
    return found;
  };
}
