/** The photo front: addresses signed by the unmodified CloudFront signer, and every way to tamper with them. */

import { generateKeyPairSync } from 'node:crypto';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedForCloudFront } from '#functions/aws/photo-links.ts';
import { type PhotoFront, photoFront } from '#infra/local/aws/photo-front.ts';

const port = 24003;
const keyPairId = 'KSTUNDTEST';
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const stored: Record<string, string> = {
  'photos/c1/p1.jpg': 'large',
  'photos/c1/p1-100.jpg': 'small',
  'photos/c1/ð.jpg': 'eth',
  'exports/c1/payroll.xlsx': 'secret',
};
let now = new Date();
let front: PhotoFront;

beforeAll(async () => {
  front = await photoFront({
    port,
    keyPairId,
    publicKeyPem: publicKey,
    now: () => now,
    bucketRead: async (key) => (stored[key] === undefined ? undefined : { body: Buffer.from(stored[key]) }),
  });
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => front.close());

const sign = (path: string, more: { keyPairId?: string; privateKey?: string } = {}) =>
  getSignedUrl({
    url: `http://127.0.0.1:${port}${path}`,
    keyPairId,
    privateKey,
    dateLessThan: Date.now() + 60_000,
    ...more,
  });
const statusOf = async (url: string) => (await fetch(url)).status;

describe('our own signing of addresses', () => {
  it('makes what CloudFront’s own signer makes', () => {
    for (const path of ['/photos/c1/p1.jpg', '/photos/c1/p1.jpg?fm=jpg&q=60']) {
      const url = `https://photos.stund.example${path}`;
      const expiresAt = 1_795_000_000;
      const theirs = getSignedUrl({ url, keyPairId, privateKey, dateLessThan: expiresAt * 1000 });
      expect(signedForCloudFront(url, keyPairId, privateKey, expiresAt)).toBe(theirs);
    }
  });
});

describe('the photo front', () => {
  it('a signed address shows its photo, and nothing a browser would run', async () => {
    const reply = await fetch(sign('/photos/c1/p1.jpg'));
    expect(await reply.text()).toBe('large');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('the small picture has an address of its own', async () => {
    const small = sign('/photos/c1/p1.jpg?fm=jpg&q=60');
    expect(await (await fetch(small)).text()).toBe('small');
    expect(await statusOf(small.replace('fm=jpg&q=60&', ''))).toBe(403);
    expect(await statusOf(sign('/photos/c1/p1.jpg').replace('?', '?fm=jpg&q=60&'))).toBe(403);
  });

  it('a key with letters beyond English is found', async () => {
    expect(await (await fetch(sign('/photos/c1/ð.jpg'))).text()).toBe('eth');
  });

  it('an unsigned address is refused', async () => {
    expect(await statusOf(`http://127.0.0.1:${port}/photos/c1/p1.jpg`)).toBe(403);
  });

  it('a signature holds for one photo only', async () => {
    expect(await statusOf(sign('/photos/c1/p1.jpg').replace('p1.jpg', 'p1-100.jpg'))).toBe(403);
  });

  it('an address ends when its time is over, and its holder cannot stretch it', async () => {
    const url = sign('/photos/c1/p1.jpg');
    const expires = /Expires=(\d+)/.exec(url)?.[1] ?? '';
    expect(await statusOf(url.replace(expires, String(Number(expires) + 3600)))).toBe(403);
    expect(await statusOf(url)).toBe(200);
    now = new Date(Date.now() + 61_000);
    expect(await statusOf(url)).toBe(403);
  });

  it('an address signed by another key is refused', async () => {
    const stranger = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    expect(await statusOf(sign('/photos/c1/p1.jpg', { privateKey: stranger.privateKey }))).toBe(403);
    expect(await statusOf(sign('/photos/c1/p1.jpg', { keyPairId: 'KOTHER' }))).toBe(403);
  });

  it.each([
    '/exports/c1/payroll.xlsx',
    '/photos/../exports/c1/payroll.xlsx',
    '/photos%2F..%2Fexports/c1/payroll.xlsx',
  ])('only photos are shown, even when %s is signed', async (path) => {
    expect(await statusOf(sign(path))).toBe(403);
  });

  it('a photo that does not exist is refused like one that may not be seen', async () => {
    expect(await statusOf(sign('/photos/c1/none.jpg'))).toBe(403);
  });

  it('a photo cannot be changed through the front', async () => {
    expect((await fetch(sign('/photos/c1/p1.jpg'), { method: 'PUT', body: 'x' })).status).toBe(403);
  });
});
