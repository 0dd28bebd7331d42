// The product's clock on an emulator: an offset in every function's environment. Moving it restarts every function,
// which takes seconds, so a test moves it once, at its start.

import * as z from 'zod';
import type { Clock } from '#infra/local/clock.ts';
import { region } from '#infra/local/site/template-values.ts';
import { service } from '#infra/stages.ts';

const offsetName = 'CLOCK_OFFSET_SECONDS';
const configuration = z.object({
  FunctionName: z.string(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).optional(),
});
const page = z.object({ Functions: z.array(configuration), NextMarker: z.string().nullish() });
/** An emulator reads service and region from a signature and does not check it. */
const headers = {
  authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/${region}/lambda/aws4_request, SignedHeaders=host, Signature=0`,
  'content-type': 'application/json',
};

type Settable = Pick<Clock, 'now' | 'offsetSeconds' | 'advance' | 'reset'>;

export async function clockAt(aws: string): Promise<Settable> {
  const functions = `${aws}/2015-03-31/functions`;

  async function configurations() {
    const found: z.output<typeof configuration>[] = [];
    for (let marker = ''; ; ) {
      const reply = await fetch(`${functions}/${marker && `?Marker=${encodeURIComponent(marker)}`}`, {
        headers,
      });
      const read = page.parse(await reply.json());
      found.push(...read.Functions.filter(({ FunctionName }) => FunctionName.startsWith(`${service}-`)));
      if (!read.NextMarker) return found;
      marker = read.NextMarker;
    }
  }
  async function move(to: number): Promise<void> {
    for (const { FunctionName, Environment } of await configurations()) {
      const { [offsetName]: _, ...kept } = Environment?.Variables ?? {};
      const Variables = to === 0 ? kept : { ...kept, [offsetName]: String(to) };
      const body = JSON.stringify({ Environment: { Variables } });
      const reply = await fetch(`${functions}/${FunctionName}/configuration`, {
        method: 'PUT',
        headers,
        body,
      });
      if (!reply.ok) throw new Error(`the clock of ${FunctionName} was not moved: ${await reply.text()}`);
      await reply.arrayBuffer();
    }
    offset = to;
  }

  const [first] = await configurations();
  let offset = Number(first?.Environment?.Variables[offsetName] ?? 0);
  return {
    now: () => Math.floor(Date.now() / 1000) + offset,
    offsetSeconds: () => offset,
    advance: (seconds) => move(offset + Math.trunc(seconds)),
    reset: () => move(0),
  };
}
