// Who is clocked in: the server's last answer, with the unsent presses applied to it.

import type { EntryRef } from '#web/clock/press-queue.ts';
import type { Unread } from '#web/clock/unread-presses.ts';
import type { Person } from '#web/features/kiosk/kiosk-time.ts';
import { type Press, pressesOf, type Queue } from './presses.ts';

type Open = {
  readonly entry: EntryRef;
  readonly project: { readonly id: string; readonly name: string };
  readonly start_time: string;
};
export type Standing = {
  readonly id: string;
  readonly name: string;
  readonly open: Open | undefined;
  /** Start of the newest entry. */
  readonly latest: string | undefined;
  readonly waiting: readonly Press[];
  /** The first press that the server refused; later ones wait for the person's decision. */
  readonly refused: Press | undefined;
  /** Notices from answers that came after the person had left. */
  readonly unread: readonly Unread[];
};

export function standingOf(person: Person, queue: Queue, unread: readonly Unread[] = []): Standing {
  const waiting = pressesOf(queue, person.id);
  const { open } = person;
  let now: Pick<Standing, 'open' | 'latest'> = {
    open: open
      ? { entry: { workLogId: open.id }, project: open.project, start_time: open.start_time }
      : undefined,
    latest: person.latest_work_log ?? undefined,
  };
  for (const press of waiting) {
    if (press.refusal) break;
    now = after(now, press);
  }
  return {
    id: person.id,
    name: person.name,
    ...now,
    waiting,
    refused: waiting.find((one) => one.refusal),
    unread: unread.filter(({ personId }) => personId === person.id),
  };
}

function after(before: Pick<Standing, 'open' | 'latest'>, press: Press): Pick<Standing, 'open' | 'latest'> {
  switch (press.kind) {
    case 'in':
    case 'switch':
      return {
        open: { entry: { startedBy: press.id }, project: press.project, start_time: press.at },
        latest: press.at,
      };
    case 'out':
      return { open: undefined, latest: before.latest };
    case 'comment':
      return before;
  }
}
