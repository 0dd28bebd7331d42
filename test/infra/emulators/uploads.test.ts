/** Uploads from browsers to the embedded S3: presigned forms, their policies, and CORS. */
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket as Bucket, startGateway, webOrigin } from './gateway-kit.ts';

const port = 24011;
let open: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  open = await startGateway(port);
});
afterAll(() => open.gateway.close());

const address = (key: string) => `http://127.0.0.1:${port}/${Bucket}/${key}`;
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
