// Signs single requests to AWS where a full SDK client is not worth its size.

import { createHmac } from 'node:crypto';
import { Sha256 } from '@smithy/core/checksum';
import { createScope, getSigningKey, SignatureV4 } from '@smithy/signature-v4';

const set = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the environment name ${name} is not set`);
  return value;
};

/** Throws where the environment does not name it. */
export const region = (): string => set('AWS_REGION');
/** The local cloud's address of a service; undefined on AWS. */
export const givenEndpoint = (service: 'SSM' | 'S3' | 'SQS'): string | undefined =>
  process.env[`AWS_ENDPOINT_URL_${service}`] ?? process.env['AWS_ENDPOINT_URL'];

/** The address of a bucket's objects, without a final slash. */
export function bucketAddress(bucket: string): string {
  const given = givenEndpoint('S3');
  return given === undefined ? `https://${bucket}.s3.${region()}.amazonaws.com` : `${given}/${bucket}`;
}

/** The same for a browser, which may reach an emulator under another address than a function. */
export function openBucketAddress(bucket: string): string {
  const given = process.env['FILES_ORIGIN'];
  return given === undefined ? bucketAddress(bucket) : `${given}/${bucket}`;
}

/** Of the function's role, as Lambda puts them into the environment; throws where they are missing. */
export const credentials = () => {
  const sessionToken = process.env['AWS_SESSION_TOKEN'];
  return {
    accessKeyId: set('AWS_ACCESS_KEY_ID'),
    secretAccessKey: set('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  };
};

/** A signer for one service, with this function's credentials. */
export function signerOf(service: 'ssm' | 's3' | 'sqs'): SignatureV4 {
  return new SignatureV4({
    service,
    region: region(),
    sha256: Sha256,
    // S3 signs a path as it is; other services escape it once more.
    uriEscapePath: service !== 's3',
    credentials: credentials(),
  });
}

/** The scope of a signature made on this day (`20260331`). */
export const scopeForS3 = (day: string): string => createScope(day, region(), 's3');

/** Signs a text, for upload forms: there is no request to sign. */
export async function signatureForS3(day: string, text: string): Promise<string> {
  const key = await getSigningKey(Sha256, credentials(), day, region(), 's3');
  return createHmac('sha256', key).update(text).digest('hex');
}
