// Files of one bucket: reading, writing and removing by key.

import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

export type Files = {
  read: (key: string) => Promise<Uint8Array | undefined>;
  write: (key: string, bytes: Uint8Array, type: string, cacheControl: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

type ClientOptions = ConstructorParameters<typeof S3Client>[0];

export function openFiles(bucket: string, options: ClientOptions = {}): Files {
  const client = new S3Client(options);
  const Bucket = bucket;
  return {
    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    write: async (key, bytes, type, cacheControl) => {
      const metadata = { ContentType: type, CacheControl: cacheControl };
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ...metadata }));
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}
