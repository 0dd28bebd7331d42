// Files we generate: streamed to disk, and uploaded once complete.

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

export type Sink = Writable;
export type MadeFiles = {
  /**
   * Gives `fill` a stream to write and end. The file appears under `key` when `fill` has finished, complete or not at
   * all. It is buffered on disk, so its size is not limited by memory. Returns the SHA-256 of its bytes in hex.
   */
  make: (key: string, type: string, fill: (sink: Sink) => Promise<void>) => Promise<string>;
  remove: (key: string) => Promise<void>;
};

type ClientOptions = ConstructorParameters<typeof S3Client>[0];

export function openMadeFiles(bucket: string, options: ClientOptions = {}): MadeFiles {
  const client = new S3Client({ ...options, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const Bucket = bucket;

  async function make(key: string, type: string, fill: (sink: Sink) => Promise<void>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'made-'));
    const path = join(folder, 'file');
    try {
      await filled(createWriteStream(path), fill);
      const { size } = await stat(path);
      const hash = createHash('sha256');
      for await (const bytes of createReadStream(path)) hash.update(bytes);
      const content = { Body: createReadStream(path), ContentLength: size, ContentType: type };
      await client.send(new PutObjectCommand({ Bucket, Key: key, ...content }));
      return hash.digest('hex');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    make,
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}

/** Disk errors arrive only on the stream, so it is awaited together with the filling. */
async function filled(sink: Writable, fill: (sink: Sink) => Promise<void>): Promise<void> {
  const written = new Promise<void>((done, failed) => {
    sink.once('finish', done);
    sink.once('error', failed);
  });
  written.catch(() => undefined);
  try {
    await Promise.all([fill(sink), written]);
  } finally {
    sink.destroy();
  }
}
