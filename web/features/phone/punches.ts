// Clock events: each has an id made here once, so that however often it is sent it has one effect.

import { employeeApp } from '#shared/api/employee-app.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { call } from '#web/api/client.ts';
import type { Position } from './location.ts';

const { clockIn, clockOut, switchProject } = employeeApp.endpoints;

type Event = {
  readonly id: string;
  /** Device time, RFC 3339. */
  readonly at: string;
  readonly comment?: string;
  readonly location?: Position;
};
export type Punch =
  | (Event & { readonly kind: 'in' | 'switch'; readonly project_id: string; readonly projectName: string })
  | (Event & { readonly kind: 'out'; readonly work_log_id: string });

/** What every event starts with: its id and the device's time, to the second. */
export const newEvent = (): Event => ({
  id: crypto.randomUUID(),
  at: `${new Date().toISOString().slice(0, 19)}Z`,
});

/** Sends the event; answers the entry that runs after it, or the one that ended. */
export async function sendPunch(punch: Punch): Promise<WorkLog> {
  if (punch.kind === 'out') {
    const { kind: _, ...body } = punch;
    return call(clockOut, { body });
  }
  const { kind, projectName: _, ...body } = punch;
  return kind === 'in' ? call(clockIn, { body }) : (await call(switchProject, { body })).started;
}
