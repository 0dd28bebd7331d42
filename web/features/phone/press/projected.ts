// The own entries with the unsent presses applied: what the phone shows.

import type { Comment, WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import type { EntryRef } from '#web/clock/press-queue.ts';
import { type Press, type StartPress, waitingId } from './presses.ts';

const isOpen = (log: WorkLog): boolean => log.end_time === undefined;
const secondsOf = (wire: string): number => fromWire(wire) ?? 0;

/** `logs` are the server's entries, `presses` the unsent presses in order. */
export function projected(
  logs: readonly WorkLog[],
  presses: readonly Press[],
  employee: { readonly id: string; readonly name: string },
): WorkLog[] {
  let list = [...logs];
  const startedAs = new Map<string, string>();
  const idOf = (entry: EntryRef): string | undefined =>
    'workLogId' in entry ? entry.workLogId : startedAs.get(entry.startedBy);
  const change = (id: string | undefined, make: (log: WorkLog) => WorkLog): void => {
    list = list.map((log) => (log.id === id ? make(log) : log));
  };
  const start = (press: StartPress): void => {
    const log = freshLog(press, employee);
    startedAs.set(press.id, log.id);
    list = [log, ...list];
  };

  for (const press of presses) {
    const open = list.find(isOpen);
    switch (press.kind) {
      case 'in':
      case 'switch': {
        // The start is done and its reply was lost, or the person clocked in elsewhere and the server will refuse it.
        const twin = list.find((log) => log.project.id === press.project.id && log.start_time === press.at);
        const same = twin ?? (press.kind === 'in' ? open : undefined);
        if (same) {
          startedAs.set(press.id, same.id);
          break;
        }
        change(open?.id, (log) => endedAt(log, press.at));
        start(press);
        break;
      }
      case 'out': {
        const id = idOf(press.entry);
        change(id, (log) =>
          isOpen(log) ? { ...endedAt(log, press.at), worked_through_lunch: press.lunch } : log,
        );
        break;
      }
      case 'left': {
        const { end, entry } = press;
        change(entry.workLogId, (log) =>
          end && (isOpen(log) || log.assumed_end) ? { ...endedAt(log, end), assumed_end: undefined } : log,
        );
        break;
      }
      case 'comment':
      case 'photo': {
        const comment = freshComment(press.id, press.at, press.kind === 'comment' ? press.text : undefined);
        change(idOf(press.entry), (log) => ({
          ...log,
          work_log_comments: [...log.work_log_comments, comment],
        }));
      }
    }
  }
  return list;
}

function freshLog(press: StartPress, employee: { readonly id: string; readonly name: string }): WorkLog {
  return {
    id: waitingId(press.id),
    project: press.project,
    employee,
    start_time: press.at,
    approved: false,
    has_location: press.location !== undefined,
    created_by: 'Employee',
    work_log_comments: press.comment ? [freshComment(press.id, press.at, press.comment)] : [],
    version: 0,
  };
}
const freshComment = (id: string, at: string, text: string | undefined): Comment => ({
  id: waitingId(id),
  comment: text ?? '',
  created: at,
  created_by: 'Employee',
  ...(text === undefined ? { photo_state: 'waiting' } : {}),
});
function endedAt(log: WorkLog, at: string): WorkLog {
  const end = Math.max(secondsOf(at), secondsOf(log.start_time));
  return { ...log, end_time: at, total_time: end - secondsOf(log.start_time) };
}
