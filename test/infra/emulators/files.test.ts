/** Files of the embedded S3: who may read and write them. */
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket as Bucket, clientsOf, startGateway } from './gateway-kit.ts';

const port = 24010;
let open: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  open = await startGateway(port);
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

describe('files in the embedded S3', () => {
  it('an object is put, read back, listed and deleted, with Unicode keys', async () => {
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
