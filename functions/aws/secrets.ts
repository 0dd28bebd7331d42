// Secrets from SSM parameters, read once per running function by one signed request.

import * as z from 'zod/mini';
import { type JsonService, signedCall } from './signed-call.ts';

/**
 * `token-key` seals and hashes employee passwords; `photo-private-key` signs photo addresses; `edge-secret` is
 * what the edge sends to the gateway; `payday-client` is `{clientId, clientSecret}` of the bank-debit partner,
 * `paddle` the card reseller's `{apiKey, webhookSecret, clientToken}`.
 */
type SecretName = 'token-key' | 'photo-private-key' | 'edge-secret' | 'payday-client' | 'paddle';
export type Secrets = { get: (name: SecretName) => Promise<string> };

const ssm: JsonService = {
  name: 'SSM',
  signedAs: 'ssm',
  contentType: 'application/x-amz-json-1.1',
};
const secretMin = 32;
const reply = z.object({ Parameter: z.object({ Value: z.string().check(z.minLength(secretMin)) }) });

/** The secret's current value. */
export async function readSecret(prefix: string, secret: SecretName): Promise<string> {
  const name = `${prefix}/${secret}`;
  const response = await signedCall(ssm, 'AmazonSSM.GetParameter', { Name: name, WithDecryption: true });
  const content: unknown = await response.json();
  const read = z.safeParse(reply, content);
  if (!response.ok || !read.success) throw new Error(`the parameter ${name} is missing or too short`);
  return read.data.Parameter.Value;
}

/** `prefix` is the path of the stage's parameters. A secret that changes counts from the next cold start. */
export function openSecrets(prefix: string): Secrets {
  const known = new Map<SecretName, Promise<string>>();
  return {
    get: (name) => {
      const value = known.get(name) ?? readSecret(prefix, name);
      known.set(name, value);
      // The next request retries a failed read.
      value.catch(() => known.delete(name));
      return value;
    },
  };
}
