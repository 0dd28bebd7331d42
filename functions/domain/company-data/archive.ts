// Writes a zip one file after the other; no file is whole in memory.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Sink } from '#functions/aws/made-files.ts';

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
export type Archive = {
  /** Settled once the content is on its way into the zip. `isPacked` content is not packed a second time. */
  readonly add: (name: string, content: Content, options?: { readonly isPacked?: boolean }) => Promise<void>;
  /** Bytes of the zip so far. */
  readonly bytes: () => number;
  readonly close: () => Promise<void>;
};

/** A ZIP written as it grows; `madeAt` in epoch seconds dates its files. */
export function openArchive(sink: Sink, madeAt: number): Archive {
  const zip = new ZipFile();
  const mtime = new Date(madeAt * 1000);
  let bytes = 0;
  const broken = new Promise<never>((_, failed) => zip.once('error', failed));
  broken.catch(() => undefined);
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const written = pipeline(Readable.from(counted(chunksOf(zip))), sink);
  written.catch(() => undefined);

  async function add(name: string, content: Content, { isPacked = false } = {}): Promise<void> {
    const source = Readable.from(content, { objectMode: false });
    const read = new Promise<void>((done, failed) => {
      source.once('end', done);
      source.once('error', failed);
    });
    zip.addReadStream(source, name, { mtime, compress: !isPacked });
    await Promise.race([read, broken, written.then(() => Promise.reject(new Error('the zip was closed')))]);
  }

  return {
    add,
    bytes: () => bytes,
    close: async () => {
      zip.end();
      await Promise.race([written, broken]);
    },
  };
}

async function* chunksOf({ outputStream }: ZipFile): AsyncGenerator<Uint8Array> {
  for await (const chunk of outputStream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}
