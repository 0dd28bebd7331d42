// Webhooks reach public addresses only, over TLS, and wait for little: what an address does wrong is named.

import dns from 'node:dns';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openWebhooks } from '#functions/runtime/outbound/post.ts';
import { isLoopback, isPublicAddress } from '#functions/runtime/outbound/public-address.ts';
import { webhookAnswer } from '#shared/limits.ts';

const outside = openWebhooks(false);
const local = openWebhooks(true);

/** Every name leads to these addresses while a test runs. */
function namesLeadTo(...addresses: string[]) {
  const family = (address: string) => (address.includes(':') ? 6 : 4);
  const found = addresses.map((address) => ({ address, family: family(address) }));
  const error = addresses.length === 0 ? Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }) : null;
  const done = z.custom<(...of: unknown[]) => void>((value) => typeof value === 'function');
  const spied = vi
    .spyOn(dns, 'lookup')
    .mockImplementation((...of: unknown[]) => done.parse(of.at(-1))(error, found));
  syncBuiltinESMExports();
  return spied;
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('an address', () => {
  it.each([
    ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
    ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
    ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
    ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
    ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
    ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
    ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
    ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
    ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
    ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
    ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
    ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
    ['223.255.255.255', '224.0.0.0', '255.255.255.255', '1.0.0.0'],
    ['1.0.0.0', '0.0.0.0', '0.255.255.255', '1.0.0.0'],
    ['2001:200::', '2001::', '2001:1ff:ffff::', '2001:200::'],
    ['2001:db7:ffff::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
    ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
    ['3ffe::', '3fff::', '3fff:fff::', '3fff:1000::'],
    ['2003::', '::', '1fff:ffff::', '3ffe:ffff::'],
    ['3ffe::', '4000::', 'ffff::', '2a00::1'],
  ])('next to a special range is public (%s, …, %s), one within is not', (before, first, last, after) => {
    expect([before, first, last, after].map(isPublicAddress)).toEqual([true, false, false, true]);
  });

  it('that is written in another way is not public: IPv4 as IPv6, with a zone, a name', () => {
    for (const odd of ['::ffff:8.8.8.8', '64:ff9b::808:808', '2a00::1%eth0', 'example.com', '', '0x8.8.8.8'])
      expect([odd, isPublicAddress(odd)]).toEqual([odd, false]);
  });

  it('is of this machine only in its loopback ranges', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopback)).toBe(true);
    expect(['126.0.0.1', '128.0.0.1', '::2', 'localhost', ''].some(isLoopback)).toBe(false);
  });
});

describe('a webhook’s address', () => {
  it.each([
    ['is https at a public address', 'https://8.8.8.8/x', true],
    ['may be IPv6', 'https://[2a00::1]/x', true],
    ['is not plain http', 'http://8.8.8.8/', false],
    ['is not within a network', 'https://10.0.0.1/', false],
    ['is not within a network, written as a number', 'https://0x0a000001/', false],
    ['is not this machine', 'https://127.0.0.1/', false],
    ['is not this machine in IPv6', 'https://[::1]/', false],
    ['carries no user', 'https://user@8.8.8.8/', false],
    ['carries no password', 'https://:secret@8.8.8.8/', false],
    ['is an address', 'nonsense', false],
    ['has a host', 'file:///etc/passwd', false],
  ])('%s: %s', async (_, url, isOpen) => {
    expect(await outside.isOpenAddress(url)).toBe(isOpen);
  });

  it('is refused where one of several addresses of its name is within a network, or it has none', async () => {
    const open = () => outside.isOpenAddress('https://hooks.example/');
    namesLeadTo('8.8.8.8', '2a00::1');
    expect(await open()).toBe(true);
    for (const addresses of [['8.8.8.8', '10.0.0.1'], ['127.0.0.1'], []]) {
      namesLeadTo(...addresses);
      expect([addresses, await open()]).toEqual([addresses, false]);
    }
  });

  it('on this machine is open in the local cloud, without TLS too, by number only', async () => {
    expect(await local.isOpenAddress('http://127.0.0.1:80/')).toBe(true);
    expect(await local.isOpenAddress('http://[::1]/')).toBe(true);
    for (const url of ['http://8.8.8.8/', 'https://10.0.0.1/', 'ftp://127.0.0.1/', 'http://localhost/'])
      expect([url, await local.isOpenAddress(url)]).toEqual([url, false]);
    namesLeadTo('127.0.0.1');
    expect(await local.isOpenAddress('https://hooks.example/')).toBe(true);
  });
});

describe('a delivery', () => {
  let receiver: Server;
  let origin = '';
  const got: unknown[] = [];
  let reply: (response: ServerResponse) => void;
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        got.push([
          request.method,
          request.url,
          request.headers['x-signed'],
          Buffer.concat(chunks).toString(),
        ]);
        reply(response);
      });
    });
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(receiver.address()).port}`;
  });
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const post = (url = `${origin}/hook`) => local.post(url, { 'x-signed': 's' }, 'content');

  it.each([
    [200, undefined],
    [299, undefined],
    [300, 'redirect'],
    [399, 'redirect'],
    [400, 'status'],
    [500, 'status'],
  ])('is posted, and its answer %i means %s', async (status, fault) => {
    got.length = 0;
    reply = (response) => response.writeHead(status, { location: '/elsewhere' }).end('ok');
    const { milliseconds, ...posted } = await post();
    expect([posted, got]).toEqual([{ status, fault }, [['POST', '/hook', 's', 'content']]]);
    expect(milliseconds).toBeLessThan(webhookAnswer.seconds * 1000);
  });

  it('ends as soon as the answer is longer than what is read of one', async () => {
    reply = (response) => void response.writeHead(200).write('x'.repeat(webhookAnswer.bytesMax + 1));
    expect(await post()).toMatchObject({ status: 200, fault: undefined });
  });

  it('waits for the end of an answer that is just as long, eight seconds at most', async () => {
    const short = AbortSignal.timeout(150);
    const waits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(short);
    reply = (response) => void response.writeHead(200).write('x'.repeat(webhookAnswer.bytesMax));
    expect(await post()).toMatchObject({ status: undefined, fault: 'timeout' });
    expect(waits.mock.calls).toEqual([[8000]]);
  });

  it('has no answer where the connection is closed, before or within the answer, or nobody listens', async () => {
    reply = (response) => response.destroy();
    expect(await post()).toMatchObject({ status: undefined, fault: 'no_answer' });
    reply = (response) => void response.writeHead(200).write('x', () => response.destroy());
    expect(await post()).toMatchObject({ status: undefined, fault: 'no_answer' });
    expect(await post('http://127.0.0.1:1/')).toMatchObject({ status: undefined, fault: 'no_answer' });
    expect(await post(origin.replace('http:', 'https:'))).toMatchObject({ fault: 'no_answer' });
  });

  it('that changes the protocol is no delivery', async () => {
    reply = ({ socket }) =>
      socket?.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    expect(await post()).toMatchObject({ status: 101, fault: 'status' });
  });

  it('never reaches an inside address, by number or by name', async () => {
    got.length = 0;
    for (const url of [`${origin}/hook`, 'nonsense'])
      expect(await outside.post(url, {}, '')).toMatchObject({ status: undefined, fault: 'address' });
    const lookups = namesLeadTo('127.0.0.1');
    expect(await outside.post('https://hooks.example/', {}, '')).toMatchObject({ fault: 'address' });
    expect([lookups.mock.calls.length, got]).toEqual([1, []]);
    expect(lookups.mock.calls[0]?.[1]).toMatchObject({ all: true });
    namesLeadTo();
    expect(await outside.post('https://hooks.example/', {}, '')).toMatchObject({ fault: 'no_answer' });
  });
});
