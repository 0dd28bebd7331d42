/** Queues, texts, mails and parameters of the embedded AWS, through the unmodified SDK. */

import { setTimeout as wait } from 'node:timers/promises';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { CreateTopicCommand, PublishCommand, SubscribeCommand } from '@aws-sdk/client-sns';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { GetParameterCommand, GetParametersCommand, PutParameterCommand } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { region, startGateway } from './gateway-kit.ts';

const port = 24002;
const clock = new Date('2026-06-01T08:00:00Z');
let open: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  open = await startGateway(port, {
    now: () => clock,
    parameters: { '/stund/test/pepper': () => 'made once', '/stund/test/web': 'http://127.0.0.1:1' },
  });
});
afterAll(() => open.gateway.close());

const receive = async (QueueUrl: string, WaitTimeSeconds = 0) =>
  (await open.sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds }))).Messages ?? [];
const listing = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();

const mail = (ToAddresses: string[]) =>
  new SendEmailCommand({
    FromEmailAddress: 'Stund <no-reply@stund.test>',
    Destination: { ToAddresses },
    ReplyToAddresses: ['help@stund.test'],
    Content: {
      Simple: {
        Subject: { Data: 'Velkomin í Stund' },
        Body: { Html: { Data: '<p>Hæ</p>' }, Text: { Data: 'Hæ' } },
        Attachments: [{ FileName: 'a.txt', ContentType: 'text/plain', RawContent: Buffer.from('abc') }],
      },
    },
  });

const call = (headers: Record<string, string>, path = '/') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{}', headers });

describe('queues', () => {
  it('a queue is found under the address of this gateway', async () => {
    open.gateway.createQueue('found');
    const { QueueUrl } = await open.sqs.send(new GetQueueUrlCommand({ QueueName: 'found' }));
    expect(QueueUrl).toBe(`http://127.0.0.1:${port}/000000000000/found`);
    expect(open.gateway.queueUrl('found')).toBe(QueueUrl);
    expect(open.gateway.queueArn('found')).toBe(`arn:aws:sqs:${region}:000000000000:found`);
  });

  it('a long poll wakes when a message arrives', async () => {
    const url = open.gateway.createQueue('long');
    const started = performance.now();
    const poll = receive(url, 10);
    await wait(50);
    open.gateway.sendMessage('long', 'hello');
    expect((await poll).map((message) => message.Body)).toEqual(['hello']);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('a message given back at once is delivered again, and counted', async () => {
    const url = open.gateway.createQueue('back');
    await open.sqs.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'again' }));
    const [first] = await receive(url);
    await open.sqs.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: url,
        ReceiptHandle: first?.ReceiptHandle,
        VisibilityTimeout: 0,
      }),
    );
    const [second] = await receive(url, 5);
    expect(second?.MessageId).toBe(first?.MessageId);
    await open.sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: second?.ReceiptHandle }));
    expect(open.gateway.inspectQueue('back')).toEqual({ ready: [], delayed: [], inFlight: [] });
  });

  it('a message that fails too often moves to the dead-letter queue', async () => {
    open.gateway.createQueue('failing-dead');
    const url = open.gateway.createQueue('failing', {
      VisibilityTimeout: '0',
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: open.gateway.queueArn('failing-dead'),
        maxReceiveCount: 2,
      }),
    });
    open.gateway.sendMessage('failing', 'poison');
    expect(await receive(url)).toHaveLength(1);
    expect(await receive(url)).toHaveLength(1);
    expect(await receive(url)).toHaveLength(0);
    expect(open.gateway.inspectQueue('failing-dead')?.ready).toEqual(['poison']);
  });

  it('making a queue again keeps its messages', () => {
    open.gateway.createQueue('kept');
    open.gateway.sendMessage('kept', 'still here');
    open.gateway.createQueue('kept', { VisibilityTimeout: '7' });
    expect(open.gateway.inspectQueue('kept')?.ready).toEqual(['still here']);
  });

  it('a poll whose caller hung up gives its message to the next one', async () => {
    const url = open.gateway.createQueue('gone');
    const leave = new AbortController();
    const poll = open.sqs.send(new ReceiveMessageCommand({ QueueUrl: url, WaitTimeSeconds: 10 }), {
      abortSignal: leave.signal,
    });
    await wait(100);
    leave.abort();
    await expect(poll).rejects.toThrow();
    await wait(50);
    open.gateway.sendMessage('gone', 'for whoever stays');
    expect((await receive(url, 10)).map((message) => message.Body)).toEqual(['for whoever stays']);
  });

  it('a topic delivers to its queue', async () => {
    const url = open.gateway.createQueue('topic-queue');
    const { TopicArn } = await open.sns.send(new CreateTopicCommand({ Name: 'news' }));
    const Endpoint = open.gateway.queueArn('topic-queue');
    await open.sns.send(new SubscribeCommand({ TopicArn, Protocol: 'sqs', Endpoint }));
    await open.sns.send(new PublishCommand({ TopicArn, Message: 'to all' }));
    expect((await receive(url))[0]?.Body).toContain('to all');
  });
});

describe('texts', () => {
  it('a text to a phone is kept in the outbox with its sender and time', async () => {
    const { MessageId } = await open.sns.send(
      new PublishCommand({
        PhoneNumber: '+3546601234',
        Message: 'Skráðu þig inn: https://x.is/?a=1&b=2',
        MessageAttributes: { 'AWS.SNS.SMS.SenderID': { DataType: 'String', StringValue: 'Stund' } },
      }),
    );
    expect(open.gateway.sms()).toEqual([
      {
        id: MessageId,
        phoneNumber: '+3546601234',
        text: 'Skráðu þig inn: https://x.is/?a=1&b=2',
        senderId: 'Stund',
        sentAt: clock.toISOString(),
      },
    ]);
    expect(await listing('/_aws/sns/sms-messages')).toMatchObject({
      region,
      sms_messages: { '+3546601234': [{ MessageId, Message: 'Skráðu þig inn: https://x.is/?a=1&b=2' }] },
    });
    expect(await listing('/_aws/sns/sms-messages?phoneNumber=%2B4511')).toMatchObject({ sms_messages: {} });
  });

  it.each([
    ['no country code', '6601234', 'hi'],
    ['no text', '+3546601234', ''],
    ['more than 1,600 letters', '+3546601234', 'x'.repeat(1601)],
  ])('a text with %s is refused', async (_, PhoneNumber, Message) => {
    const before = open.gateway.sms().length;
    await expect(open.sns.send(new PublishCommand({ PhoneNumber, Message }))).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    expect(open.gateway.sms()).toHaveLength(before);
  });
});

describe('mails', () => {
  it('a mail is kept in the outbox as it was sent', async () => {
    const { MessageId } = await open.ses.send(mail(['anna@firma.test']));
    expect(open.gateway.mails()).toEqual([
      {
        id: MessageId,
        from: 'Stund <no-reply@stund.test>',
        to: ['anna@firma.test'],
        cc: [],
        bcc: [],
        replyTo: ['help@stund.test'],
        subject: 'Velkomin í Stund',
        html: '<p>Hæ</p>',
        text: 'Hæ',
        attachments: [{ fileName: 'a.txt', contentType: 'text/plain', base64: 'YWJj' }],
        sentAt: clock.toISOString(),
      },
    ]);
    expect(await listing('/_aws/ses')).toMatchObject({
      messages: [{ Id: MessageId, Subject: 'Velkomin í Stund', Body: { text_part: 'Hæ' } }],
    });
  });

  it('a mail to nobody is refused', async () => {
    await expect(open.ses.send(mail([]))).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  it('the outbox can be emptied', async () => {
    await open.ses.send(mail(['anna@firma.test']));
    open.gateway.clearOutbox();
    expect([open.gateway.mails(), open.gateway.sms()]).toEqual([[], []]);
  });
});

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
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      const headers = { host: 'rebound.example', ...signed };
      request({ host: '127.0.0.1', port, path: '/_aws/ses', headers }, (reply) => {
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
