// Judges what authenticators send, with the library for it: loaded on demand.

import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewCredential, PasskeyProof } from '#shared/model/company/passkey.ts';

/** Where our pages are, and whether a challenge is the one we gave for this. */
export type Asked = {
  readonly origins: readonly string[];
  readonly hosts: readonly string[];
  readonly isOurs: (challenge: string) => boolean;
};
type Made = { readonly publicKey: string; readonly counter: number; readonly isSynced: boolean };
type Known = { readonly publicKey: string; readonly counter: number };

const expected = ({ origins, hosts, isOurs }: Asked) => ({
  expectedOrigin: [...origins],
  expectedRPID: [...hosts],
  expectedChallenge: isOurs,
  requireUserVerification: true,
});
const shell = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/** Undefined when anything about it is wrong. Who made the authenticator is not asked. */
export async function madePasskey(asked: Asked, sent: NewCredential): Promise<Made | undefined> {
  const response = {
    ...shell(sent.id),
    response: { clientDataJSON: sent.client_data, attestationObject: sent.attestation },
  };
  // The library throws for whatever an authenticator of good faith does not send.
  const judged = await verifyRegistrationResponse({ response, ...expected(asked) }).catch(() => undefined);
  if (!judged?.verified) return undefined;
  const { credential, credentialBackedUp: isSynced } = judged.registrationInfo;
  if (credential.id !== sent.id) return undefined;
  return {
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced,
  };
}

/** The new counter; undefined when the proof is not this passkey's, or its counter went back. */
export async function provenCounter(
  asked: Asked,
  sent: PasskeyProof,
  known: Known,
): Promise<number | undefined> {
  const response = {
    ...shell(sent.id),
    response: {
      clientDataJSON: sent.client_data,
      authenticatorData: sent.authenticator_data,
      signature: sent.signature,
      userHandle: sent.user,
    },
  };
  const credential = {
    id: sent.id,
    publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
    counter: known.counter,
  };
  const judged = await verifyAuthenticationResponse({ response, credential, ...expected(asked) }).catch(
    () => undefined,
  );
  return judged?.verified ? judged.authenticationInfo.newCounter : undefined;
}
