// Lists a bucket's objects by key prefix, and deletes them by the thousand.

import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

type Found = { readonly key: string /** Epoch seconds. */; readonly changedAt: number };
export type BucketWalk = {
  /** Up to a thousand objects whose keys start with `prefix`, in key order, after the key `after`. */
  list: (prefix: string, after?: string) => Promise<readonly Found[]>;
  remove: (keys: readonly string[]) => Promise<void>;
};

type ClientOptions = ConstructorParameters<typeof S3Client>[0];
const atOnce = 1000;

export function openBucketWalk(bucket: string, options: ClientOptions = {}): BucketWalk {
  const client = new S3Client(options);
  const Bucket = bucket;
  return {
    list: async (prefix, after) => {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: atOnce, StartAfter: after }),
      );
      return Contents.flatMap(({ Key, LastModified }) =>
        Key === undefined ? [] : [{ key: Key, changedAt: Math.floor((LastModified?.getTime() ?? 0) / 1000) }],
      );
    },
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += atOnce) {
        const Objects = keys.slice(from, from + atOnce).map((Key) => ({ Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0)
          throw new Error(`${Errors.length} objects were not removed: ${Errors[0]?.Code}`);
      }
    },
  };
}
