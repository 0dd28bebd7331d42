// The call that sends one press to the server.

import { timeClock } from '#shared/api/time-clock.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import type { EntryRef } from '#web/clock/press-queue.ts';
import type { Press } from './presses.ts';
import { deviceNow } from '#web/entry/server-time.ts';

const { createWorkLog, closeWorkLog, switchWorkLog, comment } = timeClock.endpoints;

/** `token`: the 4-letter password, where the company asks for it. The press's id makes a repeat harmless. */
export function sendPress(press: Press, token: string | undefined): Promise<PressedWorkLog> {
  const key = { key: press.id };
  const letters = token === undefined ? {} : { token };
  const note = press.comment === undefined ? {} : { comment: press.comment };
  const said = { at: press.at, sent_at: deviceNow(press.behind ?? 0), ...note, ...letters };
  switch (press.kind) {
    case 'in':
      return call(
        createWorkLog,
        { body: { employee_id: press.person.id, project_id: press.project.id, ...said } },
        key,
      );
    case 'switch':
      return call(
        switchWorkLog,
        { body: { id: idOf(press.entry), project_id: press.project.id, ...said } },
        key,
      );
    case 'out':
      return call(closeWorkLog, {
        body: { id: idOf(press.entry), ...said, ...leftAtOf(press), ...lunchOf(press) },
      });
    case 'comment':
      return call(
        comment,
        { body: { work_log_id: idOf(press.entry), comment: press.comment ?? '', ...letters } },
        key,
      );
  }
}
/** Takes back the end that a person has just given. */
export const takeBack = (id: string, token: string | undefined): Promise<PressedWorkLog> =>
  call(closeWorkLog, { body: { id, left_at: null, ...(token === undefined ? {} : { token }) } });

const leftAtOf = ({ leftAt }: { readonly leftAt?: string }) =>
  leftAt === undefined ? {} : { left_at: leftAt };

const lunchOf = ({ lunch }: { readonly lunch?: boolean }) => (lunch ? { worked_through_lunch: true } : {});

function idOf(entry: EntryRef): string {
  if ('workLogId' in entry) return entry.workLogId;
  throw new Error('the entry has not been started yet');
}
