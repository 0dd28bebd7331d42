// The Lambda by which an operator runs an administrator's script from the AWS console or the command line (runbook.md).

import type { Context } from 'aws-lambda';
import { openTable } from '#functions/aws/table.ts';
import { runByHand } from '#functions/domain/scripts/by-hand.ts';
import { env, now } from '#functions/runtime/env.ts';
import { openLog } from '#functions/runtime/log.ts';

const table = openTable(env('TABLE_NAME'));

/** CloudTrail says who has invoked it, under the request's id, which the audit keeps. */
export const handler = (sent: unknown, { awsRequestId: requestId }: Context) =>
  runByHand({ table, now: now(), requestId, log: openLog({ requestId }) }, sent);
