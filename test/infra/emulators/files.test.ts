/** Files of the embedded AWS: who may read and write them, uploads from browsers, and the events they cause. */
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectCreated } from '#infra/local/s3-front.ts';
import { bucket as Bucket, clientsOf, region, startGateway, webOrigin } from './gateway-kit.ts';

const port = 24001;
let open: Awaited<ReturnType<typeof startGateway>>;
let events: ObjectCreated[] = [];

beforeAll(async () => {
  open = await startGateway(port);
  open.gateway.onObjectCreated((event) => {
    events.push(event);
  });
});
beforeEach(() => {
  events = [];
});
afterAll(() => open.gateway.close());

const address = (key: string) => `http://127.0.0.1:${port}/${Bucket}/${key}`;
const put = (Key: string, Body: string | Buffer = 'body') =>
  open.s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain' }));
const read = async (Key: string) =>
  (await open.s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
const signedGet = (Key: string, expiresIn = 60) =>
  getSignedUrl(open.s3, new GetObjectCommand({ Bucket, Key }), { expiresIn });
const codeIn = (xml: string) => /<Code>(.*)<\/Code>/.exec(xml)?.[1];

const begin = (more: Partial<PresignedPostOptions> = {}) =>
  createPresignedPost(open.s3, {
    Bucket,
    Key: 'raw/photo.jpg',
    Conditions: [['content-length-range', 3, 10]],
    Fields: { 'Content-Type': 'image/jpeg' },
    ...more,
  });

const send = async (
  fields: Record<string, string>,
  body = '12345',
  url = `http://127.0.0.1:${port}/${Bucket}`,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([body], { type: 'image/jpeg' }), 'camera.jpg');
  const reply = await fetch(url, { method: 'POST', body: form, headers: { origin: webOrigin } });
  return { status: reply.status, xml: await reply.text(), headers: reply.headers };
};

const ask = (origin: string, method = 'PUT') =>
  fetch(address('any'), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  });

describe('files in the embedded S3', () => {
  it('what is put is read back, listed and deleted, with Unicode keys', async () => {
    const key = 'skýrslur/júní 2026 (lokið)!.txt';
    await put(key, 'sæl');
    expect(await read(key)).toBe('sæl');
    const head = await open.s3.send(new HeadObjectCommand({ Bucket, Key: key }));
    expect(head).toMatchObject({ ContentLength: 4, ContentType: 'text/plain' });
    const listed = () => open.s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'skýrslur/' }));
    expect((await listed()).Contents?.map((one) => one.Key)).toEqual([key]);
    await open.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: key }] } }));
    expect((await listed()).KeyCount).toBe(0);
  });

  it('a file larger than fauxqs itself would take is stored whole', async () => {
    await put('large', Buffer.alloc(13 * 1024 * 1024, 7));
    const head = await open.s3.send(new HeadObjectCommand({ Bucket, Key: 'large' }));
    expect(head.ContentLength).toBe(13 * 1024 * 1024);
  });

  it('the files can be read without a request, for the photo front', async () => {
    await put('direct/ü.txt', 'hi');
    expect((await open.gateway.readObject(Bucket, 'direct/ü.txt'))?.body.toString()).toBe('hi');
    expect(await open.gateway.readObject(Bucket, 'direct/none')).toBeUndefined();
  });

  it.each(['GET', 'PUT', 'DELETE', 'HEAD'])(
    'an unsigned %s is refused and changes nothing',
    async (method) => {
      await put('private.txt', 'mine');
      const reply = await fetch(address('private.txt'), {
        method,
        ...(method === 'PUT' && { body: 'theirs' }),
      });
      expect(reply.status).toBe(403);
      expect(await read('private.txt')).toBe('mine');
    },
  );

  it('an unsigned listing of buckets or of a bucket is refused', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(403);
    expect((await fetch(`http://127.0.0.1:${port}/${Bucket}`)).status).toBe(403);
  });

  it('a request signed with another secret is refused', async () => {
    const stranger = clientsOf(open.gateway.endpoint, 'another secret');
    await expect(
      stranger.s3.send(new PutObjectCommand({ Bucket, Key: 'x', Body: 'x' })),
    ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });
});

describe('presigned addresses', () => {
  it('a presigned address reads the file it was made for, and no other', async () => {
    await put('signed/a.txt', 'a');
    await put('signed/b.txt', 'b');
    const url = await signedGet('signed/a.txt');
    expect(await (await fetch(url)).text()).toBe('a');
    const moved = await fetch(url.replace('signed/a.txt', 'signed/b.txt'));
    expect([moved.status, codeIn(await moved.text())]).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('a presigned address for reading does not write', async () => {
    await put('signed/read.txt', 'a');
    const reply = await fetch(await signedGet('signed/read.txt'), { method: 'PUT', body: 'b' });
    expect(reply.status).toBe(403);
    expect(await read('signed/read.txt')).toBe('a');
  });

  it('a presigned address stops working when its time is over', async () => {
    await put('signed/old.txt', 'a');
    const signingDate = new Date(Date.now() - 120_000);
    const url = await getSignedUrl(open.s3, new GetObjectCommand({ Bucket, Key: 'signed/old.txt' }), {
      expiresIn: 60,
      signingDate,
    });
    const reply = await fetch(url);
    expect(reply.status).toBe(403);
    expect(await reply.text()).toContain('Request has expired');
  });

  it('the life of a presigned address cannot be stretched by its holder', async () => {
    await put('signed/long.txt', 'a');
    const url = await signedGet('signed/long.txt', 60);
    expect((await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).status).toBe(403);
  });

  it('a presigned download carries the file name it was signed with', async () => {
    await put('export.xlsx', 'x');
    const command = new GetObjectCommand({
      Bucket,
      Key: 'export.xlsx',
      ResponseContentDisposition: 'attachment; filename="hours.xlsx"',
    });
    const reply = await fetch(await getSignedUrl(open.s3, command));
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="hours.xlsx"');
  });

  it('a presigned PUT stores the file', async () => {
    const url = await getSignedUrl(open.s3, new PutObjectCommand({ Bucket, Key: 'signed/put.txt' }));
    expect((await fetch(url, { method: 'PUT', body: 'sent' })).status).toBe(200);
    expect(await read('signed/put.txt')).toBe('sent');
  });
});

describe('uploads by presigned POST', () => {
  it('a form as it was signed stores the file under its key and type', async () => {
    const { url, fields } = await begin();
    const reply = await send(fields, '12345', url);
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe(webOrigin);
    const head = await open.s3.send(new HeadObjectCommand({ Bucket, Key: 'raw/photo.jpg' }));
    expect(head).toMatchObject({ ContentLength: 5, ContentType: 'image/jpeg' });
  });

  it.each([
    ['too small', '12', 'EntityTooSmall'],
    ['too large', '12345678901', 'EntityTooLarge'],
  ])('a file that is %s is refused', async (_, body, code) => {
    const { fields } = await begin({ Key: 'raw/size.jpg' });
    const reply = await send(fields, body);
    expect([reply.status, codeIn(reply.xml)]).toEqual([400, code]);
    expect(await open.gateway.readObject(Bucket, 'raw/size.jpg')).toBeUndefined();
  });

  it.each<[string, Record<string, string>]>([
    ['another key', { key: 'raw/other.jpg' }],
    ['another type', { 'Content-Type': 'image/svg+xml' }],
    ['a field the policy does not name', { acl: 'public-read' }],
    ['another bucket in the form', { bucket: 'elsewhere', 'x-amz-meta-a': '1' }],
  ])('a form with %s is refused', async (_, change) => {
    const { fields } = await begin();
    const reply = await send({ ...fields, ...change });
    expect([reply.status, codeIn(reply.xml)]).toEqual([403, 'AccessDenied']);
    expect(reply.xml).toContain('Invalid according to Policy');
    expect(await open.gateway.readObject(Bucket, 'raw/other.jpg')).toBeUndefined();
  });

  it('a form without its signed type is refused', async () => {
    const { fields } = await begin();
    const { 'Content-Type': _, ...bare } = fields;
    expect((await send(bare)).xml).toContain('Policy Condition failed');
  });

  it('a form for one bucket is refused at another', async () => {
    open.gateway.createBucket('other-files');
    const { fields } = await begin();
    const reply = await send(fields, '12345', `http://127.0.0.1:${port}/other-files`);
    expect(reply.xml).toContain('Policy Condition failed');
    expect(await open.gateway.readObject('other-files', 'raw/photo.jpg')).toBeUndefined();
  });

  it('a form whose time is over is refused', async () => {
    const { fields } = await begin({ Expires: -1 });
    expect((await send(fields)).xml).toContain('Policy expired');
  });

  it('a policy changed after signing is refused', async () => {
    const { fields } = await begin();
    const wider = Buffer.from(fields['Policy'] ?? '', 'base64')
      .toString()
      .replace('10]', '1000]');
    const reply = await send({ ...fields, Policy: Buffer.from(wider).toString('base64') });
    expect([reply.status, codeIn(reply.xml)]).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('a form without a policy is refused', async () => {
    expect((await send({ key: 'raw/anyone.jpg' })).status).toBe(403);
    expect(await open.gateway.readObject(Bucket, 'raw/anyone.jpg')).toBeUndefined();
  });

  it('a key under a signed beginning is accepted, one outside is not', async () => {
    const { fields } = await begin({
      Key: 'raw/c1/${filename}',
      Conditions: [['starts-with', '$key', 'raw/c1/']],
    });
    expect((await send(fields)).status).toBe(204);
    expect(await open.gateway.readObject(Bucket, 'raw/c1/camera.jpg')).toBeDefined();
    expect((await send({ ...fields, key: 'raw/c2/x.jpg' })).status).toBe(403);
  });
});

describe('browsers at the embedded S3', () => {
  it('a page of the web origin may upload', async () => {
    const reply = await ask(webOrigin);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(webOrigin);
    expect(reply.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(reply.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it.each([
    ['of another origin', 'https://evil.example', 'PUT'],
    ['that wants to delete', webOrigin, 'DELETE'],
  ])('a page %s is refused', async (_, origin, method) => {
    const reply = await ask(origin, method);
    expect(reply.status).toBe(403);
    const granted = reply.headers.get('access-control-allow-methods');
    expect(granted).toBeNull();
  });
});

describe('events of new objects', () => {
  it('a PUT announces the object with its plain key, size and tag', async () => {
    await put('raw/ný mynd.jpg', 'abc');
    expect(events).toMatchObject([
      {
        source: 'aws.s3',
        'detail-type': 'Object Created',
        region,
        resources: [`arn:aws:s3:::${Bucket}`],
        detail: {
          bucket: { name: Bucket },
          object: { key: 'raw/ný mynd.jpg', size: 3, etag: '900150983cd24fb0d6963f7d28e17f72' },
          reason: 'PutObject',
        },
      },
    ]);
  });

  it('a form upload and a copy are announced too', async () => {
    const { url, fields } = await createPresignedPost(open.s3, { Bucket, Key: 'raw/form.jpg' });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['abcd']));
    await fetch(url, { method: 'POST', body: form });
    await open.s3.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/raw/form.jpg` }));
    expect(events.map(({ detail }) => [detail.reason, detail.object.key, detail.object.size])).toEqual([
      ['POST Object', 'raw/form.jpg', 4],
      ['CopyObject', 'copy', 4],
    ]);
  });

  it('an upload in parts is announced once, when it is complete', async () => {
    const Key = 'exports/big.xlsx';
    const { UploadId } = await open.s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const part = { Bucket, Key, UploadId, PartNumber: 1, Body: Buffer.alloc(5 * 1024 * 1024) };
    const { ETag } = await open.s3.send(new UploadPartCommand(part));
    expect(events).toEqual([]);
    const Parts = [{ PartNumber: 1, ETag }];
    await open.s3.send(
      new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
    );
    expect(events.map(({ detail }) => [detail.reason, detail.object.size])).toEqual([
      ['CompleteMultipartUpload', 5 * 1024 * 1024],
    ]);
  });

  it('a refused upload, a read and a deletion are not announced', async () => {
    await fetch(address('raw/unsigned'), { method: 'PUT', body: 'x' });
    await open.gateway.readObject(Bucket, 'copy');
    await open.s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'copy' }] } }));
    expect(events).toEqual([]);
  });
});
