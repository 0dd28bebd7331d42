// The stage on an emulator: the words that ask for it, its REST API, and its front.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { build } from '#infra/app.ts';
import { mailsAt, textsAt } from '#infra/emulator/outbox.ts';
import { deployOptionsOf } from '#infra/emulator/options.ts';
import { gatewayProxy } from '#infra/emulator/proxy.ts';
import { listen, stopListening } from '#infra/local/listen.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';
import { functionBehind, templatesOf } from './templates.ts';

// Before anything is asked of the command line.
const onAws = templatesOf('dev');
const folder = mkdtempSync(join(tmpdir(), 'stund-emulator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** The resources of the API's stack as the command line `-c name=value …` makes them. */
function apiOf(context: Readonly<Record<string, string>>) {
  vi.stubEnv('CDK_CONTEXT_JSON', JSON.stringify(context));
  const app = build({ outputFolder: folder });
  const { template } = app.synth().getStackByName('stund-dev-api');
  return z
    .record(
      z.string(),
      z.looseObject({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
    )
    .parse(z.looseObject({ Resources: z.unknown() }).parse(template).Resources);
}
type Resources = ReturnType<typeof apiOf>;
const parent = z.object({
  ParentId: z.object({ Ref: z.string() }).optional().catch(undefined),
  PathPart: z.string(),
});

function pathOf(resources: Resources, id: string | undefined): string {
  if (id === undefined) return '';
  const { ParentId, PathPart } = parent.parse(resources[id]?.Properties);
  return `${pathOf(resources, ParentId?.Ref)}/${PathPart}`;
}
const method = z.object({
  HttpMethod: z.string(),
  ResourceId: z.object({ Ref: z.string().optional() }),
  Integration: z.unknown(),
});
const ofType = (resources: Resources, type: string) =>
  Object.values(resources).filter(({ Type }) => Type === type);
const withoutHash = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');
const functionIn = (value: unknown): string =>
  withoutHash(/"(\w+)","Arn"/.exec(JSON.stringify(value))?.[1] ?? 'nothing');

describe('the REST API', () => {
  it('has every route of the HTTP API, each to the same function, and no other', () => {
    const resources = apiOf({ api: 'rest' });
    expect(ofType(resources, 'AWS::ApiGatewayV2::Api')).toEqual([]);
    const rest = ofType(resources, 'AWS::ApiGateway::Method').map(({ Properties }) => {
      const { HttpMethod, ResourceId, Integration } = method.parse(Properties);
      return `${HttpMethod} ${pathOf(resources, ResourceId.Ref)} ${functionIn(Integration)}`;
    });
    const byIntegration = new Map(
      onAws
        .of('AWS::ApiGatewayV2::Integration')
        .map(({ id, Properties }) => [
          id,
          withoutHash(functionBehind(onAws, Properties['IntegrationUri']) ?? 'nothing'),
        ]),
    );
    const http = onAws.of('AWS::ApiGatewayV2::Route').map(({ Properties }) => {
      const target = /"Ref":"(\w+)"/.exec(JSON.stringify(Properties['Target']))?.[1] ?? '';
      return `${String(Properties['RouteKey'])} ${byIntegration.get(target)}`;
    });
    expect(http.length).toBeGreaterThan(90);
    expect(rest.toSorted()).toEqual(http.toSorted());
  });

  it('hands bytes over as bytes', () => {
    const [api] = ofType(apiOf({ api: 'rest', target: 'localstack' }), 'AWS::ApiGateway::RestApi');
    expect(api?.Properties['BinaryMediaTypes']).toEqual(['*/*']);
  });

  it('answers a route it does not know as an HTTP API does', () => {
    const answers = ofType(apiOf({ api: 'rest' }), 'AWS::ApiGateway::GatewayResponse').map(
      ({ Properties: { ResponseType: to, StatusCode: status, ResponseTemplates: body } }) => [
        to,
        status,
        body,
      ],
    );
    expect(answers).toEqual([
      ['MISSING_AUTHENTICATION_TOKEN', '404', { 'application/json': '{"message":"Not Found"}' }],
    ]);
  });
});

describe('the command line', () => {
  it('asks for an emulator by target, under either name, and has an HTTP API there by default', () => {
    for (const target of ['emulator', 'localstack']) {
      const resources = apiOf({ target });
      expect(ofType(resources, 'AWS::ApiGatewayV2::Api')).toHaveLength(1);
      expect(ofType(resources, 'AWS::CloudFront::Distribution')).toEqual([]);
    }
  });

  it('says where things are; the API, the photos and the partners follow the screens’ port', () => {
    const said = { target: 'emulator', port: '5500', aws: 'http://10.0.0.9:4566', partners: 'http://host:1' };
    const text = JSON.stringify(apiOf(said));
    for (const value of [
      '"WEB_ORIGIN":"http://127.0.0.1:5500,http://localhost:5500"',
      '"API_ORIGIN":"http://127.0.0.1:5501"',
      '"PHOTO_ORIGIN":"http://127.0.0.1:5504"',
      '"PADDLE_ORIGIN":"http://host:1/paddle"',
      '"PAYDAY_ORIGIN":"http://host:1/payday"',
      '"FILES_ORIGIN":"http://10.0.0.9:4566"',
      '"COOKIE_NAME":"stund_5500"',
    ])
      expect(text).toContain(value);
  });

  it('is refused an API or a target that there is not', () => {
    expect(() => apiOf({ api: 'soap' })).toThrow('there is no API soap: choose -c api=http or rest');
    expect(() => apiOf({ target: 'azure' })).toThrow('there is no target azure: choose -c target=emulator');
  });

  it('of localstack:deploy knows where the emulator is, and speaks of it by address', () => {
    expect(deployOptionsOf([], {})).toMatchObject({
      aws: 'http://127.0.0.1:4566',
      gateway: 'http',
      port: 4400,
      partners: 'http://127.0.0.1:4405',
      isJson: false,
    });
    const words = ['--api', 'rest', '--port', '5500', '--json'];
    expect(deployOptionsOf(words, { AWS_ENDPOINT_URL: 'http://localhost:5376/' })).toMatchObject({
      aws: 'http://127.0.0.1:5376',
      gateway: 'rest',
      partners: 'http://127.0.0.1:5505',
      isJson: true,
    });
    expect(deployOptionsOf(['--help'], {})).toBe('help');
    expect(() => deployOptionsOf(['--api', 'soap'], {})).toThrow('--api must be http or rest, not "soap".');
    expect(() => deployOptionsOf(['--port', '0'], {})).toThrow(
      '--port must be a whole number from 1 to 65530',
    );
    expect(() => deployOptionsOf([], { AWS_ENDPOINT_URL: 'somewhere' })).toThrow('AWS_ENDPOINT_URL must be');
  });
});

describe('what stands before the gateway', () => {
  const asked: { url: string | undefined; accept: string | undefined; cookie: string | undefined }[] = [];
  const gateway = createServer(({ url, headers }, response) => {
    asked.push({ url, accept: headers.accept, cookie: headers.cookie });
    response.writeHead(201, {
      'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
      'access-control-allow-origin': 'http://stranger.example',
      vary: 'accept-encoding',
    });
    response.end('made');
  });
  const ours = 'http://127.0.0.1:9';
  const cors = {
    AllowOrigins: [ours],
    AllowMethods: ['GET', 'PUT'],
    AllowHeaders: ['x-stund'],
    ExposeHeaders: ['Link'],
    AllowCredentials: true,
    MaxAge: 60,
  };
  const fronts: Server[] = [];
  let [plain, rest] = ['', ''];

  beforeAll(async () => {
    const port = await freePorts();
    await listen(gateway, port);
    const place = `http://127.0.0.1:${port}/_aws/execute-api/abc/dev`;
    fronts.push(gatewayProxy({ gateway: place, cors: undefined }), gatewayProxy({ gateway: place, cors }));
    for (const [at, front] of fronts.entries()) await listen(front, port + 1 + at);
    [plain, rest] = [`http://127.0.0.1:${port + 1}`, `http://127.0.0.1:${port + 2}`];
  });
  afterAll(() => Promise.all([...fronts, gateway].map((server) => stopListening(server))));

  it('leads every path to its stage as it was sent, and every cookie of the reply back', async () => {
    const reply = await fetch(`${plain}/api/x%20y?q=a&q=%2F`, { headers: { cookie: 'sid=1; d=2' } });
    expect([reply.status, await reply.text()]).toEqual([201, 'made']);
    expect(reply.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(asked.at(-1)).toMatchObject({
      url: '/_aws/execute-api/abc/dev/api/x%20y?q=a&q=%2F',
      cookie: 'sid=1; d=2',
    });
  });

  it('says which pages may ask, and nothing that the gateway says of it', async () => {
    const own = await fetch(rest, { headers: { origin: ours } });
    expect(own.headers.get('access-control-allow-origin')).toBe(ours);
    expect(own.headers.get('vary')).toBe('accept-encoding, origin');
    const stranger = await fetch(rest, { headers: { origin: 'http://stranger.example' } });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    const before = asked.length;
    const headers = { origin: ours, 'access-control-request-method': 'PUT' };
    const preflight = await fetch(rest, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,PUT');
    expect(asked).toHaveLength(before);
  });

  it('asks for any type where the client names none, so that a REST API sends bytes', async () => {
    await new Promise<void>((done) => {
      request(plain, (reply) => reply.resume().on('end', done)).end();
    });
    expect(asked.at(-1)?.accept).toBe('*/*');
  });

  it('goes on when a caller has hung up before the gateway answered', async () => {
    const held = Promise.withResolvers<ServerResponse>();
    const left = Promise.withResolvers<void>();
    const slow = createServer(({ url }, response) => {
      if (url === '/slow') held.resolve(response);
      else response.end('made');
    });
    const port = await freePorts();
    const front = gatewayProxy({ gateway: `http://127.0.0.1:${port}`, cors: undefined });
    front.once('request', (_, response) => response.once('close', left.resolve));
    await listen(slow, port);
    await listen(front, port + 1);
    const leaving = request(`http://127.0.0.1:${port + 1}/slow`).on('error', () => undefined);
    leaving.end();
    const late = await held.promise;
    leaving.destroy();
    await left.promise;
    const closed = new Promise((done) => late.once('close', done));
    late.end('too late');
    await closed;
    const reply = await fetch(`http://127.0.0.1:${port + 1}/`);
    expect(await reply.text()).toBe('made');
    await Promise.all([slow, front].map((server) => stopListening(server)));
  });

  it('says that a gateway is gone', async () => {
    const [front, port] = [
      gatewayProxy({ gateway: 'http://127.0.0.1:1', cors: undefined }),
      await freePorts(),
    ];
    await listen(front, port);
    const reply = await fetch(`http://127.0.0.1:${port}/`);
    expect([reply.status, await reply.text()]).toEqual([502, expect.stringContaining('does not answer')]);
    await stopListening(front);
  });
});

describe('the mails and texts that an emulator has caught', () => {
  const replies: Record<string, unknown> = {};
  const server = createServer(({ url = '' }, response) => {
    const found = replies[url.split('?')[0] ?? ''];
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found));
  });
  let aws = '';
  beforeAll(async () => {
    const port = await freePorts();
    await listen(server, port);
    aws = `http://127.0.0.1:${port}`;
  });
  afterAll(() => stopListening(server));
  afterEach(() => Object.keys(replies).forEach((name) => delete replies[name]));
  const mail = {
    from: 'a@x.example',
    to: ['b@x.example'],
    subject: 'Hæ',
    text: 'Komdu',
    html: '<p>Komdu</p>',
  };

  it('are read as LocalStack lists them', async () => {
    replies['/_aws/ses'] = {
      messages: [
        {
          Id: 'm/1',
          Region: 'eu-central-1',
          Timestamp: '2026-11-23T03:00:00',
          Source: mail.from,
          Destination: { ToAddresses: mail.to },
          Subject: mail.subject,
          Body: { text_part: mail.text, html_part: mail.html },
        },
      ],
    };
    replies['/_aws/sns/sms-messages'] = {
      sms_messages: { '+3546911234': [{ PhoneNumber: '+3546911234', MessageId: 's1', Message: 'Halló' }] },
    };
    expect(await mailsAt(aws)).toMatchObject([{ id: 'm-1', ...mail }]);
    expect(await textsAt(aws)).toMatchObject([{ id: 's1', phoneNumber: '+3546911234', text: 'Halló' }]);
  });

  it('are read as ministack lists them', async () => {
    replies['/_ministack/ses/messages'] = {
      messages: {
        '000000000000': [
          {
            MessageId: '1@x',
            Timestamp: 1_795_403_416.5,
            Source: mail.from,
            To: mail.to,
            Subject: mail.subject,
            BodyText: mail.text,
            BodyHtml: mail.html,
          },
        ],
      },
    };
    replies['/_ministack/sns/sms-messages'] = {
      sms_messages: { '+3511': [{ MessageId: 's2', Message: 'Olá' }] },
    };
    expect(await mailsAt(aws)).toMatchObject([{ id: '1-x', sentAt: '2026-11-23T03:10:16.500Z', ...mail }]);
    expect(await textsAt(aws)).toMatchObject([{ id: 's2', phoneNumber: '+3511', text: 'Olá' }]);
  });
});
