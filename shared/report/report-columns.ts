// The columnar form of a report, made from the paid parts of its entries.

import { daysBetween } from '#shared/time/day.ts';
import type { WorkPart } from '#shared/pay/overtime.ts';
import type { ColumnarReport } from '#shared/model/report.ts';
import { author, type Comment } from '#shared/model/worklog.ts';

type Head = Pick<ColumnarReport, 'from' | 'to' | 'time_zone' | 'rules' | 'open_entries' | 'example' | 'rest'>;
type NameOf = (id: string) => string;

/** A comment as it goes into the columns; `createdAt` in epoch seconds. */
export type ColumnarComment = Omit<Comment, 'created'> & { readonly createdAt: number };

/** The most characters that one base-36 digit can count. */
const sharedMax = 35;

const emptyColumns = (head: Head): ColumnarReport => ({
  ...head,
  employees: [],
  projects: [],
  counts: [],
  ids: { shared: '', length: 0, rest: '' },
  project: [],
  gap: [],
  seconds: [],
  over: [],
  lunch: [],
  split: [],
  comments: { entry: [], id: [], text: [], after: [], by: [], photos: [] },
});

/**
 * Columns of a work report. `parts` stand by employee, then by start, an entry's parts together, as
 * `workReport` gives them. Read back by `report-shape.ts`.
 */
export function columnsOf(
  head: Head,
  parts: readonly WorkPart[],
  names: { readonly employee: NameOf; readonly project: NameOf },
  commentsOf: (entryId: string) => readonly ColumnarComment[],
): ColumnarReport {
  const columns = emptyColumns(head);
  const { employees, projects, counts, project, gap, seconds, over, lunch, split } = columns;
  const tiers: NonNullable<ColumnarReport['tiers']> = [];
  const grade = (at: number, days: number, { overtime2Seconds, overtime3Seconds }: WorkPart) => {
    if (overtime2Seconds > 0 || overtime3Seconds > 0)
      tiers.push([at, days, overtime2Seconds, overtime3Seconds]);
  };
  const projectAt = new Map<string, number>();
  const ids: string[] = [];
  let first: WorkPart | undefined;
  let endAt = 0;
  let commentedAt = 0;
  for (const part of parts) {
    if (first !== undefined && part.entryId === first.entryId) {
      const at = ids.length - 1;
      const days = daysBetween(first.day, part.day);
      endAt = part.endAt;
      split.push([at, days, part.totalSeconds, part.overtimeSeconds, part.lunchSeconds]);
      seconds[at] = (seconds[at] ?? 0) + part.totalSeconds;
      over[at] = (over[at] ?? 0) + part.overtimeSeconds;
      lunch[at] = (lunch[at] ?? 0) + part.lunchSeconds;
      grade(at, days, part);
      continue;
    }
    const isNewEmployee = part.employeeId !== first?.employeeId;
    if (isNewEmployee) {
      employees.push({ id: part.employeeId, name: names.employee(part.employeeId) });
      counts.push(0);
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    let position = projectAt.get(part.projectId);
    if (position === undefined) {
      position = projects.length;
      projectAt.set(part.projectId, position);
      projects.push({ id: part.projectId, name: names.project(part.projectId) });
    }
    gap.push(part.startAt - (isNewEmployee ? 0 : endAt));
    endAt = part.endAt;
    ids.push(part.entryId);
    grade(ids.length - 1, 0, part);
    project.push(position);
    seconds.push(part.totalSeconds);
    over.push(part.overtimeSeconds);
    lunch.push(part.lunchSeconds);
    for (const comment of commentsOf(part.entryId)) {
      addComment(columns.comments, comment, ids.length - 1 - commentedAt, part.startAt);
      commentedAt = ids.length - 1;
    }
    first = part;
  }
  columns.ids = shortened(ids);
  return head.rules.tiers ? { ...columns, tiers } : columns;
}

/** `shortened(['abc', 'abd'])` → { shared: '02', length: 3, rest: 'abcd' }. */
function shortened(ids: readonly string[]): ColumnarReport['ids'] {
  const length = ids[0]?.length ?? 0;
  const isEven = ids.every((id) => id.length === length);
  let shared = '';
  let before = '';
  const rest = ids.map((id) => {
    const most = Math.min(id.length, before.length, sharedMax);
    let count = 0;
    while (count < most && id.charCodeAt(count) === before.charCodeAt(count)) count++;
    shared += count.toString(36);
    before = id;
    return id.slice(count);
  });
  return isEven ? { shared, length, rest: rest.join('') } : { shared, length: 0, rest: rest.join(' ') };
}

function addComment(
  columns: ColumnarReport['comments'],
  comment: ColumnarComment,
  distance: number,
  startAt: number,
): void {
  if (comment.photo_state !== undefined)
    columns.photos.push([columns.id.length, comment.thumbnail ?? '', comment.photo_state]);
  columns.entry.push(distance);
  columns.id.push(comment.id);
  columns.text.push(comment.comment);
  columns.after.push(comment.createdAt - startAt);
  columns.by.push(author.options.indexOf(comment.created_by));
}
