// One press on its way to the server, and what its answer shows at once.

import type { QueryClient } from '@tanstack/react-query';
import { employeeApp } from '#shared/api/employee-app.ts';
import { photos } from '#shared/api/photos.ts';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import * as z from 'zod/mini';
import { ApiError, call } from '#web/api/client.ts';
import { uploadPhoto } from '#web/work/photo-upload.ts';
import type { Sent } from './outbox.ts';
import { shown } from './own-work.ts';
import { atNow, type EntryRef, type OutPress, type Press, type StartPress } from './presses.ts';

const { clockIn, clockOut, switchProject, comment, answerEnd } = employeeApp.endpoints;

/** What every clock event says; `sent_at` tells how wrong this phone's clock is, and is new for every try. */
function eventOf({ id, at, location, missing }: StartPress | OutPress) {
  return {
    id,
    at,
    sent_at: atNow(),
    ...(location ? { location } : {}),
    ...(missing ? { location_missing: missing } : {}),
  };
}
const workLogIdOf = (entry: EntryRef): string => {
  if ('workLogId' in entry) return entry.workLogId;
  throw new Error('the entry has not been started yet');
};

async function start(press: StartPress): Promise<readonly WorkLog[]> {
  const { comment: note, project } = press;
  const body = { ...eventOf(press), project_id: project.id, ...(note ? { comment: note } : {}) };
  if (press.kind === 'in') return [await call(clockIn, { body })];
  try {
    const { ended, started } = await call(switchProject, { body });
    return [started, ended];
  } catch (error) {
    const left = assumedEnd(error);
    if (!left) throw error;
    // The entry was closed by itself after hours: this press says when it really ended.
    const ended = await call(answerEnd, { path: { id: left.id }, body: { end_time: press.at } });
    return [await call(clockIn, { body }), ended];
  }
}
function assumedEnd(error: unknown): WorkLog | undefined {
  if (!(error instanceof ApiError) || error.code !== 'not_clocked_in') return undefined;
  const told = z.safeParse(z.object({ work_log: workLog }), error.params);
  return told.success && told.data.work_log.assumed_end ? told.data.work_log : undefined;
}

/** Sends one press. A photo is announced, uploaded and then named in a comment: each under the press's id. */
export async function sendPress(queries: QueryClient, press: Press, photo: Blob | undefined): Promise<Sent> {
  switch (press.kind) {
    case 'in':
    case 'switch': {
      const logs = await start(press);
      return { ...(logs[0] ? { started: logs[0].id, log: logs[0] } : {}), show: () => shown(queries, logs) };
    }
    case 'out': {
      const { entry } = press;
      const body = { ...eventOf(press), work_log_id: workLogIdOf(entry) };
      const ended = await call(clockOut, { body });
      return { log: ended, show: () => shown(queries, [ended]) };
    }
    case 'comment':
    case 'photo': {
      const work_log_id = workLogIdOf(press.entry);
      const text = press.kind === 'comment' ? press.text : await uploaded(press.id, photo);
      const body = { work_log_id, comment: text, at: press.at };
      const added = await call(comment, { body }, { key: press.id });
      return { show: () => shown(queries, [], { workLogId: work_log_id, comment: added }) };
    }
  }
}

/** Without its file a photo can never be sent: the browser has thrown it away. */
async function uploaded(id: string, photo: Blob | undefined): Promise<string> {
  if (!photo) throw new ApiError('photo_missing', { status: 404 });
  return uploadPhoto(id, photo, (body) => call(photos.endpoints.beginByEmployee, { body }));
}
