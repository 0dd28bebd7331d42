// Posts to a company's own address: over TLS, to public addresses only, without redirects, briefly, and reading little.

import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { webhookAnswer } from '#shared/limits.ts';
import type { webhookFaults } from '#shared/model/company/webhook.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

type Fault = (typeof webhookFaults)[number];
export type Posted = {
  readonly status: number | undefined;
  /** Undefined when the address took it. */
  readonly fault: Fault | undefined;
  readonly milliseconds: number;
};
export type WebhookTools = {
  /** Whether it may be posted to now: an https address whose every network address is public. */
  readonly isOpenAddress: (url: string) => Promise<boolean>;
  /** Never throws. */
  readonly post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Posted>;
};

class InsideAddress extends Error {}

/** `mayReachLoopback`: in the local cloud, where receivers run on the same machine and have no certificate. */
export function openWebhooks(mayReachLoopback: boolean): WebhookTools {
  const isOpen = (address: string): boolean =>
    isPublicAddress(address) || (mayReachLoopback && isLoopback(address));

  /**
   * Resolves once and connects to what was checked: the name cannot lead elsewhere in between. One inside address among
   * several is enough to refuse.
   */
  const checkedLookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = error ? [] : found;
      if (error) done(error, '', 0);
      else if (!first || !found.every(({ address }) => isOpen(address)))
        done(new InsideAddress(hostname), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

  /** Undefined for an address that is refused by its form. A number in place of a name is never looked up, so it is judged here. */
  function targetOf(text: string): URL | undefined {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isNumber = isIP(host) !== 0;
    if (url.username || url.password || host === '') return undefined;
    if (isNumber && !isOpen(host)) return undefined;
    const isPlainLocal = mayReachLoopback && url.protocol === 'http:' && isNumber && isLoopback(host);
    return url.protocol === 'https:' || isPlainLocal ? url : undefined;
  }

  const isOpenAddress: WebhookTools['isOpenAddress'] = async (text) => {
    const url = targetOf(text);
    if (!url) return false;
    if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return true;
    return new Promise((done) => {
      checkedLookup(url.hostname, { all: true }, (error) => done(error === null));
    });
  };

  const post: WebhookTools['post'] = async (text, headers, body) => {
    const startedAt = performance.now();
    const ended = (status: number | undefined, fault: Fault | undefined): Posted => ({
      status,
      fault,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    const url = targetOf(text);
    if (!url) return ended(undefined, 'address');
    const signal = AbortSignal.timeout(webhookAnswer.seconds * 1000);
    try {
      const options = { method: 'POST', headers, agent: false, lookup: checkedLookup, signal } as const;
      const status = await statusOf(url, options, body);
      return ended(
        status,
        status >= 300 && status < 400 ? 'redirect' : status >= 200 && status < 300 ? undefined : 'status',
      );
    } catch (error) {
      if (signal.aborted) return ended(undefined, 'timeout');
      return ended(undefined, error instanceof InsideAddress ? 'address' : 'no_answer');
    }
  };

  return { isOpenAddress, post };
}

/** The status; then so much of the answer is read that a short one may end by itself. */
const statusOf = (url: URL, options: RequestOptions, body: string): Promise<number> =>
  new Promise((done, failed) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const request = send(url, options, (answer) => {
      let bytes = 0;
      const finish = () => {
        done(answer.statusCode ?? 0);
        request.destroy();
      };
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > webhookAnswer.bytesMax) finish();
      });
      answer.on('end', finish);
      answer.on('error', failed);
    });
    // An answer that changes the protocol would end without an answer or an error: the worker would wait for ever.
    request.on('upgrade', (answer, socket) => {
      socket.destroy();
      done(answer.statusCode ?? 0);
    });
    request.on('error', failed);
    request.on('close', () => failed(new Error('closed without an answer')));
    request.end(body);
  });
