// Files that we make ourselves, written while they are made, and the addresses at which they are fetched.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

export type Sink = Writable;
export type MadeFiles = {
  /**
   * Gives `fill` a stream to write and end; the file appears under `key` whole, once `fill` is through, or not at
   * all. It waits on disk, so that its size is no matter of memory.
   */
  make: (key: string, type: string, fill: (sink: Sink) => Promise<void>) => Promise<void>;
  /** An address that downloads the file under this name, for so many seconds. */
  address: (key: string, fileName: string, seconds: number) => Promise<string>;
  remove: (key: string) => Promise<void>;
};

type ClientOptions = ConstructorParameters<typeof S3Client>[0];

export function openMadeFiles(bucket: string, options: ClientOptions = {}): MadeFiles {
  const client = new S3Client({ ...options, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const Bucket = bucket;

  async function make(key: string, type: string, fill: (sink: Sink) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'made-'));
    const path = join(folder, 'file');
    try {
      await filled(createWriteStream(path), fill);
      const { size } = await stat(path);
      const content = { Body: createReadStream(path), ContentLength: size, ContentType: type };
      await client.send(new PutObjectCommand({ Bucket, Key: key, ...content }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    make,
    address: (key, fileName, expiresIn) => {
      const ResponseContentDisposition = `attachment; filename="${fileName}"`;
      return getSignedUrl(client, new GetObjectCommand({ Bucket, Key: key, ResponseContentDisposition }), {
        expiresIn,
      });
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}

/** The disk's own errors reach the stream only, so they are waited for beside the filling. */
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
