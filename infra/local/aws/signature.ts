/** Version 4 signatures as S3 checks them: in the headers, in a presigned address, and under a POST policy. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { headerOf, type Incoming, splitOnce } from './gateway-http.ts';

const skewMilliseconds = 15 * 60 * 1000;
const presignedSecondsMax = 7 * 24 * 60 * 60;
const algorithm = 'AWS4-HMAC-SHA256';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Why a request is refused, in S3's words; undefined when it is allowed. */
export type SignatureRefusal = { status: number; code: string; message: string };

const refused = (code: string, message: string, status = 403): SignatureRefusal => ({
  status,
  code,
  message,
});
const mismatch = () =>
  refused(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const escapeUri = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function signatureOf(secret: string, scope: string, text: string): string {
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, text).toString('hex');
}

/** `20261121T102030Z` as epoch milliseconds; NaN for other texts. */
const signingTime = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function canonicalQuery(request: Incoming): string {
  const [, query] = splitOnce(request.target, '?');
  return query
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => splitOnce(pair, '=').map((part) => escapeUri(decodeURIComponent(part))))
    .toSorted(([oneName = '', one = ''], [otherName = '', other = '']) =>
      oneName === otherName ? (one < other ? -1 : 1) : oneName < otherName ? -1 : 1,
    )
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

type Claim = {
  credential: string;
  signedAt: string;
  signedHeaders: string;
  signature: string;
  payloadHash: string;
};

function isSignedAs(request: Incoming, claim: Claim, secret: string): boolean {
  const headers = claim.signedHeaders
    .split(';')
    .map((name) => `${name}:${headerOf(request.headers, name).trim().replaceAll(/ +/g, ' ')}\n`);
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request),
    headers.join(''),
    claim.signedHeaders,
    claim.payloadHash,
  ].join('\n');
  const scope = splitOnce(claim.credential, '/')[1];
  const text = [algorithm, claim.signedAt, scope, sha256(canonical)].join('\n');
  return isEqual(claim.signature, signatureOf(secret, scope, text));
}

const isKnownKey = (credential: string, { accessKeyId }: Credentials) =>
  splitOnce(credential, '/')[0] === accessKeyId;
const unknownKey = ({ accessKeyId }: Credentials) =>
  refused('InvalidAccessKeyId', `The embedded AWS knows one access key only: "${accessKeyId}".`);

function checkPresigned(request: Incoming, known: Credentials, nowMs: number): SignatureRefusal | undefined {
  const field = (name: string) => request.query.get(name) ?? '';
  const claim = {
    credential: field('X-Amz-Credential'),
    signedAt: field('X-Amz-Date'),
    signedHeaders: field('X-Amz-SignedHeaders'),
    signature: field('X-Amz-Signature'),
    payloadHash: request.query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
  const seconds = Number(field('X-Amz-Expires'));
  const signedAtMs = signingTime(claim.signedAt);
  if (!Number.isFinite(signedAtMs) || !(seconds > 0 && seconds <= presignedSecondsMax))
    return refused('AuthorizationQueryParametersError', 'The presigned address is malformed.', 400);
  if (!isKnownKey(claim.credential, known)) return unknownKey(known);
  if (!isSignedAs(request, claim, known.secretAccessKey)) return mismatch();
  if (nowMs < signedAtMs - skewMilliseconds) return refused('AccessDenied', 'Request is not yet valid');
  if (nowMs > signedAtMs + seconds * 1000) return refused('AccessDenied', 'Request has expired');
  return undefined;
}

function checkHeaders(request: Incoming, known: Credentials, nowMs: number): SignatureRefusal | undefined {
  const parts = new Map(
    headerOf(request.headers, 'authorization')
      .slice(algorithm.length)
      .split(',')
      .map((part) => splitOnce(part.trim(), '=')),
  );
  const claim = {
    credential: parts.get('Credential') ?? '',
    signedAt: headerOf(request.headers, 'x-amz-date'),
    signedHeaders: parts.get('SignedHeaders') ?? '',
    signature: parts.get('Signature') ?? '',
    payloadHash: headerOf(request.headers, 'x-amz-content-sha256'),
  };
  if (!isKnownKey(claim.credential, known)) return unknownKey(known);
  if (!isSignedAs(request, claim, known.secretAccessKey)) return mismatch();
  if (!(Math.abs(nowMs - signingTime(claim.signedAt)) <= skewMilliseconds))
    return refused('RequestTimeTooSkewed', 'The difference between the request time and now is too large.');
  if (/^[0-9a-f]{64}$/.test(claim.payloadHash) && sha256(request.body) !== claim.payloadHash)
    return refused('XAmzContentSHA256Mismatch', 'The body is not the one that was signed.', 400);
  return undefined;
}

/** Checks a request to S3 that is not a browser's form. Uses the real time, as the SDK does for signing. */
export function refuseUnsigned(
  request: Incoming,
  known: Credentials,
  nowMs: number,
): SignatureRefusal | undefined {
  if (request.query.has('X-Amz-Signature')) return checkPresigned(request, known, nowMs);
  if (headerOf(request.headers, 'authorization').startsWith(algorithm))
    return checkHeaders(request, known, nowMs);
  return refused('AccessDenied', 'Access Denied');
}

/** Checks the signature of a POST policy over its encoded text. */
export function refusePolicySignature(
  form: { policy: string; credential: string; signature: string },
  known: Credentials,
): SignatureRefusal | undefined {
  if (!isKnownKey(form.credential, known)) return unknownKey(known);
  const scope = splitOnce(form.credential, '/')[1];
  return isEqual(form.signature, signatureOf(known.secretAccessKey, scope, form.policy))
    ? undefined
    : mismatch();
}
