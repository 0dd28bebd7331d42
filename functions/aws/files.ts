// Files of one bucket: forms by which a browser uploads, and reading, writing and removing by key.

import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

export type UploadRules = { readonly type: string; readonly bytesMax: number; readonly seconds: number };
export type Files = {
  /** An address and form fields by which exactly this key, type and at most this many bytes can be posted. */
  uploadForm: (key: string, rules: UploadRules) => Promise<{ url: string; fields: Record<string, string> }>;
  read: (key: string) => Promise<Uint8Array | undefined>;
  write: (key: string, bytes: Uint8Array, type: string, cacheControl: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

type ClientOptions = ConstructorParameters<typeof S3Client>[0];

export function openFiles(bucket: string, options: ClientOptions = {}): Files {
  const client = new S3Client(options);
  const Bucket = bucket;
  return {
    uploadForm: async (key, { type, bytesMax, seconds }) => {
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key: key,
        Conditions: [
          ['content-length-range', 1, bytesMax],
          ['eq', '$Content-Type', type],
        ],
        Fields: { 'Content-Type': type },
        Expires: seconds,
      });
      return { url, fields };
    },
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
