// Signs single requests to AWS, for the few calls that are not worth a whole client of the SDK (B1).

import { createHmac } from 'node:crypto';
import { createScope, getSigningKey, SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from './sha256.ts';

const set = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the environment name ${name} is not set`);
  return value;
};

export const region = (): string => set('AWS_REGION');
/** Where the service is when it is not where AWS has it: the local cloud. */
export const givenEndpoint = (service: 'SSM' | 'S3' | 'SQS'): string | undefined =>
  process.env[`AWS_ENDPOINT_URL_${service}`] ?? process.env['AWS_ENDPOINT_URL'];

/** Where a bucket's objects are addressed, without a slash at the end. */
export function bucketAddress(bucket: string): string {
  const given = givenEndpoint('S3');
  return given === undefined ? `https://${bucket}.s3.${region()}.amazonaws.com` : `${given}/${bucket}`;
}

/** The same for a browser, which may find an emulator elsewhere than a function does. */
export function openBucketAddress(bucket: string): string {
  const given = process.env['FILES_ORIGIN'];
  return given === undefined ? bucketAddress(bucket) : `${given}/${bucket}`;
}

export const credentials = () => {
  const sessionToken = process.env['AWS_SESSION_TOKEN'];
  return {
    accessKeyId: set('AWS_ACCESS_KEY_ID'),
    secretAccessKey: set('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  };
};

/** The signer of a service, with the credentials of this function. */
export function signerOf(service: 'ssm' | 's3' | 'sqs'): SignatureV4 {
  return new SignatureV4({
    service,
    region: region(),
    sha256: Sha256,
    // S3 takes a path as it is; every other service has it escaped once more.
    uriEscapePath: service !== 's3',
    credentials: credentials(),
  });
}

/** What a signature of that day (`20260331`) is good for. */
export const scopeForS3 = (day: string): string => createScope(day, region(), 's3');

/** The signature of a text, for forms: they carry no request that could be signed. */
export async function signatureForS3(day: string, text: string): Promise<string> {
  const key = await getSigningKey(Sha256, credentials(), day, region(), 's3');
  return createHmac('sha256', key).update(text).digest('hex');
}
