/** Queues and topics of the embedded AWS, through the unmodified SDK. */

import { setTimeout as wait } from 'node:timers/promises';
import { CreateTopicCommand, PublishCommand, SubscribeCommand } from '@aws-sdk/client-sns';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redelivery } from '#functions/aws/redelivery.ts';
import { region, startGateway } from './gateway-kit.ts';

const port = 24020;
let open: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  open = await startGateway(port);
});
afterAll(() => open.gateway.close());

const receive = async (QueueUrl: string, WaitTimeSeconds = 0) =>
  (await open.sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds }))).Messages ?? [];

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
    expect(performance.now() - started).toBeLessThan(9_000);
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

  it('a message that is looked at for no time stays visible, in the counts too', async () => {
    const url = open.gateway.createQueue('looked-at', { VisibilityTimeout: '1800' });
    open.gateway.sendMessage('looked-at', 'look');
    const look = { QueueUrl: url, VisibilityTimeout: 0 };
    for (const time of [1, 2]) {
      const { Messages = [] } = await open.sqs.send(
        new ReceiveMessageCommand({ ...look, MessageSystemAttributeNames: ['All'] }),
      );
      expect(Messages.map(({ Attributes }) => Attributes?.ApproximateReceiveCount)).toEqual([String(time)]);
      const { Attributes } = await open.sqs.send(
        new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] }),
      );
      expect(Attributes).toMatchObject({
        ApproximateNumberOfMessages: '1',
        ApproximateNumberOfMessagesNotVisible: '0',
      });
      expect(open.gateway.inspectQueue('looked-at')).toEqual({ ready: ['look'], delayed: [], inFlight: [] });
    }
  });

  it('a worker says when each of its messages comes back, by one signed request', async () => {
    const url = open.gateway.createQueue('later', { VisibilityTimeout: '1800' });
    for (const text of ['soon', 'late']) open.gateway.sendMessage('later', text);
    const taken = (await open.sqs.send(new ReceiveMessageCommand({ QueueUrl: url, MaxNumberOfMessages: 10 })))
      .Messages;
    const handleOf = (text: string) => taken?.find(({ Body }) => Body === text)?.ReceiptHandle ?? '';
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    });
    await redelivery.redeliverIn(open.gateway.queueArn('later'), [
      { receiptHandle: handleOf('soon'), seconds: 1 },
      { receiptHandle: handleOf('late'), seconds: 310 },
    ]);
    expect(open.gateway.visibleInSeconds('later', handleOf('late'))).toBeLessThanOrEqual(310);
    expect((await receive(url, 10)).map(({ Body }) => Body)).toEqual(['soon']);
    expect(open.gateway.visibleInSeconds('later', 'a handle of nothing')).toBeUndefined();
    // A deleted message need not come back; a deleted queue is reported.
    await redelivery.redeliverIn(open.gateway.queueArn('later'), [{ receiptHandle: 'gone', seconds: 5 }]);
    const nowhere = redelivery.redeliverIn(open.gateway.queueArn('nowhere'), [
      { receiptHandle: 'x', seconds: 5 },
    ]);
    await expect(nowhere).rejects.toThrow('the queue answered 400');
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
    await wait(500);
    leave.abort();
    await expect(poll).rejects.toThrow();
    await wait(500);
    open.gateway.sendMessage('gone', 'for a later reader');
    expect((await receive(url, 10)).map((message) => message.Body)).toEqual(['for a later reader']);
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
