/** Stands in for the photos' CloudFront distribution: serves an object only under its signed address. */
import { createVerify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '#infra/local/listen.ts';
import { splitOnce } from './gateway-http.ts';

const signingNames = new Set(['Expires', 'Signature', 'Key-Pair-Id', 'Hash-Algorithm']);
const photosFolder = 'photos/';
// the list's thumbnail; the edge uses the same two words in the query
const smallQuery = { fm: 'jpg', q: '60' };

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

export type PhotoFrontOptions = {
  port: number;
  bucketRead: (key: string) => Promise<{ body: Uint8Array } | undefined>;
  publicKeyPem: string;
  keyPairId: string;
  /** The product's clock, which addresses are signed by; absent: the real one. */
  now?: () => Date;
};
export type PhotoFront = { endpoint: string; close: () => Promise<void> };

/** CloudFront's base64 uses characters that need no escaping in an address. */
const fromCloudFrontBase64 = (text: string) =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

/** A canned policy is not sent: both sides build it from the address without its signature. */
function isSignedBy(publicKeyPem: string, address: string, expires: string, signature: string): boolean {
  const policy = `{"Statement":[{"Resource":"${address}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;
  return createVerify('RSA-SHA1').update(policy).verify(publicKeyPem, fromCloudFrontBase64(signature));
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The key of the object at an address; undefined when it may not be shown. */
function keyOf(request: IncomingMessage, options: PhotoFrontOptions): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const [path, query] = splitOnce(request.url ?? '/', '?');
  const fields = new URLSearchParams(query);
  const expires = fields.get('Expires') ?? '';
  const nowSeconds = (options.now?.() ?? new Date()).getTime() / 1000;
  if (!/^\d{1,12}$/.test(expires) || Number(expires) <= nowSeconds) return undefined;
  if (fields.get('Key-Pair-Id') !== options.keyPairId) return undefined;
  const covered = query.split('&').filter((pair) => !signingNames.has(splitOnce(pair, '=')[0]));
  const address = `http://${request.headers.host}${path}${covered.length > 0 ? `?${covered.join('&')}` : ''}`;
  if (!isSignedBy(options.publicKeyPem, address, expires, fields.get('Signature') ?? '')) return undefined;

  const key = decoded(path.slice(1));
  if (!key?.startsWith(photosFolder) || key.split('/').includes('..')) return undefined;
  const isSmall = Object.entries(smallQuery).every(([name, value]) => fields.get(name) === value);
  return isSmall ? key.replace(/\.jpg$/, '-100.jpg') : key;
}

async function answer(request: IncomingMessage, response: ServerResponse, options: PhotoFrontOptions) {
  const key = keyOf(request, options);
  const photo = key === undefined ? undefined : await options.bucketRead(key);
  if (!photo) {
    response.writeHead(403, { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' });
    response.end('Access denied');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': 'image/jpeg',
    'content-length': photo.body.length,
    'cache-control': 'private, max-age=31536000, immutable',
  });
  response.end(request.method === 'HEAD' ? undefined : photo.body);
}

/** Starts the front. A missing photo is refused like a forbidden one, as CloudFront does. */
export async function photoFront(options: PhotoFrontOptions): Promise<PhotoFront> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      console.error(`photo front: ${request.url} failed`, error);
      response.writeHead(502, headers).end();
    });
  });
  await listen(server, options.port);
  return {
    endpoint: `http://127.0.0.1:${options.port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
