// The Lambda with which an operator runs an administrator's script from the AWS console or command line
// (runbook.md).

import type { Context } from 'aws-lambda';
import { openSecrets } from '#functions/aws/secrets.ts';
import { openTable } from '#functions/aws/table.ts';
import { runByHand } from '#functions/domain/scripts/by-hand.ts';
import { deadLetters } from '#functions/runtime/tools.ts';
import { env, now } from '#functions/runtime/env.ts';
import { openLog } from '#functions/runtime/log.ts';
import { sending } from '#functions/runtime/send.ts';

const table = openTable(env('TABLE_NAME'));
const secrets = openSecrets(env('SECRETS_PREFIX'));
const webOrigin = env('WEB_ORIGIN').split(',')[0] ?? '';
const { send } = sending();
const dead = deadLetters();

/** CloudTrail knows who invoked it, by the request id that the audit keeps. */
export const handler = (sent: unknown, { awsRequestId: requestId }: Context) =>
  runByHand(
    {
      table,
      secrets,
      webOrigin,
      send,
      deadLetters: dead,
      now: now(),
      requestId,
      log: openLog({ requestId }),
    },
    sent,
  );
