// A passkey of a person of the office: what they see of it, and what travels between authenticator and server.

import * as z from 'zod/mini';
import { passkeyTransportsMax } from '#shared/limits.ts';
import { linkToken, name } from '#shared/model/fields.ts';

export const passkey = z.object({
  id: z.string(),
  /** What the person calls the device that holds it. */
  name: z.string(),
  created: z.string(),
  /** The last log-in with it; null before the first. */
  used: z.nullable(z.string()),
  /** The device's maker copies it to the person's other devices. */
  synced: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

/** Bytes as base64url without padding. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = bytes(1400);
const transport = z.string().check(z.regex(/^[a-z-]{1,20}$/));
const transports = z.array(transport).check(z.maxLength(passkeyTransportsMax));

/** What a page needs to ask an authenticator for a new passkey. */
export const passkeyOrder = z.object({
  challenge: z.string(),
  /** Hosts that own passkeys here; a page uses the one it is on or below. */
  hosts: z.array(z.string()),
  user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
  /** Passkeys that the person has: their authenticators make no second one. */
  known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
});
export type PasskeyOrder = z.output<typeof passkeyOrder>;

/** What a page needs to ask an authenticator for a proof. */
export const passkeyQuestion = z.object({ challenge: z.string(), hosts: z.array(z.string()) });

/** A new passkey, as the authenticator made it. */
export const newCredential = z.strictObject({
  id: credentialId,
  client_data: bytes(4000),
  attestation: bytes(20_000),
  transports,
});
export type NewCredential = z.output<typeof newCredential>;

/** A proof of a passkey, as the authenticator signed it. */
export const passkeyProof = z.strictObject({
  id: credentialId,
  user: bytes(100),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(4000),
});
export type PasskeyProof = z.output<typeof passkeyProof>;

export const passkeyAddition = z.strictObject({ name, credential: newCredential });
export const passkeyJoining = z.strictObject({ token: linkToken, name, credential: newCredential });
