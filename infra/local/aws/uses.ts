// Which IAM actions a call of the embedded AWS needs, on what, and which partition keys it touches.

import * as z from 'zod';
import { headerOf, type Incoming, splitOnce } from './gateway-http.ts';
import { sendEmailPath } from './ses.ts';
import { account, region } from '#infra/local/site/template-values.ts';

export type Use = { readonly action: string; readonly resource: string; readonly leadingKey?: string };

const keyed = z.looseObject({ PK: z.looseObject({ S: z.string() }) });
const placed = z.looseObject({
  TableName: z.string(),
  Key: keyed.optional(),
  Item: keyed.optional(),
});
const query = z.looseObject({
  TableName: z.string(),
  KeyConditionExpression: z.string(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: z.record(z.string(), z.looseObject({ S: z.string().optional() })).default({}),
});
const batch = z.looseObject({
  RequestItems: z.record(z.string(), z.looseObject({ Keys: z.array(keyed) })),
});
const transaction = z.looseObject({ TransactItems: z.array(z.record(z.string(), placed)) });
/** Each part of a transaction needs the permission of the single call. */
const itemActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const arn = (service: string, resource: string): string =>
  `arn:aws:${service}:${region}:${account}:${resource}`;

function itemUse(action: string, found: z.output<typeof placed>): Use {
  const leadingKey = (found.Key ?? found.Item)?.PK.S;
  const use = { action: `dynamodb:${action}`, resource: arn('dynamodb', `table/${found.TableName}`) };
  return leadingKey === undefined ? use : { ...use, leadingKey };
}

/** The partition of a query: the key condition's `PK = …`, whatever the placeholders are called. */
function partitionOf(found: z.output<typeof query>): string | undefined {
  for (const [, name = '', value = ''] of found.KeyConditionExpression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g))
    if ((found.ExpressionAttributeNames[name] ?? name) === 'PK')
      return found.ExpressionAttributeValues[value]?.S;
  return undefined;
}

function tableUses(operation: string, body: unknown): Use[] {
  switch (operation) {
    case 'BatchGetItem':
      return Object.entries(batch.parse(body).RequestItems).flatMap(([TableName, { Keys }]) =>
        Keys.map((Key) => itemUse(operation, { TableName, Key })),
      );
    case 'TransactWriteItems':
      return transaction
        .parse(body)
        .TransactItems.flatMap((one) =>
          Object.entries(one).map(([kind, found]) => itemUse(itemActions[kind] ?? kind, found)),
        );
    case 'Query': {
      const found = query.parse(body);
      const leadingKey = partitionOf(found);
      return [{ ...itemUse(operation, found), ...(leadingKey === undefined ? {} : { leadingKey }) }];
    }
    default:
      return [itemUse(operation, placed.parse(body))];
  }
}

function fileUse({ method, path }: Incoming): Use {
  const [bucket, key] = splitOnce(decodeURIComponent(path.slice(1)), '/');
  const verbs: Readonly<Record<string, string>> = { GET: 'Get', HEAD: 'Get', PUT: 'Put', DELETE: 'Delete' };
  const isObject = key !== '';
  return {
    action: isObject ? `s3:${verbs[method] ?? method}Object` : 's3:ListBucket',
    resource: `arn:aws:s3:::${bucket}${isObject ? `/${key}` : ''}`,
  };
}

/** To tell a missing object from a forbidden one S3 also checks the permission to list. */
export const listUse = (path: string): Use => ({
  action: 's3:ListBucket',
  resource: `arn:aws:s3:::${splitOnce(decodeURIComponent(path.slice(1)), '/')[0]}`,
});

const queue = z.looseObject({ QueueUrl: z.string() });
const parameter = z.looseObject({ Name: z.string() });
const mail = z.looseObject({ FromEmailAddress: z.string() });

function targetUses(service: string, operation: string, body: unknown): Use[] {
  switch (service) {
    case 'DynamoDB_20120810':
      return tableUses(operation, body);
    case 'AmazonSQS': {
      const name = queue.parse(body).QueueUrl.split('/').at(-1) ?? '';
      return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource: arn('sqs', name) }];
    }
    case 'AmazonSSM':
      return [{ action: `ssm:${operation}`, resource: arn('ssm', `parameter${parameter.parse(body).Name}`) }];
    default:
      return [{ action: `${service}:${operation}`, resource: '*' }];
  }
}

/** The permissions that `request` needs. */
export function usesOf(request: Incoming): Use[] {
  const json = (): unknown => JSON.parse(request.body.toString());
  const target = headerOf(request.headers, 'x-amz-target');
  if (target !== '') {
    const [service, operation] = splitOnce(target, '.');
    return targetUses(service, operation, json());
  }
  if (request.path === sendEmailPath) {
    const domain = /@([^>]+)/.exec(mail.parse(json()).FromEmailAddress)?.[1] ?? '';
    return [{ action: 'ses:SendEmail', resource: arn('ses', `identity/${domain}`) }];
  }
  if (headerOf(request.headers, 'content-type').startsWith('application/x-www-form-urlencoded')) {
    const form = new URLSearchParams(request.body.toString());
    const resource = form.get('PhoneNumber') ?? form.get('TopicArn') ?? '*';
    return [{ action: `sns:${form.get('Action') ?? ''}`, resource }];
  }
  return [fileUse(request)];
}
