// Upload forms, signed without S3's client: exactly equal to the client's.

import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openUploadForms } from '#functions/aws/upload-forms.ts';

const bucket = 'stund-photos';
const region = 'eu-central-1';
const key = 'raw/c1/f2';
const rules = { type: 'image/jpeg', bytesMax: 5_000_000, seconds: 900 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('an upload form', () => {
  it.each([
    ['on AWS', undefined, 'a-session'],
    ['on AWS without a session', undefined, undefined],
    ['on the local cloud', 'http://127.0.0.1:4703', undefined],
  ])('%s is the form of the SDK', async (_, endpoint, sessionToken) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-29T01:59:59.800Z'), toFake: ['Date'] });
    vi.stubEnv('AWS_REGION', region);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIA');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', `secret of ${String(sessionToken)}`);
    vi.stubEnv('AWS_SESSION_TOKEN', sessionToken);
    vi.stubEnv('AWS_ENDPOINT_URL', endpoint);
    const client = new S3Client({
      region,
      credentials: {
        accessKeyId: 'AKIA',
        secretAccessKey: `secret of ${String(sessionToken)}`,
        ...(sessionToken === undefined ? {} : { sessionToken }),
      },
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    });
    const theirs = await createPresignedPost(client, {
      Bucket: bucket,
      Key: key,
      Conditions: [
        ['content-length-range', 1, rules.bytesMax],
        ['eq', '$Content-Type', rules.type],
      ],
      Fields: { 'Content-Type': rules.type },
      Expires: rules.seconds,
    });
    const ours = await openUploadForms(bucket).form(key, rules);
    expect(ours).toEqual(theirs);
  });
});
