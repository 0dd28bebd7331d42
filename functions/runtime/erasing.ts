// The tools of the worker that erases companies and sweeps up what nobody owns.

import { type BucketWalk, openBucketWalk } from '#functions/aws/bucket-walk.ts';
import { env } from './env.ts';
import { type Send, sending } from './send.ts';

export type Erasing = {
  readonly photoBucket: BucketWalk;
  readonly exportBucket: BucketWalk;
  readonly send: Send;
};

export const erasing = (): Erasing => ({
  photoBucket: openBucketWalk(env('PHOTOS_BUCKET')),
  exportBucket: openBucketWalk(env('EXPORTS_BUCKET')),
  send: sending().send,
});
