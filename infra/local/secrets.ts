// The secrets of this copy: created the first time, stored with the data, read by the handlers from SSM.

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { ParameterSource } from '#infra/local/aws/ssm.ts';

const keyBits = 2048;

/** The parameters below `prefix`. Both halves of the key pair are made in the same start, or neither is. */
export function secretParameters(prefix: string): ParameterSource {
  let pair: { privateKey: string; publicKey: string } | undefined;
  const keyPair = () => {
    pair ??= generateKeyPairSync('rsa', {
      modulusLength: keyBits,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    return pair;
  };
  return {
    [`${prefix}/edge-secret`]: () => randomBytes(32).toString('hex'),
    [`${prefix}/payday-client`]: () =>
      JSON.stringify({ clientId: 'stand-in', clientSecret: randomBytes(32).toString('hex') }),
    [`${prefix}/paddle`]: () =>
      JSON.stringify({
        apiKey: `stand-in-${randomBytes(16).toString('hex')}`,
        webhookSecret: randomBytes(32).toString('hex'),
        clientToken: 'test_stand-in',
      }),
    [`${prefix}/token-key`]: () => randomBytes(32).toString('base64'),
    [`${prefix}/photo-private-key`]: () => keyPair().privateKey,
    [`${prefix}/photo-public-key`]: () => keyPair().publicKey,
  };
}
