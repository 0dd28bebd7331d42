// Forms with which a browser uploads one file to a bucket, signed without the SDK's S3 client, which would make the bundle too large.

import { credentials, openBucketAddress, scopeForS3, signatureForS3 } from './signer.ts';

type UploadRules = { readonly type: string; readonly bytesMax: number; readonly seconds: number };
type UploadForm = { readonly url: string; readonly fields: Record<string, string> };
export type UploadForms = {
  /** An address and form fields that allow exactly this key, this type and at most this many bytes. */
  form: (key: string, rules: UploadRules) => Promise<UploadForm>;
};

const toSecond = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');

export function openUploadForms(bucket: string): UploadForms {
  return {
    form: async (key, { type, bytesMax, seconds }) => {
      const now = Date.now();
      const signedAt = toSecond(now).replaceAll(/[-:]/g, '');
      const day = signedAt.slice(0, 8);
      const { accessKeyId, sessionToken } = credentials();
      const stated = {
        'Content-Type': type,
        bucket,
        'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
        'X-Amz-Credential': `${accessKeyId}/${scopeForS3(day)}`,
        'X-Amz-Date': signedAt,
        ...(sessionToken === undefined ? {} : { 'X-Amz-Security-Token': sessionToken }),
        key,
      };
      const conditions = [
        ['content-length-range', 1, bytesMax],
        ['eq', '$Content-Type', type],
        ...Object.entries(stated).map(([name, value]) => ({ [name]: value })),
      ];
      const expiration = toSecond(now + seconds * 1000);
      const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
      const fields = { ...stated, Policy: policy, 'X-Amz-Signature': await signatureForS3(day, policy) };
      return { url: new URL(openBucketAddress(bucket)).href, fields };
    },
  };
}
