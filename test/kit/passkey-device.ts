// A device that holds passkeys, for tests of the domain: CBOR, COSE and signatures by hand, to check the library's judgement.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as z from 'zod';
import type { NewCredential, PasskeyOrder, PasskeyProof } from '#shared/model/company/passkey.ts';

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();

/** Length and kind of a CBOR item of fewer than 65,536 bytes. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([kind * 32 + length]);
  if (length < 256) return Buffer.from([kind * 32 + 24, length]);
  return Buffer.from([kind * 32 + 25, Math.floor(length / 256), length % 256]);
}
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborNumber = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const point = z.object({ x: z.string(), y: z.string() });
/** COSE: an elliptic key (2) for ES256 (-7) on P-256 (1). */
function coseOf(publicKey: KeyObject): Buffer {
  const { x, y } = point.parse(publicKey.export({ format: 'jwk' }));
  const pairs: [number, Buffer][] = [
    [1, cborNumber(2)],
    [3, cborNumber(-7)],
    [-1, cborNumber(1)],
    [-2, cborBytes(Buffer.from(x, 'base64url'))],
    [-3, cborBytes(Buffer.from(y, 'base64url'))],
  ];
  return cborMap(pairs.map(([name, value]) => [cborNumber(name), value]));
}

const flag = { present: 1, verified: 4, attested: 64 } as const;
type Place = {
  readonly origin: string;
  readonly host: string;
  /** False: the device is locked. */
  readonly isUnlocked: boolean;
  /** The counter that it says; absent: the next one. */
  readonly counter: number;
};

/** One passkey on one device. `at` is where the page is, unless a call says otherwise. */
export function aPasskeyDevice(at: Pick<Place, 'origin' | 'host'>) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(20);
  let counter = 0;
  let user = '';
  const dataOf = (place: Place, more = 0): Buffer => {
    const bits = flag.present + (place.isUnlocked ? flag.verified : 0) + more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(place.counter);
    return Buffer.concat([sha256(place.host), Buffer.from([bits]), count]);
  };
  const clientData = (type: string, challenge: string, { origin }: Place): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const placed = (over: Partial<Place>): Place => ({ ...at, isUnlocked: true, counter, ...over });

  return {
    make(order: Pick<PasskeyOrder, 'challenge' | 'user'>, over: Partial<Place> = {}): NewCredential {
      const place = placed(over);
      user = order.user.id;
      const length = Buffer.from([0, id.length]);
      const attested = [Buffer.alloc(16), length, id, coseOf(publicKey)];
      const data = Buffer.concat([dataOf(place, flag.attested), ...attested]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        id: base64(id),
        client_data: base64(clientData('webauthn.create', order.challenge, place)),
        attestation: base64(attestation),
        transports: ['internal'],
      };
    },
    prove(challenge: string, over: Partial<Place & { readonly user: string }> = {}): PasskeyProof {
      counter += 1;
      const place = placed(over);
      const client = clientData('webauthn.get', challenge, place);
      const data = dataOf(place);
      return {
        id: base64(id),
        user: over.user ?? user,
        client_data: base64(client),
        authenticator_data: base64(data),
        signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
}
