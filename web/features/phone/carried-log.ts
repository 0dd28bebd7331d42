// The entry as it is now, that the refusal of a press carries.

import * as z from 'zod/mini';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import type { Refusal } from '#web/clock/press-queue.ts';

const carried = z.object({ work_log: workLog });
export const carriedLog = ({ params }: Pick<Refusal, 'params'>): WorkLog | undefined =>
  z.safeParse(carried, params).data?.work_log;
