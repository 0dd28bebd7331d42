// Sends a change from the version its dialog was opened at, and again where others changed only something else.

import * as z from 'zod/mini';
import { integrations, settings } from '#shared/model/company/company.ts';
import { ApiError } from '#web/api/client.ts';
import type { Chosen } from './use-settings.ts';

const triesMax = 4;
const conflict = z.object({ settings, integrations });

/** The settings as they are now, from a refusal of a change that was made from an older version. */
export function newerIn(error: unknown): Chosen | undefined {
  return error instanceof ApiError ? z.safeParse(conflict, error.params).data : undefined;
}

/** `isAsSeen`: what this dialog shows has not changed. The change is then sent again from the new version. */
export async function sendFrom(
  from: Chosen,
  isAsSeen: (now: Chosen) => boolean,
  send: (version: number) => Promise<unknown>,
  tries = triesMax,
): Promise<void> {
  try {
    await send(from.settings.version);
  } catch (refused) {
    const now = newerIn(refused);
    if (!now || tries === 1 || !isAsSeen(now)) throw refused;
    await sendFrom(now, isAsSeen, send, tries - 1);
  }
}
