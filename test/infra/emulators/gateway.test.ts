/** Parameters of the embedded AWS, what it does not emulate, and whom it does not let in. */

import { request } from 'node:http';
import { GetParameterCommand, GetParametersCommand, PutParameterCommand } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startGateway } from './gateway-kit.ts';

const port = 24022;
let open: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  open = await startGateway(port, {
    parameters: { '/stund/test/pepper': () => 'made once', '/stund/test/web': 'http://127.0.0.1:1' },
  });
});
afterAll(() => open.gateway.close());

const call = (headers: Record<string, string>, path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{}', headers });

describe('parameters', () => {
  it('parameters are read one by one and together', async () => {
    const one = await open.ssm.send(
      new GetParameterCommand({ Name: '/stund/test/pepper', WithDecryption: true }),
    );
    expect(one.Parameter).toMatchObject({ Value: 'made once', Type: 'SecureString' });
    const Names = ['/stund/test/web', '/stund/test/none'];
    const both = await open.ssm.send(new GetParametersCommand({ Names }));
    expect(both.Parameters?.map((parameter) => parameter.Value)).toEqual(['http://127.0.0.1:1']);
    expect(both.InvalidParameters).toEqual(['/stund/test/none']);
  });

  it('an unknown parameter is named', async () => {
    await expect(open.ssm.send(new GetParameterCommand({ Name: '/nowhere' }))).rejects.toMatchObject({
      name: 'ParameterNotFound',
      message: expect.stringContaining('/nowhere'),
    });
  });

  it('an operation that is not emulated says so', async () => {
    const work = open.ssm.send(new PutParameterCommand({ Name: '/a', Value: 'b' }));
    await expect(work).rejects.toThrow('SSM PutParameter is not emulated');
  });
});

describe('the gateway', () => {
  const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local/x' };
  const message = z.looseObject({ message: z.string() });

  it('services that are not emulated are named', async () => {
    const reply = await call({ ...signed, 'x-amz-target': 'GraniteServiceVersion20100801.PutMetricData' });
    expect(reply.status).toBe(400);
    expect(message.parse(await reply.json()).message).toContain('PutMetricData is not emulated');
  });

  it('a page cannot use the services: it does not sign', async () => {
    const headers = { 'x-amz-target': 'DynamoDB_20120810.ListTables', 'content-type': 'text/plain' };
    expect((await call(headers)).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call(form)).status).toBe(403);
  });

  it('a name that was pointed at this machine is refused', async () => {
    const status = await new Promise((resolve) => {
      const headers = { host: 'rebound.example', ...signed };
      request({ host: '127.0.0.1', port, path: '/', headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });

  it('a taken port is an error of its own', async () => {
    await expect(startGateway(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
