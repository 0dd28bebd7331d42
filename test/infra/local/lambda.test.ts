// Lambda's Invoke in the embedded cloud: an operator's command line calls a function by its name.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originOf } from '#infra/local/ports.ts';
import { startTinyCloud, type TinyCloud } from './tiny-cloud.ts';

let tiny: TinyCloud;
beforeAll(async () => {
  tiny = await startTinyCloud();
});
afterAll(() => tiny.stop());

const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local/x' };
async function invoke(name: string, body: string, headers: Readonly<Record<string, string>> = signed) {
  const reply = await fetch(
    `${originOf(tiny.ports.aws)}/2015-03-31/functions/${encodeURIComponent(name)}/invocations`,
    { method: 'POST', body, headers },
  );
  const text = await reply.text();
  return {
    status: reply.status,
    failure: reply.headers.get('x-amz-function-error'),
    error: reply.headers.get('x-amzn-errortype'),
    body: text === '' ? undefined : JSON.parse(text),
  };
}
const ask = (query: Readonly<Record<string, string>>) => JSON.stringify({ queryStringParameters: query });

describe('a function that is invoked by its name', () => {
  it.each(['tiny-echo', 'tiny-echo:$LATEST', 'arn:aws:lambda:eu-central-1:000000000000:function:tiny-echo'])(
    'answers what it answers: %s',
    async (name) => {
      expect(await invoke(name, ask({ do: 'plain' }))).toMatchObject({ status: 200, body: { plain: true } });
    },
  );

  it('answers what it threw as its own failure', async () => {
    expect(await invoke('tiny-echo', ask({ do: 'fail' }))).toMatchObject({
      status: 200,
      failure: 'Unhandled',
      body: { errorMessage: 'asked to fail' },
    });
  });

  it('is answered at once where the caller does not wait, and not called on a dry run', async () => {
    const record = (mark: string) =>
      JSON.stringify({ Records: [{ messageId: 'm', body: JSON.stringify({ kind: 'good', mark }) }] });
    const kind = (type: string) => ({ ...signed, 'x-amz-invocation-type': type });
    expect(await invoke('tiny-picky', record('by DryRun'), kind('DryRun'))).toMatchObject({ status: 204 });
    expect(await invoke('tiny-picky', record('by Event'), kind('Event'))).toMatchObject({ status: 202 });
    await expect.poll(async () => (await tiny.worked()).join(' ')).toContain('by Event');
    expect((await tiny.worked()).join(' ')).not.toContain('by DryRun');
    expect(await invoke('tiny-picky', '{}', kind('Later'))).toMatchObject({ status: 400 });
  });

  it.each([
    ['nobody', '{}', signed, 404, 'ResourceNotFoundException'],
    ['tiny-echo', 'no JSON', signed, 400, 'InvalidRequestContentException'],
    ['tiny-echo', `"${'x'.repeat(6 * 1024 * 1024)}"`, signed, 413, 'RequestTooLargeException'],
    ['tiny-echo', '{}', {}, 403, null],
  ] as const)('is refused as Lambda does: %s, case %#', async (name, body, headers, status, error) => {
    expect(await invoke(name, body, headers)).toMatchObject({ status, error });
  });
});
