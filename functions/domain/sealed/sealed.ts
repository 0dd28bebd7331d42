// Stored secrets that must be readable: encrypted with one key for each purpose, and bound to their owner.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Ctx } from '#functions/runtime/context.ts';

type SecretCtx = Pick<Ctx, 'secrets'>;
/** Purpose and owner: moved to another row or used for something else, it cannot be opened. */
export type Sealing = { readonly purpose: string; readonly owner: string };

const ivBytes = 12;
const tagBytes = 16;

/** One secret gives a separate key for each purpose. */
export async function keyFor(ctx: SecretCtx, purpose: string): Promise<Buffer> {
  const secret = await ctx.secrets.get('token-key');
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** AES-256-GCM as base64url: the nonce, the text, the tag. The same text never looks the same twice. */
export async function seal(ctx: SecretCtx, { purpose, owner }: Sealing, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(ctx, purpose), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** Throws when the text was changed, moved to another owner, or sealed for another purpose. */
export async function unseal(ctx: SecretCtx, { purpose, owner }: Sealing, kept: string): Promise<string> {
  const sealed = Buffer.from(kept, 'base64url');
  const iv = sealed.subarray(0, ivBytes);
  const key = await keyFor(ctx, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
