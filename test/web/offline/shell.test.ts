// Proves the service worker: the requests it leaves alone, and the kept answers it gives without a network.

import { describe, expect, it } from 'vitest';
import { cacheName, networkOr, outdated, handlingOf } from '#web/offline/shell.ts';

const origin = 'https://app.example.com';
const asked = (path: string, over: object = {}) => ({
  method: 'GET',
  mode: 'cors',
  cache: 'default',
  url: new URL(path, origin).href,
  ...over,
});

describe('the service worker', () => {
  it.each([
    ['a page of ours', asked('/employee/app', { mode: 'navigate' }), 'page'],
    ['a file of the build', asked('/assets/phone-screen-ab12.js'), 'file'],
    ['the settings of the stage', asked('/config.json'), 'settings'],
    ['a file that is opened by itself', asked('/scheme.js', { mode: 'navigate' }), 'network'],
    ['a call of the API', asked('https://api.example.com/employee/worklogs'), 'network'],
    ['a photo', asked('https://photos.example.com/c1/f1'), 'network'],
    ['anything that changes something', asked('/assets/a.js', { method: 'POST' }), 'network'],
    ['a request without cache', asked('/config.json', { cache: 'no-store' }), 'network'],
  ] as const)('takes %s the way of: %s', (_, request, way) => {
    expect(handlingOf(request, origin)).toBe(way);
  });

  it('removes the files of older builds, and no other’s', () => {
    expect(outdated([cacheName('1'), cacheName('2'), 'another-site'], '2')).toEqual([cacheName('1')]);
  });
});

describe('a page', () => {
  const fresh = new Response('fresh');
  const kept = new Response('kept');
  const never = () => new Promise<Response>(() => undefined);

  it('comes from the network when that answers', async () => {
    expect(
      await networkOr(
        async () => fresh,
        async () => kept,
        60_000,
      ),
    ).toBe(fresh);
  });
  it('comes from the cache when the network is gone, silent or in trouble', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch'));
    const trouble = async () => new Response('', { status: 503 });
    expect(await networkOr(gone, async () => kept, 60_000)).toBe(kept);
    expect(await networkOr(never, async () => kept, 0)).toBe(kept);
    expect(await networkOr(trouble, async () => kept, 60_000)).toBe(kept);
  });
  it('is what the network says when nothing is kept', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(networkOr(gone, async () => undefined, 60_000)).rejects.toThrow('Failed to fetch');
  });
});
