// Asks the device for a new passkey, or for a proof of one: the only file that knows the library for it.

import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Reply } from '#shared/api/endpoint.ts';
import type { passkeys } from '#shared/api/passkeys.ts';
import { productName } from '#shared/limits.ts';
import type { NewCredential, PasskeyOrder, PasskeyProof } from '#shared/model/company/passkey.ts';
import { NoPasskey } from './possible.ts';

type Question = Reply<typeof passkeys.endpoints.askForPasskey>;

/** ES256 and RS256: every device knows one of them. */
const algorithms = [-7, -257];

/** Of the hosts that passkeys belong to, the one that this page is on or below. */
function hostHere(hosts: readonly string[]): string {
  const { hostname } = location;
  const host = hosts.find((one) => hostname === one || hostname.endsWith(`.${one}`));
  if (host === undefined) throw new NoPasskey();
  return host;
}

/** Whatever the device says, the person has no passkey in hand. */
async function fromDevice<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const held = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new NoPasskey(cause instanceof WebAuthnError && cause.code === held, cause);
  }
}

export async function makeOnDevice(order: PasskeyOrder): Promise<NewCredential> {
  const { id: userId, name, display_name: displayName } = order.user;
  const optionsJSON = {
    challenge: order.challenge,
    rp: { id: hostHere(order.hosts), name: productName },
    user: { id: userId, name, displayName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: order.known.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    } as const,
    attestation: 'none' as const,
  } satisfies Parameters<typeof startRegistration>[0]['optionsJSON'];
  const made = await fromDevice(startRegistration({ optionsJSON }));
  return {
    id: made.id,
    client_data: made.response.clientDataJSON,
    attestation: made.response.attestationObject,
    transports: made.response.transports ?? [],
  };
}

export async function proveOnDevice({ challenge, hosts }: Question): Promise<PasskeyProof> {
  const optionsJSON = { challenge, rpId: hostHere(hosts), userVerification: 'required' } as const;
  const { id, response } = await fromDevice(startAuthentication({ optionsJSON }));
  return {
    id,
    user: response.userHandle ?? '',
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}
