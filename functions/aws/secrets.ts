// Secrets from SSM parameters, read once per running function by one signed request.

import * as z from 'zod/mini';
import { givenEndpoint, region, signerOf } from './signer.ts';

/** `token-key` seals and hashes employee passwords; `photo-private-key` signs photo addresses. */
export type SecretName = 'token-key' | 'photo-private-key';
export type Secrets = { get: (name: SecretName) => Promise<string> };

const secretMin = 32;
const reply = z.object({ Parameter: z.object({ Value: z.string().check(z.minLength(secretMin)) }) });

/**
 * The value of an SSM parameter. The SDK's own client would put 78 kB into every function for this one call
 * (B1); only the signing is the SDK's.
 */
async function readParameter(name: string): Promise<string> {
  const url = new URL(givenEndpoint('SSM') ?? `https://ssm.${region()}.amazonaws.com`);
  const body = JSON.stringify({ Name: name, WithDecryption: true });
  const { headers } = await signerOf('ssm').sign({
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
