// The map extract in the data folder: where it is, its settings for the web configuration, and replies with the bytes asked for.

import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mapFolder, mapSettings, stageOf } from '#infra/stages.ts';

const extract = 'streets.pmtiles';
/** The address of the extract on the web's host. */
const address = `/${mapFolder}${extract}`;

export const mapFileIn = (dataFolder: string): string => join(dataFolder, mapFolder, extract);

/** Undefined until `npm run map` has put an extract there. */
export function mapHere(file: string | undefined) {
  const { map } = stageOf('dev');
  return file !== undefined && map && existsSync(file) ? mapSettings({ ...map, extract }) : undefined;
}

export const isMapAddress = (url: string | undefined): boolean => url?.split('?')[0] === address;

/** Answers as the edge does: the asked piece, or all of it. */
export async function sendMap(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const etag = `"${found.size}-${Math.round(found.mtimeMs)}"`;
  const always = { 'accept-ranges': 'bytes', 'content-type': 'application/octet-stream', etag };
  const piece = pieceOf(request.headers.range, found.size);
  if (piece === 'none') {
    response.writeHead(416, { ...always, 'content-range': `bytes */${found.size}` }).end();
    return;
  }
  const { start, end } = piece ?? { start: 0, end: found.size - 1 };
  response.writeHead(piece ? 206 : 200, {
    ...always,
    // A new extract may have the same name here.
    'cache-control': 'no-cache',
    'content-length': end - start + 1,
    ...(piece && { 'content-range': `bytes ${start}-${end}/${found.size}` }),
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Undefined without a range that is understood: then the whole file is the answer. */
function pieceOf(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range ?? '') ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = Math.min(last === undefined ? size - 1 : Number(last), size - 1);
  return start > end ? 'none' : { start, end };
}
