// Which service of the embedded AWS answers a request: by headers, path and the form of the body.

import type { Dynamo } from '#infra/local/aws/dynamo/dynamo.ts';
import type { Functions } from '#infra/local/site/functions.ts';
import type { FilesAndQueues } from './files-and-queues.ts';
import { preflight } from './gateway-cors.ts';
import { headerOf, type Incoming, jsonError, type Outgoing, queryError, s3Error } from './gateway-http.ts';
import { isInvocation, replyToInvocation } from './lambda.ts';
import type { Outbox } from '#infra/local/outbox/outbox.ts';
import type { Permissions } from './permissions.ts';
import type { S3Front } from './s3-front.ts';
import { sendEmailPath, sendMail } from './ses.ts';
import { isSms, sendSms } from './sns.ts';
import { replyToQueueCall } from './sqs.ts';
import type { Parameters } from './ssm.ts';

export type Parts = {
  dynamo: Dynamo;
  files: FilesAndQueues;
  outbox: Outbox;
  s3: S3Front;
  ssm: Parameters;
  permissions: Permissions;
  functions: Pick<Functions, 'invoke' | 'names'>;
};

export type Settings = {
  readonly now: () => Date;
  readonly port: number;
  readonly webOrigins: string[];
};

const notEmulated = (what: string) => `${what} is not emulated by the embedded AWS.`;

export async function route(parts: Parts, settings: Settings, request: Incoming): Promise<Outgoing> {
  const { now, port, webOrigins } = settings;
  const host = headerOf(request.headers, 'host');
  // refuses pages of other sites whose host name points at this machine
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    return s3Error(403, 'AccessDenied', `The embedded AWS answers at 127.0.0.1:${port} only.`);
  if (request.method === 'OPTIONS') return preflight(request, webOrigins);
  const refusal = parts.permissions.refusal(request);
  if (refusal !== undefined) return forbidden(request, refusal);

  const target = headerOf(request.headers, 'x-amz-target');
  const isForm = headerOf(request.headers, 'content-type').startsWith('application/x-www-form-urlencoded');
  const isOther =
    request.path.startsWith('/service/') || request.path.startsWith('/v2/email/') || isInvocation(request);
  if (target === '' && !isForm && !isOther)
    return forbiddenIfMissing(parts.permissions, request, await parts.s3.reply(request));

  // a browser cannot sign by accident: an unsigned request comes from a page, not from the SDK
  if (!headerOf(request.headers, 'authorization').startsWith('AWS4-HMAC-SHA256'))
    return jsonError(403, 'MissingAuthenticationTokenException', 'The request is not signed.');
  if (isInvocation(request)) return replyToInvocation(request, parts.functions);
  if (isForm) return replyToForm(parts, request, now);
  if (request.path === sendEmailPath && request.method === 'POST')
    return sendMail(request, parts.outbox, now);
  return replyToTarget(parts, request, target);
}

async function replyToForm({ files, outbox }: Parts, request: Incoming, now: () => Date): Promise<Outgoing> {
  const form = new URLSearchParams(request.body.toString());
  if (isSms(form)) return sendSms(form, outbox, now);
  const reply = await files.call(request);
  const isUnknown = reply.status === 400 && reply.body.toString().includes('<Code>InvalidAction</Code>');
  return isUnknown
    ? queryError(400, 'InvalidAction', notEmulated(form.get('Action') ?? 'The request'))
    : reply;
}

async function replyToTarget(parts: Parts, request: Incoming, target: string): Promise<Outgoing> {
  const [service = '', operation = ''] = target.split('.');
  switch (service) {
    case 'DynamoDB_20120810': {
      const reply = await parts.dynamo.handle(target, request.body.toString());
      const headers = { 'content-type': 'application/x-amz-json-1.0' };
      return { status: reply.status, headers, body: reply.text, isLost: reply.isLost };
    }
    case 'AmazonSQS':
      return replyToQueueCall(request, operation, parts.files);
    case 'AmazonSSM':
      return parts.ssm.reply(operation, JSON.parse(request.body.toString()));
    default:
      return jsonError(400, 'UnknownOperationException', notEmulated(target === '' ? request.path : target));
  }
}

/** IAM's refusal in the protocol of the request; it is also logged. */
function forbidden(request: Incoming, why: string): Outgoing {
  console.error(`embedded AWS: ${why}`);
  const isFile = headerOf(request.headers, 'x-amz-target') === '' && !request.path.startsWith('/v2/email/');
  const isForm = headerOf(request.headers, 'content-type').startsWith('application/x-www-form-urlencoded');
  if (isForm) return queryError(403, 'AuthorizationError', why);
  return isFile ? s3Error(403, 'AccessDenied', why) : jsonError(400, 'AccessDeniedException', why);
}

/** Without permission to list the bucket, S3 answers 403 for a missing object. */
const forbiddenIfMissing = (permissions: Permissions, request: Incoming, reply: Outgoing): Outgoing =>
  reply.status === 404 && request.method !== 'PUT' && !permissions.maySeeWhatIsMissing(request)
    ? forbidden(
        request,
        `a caller that may not list the bucket must not learn that ${request.path} is missing`,
      )
    : reply;
