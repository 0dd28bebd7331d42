// Owns the timers of a deployment while it is tested: they keep the real time, and would change rows under a test that
// says nothing changes. The systems that `npm test` starts live too short to see one.

import * as z from 'zod';
import { region } from '#infra/local/site/template-values.ts';
import { schedules } from '#events/schedules.ts';
import { service } from '#infra/stages.ts';

/** An emulator reads service and region off a signature, and does not check it. */
const headers = {
  authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/${region}/scheduler/aws4_request, SignedHeaders=host, Signature=0`,
  'content-type': 'application/json',
};
const schedule = z.looseObject({ ScheduleExpression: z.string() });

export async function setTimers(aws: string, State: 'ENABLED' | 'DISABLED'): Promise<void> {
  for (const { name } of schedules) {
    const url = `${aws}/schedules/${service}-${name}`;
    const found = schedule.parse(await (await fetch(url, { headers })).json());
    const body = JSON.stringify({ ...found, State });
    const reply = await fetch(url, { method: 'PUT', headers, body });
    if (!reply.ok) throw new Error(`the timer ${name} was not changed: ${await reply.text()}`);
    await reply.arrayBuffer();
  }
}
