// Serves the built screens as CloudFront does: files, pages, headers; other addresses redirect to '/'.

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { codeOf } from '#infra/local/refusal.ts';
import { isMapAddress, type mapHere, sendMap } from './map-file.ts';
import { fileAnswering, officePaths, siteChoice } from '#shared/drawn-pages.ts';
import type { RegionName } from '#shared/model/company/region.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const compressible = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/;
const compressFromBytes = 1000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type WebConfig = {
  readonly api: string;
  readonly photos: string;
  readonly map?: ReturnType<typeof mapHere>;
  readonly trial_phone: boolean;
};
/** Headers of the web's distribution: for the office's addresses, and for all others. */
export type WebHeaders = Readonly<Record<'pages' | 'office', Readonly<Record<string, string>>>>;
type File = { readonly type: string; readonly body: Buffer };
type Reply = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

async function fileAt(folder: string, path: string): Promise<File | undefined> {
  const wanted = normalize(path);
  // Source maps are not served.
  if (wanted.includes('\0') || wanted.endsWith('.map') || wanted.endsWith('/')) return undefined;
  try {
    const body = await readFile(join(folder, wanted));
    return { type: types[extname(wanted)] ?? 'application/octet-stream', body };
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** Compresses as the edge would; immutable files are compressed once. */
function compressor() {
  const kept = new Map<string, Promise<Buffer>>();
  return async (file: File, path: string, accepted: string): Promise<[Buffer, string | undefined]> => {
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (!encoding || file.body.length < compressFromBytes || !compressible.test(file.type))
      return [file.body, undefined];
    const key = `${encoding} ${path} ${file.body.length}`;
    const made =
      kept.get(key) ??
      (encoding === 'br'
        ? brotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : zip(file.body));
    kept.set(key, made);
    return [await made, encoding];
  };
}

/** The path of an address with its escapes, as the edge reads it; '' when it is not an address. */
function pathOf(asked: string): string {
  const whole = `http://edge${asked}`;
  return asked.startsWith('/') && URL.canParse(whole) ? new URL(whole).pathname : '';
}

/** The page as a region's site: on AWS the host decides, here the start option. */
export const ofRegion = (page: string, region: RegionName | undefined): string =>
  region === undefined ? page : page.replace('<html', `<html data-region="${region}"`);

type WebOptions = {
  readonly folder: string;
  readonly port: number;
  /** As it is now: a map may be put there while it runs. */
  readonly config: () => WebConfig;
  /** The extract of the map in the data folder, whether it is there or not. */
  readonly mapFile?: string | undefined;
  readonly region?: RegionName | undefined;
  readonly headers: WebHeaders;
};

type Found = { readonly file: File; readonly path: string; readonly isForEver: boolean };

function finderOf(options: Pick<WebOptions, 'folder' | 'config' | 'region'>) {
  /** A page, as the site of the region this copy was started for. */
  async function pageAt(path: string): Promise<Found | undefined> {
    const page = await fileAt(options.folder, path);
    if (!page) return undefined;
    const body = Buffer.from(ofRegion(page.body.toString(), options.region));
    return { file: { ...page, body }, path, isForEver: false };
  }

  /** A file whose name holds its hash is read once. */
  const kept = new Map<string, Found>();

  return async (path: string): Promise<Found | undefined> => {
    const known = kept.get(path);
    if (known) return known;
    if (path === '/config.json') {
      const body = Buffer.from(JSON.stringify(options.config()));
      return { file: { type: 'application/json', body }, path, isForEver: false };
    }
    if (path.endsWith('.html')) return pageAt(path);
    const file = await fileAt(options.folder, path);
    if (!file) return undefined;
    const found = { file, path, isForEver: path.startsWith('/assets/') };
    if (found.isForEver) kept.set(path, found);
    return found;
  };
}

/** Under 'localhost' the API is asked under that name too: only then are its cookies of the same site. */
function namesOf({ port, config, headers }: Pick<WebOptions, 'port' | 'config' | 'headers'>) {
  const [ownHost, named] = [`127.0.0.1:${port}`, `localhost:${port}`];
  const under = (host: string, text: string): string => {
    const { api } = config();
    return host === named ? text.replaceAll(api, api.replace('127.0.0.1', 'localhost')) : text;
  };
  return {
    ownHost,
    isOurs: (host: string): boolean => host === ownHost || host === named,
    headersAt: (host: string, path: string): Record<string, string> => {
      const all = headers[officePaths.includes(path) ? 'office' : 'pages'];
      return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, under(host, value)]));
    },
    fileUnder: (host: string, { file, path }: Found): File =>
      path === '/config.json' ? { ...file, body: Buffer.from(under(host, file.body.toString())) } : file,
  };
}

export function webServer(options: WebOptions): Server {
  const compress = compressor();
  const { ownHost, isOurs, headersAt, fileUnder } = namesOf(options);
  const find = finderOf(options);

  async function reply(request: IncomingMessage): Promise<Reply> {
    const host = request.headers.host ?? '';
    if (!isOurs(host))
      return { status: 421, headers: {}, body: Buffer.from(`Stund answers at ${ownHost} only.`) };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD' }, body: Buffer.of() };
    const path = pathOf(request.url ?? '/');
    const own = headersAt(host, path);
    const asked = fileAnswering(siteChoice, {
      path,
      host: options.region ?? '',
      accepted: request.headers['accept-language'] ?? '',
    });
    if (asked === undefined)
      return { status: 302, headers: { location: '/', 'cache-control': 'no-cache' }, body: Buffer.of() };
    const found = await find(asked);
    const plain = { ...own, 'content-type': 'text/plain; charset=utf-8' };
    if (!found) return { status: 404, headers: plain, body: Buffer.from('There is no such file.') };
    const accepted = request.headers['accept-encoding'] ?? '';
    const file = fileUnder(host, found);
    const [body, encoding] = await compress(file, found.path, accepted);
    const headers = {
      ...own,
      'content-type': found.file.type,
      'cache-control': found.isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(found.isForEver && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    };
    return { status: 200, headers, body };
  }

  return createServer((request, response) => {
    const send = ({ status, headers, body }: Reply) => {
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const { mapFile } = options;
    if (mapFile !== undefined && isOurs(request.headers.host ?? '') && isMapAddress(request.url)) {
      void sendMap(mapFile, request, response);
      return;
    }
    reply(request).then(send, (error: unknown) => {
      console.error(`the web could not answer ${request.url}:`, error);
      response.writeHead(500).end();
    });
  });
}
