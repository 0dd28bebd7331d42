// Secrets from SSM parameters, read once per running function by one signed request.

import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';

/** `token-key` seals and hashes employee passwords; `photo-private-key` signs photo addresses. */
export type SecretName = 'token-key' | 'photo-private-key';
export type Secrets = { get: (name: SecretName) => Promise<string> };

const secretMin = 32;
const reply = z.object({ Parameter: z.object({ Value: z.string().check(z.minLength(secretMin)) }) });

type Bytes = string | ArrayBuffer | ArrayBufferView;
const bytesOf = (data: Bytes): string | Uint8Array =>
  typeof data === 'string'
    ? data
    : data instanceof ArrayBuffer
      ? new Uint8Array(data)
      : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

/** SHA-256, keyed or not, in the form the signer asks for. */
class Sha256 {
  readonly #secret: Bytes | undefined;
  #sum: Hash | Hmac;
  constructor(secret?: Bytes) {
    this.#secret = secret;
    this.#sum = this.#fresh();
  }
  #fresh(): Hash | Hmac {
    return this.#secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(this.#secret));
  }
  update(data: Bytes): void {
    this.#sum.update(bytesOf(data));
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#sum.digest()));
  }
  reset(): void {
    this.#sum = this.#fresh();
  }
}

const set = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the environment name ${name} is not set`);
  return value;
};

/**
 * The value of an SSM parameter. The SDK's own client would put 78 kB into every function for this one call
 * (B1); only the signing is the SDK's.
 */
async function readParameter(name: string): Promise<string> {
  const region = set('AWS_REGION');
  const given = process.env['AWS_ENDPOINT_URL_SSM'] ?? process.env['AWS_ENDPOINT_URL'];
  const url = new URL(given ?? `https://ssm.${region}.amazonaws.com`);
  const sessionToken = process.env['AWS_SESSION_TOKEN'];
  const signer = new SignatureV4({
    service: 'ssm',
    region,
    sha256: Sha256,
    credentials: {
      accessKeyId: set('AWS_ACCESS_KEY_ID'),
      secretAccessKey: set('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken ? { sessionToken } : {}),
    },
  });
  const body = JSON.stringify({ Name: name, WithDecryption: true });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AmazonSSM.GetParameter',
    },
    body,
  });
  const { host: _, ...sent } = headers;
  const response = await fetch(url, { method: 'POST', headers: sent, body });
  const content: unknown = await response.json();
  const read = z.safeParse(reply, content);
  if (!response.ok || !read.success) throw new Error(`the parameter ${name} is missing or too short`);
  return read.data.Parameter.Value;
}

export function openSecrets(prefix: string): Secrets {
  const known = new Map<SecretName, Promise<string>>();
  return {
    get: (name) => {
      const value = known.get(name) ?? readParameter(`${prefix}/${name}`);
      known.set(name, value);
      // A failed read is tried again by the next request.
      value.catch(() => known.delete(name));
      return value;
    },
  };
}
