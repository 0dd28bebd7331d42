/** S3 as a browser and the SDK meet it: signatures, policies, CORS, and an event for each new object. */
import { randomUUID } from 'node:crypto';
import { type Credentials, refuseUnsigned } from './signature.ts';
import type { FilesAndQueues } from './files-and-queues.ts';
import { headerOf, type Incoming, type Outgoing, s3Error, splitOnce } from './gateway-http.ts';
import { readForm, refuseUpload } from './s3-policy.ts';

/** What EventBridge delivers for a new object; its key is plain text, not URL-encoded. */
export type ObjectCreated = {
  version: '0';
  id: string;
  'detail-type': 'Object Created';
  source: 'aws.s3';
  account: string;
  time: string;
  region: string;
  resources: string[];
  detail: {
    version: '0';
    bucket: { name: string };
    object: { key: string; size: number; etag: string; sequencer: string };
    'request-id': string;
    requester: string;
    'source-ip-address': string;
    reason: string;
  };
};
export type ObjectCreatedListener = (event: ObjectCreated) => void | Promise<void>;

export type S3Front = {
  reply: (request: Incoming) => Promise<Outgoing>;
  onObjectCreated: (listener: ObjectCreatedListener) => () => void;
};

const account = '000000000000';
const overrides = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
];

/** Bucket and key of a path; both decoded. */
function placeOf(path: string): { bucket: string; key: string } {
  const [bucket, key] = splitOnce(path.slice(1), '/');
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key) };
}

/** How the object was created, in EventBridge's words. */
function reasonFor({ method, query, headers }: Incoming, key: string): string | undefined {
  if (key === '') return undefined;
  if (method === 'POST' && query.has('uploadId')) return 'CompleteMultipartUpload';
  if (method !== 'PUT' || query.has('partNumber') || query.has('renameObject')) return undefined;
  return headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'CopyObject';
}

type Created = {
  readonly bucket: string;
  readonly key: string;
  readonly reason: string;
  readonly stored: { readonly body: Buffer; readonly etag: string };
  readonly sequence: number;
  readonly region: string;
  readonly at: Date;
};

function eventOf({ bucket, key, reason, stored, sequence, region, at }: Created): ObjectCreated {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Object Created',
    source: 'aws.s3',
    account,
    time: at.toISOString(),
    region,
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: {
        key,
        size: stored.body.length,
        etag: stored.etag.replaceAll('"', ''),
        sequencer: `${Date.now().toString(16)}${sequence.toString(16).padStart(6, '0')}`.toUpperCase(),
      },
      'request-id': randomUUID(),
      requester: account,
      'source-ip-address': '127.0.0.1',
      reason,
    },
  };
}

export function s3Front(options: {
  files: FilesAndQueues;
  region: string;
  credentials: Credentials;
  now: () => Date;
}): S3Front {
  const { files, region, credentials, now } = options;
  const listeners = new Set<ObjectCreatedListener>();
  let sequence = 0;

  async function announce(bucket: string, key: string, reason: string): Promise<void> {
    const stored = await files.readObject(bucket, key);
    if (!stored) return;
    sequence += 1;
    const event = eventOf({ bucket, key, reason, stored, sequence, region, at: now() });
    // the caller gets its answer after the event was delivered: a kill in between makes it try again
    for (const listener of listeners) await listener(event);
  }

  async function replyToForm(request: Incoming, bucket: string): Promise<Outgoing> {
    const form = readForm(request);
    if (!form)
      return s3Error(400, 'MalformedPOSTRequest', 'The body is not well-formed multipart/form-data.');
    const refusal = refuseUpload(form, bucket, credentials, Date.now());
    if (refusal) return s3Error(refusal.status, refusal.code, refusal.message);
    const answer = await files.call(request);
    const key = (form.fields.get('key') ?? '').replaceAll('${filename}', form.fileName);
    if (answer.status < 400) await announce(bucket, key, 'POST Object');
    return answer;
  }

  async function reply(request: Incoming): Promise<Outgoing> {
    const { bucket, key } = placeOf(request.path);
    const isForm = headerOf(request.headers, 'content-type').toLowerCase().startsWith('multipart/form-data');
    if (request.method === 'POST' && key === '' && isForm) return replyToForm(request, bucket);
    const refusal = refuseUnsigned(request, credentials, Date.now());
    if (refusal) return s3Error(refusal.status, refusal.code, refusal.message);
    const answer = await files.call(request);
    const reason = reasonFor(request, key);
    if (reason !== undefined && answer.status === 200) await announce(bucket, key, reason);
    return { ...answer, headers: { ...answer.headers, ...overridden(request) } };
  }

  return {
    reply,
    onObjectCreated: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A signed address may set headers of its reply; downloads get their file name that way. */
const overridden = ({ method, query }: Incoming): Record<string, string> =>
  method !== 'GET'
    ? {}
    : Object.fromEntries(
        overrides.flatMap((header): [string, string][] => {
          const value = query.get(`response-${header}`);
          return value === null ? [] : [[header, value]];
        }),
      );
