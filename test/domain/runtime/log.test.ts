// The log: every line about a request or a message names its company, and has only listed fields.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '#functions/runtime/context.ts';
import { openLog } from '#functions/runtime/log.ts';
import { endpoint, group } from '#shared/api/endpoint.ts';
import { messageExamples } from '#test/kit/message-examples.ts';
import { anEvent } from '#test/kit/world/http-event.ts';
import { companyRow } from '#test/kit/world/rows.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  const keep = (line: unknown) => void lines.push(String(line));
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  const nowhere = { AWS_ENDPOINT_URL: 'http://127.0.0.1:1', AWS_REGION: 'eu-west-1' };
  const keys = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  const own = {
    TABLE_NAME: 'Stund',
    SECRETS_PREFIX: '/stund',
    WEB_ORIGIN: 'https://app.example.com',
    COOKIE_NAME: 'stund',
    API_ORIGIN: 'https://api.example.com',
  };
  for (const [name, value] of Object.entries({ ...nowhere, ...keys, ...own })) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const company = companyRow(0, { id: 'c123456789' });
const actor: Actor = {
  role: 'COMPANY',
  company,
  employee: undefined,
  session: {
    companyId: company.id,
    subject: 'COMPANY',
    secretHash: '',
    role: 'COMPANY',
    createdAt: 0,
    usedAt: 0,
    version: 0,
    actingFor: undefined,
  },
};
const calls = group('company', {
  read: endpoint({ method: 'GET', path: '/read', summary: '', access: 'company.read', errors: [] }),
  enter: endpoint({ method: 'POST', path: '/enter', summary: '', access: 'public', errors: [] }),
});
const logged = () => lines.map((line): unknown => JSON.parse(line));

async function asked(routeKey: string) {
  const { serve } = await import('#functions/runtime/serve.ts');
  const handler = serve(
    calls,
    {
      read: async () => Promise.reject(new Error('out of order')),
      enter: async (ctx) => {
        ctx.extras.companyId = company.id;
        ctx.log.info('entered');
        return undefined;
      },
    },
    async () => actor,
    {},
  );
  const event = { ...anEvent({ authorization: 'Bearer held' }), routeKey };
  return Reflect.apply(handler, undefined, [event, {}]);
}

describe('the lines of a request', () => {
  it('say whose it was, also when it failed', async () => {
    await asked('GET /read');
    expect(logged()).toMatchObject([
      { event: 'unexpected', requestId: 'test', companyId: company.id, route: 'GET /read' },
      { event: 'answered', requestId: 'test', companyId: company.id, status: 500 },
    ]);
  });

  it('that log a person in name the company', async () => {
    await asked('POST /enter');
    expect(logged().at(-1)).toMatchObject({ event: 'answered', companyId: company.id, status: 204 });
  });
});

describe('the lines of a message', () => {
  it('say whose it was and which message, also when it failed', async () => {
    const { consume } = await import('#functions/runtime/consume.ts');
    const never = () => Promise.reject(new Error('never'));
    const worker = consume('notices', { 'mail.requested': never, 'sms.requested': never }, {});
    const body = JSON.stringify({
      name: 'sms.requested',
      version: 1,
      id: 'i',
      body: messageExamples['sms.requested'],
    });
    const attributes = {
      ApproximateReceiveCount: '1',
      SentTimestamp: '',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '',
    };
    const record = { messageId: 'm1', receiptHandle: 'r', body, attributes, messageAttributes: {} };
    const origin = { md5OfBody: '', eventSource: 'aws:sqs', awsRegion: 'eu-west-1' };
    const eventSourceARN = 'arn:aws:sqs:eu-west-1:000000000000:notices';
    await worker({ Records: [{ ...record, ...origin, eventSourceARN }] });
    const failed = {
      event: 'failed',
      companyId: messageExamples['sms.requested'].companyId,
      requestId: 'm1',
    };
    expect(logged()).toContainEqual(expect.objectContaining({ ...failed, message: 'sms.requested' }));
  }, 60_000);
});

it('a line leaves out every field that is not listed', () => {
  const fields = { companyId: 'c1', password: 'secret' };
  openLog().info('answered', fields);
  expect(logged()).toEqual([{ level: 'info', event: 'answered', companyId: 'c1' }]);
});

it('a job that failed for some companies says for which and why, the first three of them', () => {
  const failures = ['C#a', 'C#b', 'C#c', 'C#d'].map(
    (key) => new Error(`company ${key}`, { cause: new Error(`row of ${key} is broken`) }),
  );
  openLog().error('failed', new AggregateError(failures, '4 companies could not be done'));
  const [said] = lines;
  for (const words of ['4 companies', 'company C#a', 'row of C#a is broken', 'row of C#c is broken'])
    expect(said).toContain(words);
  expect(said).not.toContain('C#d');
});

it('a line is bare JSON on Lambda, whose console puts words before it, and names the trace of its call', () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'stund-company');
  vi.stubEnv(
    '_X_AMZN_TRACE_ID',
    'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1',
  );
  const written: string[] = [];
  const take = (text: unknown) => written.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
  openLog({ requestId: 'r1' }).info('answered', { status: 200 });
  openLog({ requestId: 'r1' }).error('unexpected', 'out of order');
  openLog({ requestId: 'r1' }).warn('sms_breaker');
  vi.restoreAllMocks();
  const traced = { requestId: 'r1', trace: '1-5759e988-bd862e3fe1be46a994272793' };
  expect(written.map((text): unknown => JSON.parse(text))).toEqual([
    { level: 'info', event: 'answered', ...traced, status: 200 },
    { level: 'error', event: 'unexpected', ...traced, stack: 'out of order' },
    { level: 'warn', event: 'sms_breaker', ...traced },
  ]);
  expect(lines).toEqual([]);
});
