/** What a function may do holds in the embedded cloud too: its calls are judged by its role's statements. */
import {
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PublishCommand } from '@aws-sdk/client-sns';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { GetParameterCommand } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFunction, signCalls } from '#infra/local/aws/caller.ts';
import type { Statement } from '#infra/local/site/template-grants.ts';
import { bucket as Bucket, startGateway } from './gateway-kit.ts';

const table = 'arn:aws:dynamodb:eu-central-1:000000000000:table/Rows';
const allow = (actions: string[], resource: string, leadingKeys?: string[]): Statement => ({
  effect: 'Allow',
  actions,
  resources: [resource],
  leadingKeys,
});
const grants = new Map([
  [
    'narrow',
    [
      allow(['dynamodb:PutItem', 'dynamodb:GetItem', 'dynamodb:Query'], table, ['C#*']),
      allow(['dynamodb:DeleteItem'], table, ['C#??']),
      allow(['s3:GetObject'], `arn:aws:s3:::${Bucket}/raw/*`),
      allow(['sns:Publish'], '*'),
      { ...allow(['sns:Publish'], 'arn:aws:sns:*:*:*'), effect: 'Deny' as const },
      allow(['sqs:SendMessage'], 'arn:aws:sqs:eu-central-1:000000000000:ours'),
      allow(['ssm:GetParameter'], 'arn:aws:ssm:eu-central-1:000000000000:parameter/secrets/ours'),
      allow(['ses:SendEmail'], 'arn:aws:ses:eu-central-1:000000000000:identity/stund.example'),
    ],
  ],
  [
    'lister',
    [allow(['s3:GetObject'], `arn:aws:s3:::${Bucket}/*`), allow(['s3:ListBucket'], `arn:aws:s3:::${Bucket}`)],
  ],
]);

let open: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  signCalls();
  open = await startGateway(24065, { grants, parameters: { '/secrets/ours': 'a', '/secrets/theirs': 'b' } });
  await open.dynamo.send(
    new CreateTableCommand({
      TableName: 'Rows',
      AttributeDefinitions: ['PK', 'SK'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  open.gateway.createQueue('ours');
  open.gateway.createQueue('theirs');
});
afterAll(() => open.gateway.close());

const TableName = 'Rows';
const key = (PK: string) => ({ PK: { S: PK }, SK: { S: '-' } });
const put = (PK: string) => open.dynamo.send(new PutItemCommand({ TableName, Item: key(PK) }));
const remove = (PK: string) =>
  open.dynamo.send(
    new TransactWriteItemsCommand({ TransactItems: [{ Delete: { TableName, Key: key(PK) } }] }),
  );
const query = (PK: string) =>
  open.dynamo.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: '#k = :k AND begins_with(#s, :s)',
      ExpressionAttributeNames: { '#k': 'PK', '#s': 'SK' },
      ExpressionAttributeValues: { ':k': { S: PK }, ':s': { S: '-' } },
    }),
  );
/** The name of the error that the narrow function's call ends with. */
const refusalOf = (call: () => Promise<unknown>, name = 'narrow'): Promise<string> =>
  asFunction(name, call).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );

describe('a function’s call of the embedded cloud', () => {
  it('passes where a statement names its action, its thing and its partition', async () => {
    expect(await refusalOf(() => put('C#1'))).toBe('none');
    expect(await refusalOf(() => query('C#1'))).toBe('none');
    expect(await refusalOf(() => remove('C#ab'))).toBe('none');
  });
  it('is refused for another partition, as on AWS, in a transaction and a query too', async () => {
    expect(await refusalOf(() => put('Z#1'))).toBe('AccessDeniedException');
    expect(await refusalOf(() => query('Z#1'))).toBe('AccessDeniedException');
    expect(await refusalOf(() => remove('C#abc'))).toBe('AccessDeniedException');
    const read = () => open.dynamo.send(new GetItemCommand({ TableName, Key: key('Z#1') }));
    expect(await refusalOf(read)).toBe('AccessDeniedException');
  });
  it('is refused for another queue, secret, sender, and for a topic where phones are allowed', async () => {
    const QueueUrl = (name: string) => open.gateway.queueUrl(name);
    const send = (name: string) => () =>
      open.sqs.send(new SendMessageCommand({ QueueUrl: QueueUrl(name), MessageBody: 'x' }));
    expect(await refusalOf(send('ours'))).toBe('none');
    expect(await refusalOf(send('theirs'))).toBe('AccessDeniedException');
    const secret = (Name: string) => () => open.ssm.send(new GetParameterCommand({ Name }));
    expect(await refusalOf(secret('/secrets/ours'))).toBe('none');
    expect(await refusalOf(secret('/secrets/theirs'))).toBe('AccessDeniedException');
    const text = { Data: 'Hi' };
    const mail = (from: string) => () =>
      open.ses.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          Destination: { ToAddresses: ['a@example.com'] },
          Content: { Simple: { Subject: text, Body: { Text: text } } },
        }),
      );
    expect(await refusalOf(mail('Stund <no-reply@stund.example>'))).toBe('none');
    expect(await refusalOf(mail('Others <no-reply@others.example>'))).toBe('AccessDeniedException');
    const sms = () => open.sns.send(new PublishCommand({ PhoneNumber: '+3546110000', Message: 'Hi' }));
    expect(await refusalOf(sms)).toBe('none');
    const topic = 'arn:aws:sns:eu-central-1:000000000000:all';
    const toTopic = () => open.sns.send(new PublishCommand({ TopicArn: topic, Message: 'Hi' }));
    expect(await refusalOf(toTopic)).toMatch(/Authorization/);
  });
  it('learns that a file is missing only if it may list the bucket; otherwise it gets ‘forbidden’', async () => {
    const read = (Key: string) => () => open.s3.send(new GetObjectCommand({ Bucket, Key }));
    expect(await refusalOf(read('raw/nothing'))).toBe('AccessDenied');
    expect(await refusalOf(read('raw/nothing'), 'lister')).toBe('NoSuchKey');
    expect(await refusalOf(read('other/nothing'))).toBe('AccessDenied');
    const write = () => open.s3.send(new PutObjectCommand({ Bucket, Key: 'raw/mine', Body: 'x' }));
    expect(await refusalOf(write)).toBe('AccessDenied');
  });
  it('is judged by fetch as by the SDK, and no other function’s call is', async () => {
    expect((await put('Z#1')).$metadata.httpStatusCode).toBe(200);
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AmazonSSM.GetParameter',
      authorization: 'AWS4-HMAC-SHA256 Credential=local',
    };
    const body = JSON.stringify({ Name: '/secrets/theirs' });
    const ask = () => fetch(open.gateway.endpoint, { method: 'POST', headers, body });
    expect((await ask()).status).toBe(200);
    expect((await asFunction('narrow', ask)).status).toBe(400);
    expect((await asFunction('a function without a role', ask)).status).toBe(400);
  });
  it('leaves a note of what was needed', () => {
    const lines = open.gateway.permissions().filter(({ isUsed }) => isUsed);
    const needed = lines.map(({ functionName, action }) => `${functionName} ${action}`);
    expect(needed).toContain('narrow dynamodb:DeleteItem');
    expect(needed).toContain('lister s3:ListBucket');
    expect(needed).not.toContain('narrow dynamodb:GetItem');
  });
});
