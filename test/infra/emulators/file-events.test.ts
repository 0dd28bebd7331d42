/** The events that new objects cause in the embedded AWS. */
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectCreated } from '#infra/local/aws/s3-front.ts';
import { bucket as Bucket, region, startGateway } from './gateway-kit.ts';

const port = 24012;
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
