// Sends one press to the server and shows its reply in the lists at once.

import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { employeeApp } from '#shared/api/employee-app.ts';
import { photos } from '#shared/api/photos.ts';
import { collisionsOfBoth } from '#shared/model/collisions.ts';
import { type PressedWorkLog, type WorkLog, workLog } from '#shared/model/worklog.ts';
import { ApiError, type CallOptions, call } from '#web/api/client.ts';
import { uploadPhoto } from '#web/files/photo-upload.ts';
import type { EntryRef } from '#web/clock/press-queue.ts';
import { isUnanswered } from '#web/clock/unanswered.ts';
import type { Sent } from './outbox.ts';
import { shown } from '#web/features/phone/own/own-work.ts';
import { atNow, type OutPress, type Press, type StartPress } from './presses.ts';

const { clockIn, clockOut, switchProject, comment } = employeeApp.endpoints;

/** The fields of every clock event. From `sent_at`, new for each try, the server sees how wrong this phone's clock is. */
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

async function start(
  queries: QueryClient,
  owner: string,
  press: StartPress,
  options: CallOptions,
): Promise<Sent> {
  const { comment: note, project } = press;
  const body = { ...eventOf(press), project_id: project.id, ...(note ? { comment: note } : {}) };
  const began = (log: PressedWorkLog, ...others: readonly WorkLog[]): Sent => ({
    started: log.id,
    log,
    show: () => shown(queries, owner, [log, ...others]),
  });
  if (press.kind === 'in') return began(await call(clockIn, { body }, options));
  try {
    const switching = press.running ? { ...body, running: press.running } : body;
    const { ended, started } = await call(switchProject, { body: switching }, options);
    // One press ended and started an entry: the notice names what either of them overlaps.
    return began({ ...started, ...collisionsOfBoth(ended, started) }, ended);
  } catch (error) {
    const left = leftOf(error);
    if (!left) throw error;
    // The system ended the entry meanwhile. The press first sends the entry's real end, as a late clock-out does, and
    // goes on as a plain start. An earlier try whose reply was lost may have sent that end already.
    const end = { body: { ...eventOf(press), work_log_id: left.id } };
    const ended = await call(clockOut, end, options).catch((fault: unknown) => {
      throw isUnanswered(fault) ? fault : error;
    });
    return { becomes: { ...press, kind: 'in' }, log: ended, show: () => shown(queries, owner, [ended]) };
  }
}
function leftOf(error: unknown): WorkLog | undefined {
  if (!(error instanceof ApiError) || error.code !== 'not_clocked_in') return undefined;
  const params = z.safeParse(z.object({ work_log: workLog }), error.params);
  return params.success ? params.data.work_log : undefined;
}

/**
 * Sends one press of the employee `owner`, who may have logged out by now. A photo takes three calls under the
 * press's id: it is announced, uploaded, and named in a comment.
 */
export async function sendPress(
  queries: QueryClient,
  owner: string,
  press: Press,
  photo: Blob | undefined,
): Promise<Sent> {
  const options = { subject: owner };
  switch (press.kind) {
    case 'in':
    case 'switch':
      return start(queries, owner, press, options);
    case 'out': {
      const project_id = press.running?.project_id;
      const named = { work_log_id: workLogIdOf(press.entry), ...(project_id ? { project_id } : {}) };
      const lunch = press.lunch ? { worked_through_lunch: true } : {};
      const body = { ...eventOf(press), ...named, ...lunch };
      const ended = await call(clockOut, { body }, options);
      return { log: ended, show: () => shown(queries, owner, [ended]) };
    }
    case 'left': {
      const { sendAnswer } = await import('./answer.tsx');
      const answered = await sendAnswer(press, options);
      const logs = 'log' in answered ? [answered.log] : [];
      return { answered, show: () => shown(queries, owner, logs) };
    }
    case 'comment':
    case 'photo': {
      const work_log_id = workLogIdOf(press.entry);
      const text = press.kind === 'comment' ? press.text : await uploaded(press.id, photo, options);
      const body = { work_log_id, comment: text, at: press.at, sent_at: atNow() };
      const added = await call(comment, { body }, { ...options, key: press.id });
      return { show: () => shown(queries, owner, [], { workLogId: work_log_id, comment: added }) };
    }
  }
}

/** Uploads the photo. If the browser has deleted its file, the press is refused for good. */
async function uploaded(id: string, photo: Blob | undefined, options: CallOptions): Promise<string> {
  if (!photo) throw new ApiError('photo_missing', { status: 404 });
  return uploadPhoto(id, photo, (body) => call(photos.endpoints.beginByEmployee, { body }, options));
}
